"""The words of the games in five languages, from one table (`terms.csv`). A row is named after its game, or after the table."""

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
    """Every row of the table: its id, and its word in each language, as it is shown."""
    text = files(__package__).joinpath("terms.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["id"]: {language: typeset(row[language], language) for language in Language} for row in rows}


def term(name: str, language: Language) -> str:
    """One word of the table.

    >>> term("epic.kw.airborne", Language.PL)
    'Lot'
    """
    return terms()[name][language]


def has_term(name: str) -> bool:
    """Whether the table has such a row: most cards keep their English name."""
    return name in terms()
