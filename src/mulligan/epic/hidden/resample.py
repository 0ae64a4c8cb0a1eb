"""Resampling: deal the cards hidden from a seat again, consistent with what it has seen. Bots search such states, never the
true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import knows
from mulligan.core.kernel.random import Random, below, rekey
from mulligan.core.kernel.record import I8, I16, dtype_of, new_record
from mulligan.core.kernel.series import MAX_BOX
from mulligan.epic.book.layout import MAX_CARDS, Book
from mulligan.epic.rules.effects.asking import LOYALTY_CARDS
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import fits_loyalty
from mulligan.epic.rules.seating import copies_of, seats_of
from mulligan.epic.state import CHOSEN, LARGEST_DECK, NOBODY, TABLE, Ask, State

MAX_POOL = MAX_BOX  # all boxes at a table
EVERYBODY = range(TABLE["seats"])
TRIES = 8  # to draw a card that is left, before the cards that are left are counted


class Lists(IntEnum):
    """The knowledge about other players' decks."""

    OPEN = 0  # decklists are public
    SHARED = 1  # all decks come from one pool: drafts, sealed
    EACH = 2  # each deck comes from its own pool: constructed


class Pool:
    """The cards of a format, and work space."""

    lists: I8
    private: I16  # a mask of the seats whose decklists are not public
    total: I16
    cards: Annotated[list[I16], MAX_POOL]
    ranks: Annotated[list[I16], MAX_POOL]  # the number of each among the copies of its card
    copies: Annotated[list[I16], MAX_CARDS]
    # Work space.
    left: Annotated[list[I16], MAX_CARDS]  # the copies that the seat does not know to be elsewhere
    total_left: I16
    hidden: Annotated[list[I16], TABLE["seats"] * LARGEST_DECK]


POOL = dtype_of(Pool)


def new_pool(lists: Lists = Lists.OPEN, copies: Mapping[int, int] | None = None, private: Iterable[int] = EVERYBODY) -> Pool:
    """A pool with the given number of copies of each card number. Open lists need none; others can be those of some seats."""
    pool: Pool = new_record(POOL)[0]
    cards = [(card, rank) for card, count in (copies or {}).items() for rank in range(count)]
    if len(cards) > MAX_POOL:
        raise ValueError(f"a pool may have {MAX_POOL} cards")
    pool.lists, pool.private, pool.total = lists, sum(1 << seat for seat in private), len(cards)
    for place, (card, rank) in enumerate(cards):
        pool.cards[place], pool.ranks[place] = card, rank
        pool.copies[card] = rank + 1
    return pool


@native
def resample(book: Book, state: State, seat: int, pool: Pool, random: Random) -> None:
    """Resample in place. `random` is the searcher's generator, so a resampled state reveals nothing about the game's next
    draws.
    """
    if pool.lists == Lists.SHARED:
        _count_left(state, seat, NOBODY, pool)
    for owner in range(seats_of(state)):
        is_public = pool.lists == Lists.OPEN or pool.private >> owner & 1 == 0
        if owner == seat or is_public or not _deal_from_pool(state, seat, owner, pool, random):
            _mix(state, pool, random, _find_hidden(state, seat, owner, pool))
    for number in range(copies_of(state)):
        if _in_known_batch(state, seat, number):
            _mix_in_batch(state, seat, number, random)
    if state.asked != seat:
        _deal_marks(book, state, random)
    rekey(state.random, random)


@native
def _is_hidden(state: State, seat: int, number: int) -> bool:
    """Whether the seat knows nothing about the card."""
    card = state.cards[number]
    return not knows(card.known, seat) and (card.batch == 0 or not knows(card.batch_known, seat))


@native
def _in_known_batch(state: State, seat: int, number: int) -> bool:
    card = state.cards[number]
    return card.batch != 0 and knows(card.batch_known, seat) and not knows(card.known, seat)


@native
def _find_hidden(state: State, seat: int, owner: int, pool: Pool) -> int:
    count = 0
    player = state.players[owner]
    for place in range(player.deck.count):
        if _is_hidden(state, seat, player.deck.cards[place]):
            pool.hidden[count] = player.deck.cards[place]
            count += 1
    for place in range(player.hand.count):
        if _is_hidden(state, seat, player.hand.cards[place]):
            pool.hidden[count] = player.hand.cards[place]
            count += 1
    return count


@native
def _mix(state: State, pool: Pool, random: Random, count: int) -> None:
    """Shuffle the hidden cards of one owner."""
    for i in range(count - 1, 0, -1):
        one, other = pool.hidden[i], pool.hidden[below(random, i + 1)]
        card = state.cards[one].card
        state.cards[one].card = state.cards[other].card
        state.cards[other].card = card


@native
def _deal_from_pool(state: State, seat: int, owner: int, pool: Pool, random: Random) -> bool:
    """Deal an owner's hidden cards from those left in the pool; False if there are too few.

    The unseen cards of an eliminated owner are dealt, too, because nobody else can have them.
    """
    if pool.lists == Lists.EACH:
        _count_left(state, seat, owner, pool)
    count = 0
    for number in range(copies_of(state)):
        if state.cards[number].owner == owner and _in_game(state, number) and _is_hidden(state, seat, number):
            pool.hidden[count] = number
            count += 1
    if count > pool.total_left:
        return False
    for i in range(count):
        state.cards[pool.hidden[i]].card = _draw(pool, random)
    return True


@native
def _count_left(state: State, seat: int, owner: int, pool: Pool) -> None:
    """Count the cards of the pool without those that the seat knows to be an owner's, or anybody's (NOBODY)."""
    for card in range(MAX_CARDS):
        pool.left[card] = pool.copies[card]
    pool.total_left = pool.total
    for number in range(copies_of(state)):
        copy = state.cards[number]
        if (owner == NOBODY or copy.owner == owner) and (copy.owner == seat or not _is_hidden(state, seat, number)):
            if pool.left[copy.card] > 0:
                _take(pool, copy.card)


@native
def _take(pool: Pool, card: int) -> None:
    pool.left[card] -= 1
    pool.total_left -= 1


@native
def _draw(pool: Pool, random: Random) -> int:
    """A random card of those left, which it leaves."""
    for _ in range(TRIES):
        place = below(random, pool.total)
        card = pool.cards[place]
        if pool.ranks[place] < pool.left[card]:
            _take(pool, card)
            return card
    card, number = 0, below(random, pool.total_left)
    while number >= pool.left[card]:
        number -= pool.left[card]
        card += 1
    _take(pool, card)
    return card


@native
def _in_game(state: State, number: int) -> bool:
    """Whether a card is in use: the layout has room for more cards than are in the decks."""
    return state.cards[number].card != 0


@native
def _mix_in_batch(state: State, seat: int, number: int, random: Random) -> None:
    """One step of shuffling a batch of unknown order: swap with a card up to this place."""
    batch, owner = state.cards[number].batch, state.cards[number].owner
    up_to_here = 0
    for other in range(number + 1):
        if _in_known_batch(state, seat, other) and state.cards[other].batch == batch and state.cards[other].owner == owner:
            up_to_here += 1
    chosen = below(random, up_to_here)
    for other in range(number + 1):
        if _in_known_batch(state, seat, other) and state.cards[other].batch == batch and state.cards[other].owner == owner:
            if chosen == 0:
                _exchange(state, number, other)
                return
            chosen -= 1


@native
def _exchange(state: State, one: int, other: int) -> None:
    """Swap two cards. Pending effects follow the card that caused them."""
    card = state.cards[one].card
    state.cards[one].card = state.cards[other].card
    state.cards[other].card = card
    for i in range(state.trigger_count):
        state.triggers[i].copy_number = _renamed(state.triggers[i].copy_number, one, other)
    for i in range(state.delayed_count):
        state.delayed[i].copy_number = _renamed(state.delayed[i].copy_number, one, other)
    for i in range(state.depth):
        state.frames[i].copy_number = _renamed(state.frames[i].copy_number, one, other)


@native
def _renamed(number: int, one: int, other: int) -> int:
    if number == one:
        return other
    return one if number == other else number


# --- decisions in progress ------------------------------------------------------------------------


@native
def _deal_marks(book: Book, state: State, random: Random) -> None:
    """Guess the cards in hand that another player has chosen so far, for the mulligan or for loyalty."""
    if state.ask != Ask.MULLIGAN and state.ask != Ask.REVEAL:
        return
    hand = state.players[state.asked].hand
    for place in range(hand.count):
        state.cards[hand.cards[place]].mark &= ~CHOSEN
        if state.ask == Ask.MULLIGAN and below(random, 2) == 1:
            state.cards[hand.cards[place]].mark |= CHOSEN
    if state.ask == Ask.REVEAL:
        _deal_reveal(book, state, random)


@native
def _deal_reveal(book: Book, state: State, random: Random) -> None:
    """Guess a reveal for loyalty: no card so far, or one if the hand has two that fit."""
    frame, hand = top(state), state.players[state.asked].hand
    fitting = 0
    for place in range(hand.count):
        if fits_loyalty(book, state, hand.cards[place]):
            fitting += 1
    frame.left = LOYALTY_CARDS
    if fitting < LOYALTY_CARDS or below(random, 2) == 0:
        return
    chosen = below(random, fitting)
    for place in range(hand.count):
        if fits_loyalty(book, state, hand.cards[place]):
            if chosen == 0:
                state.cards[hand.cards[place]].mark |= CHOSEN
                frame.left = LOYALTY_CARDS - 1
            chosen -= 1
