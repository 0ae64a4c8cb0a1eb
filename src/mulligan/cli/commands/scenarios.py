"""Run scenario files, and write them from games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.text import Text

from mulligan.cli.errors import UserError
from mulligan.core.game import CorruptGame
from mulligan.core.plugin import GamePlugin
from mulligan.core.scenario.scenario import Failure, Scenario, ScenarioTable, read_scenarios, run_scenario, scenario_files
from mulligan.core.scenario.writer import CannotWrite, write_game
from mulligan.registry import DEFAULT, GAMES, plugin_for


def run_files(console: Console, files: Sequence[Path]) -> int:
    """Run all scenarios. Returns the number of failures."""
    scenarios: list[Scenario] = []
    for path in files:
        if not path.exists():
            raise UserError(f"no such file: {path}")
    for path in scenario_files(files):
        try:
            scenarios += read_scenarios(path.read_text(encoding="utf-8"), str(path), DEFAULT)
        except UnicodeDecodeError as error:
            raise UserError(f"{path} is not a text file: {error.reason} at byte {error.start}") from error
    if not scenarios:
        raise UserError("no scenario found; a scenario begins with a line `scenario TITLE`, see docs/scenarios.md")
    played = {scenario.game for scenario in scenarios}
    tables = {game: plugin_for(game).table for game in (played if played <= GAMES.keys() else GAMES)}
    failures = 0
    for scenario in track(scenarios, "Scenarios", console=console, disable=len(scenarios) < 20 or not console.is_terminal):
        if failure := _run(scenario, tables):
            failures += 1
            console.print(Text("✗ ", style="red"), Text(str(failure)), sep="")
    passed = len(scenarios) - failures
    console.print(f"{passed} of {len(scenarios)} scenarios passed", style="green" if not failures else "red")
    return failures


def _run(scenario: Scenario, tables: Mapping[str, type[ScenarioTable]]) -> Failure | None:
    """Run a scenario. A crash counts as its failure, so that the others still run."""
    try:
        return run_scenario(scenario, tables)
    except Exception as error:
        return Failure(scenario, None, f"Mulligan itself failed ({type(error).__name__}: {error}); please report this scenario")


def written(path: Path, ply: int | None) -> str:
    """Write a game's position after `ply` answers as a scenario."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    plugin, saved = _saved(path, text)
    try:
        game = plugin.load(saved)
    except CorruptGame as error:
        raise UserError(f"{path}: {error}") from error
    count = len(game.answers)
    if ply is not None and ply > count:
        raise UserError(f"{path.name} has {count} answers; --ply is a number from 0 to {count}")
    if ply is not None:
        game.undo(count - ply)
    if plugin.writer is None:
        raise UserError(f"{plugin.title} positions cannot be written as scenarios")
    try:
        return write_game(
            plugin.writer, plugin.name, game, f"{path.stem} after {count if ply is None else ply} of {count} answers"
        )
    except CannotWrite as error:
        raise UserError(f"{path.name}, ply {ply}: {error}") from error


def _saved(path: Path, text: bytes) -> tuple[GamePlugin, bytes]:
    """The game's plugin and the saved game, which is either the whole file or part of a downloaded record."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise UserError(f"{path} is neither a record nor a saved game: {error}") from error
    saved = json.dumps(data.get("saved", data) if isinstance(data, dict) else data).encode()
    for name in GAMES:
        if plugin_for(name).has_saved(saved):
            return plugin_for(name), saved
    raise UserError(f"{path} is neither a record nor a saved game of {', '.join(GAMES)}")
