"""Every scenario of every game, once as it is and once with the game saved, restored and replayed after every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mulligan.core.base_game import TableGame
from mulligan.core.scenario.scenario import Scenario, Table, read_scenarios, run_scenario, scenario_files
from mulligan.registry import DEFAULT, GAMES, plugin_for

SCENARIOS = [
    scenario
    for file in scenario_files([Path(__file__).parent])
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file), DEFAULT)
]
TABLES: dict[str, type[Any]] = {game: plugin_for(game).table for game in GAMES}


def _restoring(table: type[Any]) -> type[Table]:
    """After every answer the game goes through bytes and back, and all answers are played again from the start."""

    def begin(self: Any) -> None:
        table.__init__(self)
        self.keep = _through_bytes

    return type(f"Restored{table.__name__}", (table,), {"__init__": begin})


def _through_bytes(game: TableGame) -> TableGame:
    table = np.frombuffer(bytearray(game._table.tobytes()), game._table.dtype)
    restored = type(game)(table)
    restored._start, restored._answers = game._start, list(game.answers)
    restored._output = game._output
    again = restored.copy()
    again.take_back(len(again.answers))
    for answer in restored.answers:
        again._do(answer)
    assert again.digest() == game.digest() == restored.digest()
    return restored


RESTORED = {game: _restoring(table) for game, table in TABLES.items()}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.game} {scenario.name}")
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario, TABLES)
    assert failure is None, str(failure)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.game} {scenario.name}")
def test_scenario_saved_restored_replayed(scenario: Scenario) -> None:
    failure = run_scenario(scenario, RESTORED)
    assert failure is None, str(failure)
