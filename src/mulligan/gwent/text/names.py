"""Card names, one row per card in `names.csv`.

English is on the card's declaration, Polish is the printed name. The Russian, Spanish and French names are those of the
video game; the column `ours` lists the languages whose name we translated ourselves.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from mulligan.core.decks import slug
from mulligan.core.text.terms import Language, has_term, term
from mulligan.gwent.parts import Card


@cache
def _names() -> Mapping[str, Mapping[str, str]]:
    text = files(__package__).joinpath("names.csv").read_text(encoding="utf-8")
    return {row["id"]: row for row in csv.DictReader(text.splitlines())}


def card_name(card: Card, language: Language) -> str:
    """A special card that is its ability has the ability's name.

    >>> from mulligan.gwent.cards import BY_SLUG
    >>> [card_name(BY_SLUG["roach"], language) for language in Language]
    ['Roach', 'Płotka', 'Плотва', 'Sardinilla', 'Ablette']
    >>> card_name(BY_SLUG["scorch"], Language.PL)
    'Pożoga'
    """
    name = slug(card.name)
    if language is not Language.EN and name in _names():
        return _names()[name][language]
    return term(f"gwent.ability.{name}", language) if has_term(f"gwent.ability.{name}") else card.name


def is_our_translation(card: Card, language: Language) -> bool:
    """Whether a card's name is our own, because no official one is known.

    >>> from mulligan.gwent.cards import BY_SLUG
    >>> [is_our_translation(BY_SLUG["light_longship"], language) for language in (Language.RU, Language.FR)]
    [False, True]
    """
    name = slug(card.name)
    return name in _names() and language in _names()[name]["ours"].split()
