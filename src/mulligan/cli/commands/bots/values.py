"""Measured values of cards, as a table, as JSON, or as the module that the bots read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from mulligan.cli.commands.bots.progress import progress_bar
from mulligan.cli.errors import UserError, refusals
from mulligan.core.settings import GameSettings
from mulligan.players.values import Value, measure, module


def run_values(
    console: Console, game: str, games: int, player: str, seed: int, settings: GameSettings, write: Path | None, as_json: bool
) -> None:
    if write is not None and not write.parent.is_dir():
        raise UserError(f"there is no folder {write.parent}")
    bar = progress_bar(console, as_json)
    with bar, refusals():
        task = bar.add_task("Games", total=games)
        try:
            values = measure(game, games, player, seed, settings, progress=lambda done: bar.update(task, completed=done))
        except ValueError as error:
            raise UserError(str(error)) from error
    if write is not None:
        write.write_text(module(values, f"mulligan values {game} --games {games} --player {player} --seed {seed}"))
    if as_json:
        print(json.dumps([asdict(each) for each in values]))
    else:
        console.print(_table(values))


def _table(values: Sequence[Value]) -> Table:
    table = Table("card", "win rate", "95 %", title="Percentage points that a copy adds, compared with an average card")
    for value in values:
        table.add_row(value.name, f"{value.points:+.2f}", f"± {value.margin:.2f}")
    return table
