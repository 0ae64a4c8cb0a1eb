"""A choice has a structure and a stable number (`Choice` ⇄ int): the first for people and logs, the second for networks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.core.choices import Numbering
from mulligan.epic.state import PILE_SIZE, POWERS_PER_CHAMPION, Option


@dataclass(frozen=True, slots=True)
class Choice:
    """The meaning of a choice's number. The open question supplies the verb: a card in hand is played, or discarded.

    >>> encode(Choice(Option.HAND, place=2))
    468
    >>> decode(468)
    Choice(kind=<Option.HAND: 466>, place=2, seat=0, power=0)
    """

    kind: Option
    place: int = 0  # mode, number, trigger, index in a pile, or slot of a champion
    seat: int = 0  # a player, or the owner of a discard pile
    power: int = 0


NUMBERING = Numbering(
    Choice,
    Option,
    {
        Option.PASS: (),
        Option.YES: (),
        Option.PLAYER: (("seat", 0),),
        Option.POWER: (("place", 0), ("power", POWERS_PER_CHAMPION)),
        Option.DISCARD: (("seat", 0), ("place", PILE_SIZE)),
    },
)
CHOICES = NUMBERING.count
encode, decode = NUMBERING.encode, cache(NUMBERING.decode)
