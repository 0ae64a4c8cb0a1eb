"""Resampling of drafts: deal the cards hidden from a seat again, consistent with its memory."""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import Random, below, rekey
from mulligan.core.kernel.record import I16, dtype_of, new_record
from mulligan.epic.book.layout import Book
from mulligan.epic.draft.hidden.memory import NEVER, is_own, is_public, last_seen
from mulligan.epic.draft.rules import (
    builds_by_taking,
    dealt,
    first_card,
    first_copy,
    in_pack,
    is_asked,
    is_free,
    owner,
    pack_of,
    put_into_pool,
)
from mulligan.epic.draft.state import CHOSEN, LARGE, LEFT_OUT, NOT_TAKEN, Ask, State

_KNOWN = -1  # the seat knows where the card is


class Pool:
    """Working memory, by index in the box."""

    seen: Annotated[list[I16], LARGE["box"]]  # the pick at which the seat last saw each card; or NEVER, _KNOWN
    places: Annotated[list[I16], LARGE["box"]]


POOL = dtype_of(Pool)


def new_pool() -> Pool:
    pool: Pool = new_record(POOL)[0]
    return pool


@native
def resample(book: Book, state: State, seat: int, pool: Pool, random: Random) -> None:
    """Resample in place. `random` is the searcher's generator."""
    for place in range(state.box):
        known = is_public(state, place) or is_own(state, place, seat)
        pool.seen[place] = _KNOWN if known else last_seen(state, place, seat)
    _deal_unseen(state, pool, random)
    for place in range(dealt(state)):
        if pool.seen[place] > NEVER:
            _mix_takers(state, place, pool, random)
    for place in range(dealt(state)):
        if pool.seen[place] > NEVER:
            _order_copies(state, place, pool)
    for other in range(state.seats):
        if other != seat and state.ask == Ask.PICK:
            _resample_picks(state, other, random)
    for other in range(state.seats):
        if other != seat:
            _gather(state, other)
            if state.ask == Ask.BUILD or state.over != 0:
                _resample_deck(state, other, random)
    rekey(state.random, random)


@native
def _deal_unseen(state: State, pool: Pool, random: Random) -> None:
    """Shuffle the cards that the seat never saw among all places where it never looked."""
    count = 0
    for place in range(state.box):
        if pool.seen[place] == NEVER:
            pool.places[count] = place
            count += 1
    for i in range(count - 1, 0, -1):
        one, other = pool.places[i], pool.places[below(random, i + 1)]
        card = state.cards[one].card
        state.cards[one].card = state.cards[other].card
        state.cards[other].card = card


@native
def _mix_takers(state: State, place: int, pool: Pool, random: Random) -> None:
    """One step of shuffling the cards that the seat last saw at the same pick, which decides when each was taken."""
    start = place - place % int(state.plan.pack)
    up_to_here = 0
    for other in range(start, place + 1):
        up_to_here += pool.seen[other] == pool.seen[place]
    chosen = below(random, up_to_here)
    for other in range(start, place + 1):
        if pool.seen[other] == pool.seen[place]:
            if chosen == 0:
                taken = state.cards[place].taken
                state.cards[place].taken = state.cards[other].taken
                state.cards[other].taken = taken
                return
            chosen -= 1


@native
def _order_copies(state: State, place: int, pool: Pool) -> None:
    """One step of sorting: the first of equal cards is taken first, as in `first_copy`."""
    for other in range(place - place % int(state.plan.pack), place):
        if pool.seen[other] == pool.seen[place] and state.cards[other].card == state.cards[place].card:
            taken, later = int(state.cards[other].taken), int(state.cards[place].taken)
            if later != NOT_TAKEN and (taken == NOT_TAKEN or taken > later):
                state.cards[other].taken, state.cards[place].taken = later, taken


@native
def _resample_picks(state: State, other: int, random: Random) -> None:
    """Choose cards from another player's pack: all they take, or some while they are still asked."""
    pack = pack_of(state, other)
    if pack < 0:
        return
    start = first_card(state, state.round_number, pack)
    for place in range(start, start + state.plan.pack):
        state.cards[place].mark = 0
    takes, left = int(state.plan.takes[state.pick]), in_pack(state, start)
    for chosen in range(below(random, takes) if is_asked(state, other) else takes):
        _choose_free(state, start, below(random, left - chosen))


@native
def _choose_free(state: State, start: int, number: int) -> None:
    """Choose one of the free cards of a pack."""
    for place in range(start, start + state.plan.pack):
        if is_free(state, place):
            if number == 0:
                state.cards[first_copy(state, start, place)].mark = CHOSEN
                return
            number -= 1


@native
def _gather(state: State, other: int) -> None:
    """Rebuild a seat's pool from what it has taken."""
    pool = state.players[other].pool
    for rank in range(pool.count):
        pool.cards[rank] = 0
    pool.count = 0
    for place in range(dealt(state)):
        if owner(state, place) == other:
            state.cards[place].mark = 0
            put_into_pool(state, pool, place)


@native
def _resample_deck(state: State, other: int, random: Random) -> None:
    """Build a deck for another player, or part of one while they are still asked."""
    pool = state.players[other].pool
    fewest, most = int(state.plan.fewest), min(int(state.plan.most), int(pool.count))
    if is_asked(state, other):
        fewest, most = (0, most) if builds_by_taking(state, other) else (fewest, int(pool.count))
    left_out = int(pool.count) - fewest - below(random, most - fewest + 1)
    for rank in range(pool.count):
        if below(random, int(pool.count) - rank) < left_out:
            state.cards[pool.cards[rank]].mark = LEFT_OUT
            left_out -= 1
