"""Rulings: questions and answers about cards, each with a position to play from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import GamePlugin
from mulligan.core.scenario.rulings import Ruling, game_at, settings_at
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for

ROOT = Path(__file__).parents[2]
FEWEST_CARDS = {"epic": 40, "gwent": 25}
LONGEST = 40  # words of an answer
RULINGS = [
    pytest.param(plugin_for(game), each, id=f"{game} {each.id}")
    for game in GAMES
    for each in plugin_for(game).rulings().values()
]
every_ruling = pytest.mark.parametrize(("plugin", "ruling"), RULINGS)


@pytest.mark.parametrize("game", GAMES)
def test_many_cards_have_rulings(game: str) -> None:
    plugin = plugin_for(game)
    cards = {card for ruling in plugin.rulings().values() for card in ruling.cards}
    assert cards <= {face.card for face in plugin.cards.faces(Language.EN).cards}
    assert len(cards) >= FEWEST_CARDS[game]


@every_ruling
def test_a_ruling_asks_and_answers_briefly(plugin: GamePlugin, ruling: Ruling) -> None:
    assert ruling.cards and ruling.asked.keys() == set(Language)
    for language, question in ruling.asked.items():
        assert question.endswith("?"), question
        assert re.search(r"[.”]$", ruling.said[language]), ruling.said[language]
        assert len(ruling.said[language].split()) <= LONGEST, ruling.said[language]


@every_ruling
def test_a_ruling_names_rules_of_the_page(plugin: GamePlugin, ruling: Ruling) -> None:
    page = (ROOT / f"docs/rules/{plugin.name}.md").read_text(encoding="utf-8")
    assert ruling.rules
    for rule in ruling.rules:
        assert f"| {rule} |" in page, rule


@every_ruling
def test_a_ruling_needs_no_layout_of_its_own(plugin: GamePlugin, ruling: Ruling) -> None:
    """Its position has the layout of a game with its settings, so that nothing is compiled during play."""
    position = ruling.position(plugin.table)
    setup = plugin.choose(settings_at(plugin.table, position))
    key = bytes(KEY_BYTES)
    ordinary = setup.new([deck.cards for deck in setup.format.decks(key, setup.decks)], key)
    game = game_at(plugin.table, position, key)
    assert game.question is not None
    assert game.state.dtype == ordinary.state.dtype
    assert (game.key, game.answers) == (key, ())
