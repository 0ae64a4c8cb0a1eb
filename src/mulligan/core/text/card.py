"""The text of a card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset


@dataclass(frozen=True, slots=True)
class CardText:
    """A card's printed text."""

    name: str
    type_line: str
    lines: tuple[str, ...]
    original: str = ""  # the English name, if it differs


def printed(name: str, english: str, type_line: str, lines: Iterable[str], language: Language) -> CardText:
    """Typeset the text of a card. A translated name keeps the English one, by which players know the card."""
    name, english = typeset(name, language), typeset(english, Language.EN)
    said = tuple(typeset(line, language) for line in lines)
    return CardText(name, typeset(type_line, language), said, "" if name == english else english)
