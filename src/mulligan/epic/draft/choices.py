"""A choice of a draft has a structure and a stable number (`Choice` ⇄ int)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mulligan.core.choices import Numbering
from mulligan.epic.draft.state import Option


@dataclass(frozen=True, slots=True)
class Choice:
    """The meaning of a choice's number. The open question determines whether a card is taken, left out or put back.

    >>> encode(Choice(Option.CARD, place=2)), decode(3)
    (3, Choice(kind=<Option.CARD: 1>, place=2))
    """

    kind: Option
    place: int = 0


NUMBERING = Numbering(Choice, Option, {Option.DONE: ()})
CHOICES = NUMBERING.count
encode, decode = NUMBERING.encode, cache(NUMBERING.decode)
