"""Terms and sentences in five languages, from `terms.csv`: what all games share is here, the rest in each game's `text`.

A game adds its file in its `__init__`, so that importing any of its modules brings its terms. Their ids begin with its name.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset

__all__ = ["Language", "add_terms", "has_term", "term", "terms"]

_files: list[Traversable] = [files(__package__).joinpath("terms.csv")]


def add_terms(file: Traversable) -> None:
    """Add the terms of a game."""
    if file not in _files:
        _files.append(file)
        terms.cache_clear()


@cache
def terms() -> Mapping[str, Mapping[Language, str]]:
    """Every row by id, with its typeset text in each language."""
    found: dict[str, Mapping[Language, str]] = {}
    for file in _files:
        for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
            found[row["id"]] = {language: typeset(row[language], language) for language in Language}
    return found


def term(name: str, language: Language) -> str:
    """A term in a language.

    >>> import mulligan.epic
    >>> term("epic.kw.airborne", Language.PL)
    'Lot'
    """
    return terms()[name][language]


def has_term(name: str) -> bool:
    return name in terms()
