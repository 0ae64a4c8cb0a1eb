"""Reasons for refusing an answer, a deck or a setting.

A refusal is data. `mulligan.core.text.refusals` turns it into a sentence in the viewer's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from mulligan.core.text.terms import Language, term


class AnyReason(Enum):
    """Base of all reasons. The value is a row of `terms.csv`."""

    def template(self, language: Language) -> str:
        """The reason as a clause, without a capital letter or a period, with its values in braces.

        `{count:card|cards}` selects a plural form by a number: one, (in Polish and Russian) few, many.
        """
        return term(self.value, language)


class Reason(AnyReason):
    """Reasons, shared by all games, for refusing an answer. Comments name the values of each."""

    OVER = "table.why.over"
    ANOTHER_IS_ASKED = "table.why.another_is_asked"  # {asked}, {seat}
    OTHERS_ARE_ASKED = "table.why.others_are_asked"  # {asked}, {seat}
    NO_CHOICE = "table.why.no_choice"  # {choice}
    NO_LEAVING = "table.why.no_leaving"


class SeatNumbers(tuple[int, ...]):
    """Players, shown by name."""

    __slots__ = ()


class CardSlugs(tuple[str, ...]):
    """Slugs of cards, shown by name in the viewer's language; equal ones are counted."""

    __slots__ = ()


class PileSlugs(tuple[str, ...]):
    """Piles or groups of cards, such as alignments and factions, shown in the viewer's language."""

    __slots__ = ()


class Names(tuple[str, ...]):
    """Names that a user types, shown unchanged."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SettingName:
    """Something a game offers, shown in the viewer's language: `SettingName("format", "sealed")`."""

    kind: str  # mode, format, ruleset
    name: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason for refusing something. For an answer, it depends only on what the seat may see."""

    reason: AnyReason
    rule: str = ""  # id of the rule behind it, if any
    values: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def of(cls, reason: AnyReason, rule: str = "", /, **values: Value) -> Refusal:
        return cls(reason, rule, values)

    def within(self, reason: AnyReason, **values: Value) -> Refusal:
        """Wrap this refusal as the `{problem}` of another, such as one about a player's deck or a line in a file."""
        return Refusal.of(reason, self.rule, **values, problem=self)


Value: TypeAlias = int | str | SeatNumbers | CardSlugs | PileSlugs | Names | SettingName | Refusal


def not_asked(asked: tuple[int, ...], seat: int, rule: str) -> Refusal:
    reason = Reason.ANOTHER_IS_ASKED if len(asked) == 1 else Reason.OTHERS_ARE_ASKED
    return Refusal.of(reason, rule, asked=SeatNumbers(asked), seat=SeatNumbers((seat,)))


def plain_values(refusal: Refusal) -> dict[str, str | int]:
    """Values for programs: numbers, slugs, and seats counted from 0, including the values of an inner problem.

    >>> inner = Refusal.of(Reason.NO_CHOICE, choice="x")
    >>> plain_values(inner.within(Reason.OVER, player=SeatNumbers((1, 2))))
    {'player': '1, 2', 'choice': 'x'}
    """
    found: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        match value:
            case Refusal():
                found |= plain_values(value)
            case SettingName():
                found[name] = value.name
            case tuple():
                found[name] = ", ".join(map(str, value))
            case _:
                found[name] = value
    return found
