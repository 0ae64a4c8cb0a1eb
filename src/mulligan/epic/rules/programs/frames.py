"""Programs in progress: a stack of frames in the state, so that any effect can stop in the middle and ask.

The field `x` has two meanings, because no program that divides damage has an X. Functions read and write it by either.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import blank
from mulligan.epic.state import NO_SLOT, NOBODY, Frame, State

FREE_FRAME = blank(Frame)  # zero, so that equal games are equal records
NOT_BEGUN = -1  # `Frame.left` of an instruction that has not begun to count down
NEW_FRAME = blank(Frame, left=NOT_BEGUN, damaged=NOBODY, its_controller=NOBODY, member=NOBODY)


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
def has_begun(frame: Frame) -> bool:
    """Whether the instruction that asks several times has begun to count down `left`."""
    return frame.left != NOT_BEGUN


@native
def x_of(frame: Frame) -> int:
    """The X of the program's sentences."""
    return frame.x


@native
def set_x(frame: Frame, x: int) -> None:
    frame.x = x


@native
def share_target(frame: Frame) -> int:
    """The option chosen for the next share of divided damage: a champion or a player."""
    return frame.x


@native
def set_share_target(frame: Frame, option: int) -> None:
    frame.x = option


@native
def end_program(state: State) -> None:
    state.depth -= 1
    state.frames[state.depth] = FREE_FRAME[0]
