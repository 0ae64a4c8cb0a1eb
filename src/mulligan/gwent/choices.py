"""Choices as structures and as stable numbers (`Choice` ⇄ int). People and logs use structures, networks use numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.gwent.state import NO_ROW, PILE_SIZE, PLACES, Option

CHOICES = int(Option.END)
_KINDS = tuple(kind for kind in Option if kind is not Option.END)


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice. The open question decides the verb: a card of the hand is put back, or discarded.

    >>> encode(Choice(Option.PLAY, place=2, row=1))
    278
    >>> decode(278)
    Choice(kind=<Option.PLAY: 269>, place=2, row=1, side=0)
    """

    kind: Option
    place: int = 0  # in a hand, row or pile; a seat, a deck, the number of a card
    row: int = NO_ROW
    side: int = 0  # whose discard pile


def encode(choice: Choice) -> int:
    """The number of a choice; `decode` is the inverse."""
    match choice.kind:
        case Option.PASS | Option.LEADER:
            return int(choice.kind)
        case Option.ROW:
            return Option.ROW + choice.row
        case Option.PLAY:
            return Option.PLAY + PLACES * choice.place + choice.row
        case Option.UNIT:
            return Option.UNIT + PILE_SIZE * choice.row + choice.place
        case Option.DISCARD:
            return Option.DISCARD + PILE_SIZE * choice.side + choice.place
        case _:
            return choice.kind + choice.place


@cache
def decode(number: int) -> Choice:
    """The choice of a number, from 0 to CHOICES - 1."""
    if not 0 <= number < CHOICES:
        raise ValueError(f"a choice is a number from 0 to {CHOICES - 1}, not {number}")
    kind = max((kind for kind in _KINDS if kind <= number), key=int)
    rest = number - kind
    match kind:
        case Option.PASS | Option.LEADER:
            return Choice(kind)
        case Option.ROW:
            return Choice(kind, row=rest)
        case Option.PLAY:
            return Choice(kind, place=rest // PLACES, row=rest % PLACES)
        case Option.UNIT:
            return Choice(kind, place=rest % PILE_SIZE, row=rest // PILE_SIZE)
        case Option.DISCARD:
            return Choice(kind, place=rest % PILE_SIZE, side=rest // PILE_SIZE)
        case _:
            return Choice(kind, place=rest)
