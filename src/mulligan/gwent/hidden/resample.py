"""Deals the cards hidden from a seat again, consistent with everything it has seen. Bots search only such states.

The contents of a public deck are known; its order is not. The hidden cards of a private deck are dealt from its faction's set.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import knows
from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.random import Random, below, rekey
from mulligan.core.kernel.record import I16, U8, blank, dtype_of, new_record
from mulligan.gwent.book.layout import MAX_CARDS, Book
from mulligan.gwent.parts import Faction, Trait
from mulligan.gwent.rules.frames import searched_for, top
from mulligan.gwent.rules.searches import deck_has, finds_bond_copy
from mulligan.gwent.rules.setup import copies_set_aside, put_into_side_deck
from mulligan.gwent.rules.zones import is_virtual
from mulligan.gwent.state import HELD, LARGE_DECK, NO_CARD, SHUFFLED_IN, TABLE, Ask, Away, CardCopy, DeckSearch, State

NOT_HELD = 0
KINDS = int(Trait.UNIT), int(Trait.SPY), int(Trait.MEDIC)  # limited kinds of cards; the bit of units stands for special cards
ANY_KIND = sum(KINDS)
ANY_NUMBER = LARGE_DECK
TRIES = 8  # to draw a card that is left, before the cards that are left are counted
MOST_DEALS = 500  # in search of a deck in which a player finds something
MOST_RIVALS = 4  # that a card of a private deck is preferred to; without any, it can be the weakest
NO_COPY = blank(CardCopy)


class Pool:
    """The cards that private decks are made of, and work space."""

    private: U8  # mask of seats
    sizes: Annotated[list[I16], len(Faction)]
    cards: Annotated[list[Annotated[list[U8], LARGE_DECK]], len(Faction)]  # by faction, with the neutral ones
    ranks: Annotated[list[Annotated[list[U8], LARGE_DECK]], len(Faction)]  # the number of each among the copies of its card
    copies: Annotated[list[U8], MAX_CARDS]
    most: Annotated[list[I16], len(KINDS)]  # of each kind in a deck
    worth: Annotated[list[I16], MAX_CARDS]  # people prefer cards of greater worth when they build a deck
    # Work space.
    hidden: Annotated[list[I16], TABLE["cards"]]
    left: Annotated[list[U8], MAX_CARDS]  # the copies that the seat has not seen in a player's deck
    room: Annotated[list[I16], len(KINDS)]  # for more cards of each kind
    full: I16  # mask of the kinds without room
    drawn: Annotated[list[U8], TABLE["cards"]]
    true: Annotated[list[U8], TABLE["cards"]]


def new_pool(
    private: Collection[int] = (),
    sets: Mapping[Faction, Sequence[int]] | None = None,
    most: Sequence[int | None] = (None,) * len(KINDS),
    worth: Mapping[int, int] | None = None,
) -> Pool:
    """A pool for games in which the decks of some seats are private, made of their faction's set (card numbers).

    `most` is the maximum number of special cards, spies and medics in a deck; None: no limit.
    """
    pool: Pool = new_record(dtype_of(Pool))[0]
    pool.private = sum(1 << seat for seat in private)
    for faction, cards in (sets or {}).items():
        pool.sizes[faction] = len(cards)
        for place, card in enumerate(cards):
            pool.cards[faction][place], pool.ranks[faction][place] = card, cards[:place].count(card)
            pool.copies[card] = cards.count(card)
    for kind, limit in enumerate(most):
        pool.most[kind] = ANY_NUMBER if limit is None else limit
    for card, value in (worth or {}).items():
        pool.worth[card] = value
    return pool


@native
def resample(book: Book, state: State, seat: int, pool: Pool, random: Random) -> None:
    """Change the state to one that looks the same to the seat (or SPECTATOR). Uses `random`, not the state's generator."""
    for other in range(len(state.players)):
        if other == seat or not includes(pool.private, other) or not _deal_private(book, state, seat, other, pool, random):
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


# --- private decks --------------------------------------------------------------------------------


@native
def _deal_private(book: Book, state: State, seat: int, other: int, pool: Pool, random: Random) -> bool:
    """Deal a player's hidden cards from the pool; False, with the true cards, if no legal deck fits."""
    count = _find_unseen(state, seat, other, pool)
    for i in range(count):
        pool.true[i] = state.cards[pool.hidden[i]].card
    for _ in range(MOST_DEALS):
        if not _draw_cards(book, state, seat, other, pool, random, count):
            break
        _replace_cards(book, state, seat, other, pool, pool.drawn, count)
        _deal_hidden(state, seat, other, pool, random)
        if _can_still_find(book, state, seat, other):
            return True
    _replace_cards(book, state, seat, other, pool, pool.true, count)
    return False


@native
def _is_seen(card: CardCopy, seat: int) -> bool:
    """Whether the seat knows that the card is one of its owner's: it knows the card, or saw it go into a deck."""
    return knows(card.known, seat) or card.history & SHUFFLED_IN != 0


@native
def _find_unseen(state: State, seat: int, other: int, pool: Pool) -> int:
    count = _find_unseen_in(state, seat, other, state.players[other].hand, pool, 0)
    return _find_unseen_in(state, seat, other, state.players[other].deck, pool, count)


@native
def _find_unseen_in(state: State, seat: int, other: int, pile: Pile, pool: Pool, count: int) -> int:
    for place in range(pile.count):
        card = state.cards[pile.cards[place]]
        if card.owner == other and not _is_seen(card, seat):
            pool.hidden[count] = pile.cards[place]
            count += 1
    return count


@native
def _draw_cards(book: Book, state: State, seat: int, other: int, pool: Pool, random: Random, count: int) -> bool:
    """Draw cards that can be in the deck with those that the seat has seen; False if there are too few."""
    for card in range(MAX_CARDS):
        pool.left[card] = pool.copies[card]
    for kind in range(len(KINDS)):
        pool.room[kind] = pool.most[kind]
    pool.full = 0
    for number in range(len(state.cards)):
        copy = state.cards[number]
        if copy.owner == other and copy.card != 0 and copy.away != Away.SIDE_DECK and _is_seen(copy, seat):
            if pool.left[copy.card] > 0:
                _take(book, pool, copy.card)
    for i in range(count):
        drawn = _best_of_several(book, pool, state.players[other].faction, random)
        if drawn == NO_CARD:
            return False
        _take(book, pool, drawn)
        pool.drawn[i] = drawn
    return True


@native
def _best_of_several(book: Book, pool: Pool, faction: int, random: Random) -> int:
    """The one of some random cards that players prefer, because they choose their decks with care; NO_CARD if none is left."""
    best = _draw(book, pool, faction, random)
    for _ in range(below(random, MOST_RIVALS + 1) if best != NO_CARD else 0):
        other = _draw(book, pool, faction, random)
        if pool.worth[other] > pool.worth[best]:
            best = other
    return best


@native
def _draw(book: Book, pool: Pool, faction: int, random: Random) -> int:
    """A random card of those left that the format's limits allow, or else any; NO_CARD if none is left."""
    size = pool.sizes[faction]
    for _ in range(TRIES if size > 0 else 0):
        place = below(random, size)
        if _is_left(book, pool, faction, place):
            return int(pool.cards[faction][place])
    left = _count_left(book, pool, faction)
    if left == 0:
        pool.full = 0
        left = _count_left(book, pool, faction)
    number = below(random, left) if left > 0 else 0
    for place in range(size):
        if _is_left(book, pool, faction, place):
            if number == 0:
                return int(pool.cards[faction][place])
            number -= 1
    return NO_CARD


@native
def _count_left(book: Book, pool: Pool, faction: int) -> int:
    count = 0
    for place in range(pool.sizes[faction]):
        if _is_left(book, pool, faction, place):
            count += 1
    return count


@native
def _is_left(book: Book, pool: Pool, faction: int, place: int) -> bool:
    card = pool.cards[faction][place]
    return pool.ranks[faction][place] < pool.left[card] and _kinds(book, card) & pool.full == 0


@native
def _kinds(book: Book, card: int) -> int:
    """A mask of KINDS."""
    return (book.cards[card].abilities ^ Trait.UNIT) & ANY_KIND


@native
def _take(book: Book, pool: Pool, card: int) -> None:
    pool.left[card] -= 1
    kinds = _kinds(book, card)
    for kind in range(len(KINDS)):
        if kinds & KINDS[kind] != 0:
            pool.room[kind] -= 1
            if pool.room[kind] <= 0:
                pool.full |= KINDS[kind]


@native
def _replace_cards(book: Book, state: State, seat: int, other: int, pool: Pool, cards: list[int], count: int) -> None:
    """Put these cards in the places of a player's unseen cards, and into the side deck what they need (G-022)."""
    _find_unseen(state, seat, other, pool)
    for i in range(count):
        state.cards[pool.hidden[i]].card = cards[i]
    for number in range(len(state.cards)):
        card = state.cards[number]
        if card.away == Away.SIDE_DECK and card.owner == other and not knows(card.known, seat):
            state.cards[number] = NO_COPY[0]
    for number in range(len(state.cards)):
        card = state.cards[number]
        if card.owner == other and book.cards[card.card].abilities & (Trait.BERSERKER | Trait.SUMMON) != 0:
            _set_aside(book, state, book.cards[card.card].becomes, other)


@native
def _set_aside(book: Book, state: State, card: int, seat: int) -> None:
    missing = copies_set_aside(book, state, card)
    for number in range(len(state.cards)):
        if state.cards[number].card == card and state.cards[number].owner == seat:
            missing -= 1
    for number in range(len(state.cards)):
        if missing > 0 and state.cards[number].card == 0:
            put_into_side_deck(state, number, card, seat)
            missing -= 1
