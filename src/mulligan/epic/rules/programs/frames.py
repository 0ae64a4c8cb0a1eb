"""Programs in progress: a stack of frames in the state, so that any effect can stop in the middle and ask."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import blank
from mulligan.epic.state import NO_SLOT, NOBODY, Frame, State

FREE_FRAME = blank(Frame)  # zero, so that equal games are equal records
NEW_FRAME = blank(Frame, left=-1, damaged=NOBODY, its_controller=NOBODY, member=NOBODY)


@native
def top(state: State) -> Frame:
    """The program being carried out."""
    return state.frames[state.depth - 1]


@native
def begin_event(state: State, pc: int, controller: int, card: int, number: int) -> None:
    """Begin the program of an event; at its end the card goes to the discard pile."""
    begin_ability(state, pc, controller, card, number, NO_SLOT, 0)
    top(state).event = 1


@native
def begin_ability(state: State, pc: int, controller: int, card: int, number: int, slot: int, serial: int) -> None:
    """Begin the program of a power or a triggered ability. Its champion is in `slot`; a card in a pile has NO_SLOT."""
    state.frames[state.depth] = NEW_FRAME[0]
    state.depth += 1
    frame = top(state)
    frame.pc, frame.controller, frame.card, frame.copy_number = pc, controller, card, number
    frame.slot, frame.serial = slot, serial


@native
def end_program(state: State) -> None:
    state.depth -= 1
    state.frames[state.depth] = FREE_FRAME[0]
