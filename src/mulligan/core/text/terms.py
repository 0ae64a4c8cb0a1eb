"""The words of the games in five languages, from one table (`terms.csv`). A row is named after its game, or after the table."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files


class Language(StrEnum):
    """The languages of the table, by their ISO 639-1 code."""

    EN = "en"
    PL = "pl"
    RU = "ru"
    ES = "es"
    FR = "fr"


@cache
def terms() -> Mapping[str, Mapping[Language, str]]:
    """Every row of the table: its id, and its word in each language."""
    text = files(__package__).joinpath("terms.csv").read_text(encoding="utf-8")
    return {row["id"]: {language: row[language] for language in Language} for row in csv.DictReader(text.splitlines())}


def term(name: str, language: Language) -> str:
    """One word of the table.

    >>> term("epic.kw.airborne", Language.PL)
    'Lot'
    """
    return terms()[name][language]


def has_term(name: str) -> bool:
    """Whether the table has such a row: most cards keep their English name."""
    return name in terms()
