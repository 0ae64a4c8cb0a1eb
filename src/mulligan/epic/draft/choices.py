"""A choice of a draft has a structure and a stable number (`Choice` ⇄ int)."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.epic.draft.state import Option

CHOICES = int(Option.END)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a number stands for. Whether a card is taken, left out or put back, the open question says.

    >>> encode(Choice(Option.CARD, place=2)), decode(3)
    (3, Choice(kind=<Option.CARD: 1>, place=2))
    """

    kind: Option
    place: int = 0


def encode(choice: Choice) -> int:
    """The number of a choice."""
    return choice.kind + choice.place


def decode(number: int) -> Choice:
    """The choice of a number; every number from 0 to CHOICES - 1 has one."""
    if not 0 <= number < CHOICES:
        raise ValueError(f"a choice is a number from 0 to {CHOICES - 1}, not {number}")
    return Choice(Option.DONE) if number == Option.DONE else Choice(Option.CARD, number - Option.CARD)
