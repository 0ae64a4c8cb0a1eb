"""Checks of the sentences in every `terms.csv`."""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from itertools import pairwise
from string import Formatter

import pytest

from mulligan.core.text import Language, term
from mulligan.core.text.terms import terms
from mulligan.registry import GAMES, plugin_for
from tests.wording import double_colon, plural_form

NUMBERS = ("fewest", "last", "least", "most", "number", "other", "own")
NEVER_ONE = ("draft.why.deck_size", "draft.why.deck_sizes")  # the smallest deck has thirty cards
# Phrases that make English sound translated: places with "of", "lit" things, negation with "no", and archaic words.
STILTED = re.compile(
    r"(?:^|[.,:;] )(?:what|who|whoever|where) (?:is|are|it is|stands?|lies?)\b|\blit\b|\banew\b|\bmeanwhile\b"
    r"|\bat once\b|\blately\b|\bis no (?:hero|card)\b"
    r"|\b(?:cards?|units?) of (?:the|your) (?:own )?(?:hand|deck|discard|side|pool)\b|\bnone of the\b",
    re.IGNORECASE,
)

for game in GAMES:
    plugin_for(game)  # adds its terms


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_its_own_terms(game: str) -> None:
    with files(f"mulligan.{game}").joinpath("text", "terms.csv").open(encoding="utf-8") as file:
        assert {row["id"].split(".")[0] for row in csv.DictReader(file)} == {game}


def test_core_has_no_term_of_a_game() -> None:
    with files("mulligan.core.text").joinpath("terms.csv").open(encoding="utf-8") as file:
        assert not {row["id"].split(".")[0] for row in csv.DictReader(file)} & GAMES.keys()


@pytest.mark.parametrize("language", Language)
def test_no_term_has_two_colons_in_a_sentence(language: Language) -> None:
    assert [name for name in terms() if double_colon(term(name, language), language)] == []


@pytest.mark.parametrize("language", Language)
def test_no_term_has_a_wrong_plural(language: Language) -> None:
    assert [name for name in terms() if plural_form(term(name, language), language)] == []


@pytest.mark.parametrize("language", Language)
def test_words_after_numbers_have_plural_forms(language: Language) -> None:
    """A number stands alone ("Turn 3", "карт в колоде: 30"), or selects the form: "{count} {count:card|cards}"."""
    counted = [
        name
        for name in terms()
        for behind, value in _behind_values(term(name, language))
        if value in NUMBERS and re.match(r" (?!with\b)\w{4,}", behind) and name not in NEVER_ONE
    ]
    assert counted == []


def test_english_is_not_stilted() -> None:
    said = {name: term(name, Language.EN) for name in terms() if ".help." in name or ".why." in name or ".sign." in name}
    assert {name: text for name, text in said.items() if STILTED.search(text)} == {}


def _behind_values(template: str) -> list[tuple[str, str]]:
    """The text after each value, with the value's name."""
    parts = list(Formatter().parse(template))
    return [(following[0], part[1] or "") for part, following in pairwise(parts)]
