"""What cards are called: English everywhere, Polish as printed, other languages where a name is known (`names.csv`)."""

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
    >>> [card_name(BY_SLUG[name], Language.PL) for name in ("roach", "scorch")], card_name(BY_SLUG["roach"], Language.FR)
    (['Płotka', 'Pożoga'], 'Roach')
    """
    name = slug(card.name)
    if name in _names():
        return _names()[name].get(language) or card.name
    return term(f"gwent.ability.{name}", language) if has_term(f"gwent.ability.{name}") else card.name
