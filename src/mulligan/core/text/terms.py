"""The vocabulary of the games in five languages, from `terms.csv`. The id of a row starts with its game, or with `table`."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset

__all__ = ["Language", "has_term", "term", "terms"]


@cache
def terms() -> Mapping[str, Mapping[Language, str]]:
    """Every row of the table by id, with its typeset text in each language."""
    text = files(__package__).joinpath("terms.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["id"]: {language: typeset(row[language], language) for language in Language} for row in rows}


def term(name: str, language: Language) -> str:
    """A term in a language.

    >>> term("epic.kw.airborne", Language.PL)
    'Lot'
    """
    return terms()[name][language]


def has_term(name: str) -> bool:
    """Whether the table has a row."""
    return name in terms()
