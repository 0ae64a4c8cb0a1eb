"""The rules compiled beforehand, so that the first game on a machine begins at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from multiprocessing import get_context

from rich.console import Console

from mulligan.cli.errors import UserError, refusals
from mulligan.registry import plugin_for
from mulligan.server.game_loader import prepared
from mulligan.server.wire import Settings

LOOK = 0.2  # seconds between two looks at what is done


def compile_rules(console: Console, games: Sequence[str]) -> None:
    """Each game in a process of its own. What is compiled already is left alone."""
    began, context = time.perf_counter(), get_context("spawn")
    with refusals():
        titles = [plugin_for(game).title for game in games]
    waiting = {title: context.Process(target=_compile, args=(game,)) for title, game in zip(titles, games, strict=True)}
    for process in waiting.values():
        process.start()
    with console.status(f"Compiling the rules of {' and '.join(titles)} for this machine. This takes a few minutes, once."):
        while waiting:
            time.sleep(LOOK)
            for title, process in [each for each in waiting.items() if each[1].exitcode is not None]:
                if process.exitcode:
                    raise UserError(f"the rules of {title} could not be compiled; see the error above")
                console.print(f"The rules of {title} are ready ({time.perf_counter() - began:.0f} s).")
                del waiting[title]


def _compile(game: str) -> None:
    asyncio.run(prepared(Settings(game=game)))
