"""Ratings of bots: every pair plays, and the results become Elo."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from mulligan.cli.commands.bots.progress import progress_bar
from mulligan.cli.errors import UserError, refusals
from mulligan.core.settings import GameSettings
from mulligan.players.ladder import Ladder, climb, new_ladder


def run_ladder(
    console: Console,
    game: str,
    games: int,
    players: str | None,
    seed: int,
    settings: GameSettings,
    results: Path | None,
    plot: tuple[Path, ...],
    as_json: bool,
) -> None:
    for path in plot:
        _check_plot(path)
    with refusals():
        try:
            ladder = new_ladder(game, None if players is None else players.split(","), games, seed, settings)
            if results is not None and results.exists():
                ladder.resume(results)
        except ValueError as error:
            raise UserError(str(error)) from error
        _play(console, ladder, settings, results, as_json)
    for path in plot:
        draw(ladder, path)
    if as_json:
        ratings = [{"player": each.player, "elo": each.elo, "margin": each.margin} for each in ladder.ratings()]
        print(json.dumps({**ladder.as_dict(), "ratings": ratings}))
    else:
        console.print(_ratings(ladder))
        console.print(_matrix(ladder))


def _play(console: Console, ladder: Ladder, settings: GameSettings, results: Path | None, as_json: bool) -> None:
    with progress_bar(console, as_json) as bar:
        whole = bar.add_task("All pairs", total=len(ladder.pairs) * ladder.games)
        before = len(ladder.matches)

        def progress(pair: str, done: int) -> None:
            played = len(ladder.matches) if done < ladder.games else len(ladder.matches) + 1
            partly = 0 if done == ladder.games else done
            bar.update(whole, description=pair, completed=played * ladder.games + partly)

        bar.update(whole, completed=before * ladder.games)
        climb(ladder, settings, progress=progress, save=None if results is None else lambda: ladder.save(results))


def _ratings(ladder: Ladder) -> Table:
    table = Table("player", "Elo", "95 %", title=f"{ladder.games:,} games for each pair")
    for rating in ladder.ratings():
        table.add_row(rating.player, f"{rating.elo:+.0f}", f"± {rating.margin:.0f}")
    return table


def _matrix(ladder: Ladder) -> Table:
    """Win rates of the row players, with 95 % intervals."""
    table = Table("wins of", *ladder.players)
    for one in ladder.players:
        table.add_row(one, *(_cell(ladder, one, two) for two in ladder.players))
    return table


def _cell(ladder: Ladder, one: str, two: str) -> str:
    if one == two:
        return ""
    turned = (one, two) not in ladder.matches
    low, high = (ladder.matches[two, one] if turned else ladder.matches[one, two]).interval()
    if turned:
        low, high = 1 - high, 1 - low
    return f"{ladder.score(one, two):.1%}\n{low:.0%} to {high:.0%}"


def _check_plot(path: Path) -> None:
    if path.suffix not in (".svg", ".png"):
        raise UserError(f"a plot is written as .svg or .png, not {path.name}")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise UserError("plots need matplotlib: pip install mulligan[plots]") from error


def draw(ladder: Ladder, path: Path) -> None:
    """Write the ratings with their intervals as a picture."""
    from matplotlib.figure import Figure

    ratings = ladder.ratings()[::-1]
    figure = Figure(figsize=(7, 0.6 + 0.5 * len(ratings)), layout="constrained")
    axes = figure.subplots()
    places = range(len(ratings))
    axes.errorbar([each.elo for each in ratings], places, xerr=[each.margin for each in ratings], fmt="o", capsize=4)
    axes.set_yticks(places, [each.player for each in ratings])
    axes.set_ylim(-0.6, len(ratings) - 0.4)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel(f"Elo, {ladder.settings['format']}, {ladder.games:,} games for each pair, 95 % intervals")
    figure.savefig(path, dpi=150)
