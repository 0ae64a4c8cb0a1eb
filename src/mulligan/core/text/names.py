"""Card names in each language: a game keeps its own table, `names.csv`, beside its grammars.

A row has a card's slug and its name in every language except English, which is in the card's declaration. The column `ours`
lists the languages whose name we translated ourselves because no official one is known.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mulligan.core.decks.deck import slug
from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset


@dataclass(frozen=True, slots=True)
class CardNames:
    """The card names of one game."""

    rows: Mapping[str, Mapping[str, str]]

    def __contains__(self, english: str) -> bool:
        return slug(english) in self.rows

    def name(self, english: str, language: Language) -> str:
        """A card's name in a language, typeset; `KeyError` if the table lacks the card."""
        return typeset(english if language is Language.EN else self.rows[slug(english)][language], language)

    def is_ours(self, english: str, language: Language) -> bool:
        """Whether we translated the name ourselves."""
        return language in self.rows[slug(english)]["ours"].split()


@cache
def names_of(package: str) -> CardNames:
    """Read the names of a game's cards; `package` holds its grammars.

    >>> palace_guard = [names_of("mulligan.epic.text").name("Palace Guard", language) for language in Language]
    >>> palace_guard
    ['Palace Guard', 'Strażnik Pałacowy', 'Дворцовый страж', 'Guardia de palacio', 'Garde du Palais']
    """
    text = files(package).joinpath("names.csv").read_text(encoding="utf-8")
    return CardNames({row["id"]: row for row in csv.DictReader(text.splitlines())})
