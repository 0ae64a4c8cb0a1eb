"""Piles of cards and the verbs that modify them. No other code touches a pile's fields."""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import Random, below
from mulligan.core.kernel.record import I16

CopyNumber = Annotated[int, "copy"]  # index of a card at the table; "copy" is its size in bytes, set by the layout


class Pile:
    """Copy numbers, bottom first: the top of a deck is at the end."""

    count: I16
    cards: Annotated[list[CopyNumber], "pile"]


@native
def push(pile: Pile, number: int) -> None:
    """Put a card on top."""
    pile.cards[pile.count] = number
    pile.count += 1


@native
def pop(pile: Pile) -> int:
    """Take the top card."""
    pile.count -= 1
    number = pile.cards[pile.count]
    pile.cards[pile.count] = 0
    return number


@native
def insert(pile: Pile, place: int, number: int) -> None:
    """Insert a card at a place, below the card that is there; 0 is the bottom."""
    for later in range(pile.count, place, -1):
        pile.cards[later] = pile.cards[later - 1]
    pile.cards[place] = number
    pile.count += 1


@native
def insert_bottom(pile: Pile, number: int) -> None:
    insert(pile, 0, number)


@native
def remove(pile: Pile, place: int) -> int:
    number = pile.cards[place]
    pile.count -= 1
    for later in range(place, pile.count):
        pile.cards[later] = pile.cards[later + 1]
    pile.cards[pile.count] = 0
    return number


@native
def pluck(pile: Pile, place: int) -> int:
    """Remove a card from a pile without a meaningful order: the top card fills the gap."""
    number = pile.cards[place]
    pile.count -= 1
    pile.cards[place] = pile.cards[pile.count]
    pile.cards[pile.count] = 0
    return number


@native
def move_all(source: Pile, target: Pile) -> None:
    """Move all cards of a pile onto another."""
    count, above = int(source.count), int(target.count)
    for place in range(count):
        target.cards[above + place] = source.cards[place]
        source.cards[place] = 0
    source.count = 0
    target.count = above + count


@native
def replace(pile: Pile, place: int, number: int) -> int:
    """Replace the card at a place and return the number of the old one."""
    old = pile.cards[place]
    pile.cards[place] = number
    return old


@native
def find(pile: Pile, number: int) -> int:
    """The place of a card, or -1."""
    for place in range(pile.count):
        if pile.cards[place] == number:
            return place
    return -1


@native
def shuffle(random: Random, pile: Pile, count: int) -> None:
    """Shuffle the bottom `count` cards, all orders equally likely."""
    for place in range(count - 1, 0, -1):
        other = below(random, place + 1)
        number = pile.cards[place]
        pile.cards[place] = pile.cards[other]
        pile.cards[other] = number
