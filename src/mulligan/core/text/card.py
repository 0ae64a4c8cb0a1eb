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
    original: str = ""  # its English name, where that differs


def printed(name: str, english: str, type_line: str, lines: Iterable[str], language: Language) -> CardText:
    """A card's text, typeset. The English name, by which players know a card, is beneath a name that differs from it."""
    name, english = typeset(name, language), typeset(english, Language.EN)
    said = tuple(typeset(line, language) for line in lines)
    return CardText(name, typeset(type_line, language), said, "" if name == english else english)
