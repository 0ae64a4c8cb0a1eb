"""Compiles the rules ahead of time, so that the first game on a machine starts right away."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from mulligan.cli.errors import UserError, refusals
from mulligan.players.compile import compile_table
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

PAUSE = 0.2  # seconds between two updates of the progress
LINE_PAUSE = 5.0  # seconds between two lines in a pipe or a log


def compile_rules(console: Console, games: Sequence[str]) -> None:
    """Compile each game in its own process. Cached code is left alone."""
    began, context = time.perf_counter(), get_context("spawn")
    with refusals():
        titles = [plugin_for(game).title for game in games]
    console.print(f"Compiling the rules of {' and '.join(titles)} for this machine, once.")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        running, next_line = {}, LINE_PAUSE
        for game, title in zip(games, titles, strict=True):
            share = context.Value("i", 0)
            process = context.Process(target=_compile, args=(game, share))
            process.start()
            running[title] = process, share, progress.add_task(title, total=100)
        while running:
            time.sleep(PAUSE)
            if not console.is_terminal and time.perf_counter() - began >= next_line:
                console.print(_line({title: share.value for title, (_, share, _) in running.items()}))
                next_line += LINE_PAUSE
            for title, (process, share, task) in list(running.items()):
                progress.update(task, completed=share.value)
                if process.exitcode:
                    raise UserError(f"the rules of {title} could not be compiled; see the error above")
                if process.exitcode is not None:
                    console.print(f"The rules of {title} are ready ({time.perf_counter() - began:.0f} s).")
                    progress.remove_task(task)
                    del running[title]


def _line(shares: Mapping[str, int]) -> str:
    """
    >>> _line({"Epic": 40, "Gwent": 7})
    'Compiling: Epic 40 %, Gwent 7 %'
    """
    return "Compiling: " + ", ".join(f"{title} {share} %" for title, share in shares.items())


def _compile(game: str, share: Synchronized[int]) -> None:
    def report(percent: int) -> None:
        share.value = percent

    compile_table(game, report=report, bots=playouts_of(game).levels)
