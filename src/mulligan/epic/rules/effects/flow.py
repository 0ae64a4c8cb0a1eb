"""Operations that steer a program: its end, jumps, conditions, modes, and what waits for the end of the turn."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.enums import Condition, Guard
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.output import lose_effect
from mulligan.epic.rules.effects.registry import DONE, STAY, UNDONE, carries_out
from mulligan.epic.rules.in_play import to_discard
from mulligan.epic.rules.programs.frames import end_program, top
from mulligan.epic.rules.programs.targets import clear, is_subject
from mulligan.epic.rules.seating import same_team, seats_of
from mulligan.epic.rules.stats import is_champion
from mulligan.epic.state import CHOSEN, NO_SLOT, NOBODY, THEM, Ask, Role, State


@carries_out(Op.END)
@native
def end(book: Book, state: State, output: Output, row: Instruction) -> int:
    """The program is done; an event goes to the discard pile (E-PLAY-03)."""
    frame = top(state)
    event, number = frame.event, frame.copy_number
    clear(state, THEM | CHOSEN)
    end_program(state)
    if event != 0:
        to_discard(book, state, output, number)
    return STAY


@carries_out(Op.JUMP)
@native
def jump(book: Book, state: State, output: Output, row: Instruction) -> int:
    return UNDONE


@carries_out(Op.IF)
@native
def if_(book: Book, state: State, output: Output, row: Instruction) -> int:
    return DONE if holds(state, row.condition, row.alignment) else UNDONE


@carries_out(Op.CHOOSE_MODE)
@native
def choose_mode(book: Book, state: State, output: Output, row: Instruction) -> int:
    state.ask, state.asked = Ask.MODE, top(state).controller
    return STAY


@native
def holds(state: State, condition: int, alignment: int) -> bool:
    frame = top(state)
    match condition:
        case Condition.YOUR_TURN:
            return same_team(state, frame.controller, state.turn_player)
        case Condition.NOT_YOUR_TURN:
            return not same_team(state, frame.controller, state.turn_player)
        case Condition.YOU_CONTROLLED_IT:
            return frame.its_controller == frame.controller
        case Condition.IT_ATTACKED_YOU_UNBLOCKED:
            return frame.it_attacked_you != 0
        case Guard.PLAYED_THIS_TURN:
            return includes(state.players[frame.controller].paid, alignment)
        case Guard.THIS_IN_PLAY:
            return is_champion(state, frame.slot, frame.serial)
        case _:
            return _attackers(state) == 1


@native
def _attackers(state: State) -> int:
    count = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            count += 1
    return count


@carries_out(Op.DELAY)
@native
def delay(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Delay the instructions that follow until the end of the turn, once for each of them."""
    frame = top(state)
    for slot in range(state.slots):
        if is_subject(state, slot):
            _delay_one(state, output, frame.pc + 1, slot, state.champions[slot].serial, NOBODY)
    for seat in range(seats_of(state)):
        if state.players[seat].mark & THEM != 0:
            _delay_one(state, output, frame.pc + 1, NO_SLOT, 0, seat)
    frame.pc = row.jump
    return STAY


@native
def _delay_one(state: State, output: Output, pc: int, slot: int, serial: int, seat: int) -> None:
    if state.delayed_count == len(state.delayed):
        lose_effect(output)
        return
    frame = top(state)
    later = state.delayed[state.delayed_count]
    state.delayed_count += 1
    later.pc, later.controller, later.card, later.copy_number = pc, frame.controller, frame.card, frame.copy_number
    later.slot, later.serial, later.it_slot, later.it_serial = frame.slot, frame.serial, slot, serial
    later.damaged, later.times = seat, 1
