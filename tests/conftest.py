"""Which tests share a process: those of one game, because its rules take a minute to compile for each size of table."""

from __future__ import annotations

import re

import pytest

from mulligan.core.scenario import Scenario

OF_A_GAME = re.compile(r"(?:tests/|tests/contracts/.*|src/mulligan/(?:players/)?)(epic|gwent)")


def game_of(item: pytest.Item) -> str | None:
    """The game whose kernels a test calls in its own process."""
    scenario = item.callspec.params.get("scenario") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    if isinstance(scenario, Scenario):
        return scenario.game
    found = OF_A_GAME.match(item.nodeid)
    return found[1] if found else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("xdist_group") is None and (game := game_of(item)):
            item.add_marker(pytest.mark.xdist_group(game))
