"""A card as text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as it is printed."""

    name: str
    type_line: str
    lines: tuple[str, ...]


def printed(name: str, type_line: str, lines: Iterable[str], language: Language) -> CardText:
    """A card's text, typeset."""
    return CardText(typeset(name, language), typeset(type_line, language), tuple(typeset(line, language) for line in lines))
