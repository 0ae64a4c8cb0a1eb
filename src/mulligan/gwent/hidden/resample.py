"""Deals the cards hidden from a seat again, consistent with everything it has seen. Bots search only such states.

The contents of a deck are public; its order is not.
"""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import knows
from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.random import Random, below, rekey
from mulligan.core.kernel.record import I16, dtype_of, new_record
from mulligan.gwent.book.layout import Book
from mulligan.gwent.rules.frames import searched_for, top
from mulligan.gwent.rules.searches import deck_has, finds_bond_copy
from mulligan.gwent.rules.zones import is_virtual
from mulligan.gwent.state import HELD, SHUFFLED_IN, TABLE, Ask, DeckSearch, State

NOT_HELD = 0


class Pool:
    """Working memory."""

    hidden: Annotated[list[I16], TABLE["cards"]]


def new_pool() -> Pool:
    pool: Pool = new_record(dtype_of(Pool))[0]
    return pool


@native
def resample(book: Book, state: State, seat: int, pool: Pool, random: Random) -> None:
    """Change the state to one that looks the same to the seat (or SPECTATOR). Uses `random`, not the state's generator."""
    for other in range(len(state.players)):
        _deal_hidden(state, seat, other, pool, random)
        while not _can_still_find(book, state, seat, other):
            _deal_hidden(state, seat, other, pool, random)
    for place in range(state.leader_count - 1, 0, -1):
        other = below(random, place + 1)
        leader = state.leaders[place]
        state.leaders[place] = state.leaders[other]
        state.leaders[other] = leader
    rekey(state.random, random)


@native
def _can_still_find(book: Book, state: State, seat: int, other: int) -> bool:
    """Whether a player who is searching their deck can still find a card."""
    if state.asked != other or other == seat:
        return True
    if state.ask == Ask.PICK and searched_for(top(state)) != DeckSearch.ANY:
        return deck_has(book, state, other, searched_for(top(state)), top(state).card)
    if state.ask == Ask.BOND:
        return finds_bond_copy(book, state, other)
    return True


@native
def _deal_hidden(state: State, seat: int, other: int, pool: Pool, random: Random) -> None:
    """Shuffle the cards of one player that the seat does not know.

    A card that was publicly shuffled into the deck cannot have been in the hand before.
    """
    held = _gather(state, seat, state.players[other].hand, HELD, pool, 0)
    count = _gather(state, seat, state.players[other].hand, NOT_HELD, pool, held)
    count = _gather(state, seat, state.players[other].deck, NOT_HELD, pool, count)
    if is_virtual(state, other):
        for place in range(state.under_count):
            pool.hidden[count] = state.under[place]
            count += 1
    for i in range(held):
        _exchange(state, pool.hidden[i], pool.hidden[_any_that_fits(state, pool, random, i, count)])
    for i in range(count - 1, held, -1):
        _exchange(state, pool.hidden[i], pool.hidden[held + below(random, i - held + 1)])


@native
def _gather(state: State, seat: int, pile: Pile, held: int, pool: Pool, count: int) -> int:
    """Collect the hidden cards of a pile that were HELD while others were shuffled in, or NOT_HELD."""
    for place in range(pile.count):
        card = state.cards[pile.cards[place]]
        if not knows(card.known, seat) and card.history & HELD == held:
            if card.history != HELD | SHUFFLED_IN:  # shuffled in twice: it stays in its place
                pool.hidden[count] = pile.cards[place]
                count += 1
    return count


@native
def _any_that_fits(state: State, pool: Pool, random: Random, first: int, count: int) -> int:
    """A random place from `first` on whose card was not shuffled in; `first` itself qualifies."""
    fitting = 0
    for i in range(first, count):
        if state.cards[pool.hidden[i]].history & SHUFFLED_IN == 0:
            fitting += 1
    chosen = below(random, fitting)
    for i in range(first, count):
        if state.cards[pool.hidden[i]].history & SHUFFLED_IN == 0:
            if chosen == 0:
                return i
            chosen -= 1
    return first


@native
def _exchange(state: State, one: int, other: int) -> None:
    """Swap the cards in two places. Knowledge, holder and HELD stay with the place."""
    a, b = state.cards[one], state.cards[other]
    card, owner, came = a.card, a.owner, a.history & SHUFFLED_IN
    a.card, a.owner = b.card, b.owner
    a.history = (a.history & HELD) | (b.history & SHUFFLED_IN)
    b.card, b.owner = card, owner
    b.history = (b.history & HELD) | came
