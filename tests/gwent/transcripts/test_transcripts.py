"""The golden transcripts cover every kind of question and event. The contracts test that they replay word for word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mulligan.core.kernel.output import SeenEvent
from mulligan.core.scenario.transcript import digest, from_header
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import GwentGame
from mulligan.gwent.parts import FACTIONS, Leader
from mulligan.gwent.rulesets import RULESETS
from mulligan.gwent.scenario.transcript import WORDS
from mulligan.gwent.state import LEADER_HORN, Ask

FILES = sorted(Path(__file__).parent.glob("*.txt"))
TEXTS = [path.read_text(encoding="utf-8") for path in FILES]


def game_of(path: Path) -> GwentGame:
    return from_header(WORDS, path.read_text(encoding="utf-8").splitlines())


def test_golden_transcripts_cover_the_game() -> None:
    """Both rulesets, all modes and solo's variants, all factions, all questions, and many cards."""
    settings = [text.splitlines()[0].split() for text in TEXTS]
    assert {words[1] for words in settings} == set(RULESETS)
    said = {word for words in settings for word in words}
    assert said >= {"mode=solo", "variants=leaders", "variants=deck_building+leaders", "mode=free_for_all", "mode=teams"}
    decks = [line.split()[1:] for text in TEXTS for line in text.splitlines()[2:4]]
    assert {BY_SLUG[deck[0]].faction for deck in decks} == set(FACTIONS)
    played = {card for text in TEXTS for card in re.findall(r"P\d plays (\w+)", text)}
    assert len(played) >= 100, len(played)
    asked = {ask for text in TEXTS for ask in re.findall(r"^ *\d+ P\d (\w+)", text, re.MULTILINE)}
    assert asked == {ask.name for ask in Ask} - {Ask.NOTHING.name, Ask.DECK.name}
    assert any("*" in text for text in TEXTS), "nothing was answered by the engine itself"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_header_begins_the_game_it_was_made_from(path: Path) -> None:
    game = game_of(path)
    header = WORDS.header(game)
    assert WORDS.begin(header).digest() == game.digest()
    assert all(isinstance(BY_SLUG[deck[0]], Leader) for deck in header.decks)


@pytest.mark.parametrize("kind", EventKind)
def test_everything_that_can_happen_has_words(kind: EventKind) -> None:
    words = WORDS.event(SeenEvent(kind, seat=0, card="roach", place=0, amount=2, other=1))
    assert words and not re.search(r"[{}?]", words)


def numbers(dtype: np.dtype[Any]) -> Iterator[str]:
    """The names of all fields that have room for the number of a card, or for UNKNOWN."""
    for name, (inner, *_) in (dtype.fields or {}).items():
        if inner.base.names:
            yield from numbers(inner.base)
        elif inner.base == np.int16:
            yield name


def test_digests_know_which_numbers_of_a_view_are_cards() -> None:
    """Digests use names for cards, so that new cards change none. A new field of the view must be listed as a card or not."""
    view: Any = game_of(FILES[0]).view(0)
    found = {name for name in numbers(view.dtype) if not name.endswith("count")}
    assert found - {"strength", "total", "bonus", "scores", "options", "owner", "holder"} == set(WORDS.card_fields)


def test_a_leaders_horn_is_not_a_card() -> None:
    view: Any = game_of(FILES[0]).view(0)
    plain = digest(WORDS, view)
    view.sides[0].rows[0].horn = LEADER_HORN
    assert digest(WORDS, view) != plain
