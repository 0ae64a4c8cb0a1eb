"""Operations that say what a sentence is about: they mark champions, cards and players."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.effects.registry import DONE, STAY, UNDONE, carries_out
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import (
    clear,
    has_subject,
    in_discard,
    is_subject,
    mark_card,
    mark_champion,
    mark_player,
    must_pick,
    players_meant,
    source_slot,
)
from mulligan.epic.rules.seating import reaches, seats_of
from mulligan.epic.rules.stats import is_champion, matches
from mulligan.epic.state import NO_SLOT, NOBODY, THEM, State


@carries_out(Op.CLEAR)
@native
def forget(book: Book, state: State, output: Output, row: Instruction) -> int:
    clear(state, THEM)
    return DONE


@carries_out(Op.PICK)
@native
def pick(book: Book, state: State, output: Output, row: Instruction) -> int:
    if must_pick(book, state, output, row):
        return STAY
    return DONE if row.jump == 0 or has_subject(state) else UNDONE


@carries_out(Op.EACH)
@native
def each(book: Book, state: State, output: Output, row: Instruction) -> int:
    me, source = top(state).controller, source_slot(state)
    for slot in range(state.slots):
        if state.champions[slot].controller != NOBODY and matches(book, state, row.which, slot, me, source):
            mark_champion(state, slot, THEM)
    return DONE


@carries_out(Op.THIS)
@native
def this(book: Book, state: State, output: Output, row: Instruction) -> int:
    """The source of the ability: a champion in play, or a card in a discard pile, if it is still there."""
    frame = top(state)
    if frame.slot != NO_SLOT:
        if is_champion(state, frame.slot, frame.serial):
            mark_champion(state, frame.slot, THEM)
    elif in_discard(state, frame.copy_number):
        mark_card(state, frame.copy_number, THEM)
    return DONE


@carries_out(Op.NAMESAKES)
@native
def namesakes(book: Book, state: State, output: Output, row: Instruction) -> int:
    """Every champion that shares its name with a marked one."""
    for slot in range(state.slots):
        if is_subject(state, slot):
            for other in range(state.slots):
                twin = state.champions[other]
                if twin.controller != NOBODY and twin.card == state.champions[slot].card:
                    if reaches(state, top(state).controller, twin.controller):
                        mark_champion(state, other, THEM)
    return DONE


@carries_out(Op.MARK_PLAYERS)
@native
def mark_players(book: Book, state: State, output: Output, row: Instruction) -> int:
    mask = players_meant(state, row.who)
    for seat in range(seats_of(state)):
        if includes(mask, seat):
            mark_player(state, seat, THEM)
    return DONE


@native
def _mark_their_champions(state: State) -> None:
    for slot in range(state.slots):
        controller = state.champions[slot].controller
        if controller != NOBODY and state.players[controller].mark & THEM != 0:
            mark_champion(state, slot, THEM)


@carries_out(Op.CHAMPIONS_OF_MARKED)
@native
def champions_of_marked(book: Book, state: State, output: Output, row: Instruction) -> int:
    _mark_their_champions(state)
    for seat in range(seats_of(state)):
        state.players[seat].mark &= ~THEM
    return DONE


@carries_out(Op.AND_CHAMPIONS_OF_MARKED)
@native
def and_champions_of_marked(book: Book, state: State, output: Output, row: Instruction) -> int:
    _mark_their_champions(state)
    return DONE


@carries_out(Op.PILES_OF_MARKED)
@native
def piles_of_marked(book: Book, state: State, output: Output, row: Instruction) -> int:
    for seat in range(seats_of(state)):
        player = state.players[seat]
        if player.mark & THEM != 0:
            player.mark &= ~THEM
            for place in range(player.discard.count):
                mark_card(state, player.discard.cards[place], THEM)
    return DONE
