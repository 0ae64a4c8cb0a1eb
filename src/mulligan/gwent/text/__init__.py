"""The text of cards: one grammar per language puts a card's declaration into words.

>>> from mulligan.gwent.cards import BY_SLUG
>>> card_text(BY_SLUG["havekar_healer"], Language.EN).lines
('Medic: choose a non-hero unit in your discard pile and play it immediately.',)
"""

from collections.abc import Mapping
from typing import Final

from mulligan.core.text import CardText, Language
from mulligan.gwent.parts import Card
from mulligan.gwent.text.english import ENGLISH
from mulligan.gwent.text.french import FRENCH
from mulligan.gwent.text.grammar import Grammar
from mulligan.gwent.text.polish import POLISH
from mulligan.gwent.text.russian import RUSSIAN
from mulligan.gwent.text.spanish import SPANISH

__all__ = ["CardText", "Grammar", "Language", "card_text", "grammar", "languages"]

_GRAMMARS: Final[Mapping[Language, Grammar]] = {each.language: each for each in (ENGLISH, POLISH, RUSSIAN, SPANISH, FRENCH)}


def languages() -> tuple[Language, ...]:
    """The languages in which cards have texts."""
    return tuple(_GRAMMARS)


def grammar(language: Language) -> Grammar:
    """The grammar for a language."""
    return _GRAMMARS[language]


def card_text(card: Card, language: Language) -> CardText:
    """A card as printed: name, type line and lines of text.

    >>> from mulligan.gwent.cards import BY_SLUG
    >>> card_text(BY_SLUG["kayran"], Language.PL).type_line
    'Bohater — Potwory · bliskie starcie lub daleki zasięg (Zręczność) · siła 8'
    """
    return grammar(language).card(card)
