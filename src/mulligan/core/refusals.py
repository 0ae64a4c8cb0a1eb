"""Why an answer is refused: data, which is said at the edge in the reader's language (`mulligan.core.text.refusals`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from mulligan.core.text.terms import Language, term


class AnyReason(Enum):
    """A reason of any table, or of one game. Its value is its row in `terms.csv`."""

    def template(self, language: Language) -> str:
        """The reason as a clause, without a capital letter and a full stop; its values stand in braces."""
        return term(self.value, language)


class Reason(AnyReason):
    """What is refused at every table. Values are named behind each."""

    OVER = "table.why.over"
    ANOTHER_IS_ASKED = "table.why.another_is_asked"  # {asked}, {seat}
    OTHERS_ARE_ASKED = "table.why.others_are_asked"  # {asked}, {seat}
    NO_CHOICE = "table.why.no_choice"  # {choice}
    NO_LEAVING = "table.why.no_leaving"


class Seats(tuple[int, ...]):
    """Players in a refusal: only the edge knows what they are called."""

    __slots__ = ()


Value: TypeAlias = int | str | Seats


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a seat may not choose something now. It depends only on what that seat may see (STYLE H3)."""

    reason: AnyReason
    rule: str = ""  # its id, where a rule says it
    values: Mapping[str, Value] = field(default_factory=dict)


def not_asked(asked: tuple[int, ...], seat: int, rule: str) -> Refusal:
    """Other players are asked now."""
    reason = Reason.ANOTHER_IS_ASKED if len(asked) == 1 else Reason.OTHERS_ARE_ASKED
    return Refusal(reason, rule, {"asked": Seats(asked), "seat": Seats((seat,))})
