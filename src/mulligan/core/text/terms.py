"""Terms and sentences in five languages, from `terms.csv`: the shared ones are here, a game's in its `text`.

A game adds its file in its `__init__` (`core/term_files.py`), so that importing any of its modules brings its terms.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from mulligan.core.term_files import term_files
from mulligan.core.text.language import Language
from mulligan.core.text.typesetting import typeset

__all__ = ["Language", "has_term", "term", "terms"]

_SHARED = files(__package__).joinpath("terms.csv")


def terms() -> Mapping[str, Mapping[Language, str]]:
    """Every row by id, with its typeset text in each language."""
    return _read(len(term_files))


@cache
def _read(games: int) -> Mapping[str, Mapping[Language, str]]:
    found: dict[str, Mapping[Language, str]] = {}
    for file in (_SHARED, *term_files[:games]):
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
