"""Every scenario of every game passes, with saving, restoring and replaying at each answer.

`make test` plays them uncompiled: they use every layout, and compiling all of them takes longer than playing. `make test-all`
plays them compiled, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mulligan
from mulligan.core.base_game import TableGame
from mulligan.core.scenario.scenario import Scenario, ScenarioTable, read_scenarios, run_scenario, scenario_files
from mulligan.registry import DEFAULT, GAMES, plugin_for

SCENARIOS = [
    scenario
    for file in scenario_files([Path(__file__).parent, *Path(mulligan.__file__).parent.glob("*/rulings")])
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file), DEFAULT)
]


class Followers:
    """Two games that get the answers of a scenario's game and must reach the same state.

    `restored` is rebuilt from the bytes of the state before every answer; `replayed` keeps its objects from the start.
    """

    def __init__(self, game: TableGame) -> None:
        self.replayed = game.copy()
        self.replayed.undo(len(game.answers))
        self.restored = restore(self.replayed)

    def follow(self, game: TableGame) -> None:
        for follower in (self.restored, self.replayed):
            follower.replay(game.answers[-1])
            assert follower.digest() == game.digest()
            assert follower.questions == game.questions
        self.restored = restore(game)


def restore(game: TableGame) -> TableGame:
    restored = type(game)(np.frombuffer(bytearray(game._table.tobytes()), game._table.dtype))
    restored._answers = list(game.answers)
    return restored


def followed(table: type[Any]) -> type[ScenarioTable]:
    """The table of a scenario, with followers of its game."""

    class FollowedTable(table):  # type: ignore[misc]  # found at run time
        followers: Followers | None = None

        def __init__(self) -> None:
            super().__init__()
            self.keep = self._follow

        def _follow(self, game: TableGame) -> TableGame:
            if self.followers is None or len(game.answers) == 1:
                self.followers = Followers(game)
            self.followers.follow(game)
            return game

    return FollowedTable


TABLES = {game: followed(plugin_for(game).table) for game in GAMES}


@pytest.mark.both_ways
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.game} {scenario.name}")
def test_scenario(scenario: Scenario) -> None:
    failure = run_scenario(scenario, TABLES)
    assert failure is None, str(failure)
