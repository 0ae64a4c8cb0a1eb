"""A choice has a structure and a stable number (`Choice` ⇄ int). People and logs use the first, networks the second."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.epic.state import PILE_SIZE, POWERS_PER_CHAMPION, Option

CHOICES = int(Option.END)
_KINDS = tuple(kind for kind in Option if kind is not Option.END)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a number stands for. Which verb it is, the open question says: a card of the hand is played, or discarded.

    >>> encode(Choice(Option.HAND, place=2))
    468
    >>> decode(468)
    Choice(kind=<Option.HAND: 466>, place=2, seat=0, power=0)
    """

    kind: Option
    place: int = 0  # mode, number, trigger, place in a pile, slot of a champion
    seat: int = 0  # a player, or whose discard pile
    power: int = 0


def encode(choice: Choice) -> int:
    """The number of a choice."""
    match choice.kind:
        case Option.PASS | Option.YES:
            return int(choice.kind)
        case Option.PLAYER:
            return Option.PLAYER + choice.seat
        case Option.POWER:
            return Option.POWER + POWERS_PER_CHAMPION * choice.place + choice.power
        case Option.DISCARD:
            return Option.DISCARD + PILE_SIZE * choice.seat + choice.place
        case _:
            return choice.kind + choice.place


@cache
def decode(number: int) -> Choice:
    """The choice of a number; every number from 0 to CHOICES - 1 has one."""
    if not 0 <= number < CHOICES:
        raise ValueError(f"a choice is a number from 0 to {CHOICES - 1}, not {number}")
    kind = max((kind for kind in _KINDS if kind <= number), key=int)
    rest = number - kind
    match kind:
        case Option.PASS | Option.YES:
            return Choice(kind)
        case Option.PLAYER:
            return Choice(kind, seat=rest)
        case Option.POWER:
            return Choice(kind, place=rest // POWERS_PER_CHAMPION, power=rest % POWERS_PER_CHAMPION)
        case Option.DISCARD:
            return Choice(kind, seat=rest // PILE_SIZE, place=rest % PILE_SIZE)
        case _:
            return Choice(kind, place=rest)
