"""From a box of cards to a game that has begun, natively: a hundred thousand games are set up in seconds.

A box is piles of cards. The piles are mixed and each player takes so many of them: a pile is one card where a deck is dealt at
random (E-FMT-SEALED-01), and a whole alignment where decks are ready (E-SETUP-02, E-FMT-PRECON-01 to -03).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from mulligan.core.desk import Desk
from mulligan.core.native import native
from mulligan.core.random import KEY_BYTES, Random, below, siphash
from mulligan.core.record import I16, I64, U64, dtype_of, new_record
from mulligan.epic.book import Book
from mulligan.epic.rules.setup import AT_RANDOM, add_card, begin_game, clear_table
from mulligan.epic.rulesets import DEFAULT, set_rules
from mulligan.epic.state import DUEL, TABLE, State, state_dtype

MAX_BOX = 2048  # cards of all boxes on the table: eight players with a pool of 240 cards each
MAX_SEATS = 8
_U: Any = np.uint64  # numbers of the generator: mypy takes them for int
_TWO, _THREE, _FOUR = _U(2), _U(3), _U(4)


class Box:
    """What is dealt, and what the players hold when it was."""

    random: Random
    piles: I16
    takes: I16  # piles for each player
    keeps: I16  # cards of them that make the deck
    starts: Annotated[list[I16], MAX_BOX + 1]  # where each pile begins; one more than there are piles
    cards: Annotated[list[I16], MAX_BOX]
    order: Annotated[list[I16], MAX_BOX]  # of the piles, as they lie now
    sizes: Annotated[list[I16], MAX_SEATS]
    decks: Annotated[list[Annotated[list[I16], MAX_BOX]], MAX_SEATS]


class Seeds:
    """Where the keys of all games of a series come from."""

    key0: U64
    key1: U64
    first: I64  # number of the first game


BOX = dtype_of(Box)
SEEDS = dtype_of(Seeds)


def new_box(piles: Sequence[Sequence[int]], takes: int, keeps: int = 0) -> Box:
    """A box of piles of card numbers; `keeps` 0 means that a deck is all that was taken."""
    total = sum(map(len, piles))
    if total > MAX_BOX:
        raise ValueError(f"a box has room for {MAX_BOX} cards, not {total}")
    box: Box = new_record(BOX)[0]
    box.piles, box.takes, box.keeps = len(piles), takes, keeps or total
    start = 0
    for place, pile in enumerate(piles):
        for card in pile:
            box.cards[start] = card
            start += 1
        box.starts[place + 1] = start
    return box


def new_seeds(seed: int, first: int = 0) -> Seeds:
    seeds: Seeds = new_record(SEEDS)[0]
    seeds.key0, seeds.key1 = seed & (2**64 - 1), (seed >> 64) & (2**64 - 1)
    seeds.first = first
    return seeds


@native
def deal(box: Box, seats: int) -> None:
    """Mix the piles with the box's own generator; each seat takes its share, in order."""
    for place in range(box.piles):
        box.order[place] = place
    dealt = box.takes * seats
    for place in range(dealt):  # only as far as piles are taken
        other = place + below(box.random, box.piles - place)
        pile = box.order[place]
        box.order[place] = box.order[other]
        box.order[other] = pile
    for seat in range(seats):
        count = 0
        for taken in range(box.takes):
            pile = box.order[seat * box.takes + taken]
            for place in range(box.starts[pile], box.starts[pile + 1]):
                if count < box.keeps:
                    box.decks[seat][count] = box.cards[place]
                    count += 1
        box.sizes[seat] = count


@native
def seed_deal(seeds: Seeds, box: Box, number: int) -> None:
    """The key of the deal of a pair of games: each deal is played twice, with the players' seats exchanged."""
    word = (_U(number) >> _U(1)) * _FOUR
    box.random.key0 = siphash(seeds.key0, seeds.key1, word + _TWO)
    box.random.key1 = siphash(seeds.key0, seeds.key1, word + _THREE)
    box.random.drawn = _U(0)


@native
def seed_game(seeds: Seeds, random: Random, number: int) -> None:
    """The key of a game, for its shuffles."""
    word = _U(number) * _FOUR
    random.key0 = siphash(seeds.key0, seeds.key1, word)
    random.key1 = siphash(seeds.key0, seeds.key1, word + _U(1))
    random.drawn = _U(0)


@native
def set_up(book: Book, state: State, box: Box, seeds: Seeds, number: int, desk: Desk) -> None:
    """Game `number` of a series, on a cleared table with its ruleset: deal, shuffle, draw, up to the first question.

    With an empty box the decks are those that lie in it already; they change seats from game to game, as their players do.
    """
    seats = len(state.players)
    if box.piles > 0:
        seed_deal(seeds, box, number)
        deal(box, seats)
    seed_game(seeds, state.random, number)
    copy = 0
    for seat in range(seats):
        held = seat if box.piles > 0 else (seat + number) % seats
        for place in range(box.sizes[held]):
            add_card(state, copy, box.decks[held][place], seat)
            copy += 1
    begin_game(book, state, desk, AT_RANDOM)


def clear_tables(count: int, most_cards: int, ruleset: str = DEFAULT) -> np.recarray[Any, Any]:
    """Empty tables for duels with decks of up to so many cards, the same as `EpicGame.new` lays."""
    limits = DUEL if most_cards <= DUEL["deck"] else TABLE
    if most_cards > limits["deck"]:
        raise ValueError(f"a deck may have {limits['deck']} cards at this table, not {most_cards}")
    tables = new_record(state_dtype({**limits, "seats": 2, "cards": 2 * limits["deck"]}), count)
    clear_table(tables[0])
    set_rules(tables[0].rules, ruleset)
    tables[:] = tables[0]
    return tables


def _bytes(key0: int, key1: int) -> bytes:
    return int(key0).to_bytes(KEY_BYTES // 2, "little") + int(key1).to_bytes(KEY_BYTES // 2, "little")


def deal_key(seed: int, number: int) -> bytes:
    """The key that gave game `number` of a series its decks: `format.decks(deal_key(seed, number))`."""
    box: Box = new_record(BOX)[0]
    seed_deal(new_seeds(seed), box, number)
    return _bytes(box.random.key0, box.random.key1)


def game_key(seed: int, number: int) -> bytes:
    """The key of game `number` of a series, for `EpicGame.new`."""
    box: Box = new_record(BOX)[0]
    seed_game(new_seeds(seed), box.random, number)
    return _bytes(box.random.key0, box.random.key1)
