"""The text of the cards: one grammar per language turns a card's declaration into sentences.

>>> from mulligan.epic.cards import BY_SLUG
>>> card_text(BY_SLUG["noble_unicorn"], Language.PL).lines
('Zasadzka.', 'Hołd oraz [Dobry] → Dobierz kartę.')
"""

from collections.abc import Mapping
from typing import Final

from mulligan.core.text.card import CardText
from mulligan.core.text.terms import Language, term
from mulligan.epic.parts import Card
from mulligan.epic.text.english import ENGLISH
from mulligan.epic.text.french import FRENCH
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.polish import POLISH
from mulligan.epic.text.russian import RUSSIAN
from mulligan.epic.text.spanish import SPANISH

__all__ = ["CardText", "Grammar", "Language", "card_text", "grammar", "languages", "term"]

_GRAMMARS: Final[Mapping[Language, Grammar]] = {each.language: each for each in (ENGLISH, POLISH, RUSSIAN, FRENCH, SPANISH)}


def languages() -> tuple[Language, ...]:
    """The languages with a grammar."""
    return tuple(_GRAMMARS)


def grammar(language: Language) -> Grammar:
    """The grammar of a language; `KeyError` if it has none."""
    return _GRAMMARS[language]


def card_text(card: Card, language: Language) -> CardText:
    """A card as it is printed: name, type line and the lines of its text.

    >>> from mulligan.epic.cards import BY_SLUG
    >>> card_text(BY_SLUG["kong"], Language.EN).type_line
    'Wild Champion — Giant Ape · 1 gold · 13/14'
    """
    return grammar(language).card(card)
