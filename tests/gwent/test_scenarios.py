"""Every scenario of the suite, once as it is and once with the game saved, restored and replayed after every answer."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mulligan.core.scenario import Scenario, read_scenarios, run_scenario, scenario_files
from mulligan.gwent.game import GwentGame
from mulligan.gwent.notation import GwentTable

HERE = Path(__file__).parent
SCENARIOS = [
    scenario
    for file in scenario_files([HERE / "rules", HERE / "cards"])
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file))
]


class RestoredTable(GwentTable):
    """After every answer the game goes through bytes and back, and all answers are played again from the start."""

    def __init__(self) -> None:
        super().__init__()
        self.keep = _through_bytes


def _through_bytes(game: GwentGame) -> GwentGame:
    table = np.frombuffer(bytearray(game._table.tobytes()), game._table.dtype).view(np.recarray)
    restored = GwentGame(table)
    restored._start, restored._answers = game._start, list(game.answers)
    restored._desk = game._desk
    again = restored.copy()
    again.take_back(len(again.answers))
    for choice in restored.answers:
        again.answer(int(again.state.asked), choice)
    assert again.digest() == game.digest() == restored.digest()
    return restored


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario, {"gwent": GwentTable})
    assert failure is None, str(failure)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_scenario_saved_restored_replayed(scenario: Scenario) -> None:
    failure = run_scenario(scenario, {"gwent": RestoredTable})
    assert failure is None, str(failure)
