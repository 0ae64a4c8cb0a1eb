"""Running scenario files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.text import Text

from mulligan.cli.errors import UserError
from mulligan.core.scenario import Scenario, read_scenarios, run_scenario, scenario_files
from mulligan.games import DEFAULT, GAMES, kit_of


def run_files(console: Console, files: Sequence[Path]) -> int:
    """Run all scenarios; returns how many failed."""
    scenarios: list[Scenario] = []
    for path in files:
        if not path.exists():
            raise UserError(f"no file {path}")
    for path in scenario_files(files):
        try:
            scenarios += read_scenarios(path.read_text(encoding="utf-8"), str(path), DEFAULT)
        except UnicodeDecodeError as error:
            raise UserError(f"{path} is not a text file: {error.reason} at byte {error.start}") from error
    if not scenarios:
        raise UserError("no scenario found; a scenario begins with a line `scenario TITLE`, see docs/scenarios.md")
    played = {scenario.game for scenario in scenarios}
    tables = {game: kit_of(game).table for game in (played if played <= GAMES.keys() else GAMES)}
    failures = 0
    for scenario in track(scenarios, "Scenarios", console=console, disable=len(scenarios) < 20 or not console.is_terminal):
        if failure := run_scenario(scenario, tables):
            failures += 1
            console.print(Text("✗ ", style="red"), Text(str(failure)), sep="")
    held = len(scenarios) - failures
    console.print(f"{held} of {len(scenarios)} scenarios held", style="green" if not failures else "red")
    return failures
