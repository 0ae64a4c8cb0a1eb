"""Choices as structures and as stable numbers (`Choice` ⇄ int). People and logs use structures, networks use numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.core.choices import Numbering
from mulligan.gwent.state import NO_ROW, PILE_SIZE, PLACES, Option


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice. The open question determines the verb: a card in hand is put back or discarded.

    >>> encode(Choice(Option.PLAY, place=2, row=1))
    278
    >>> decode(278)
    Choice(kind=<Option.PLAY: 269>, place=2, row=1, side=0)
    """

    kind: Option
    place: int = 0  # in a hand, row or pile; a seat, a deck, the number of a card
    row: int = NO_ROW
    side: int = 0  # whose discard pile


NUMBERING = Numbering(
    Choice,
    Option,
    {
        Option.PASS: (),
        Option.LEADER: (),
        Option.ROW: (("row", 0),),
        Option.PLAY: (("place", 0), ("row", PLACES)),
        Option.UNIT: (("row", 0), ("place", PILE_SIZE)),
        Option.DISCARD: (("side", 0), ("place", PILE_SIZE)),
    },
)
CHOICES = NUMBERING.count
encode, decode = NUMBERING.encode, cache(NUMBERING.decode)
