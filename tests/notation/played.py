"""Run scenarios for tests of the notation."""

from __future__ import annotations

from textwrap import dedent

from mulligan.core.scenario.scenario import read_scenarios, run_scenario
from mulligan.registry import GAMES, plugin_for


def failure(game: str, text: str) -> str:
    """The message of the first failing scenario, with its line; empty if all pass."""
    for scenario in read_scenarios(dedent(text).strip(), "", game):
        if failed := run_scenario(scenario, {name: plugin_for(name).table for name in GAMES}):
            return f"line {failed.line.number if failed.line else '-'}: {failed.reason}"
    return ""


def holds(game: str, text: str) -> None:
    said = failure(game, text)
    assert not said, said
