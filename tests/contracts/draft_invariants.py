"""Invariants of drafts."""

from __future__ import annotations

from enum import IntEnum

from mulligan.core.kernel.native import native
from mulligan.epic.book.layout import Book
from mulligan.epic.draft.rules import (
    comes_after,
    dealt,
    deck_size,
    first_card,
    in_pack,
    is_asked,
    owner,
    packs,
)
from mulligan.epic.draft.state import CHOSEN, DISCARDED, LEFT_OUT, NOT_TAKEN, Ask, State


class Fault(IntEnum):
    NONE = 0
    POOL = 1  # a pool is not exactly what its seat has taken
    UNEVEN = 2  # players have taken different numbers of cards at the end of a round
    TAKEN = 3  # a card was taken at a future pick, or from an unopened pack
    MARK = 4
    ASKED = 5
    DECK = 6
    UNUSED = 7  # an unused field is not zero


@native
def fault(book: Book, state: State) -> int:
    if not _pools_are_right(state):
        return Fault.POOL
    if not _evenly_taken(state):
        return Fault.UNEVEN
    if not _taken_in_time(state):
        return Fault.TAKEN
    if not _marks_are_right(state):
        return Fault.MARK
    if not _asked_are_right(state):
        return Fault.ASKED
    if state.over != 0:
        for seat in range(state.seats):
            if not state.plan.fewest <= deck_size(state, seat) <= state.plan.most:
                return Fault.DECK
    return Fault.NONE if _unused_is_zero(state) else Fault.UNUSED


@native
def _pools_are_right(state: State) -> bool:
    for seat in range(state.seats):
        pool, count = state.players[seat].pool, 0
        for place in range(state.box):
            count += owner(state, place) == seat
        if count != pool.count:
            return False
        for rank in range(pool.count):
            if owner(state, pool.cards[rank]) != seat:
                return False
            if rank > 0 and not comes_after(state, pool.cards[rank], pool.cards[rank - 1]):
                return False
    return True


@native
def _evenly_taken(state: State) -> bool:
    """Whether between rounds all players have the same number of cards, and packs of a round the same size."""
    size = in_pack(state, first_card(state, state.round_number, 0))
    for pack in range(packs(state)):
        if in_pack(state, first_card(state, state.round_number, pack)) != size:
            return False
    for seat in range(state.seats):
        if state.pick == 0 and state.players[seat].pool.count != state.players[0].pool.count:
            return False
    return True


@native
def _taken_in_time(state: State) -> bool:
    for place in range(state.box):
        taken = int(state.cards[place].taken)
        now = place >= first_card(state, state.round_number, 0)
        if place >= dealt(state) and taken != NOT_TAKEN:
            return False
        if now and state.ask == Ask.PICK and taken > state.pick:
            return False
        if taken > state.plan.picks and taken != DISCARDED:
            return False
        if not now and taken == NOT_TAKEN:
            return False
    return True


@native
def _marks_are_right(state: State) -> bool:
    for place in range(state.box):
        mark = state.cards[place].mark
        if mark == CHOSEN:
            if state.ask != Ask.PICK or state.cards[place].taken != NOT_TAKEN or place >= dealt(state):
                return False
        elif mark == LEFT_OUT:
            if state.ask == Ask.PICK or owner(state, place) < 0:
                return False
        elif mark != 0:
            return False
    return True


@native
def _asked_are_right(state: State) -> bool:
    if (state.over != 0) != (state.ask == Ask.NOTHING) or (state.over != 0) != (state.waiting == 0):
        return False
    if state.waiting >> state.seats != 0:
        return False
    for seat in range(state.seats):
        if is_asked(state, seat):
            return seat == state.asked
    return state.asked == 0


@native
def _unused_is_zero(state: State) -> bool:
    for place in range(state.box, len(state.cards)):
        if state.cards[place].card != 0 or state.cards[place].taken != 0 or state.cards[place].mark != 0:
            return False
    for seat in range(len(state.players)):
        pool = state.players[seat].pool
        if seat >= state.seats and pool.count != 0:
            return False
        for rank in range(pool.count, len(pool.cards)):
            if pool.cards[rank] != 0:
                return False
    return state.winners == 0
