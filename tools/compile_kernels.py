"""Compile the rules of all games into a folder, for a wheel that carries them (`hatch_build.py`):

python tools/compile_kernels.py FOLDER
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from multiprocessing import get_context
from pathlib import Path


def compile_into(folder: Path) -> None:
    """Compile each game in its own process: a table of each mode and each draft, with bots that search, and a series."""
    os.environ["MULLIGAN_CACHE"] = str(folder)  # before any process reads it
    from mulligan.core.compiler.callee_cache import CALLEES
    from mulligan.registry import GAMES

    context = get_context("spawn")
    running = {game: context.Process(target=_compile, args=(game,)) for game in GAMES}
    for process in running.values():
        process.start()
    for game, process in running.items():
        process.join()
        if process.exitcode:
            raise SystemExit(f"the rules of {game} could not be compiled; see the error above")
    for callees in list(folder.rglob(CALLEES)):  # only needed to compile more
        shutil.rmtree(callees)


def _compile(game: str) -> None:
    from mulligan.core.settings import GameSettings
    from mulligan.players.compile import compile_series, compile_table
    from mulligan.players.playouts import playouts_of
    from mulligan.registry import plugin_for

    plugin, began = plugin_for(game), time.perf_counter()
    drafts = [name for name, format in plugin.formats(plugin.rulesets[0]).items() if format.drafted]
    tables = [GameSettings(mode=mode.name) for mode in plugin.modes] + [GameSettings(format=name) for name in drafts]
    for settings in tables:
        compile_table(game, settings, bots=playouts_of(game).levels)
        print(f"{plugin.title}: {settings.mode or settings.format} ({time.perf_counter() - began:.0f} s)", flush=True)
    compile_series(game)
    print(f"{plugin.title}: series between bots ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
