"""Bots against bots, with a progress bar."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from mulligan.cli.commands.bots.progress import progress_bar
from mulligan.cli.errors import refusals
from mulligan.core.settings import GameSettings
from mulligan.players.simulate import Simulation, simulate


def run_simulation(
    console: Console,
    game: str,
    games: int,
    players: str | None,
    seed: int,
    settings: GameSettings,
    as_json: bool,
) -> None:
    bar = progress_bar(console, as_json)
    named = None if players is None else players.split(",")
    with bar, refusals():
        task = bar.add_task("Games", total=games)
        done = simulate(game, games, named, seed, settings, progress=lambda done, _: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(as_dict(game, done)))
    else:
        console.print(_table(done))


def as_dict(game: str, done: Simulation) -> dict[str, object]:
    """The JSON output, whose shape programs rely on."""
    return {
        "game": game,
        "games": done.games,
        "decisions": done.decisions,
        "seconds": round(done.seconds, 3),
        "decisions_per_second": round(done.decisions_per_second),
        "wins": done.wins,
        "draws": done.draws,
        "unfinished": done.unfinished,
        "overflows": done.overflows,
        "digest": done.digest,
    }


def _table(done: Simulation) -> Table:
    table = Table(show_header=False)
    for name, won in done.wins.items():
        table.add_row(f"{name} wins", f"{won:,}", f"{won / done.games:.1%}")
    table.add_row("draws", f"{done.draws:,}", f"{done.draws / done.games:.1%}")
    table.add_row("unfinished", f"{done.unfinished:,}", "")
    if done.overflows:
        table.add_row("effects lost", f"{done.overflows:,}", "the state record was full; please report this")
    table.add_row("decisions", f"{done.decisions:,}", f"{done.decisions / done.games:.0f} per game")
    table.add_row("speed", f"{done.decisions_per_second:,.0f}", "decisions per second")
    table.add_row("digest", done.digest, "")
    return table
