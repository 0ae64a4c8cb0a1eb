"""Dealing decks from a box of cards, natively, for series of games that can each be replayed.

A box consists of piles. The piles are shuffled and each player takes a number of them: a pile is a single card if decks are
dealt at random, and many cards if decks or their parts are premade. Everything random comes from keys: one for the deal, one
for the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import Purpose, Random, below, derive, key_of, siphash
from mulligan.core.kernel.record import I16, I64, U64, dtype_of, new_record

MAX_BOX = 2048  # cards of all boxes at a table: eight players with a pool of 240 cards each
MAX_DECKS = 8
_U: Any = np.uint64  # generator numbers; mypy takes them for int
_TWO, _THREE, _FOUR = _U(2), _U(3), _U(4)


class Box:
    """The piles to deal from, and the resulting decks."""

    random: Random
    piles: I16
    takes: I16  # piles per deck
    mixed: I16  # number of adjacent piles that are shuffled together
    starts: Annotated[list[I16], MAX_BOX + 1]  # where each pile begins, plus the end of the last
    cards: Annotated[list[I16], MAX_BOX]
    order: Annotated[list[I16], MAX_BOX]  # of the piles, after shuffling
    sizes: Annotated[list[I16], MAX_DECKS]
    decks: Annotated[list[Annotated[list[I16], MAX_BOX]], MAX_DECKS]


class Seeds:
    """The source of the keys for all games of a series."""

    key0: U64
    key1: U64
    first: I64  # number of the first game


BOX = dtype_of(Box)
SEEDS = dtype_of(Seeds)


def new_box(piles: Sequence[Sequence[int]], takes: int, mixed: int = 0) -> Box:
    """A box of piles of card numbers; `mixed` 0 shuffles all of them together."""
    total = sum(map(len, piles))
    if total > MAX_BOX:
        raise ValueError(f"a box has room for {MAX_BOX} cards, not {total}")
    box: Box = new_record(BOX)[0]
    box.piles, box.takes, box.mixed = len(piles), takes, mixed or len(piles)
    start = 0
    for place, pile in enumerate(piles):
        for card in pile:
            box.cards[start] = card
            start += 1
        box.starts[place + 1] = start
    return box


def box_of_decks(decks: Sequence[Sequence[int]]) -> Box:
    """An empty box with fixed decks: nothing is dealt, and all games of the series use them."""
    box = new_box([], 0)
    for place, deck in enumerate(decks):
        box.sizes[place] = len(deck)
        box.decks[place][: len(deck)] = list(deck)
    return box


def most_cards(box: Box) -> int:
    """The size of the largest deck that the box can yield."""
    if box.piles == 0:
        return int(max(box.sizes))
    sizes = sorted(int(box.starts[pile + 1] - box.starts[pile]) for pile in range(box.piles))
    return sum(sizes[-int(box.takes) :])


def new_seeds(seed: int, first: int = 0) -> Seeds:
    seeds: Seeds = new_record(SEEDS)[0]
    seeds.key0, seeds.key1 = seed & (2**64 - 1), (seed >> 64) & (2**64 - 1)
    seeds.first = first
    return seeds


@native
def deal(box: Box, decks: int) -> None:
    """Shuffle the piles with the deal's stream of the box's key; each deck takes its share, in order.

    The game can use the same key, so the deal must not share numbers with its shuffles.
    """
    derive(box.random, Purpose.DEAL, 0)
    for place in range(box.piles):
        box.order[place] = place
    for place in range(box.takes * decks):  # shuffle only the piles that will be taken
        other = place + below(box.random, box.mixed - place % box.mixed)
        pile = box.order[place]
        box.order[place] = box.order[other]
        box.order[other] = pile
    for deck in range(decks):
        count = 0
        for taken in range(box.takes):
            pile = box.order[deck * box.takes + taken]
            for place in range(box.starts[pile], box.starts[pile + 1]):
                box.decks[deck][count] = box.cards[place]
                count += 1
        box.sizes[deck] = count


@native
def seed_deal(seeds: Seeds, random: Random, number: int) -> None:
    """Seed the deal of a pair of games: each deal is played twice, with the seats swapped."""
    word = (_U(number) >> _U(1)) * _FOUR
    random.key0 = siphash(seeds.key0, seeds.key1, word + _TWO)
    random.key1 = siphash(seeds.key0, seeds.key1, word + _THREE)
    random.drawn = _U(0)


@native
def seed_game(seeds: Seeds, random: Random, number: int) -> None:
    """Seed the shuffles of a game."""
    word = _U(number) * _FOUR
    random.key0 = siphash(seeds.key0, seeds.key1, word)
    random.key1 = siphash(seeds.key0, seeds.key1, word + _U(1))
    random.drawn = _U(0)


@native
def deal_game(box: Box, seeds: Seeds, number: int, decks: int) -> None:
    """The decks of game `number` of a series. An empty box keeps the decks it has."""
    if box.piles > 0:
        seed_deal(seeds, box.random, number)
        deal(box, decks)


@native
def deck_of_seat(box: Box, number: int, seat: int, seats: int) -> int:
    """The index of the deck that a seat plays in game `number`. Decks that were not dealt move with their players."""
    return seat if box.piles > 0 else (seat + number) % seats


def deal_key(seed: int, number: int) -> bytes:
    """The key of the deal for game `number` of a series: `format.decks(deal_key(seed, number))`."""
    box: Box = new_record(BOX)[0]
    seed_deal(new_seeds(seed), box.random, number)
    return key_of(box.random)


def game_key(seed: int, number: int) -> bytes:
    """The key of game `number` of a series, for the game's `new`."""
    box: Box = new_record(BOX)[0]
    seed_game(new_seeds(seed), box.random, number)
    return key_of(box.random)
