"""Rulings: scenarios that answer a question about a card, shipped with the package.

They are in a game's folder `rulings`. The title names the cards and rules, `ask:` and `say:` have the question and the answer,
and players can play on from the position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from mulligan.core.decks.deck import slug
from mulligan.core.scenario.notation import Notation
from mulligan.core.scenario.scenario import Scenario, ScenarioTable, read_scenarios
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.core.text.typesetting import typeset


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str  # from the title, after the colon
    cards: tuple[str, ...]
    rules: tuple[str, ...]
    asked: Mapping[Language, str]  # English at least
    said: Mapping[Language, str]  # in the same languages
    scenario: Scenario

    def position(self, table: type[ScenarioTable]) -> tuple[str, ...]:
        """The lines before the first move or expectation."""
        assert issubclass(table, Notation)
        lines = [line.words for line in self.scenario.lines]
        ends = next((number for number, words in enumerate(lines) if not table.is_position(words)), len(lines))
        return tuple(lines[:ends])


def read_rulings(package: str, rule_prefix: str) -> Mapping[str, Ruling]:
    """A game's rulings by id, in the order of its files."""
    game = package.rpartition(".")[2]
    folder = files(package).joinpath("rulings")
    found: dict[str, Ruling] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".scn"):
            for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name, game):
                ruling = _ruling(scenario, rule_prefix)
                if ruling.id in found:
                    raise ValueError(f"{scenario.name}: another ruling has this title")
                found[ruling.id] = ruling
    return found


def _ruling(scenario: Scenario, rule_prefix: str) -> Ruling:
    asked, said = dict(scenario.asked), dict(scenario.said)
    if Language.EN not in asked or asked.keys() != said.keys():
        raise ValueError(f"{scenario.name}: a ruling has `ask:` and `say:`, and both in every language that has one")
    return Ruling(
        slug(scenario.title.partition(":")[2]),
        tuple(name for name in scenario.about if not name.startswith(rule_prefix)),
        tuple(name for name in scenario.about if name.startswith(rule_prefix)),
        {language: typeset(text, language) for language, text in asked.items()},
        {language: typeset(text, language) for language, text in said.items()},
        scenario,
    )


def settings_at(table: type[ScenarioTable], position: tuple[str, ...]) -> GameSettings:
    """The settings of a game that begins at a position."""
    return _laid(table, position).settings()


def game_at(table: type[ScenarioTable], position: tuple[str, ...], key: bytes) -> Any:
    """The game that begins at a position, on the smallest table with room for it. The key decides what is random after it."""
    laid = _laid(table, position)
    laid.lean = True
    laid.setup.key, laid.setup.drawn = key, 0
    game = laid.table()
    game.key = key
    return game


def _laid(table: type[ScenarioTable], position: tuple[str, ...]) -> Notation[Any]:
    assert issubclass(table, Notation)  # a game with another notation has no rulings
    laid = table()
    for words in position:
        laid.do(words)
    return laid
