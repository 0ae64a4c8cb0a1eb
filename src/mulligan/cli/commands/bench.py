"""Measure speed on this machine."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from mulligan.core.kernel.native import native
from mulligan.core.kernel.series import most_cards
from mulligan.core.plugin import GamePlugin
from mulligan.core.settings import GameSettings
from mulligan.players.simulate import simulate
from mulligan.registry import GAMES, plugin_for

GAMES_NATIVE, GAMES_INTERPRETED = 10_000, 5
CROWD = 4  # players, to measure larger tables
CHECKOUT = Path(__file__).parents[4]
SCRIPTS = ("server", "client")  # modules of `bench`, present only in a checkout


@dataclass(frozen=True, slots=True)
class Measured:
    name: str
    value: float
    unit: str
    note: str


def run_bench(console: Console, as_json: bool) -> None:
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            for measure in measures(plugin_for(game), os.path.join(folder, game)):
                with console.status(f"{game}: {measure.func.__name__}") if not as_json else _quiet():
                    results.append(measure())
    for script in SCRIPTS:
        with console.status(script) if not as_json else _quiet():
            results += script_measures(script)
    if as_json:
        print(json.dumps({"machine": machine(), "results": [asdict(result) for result in results]}, indent=2))
        return
    table = Table(title=", ".join(str(value) for value in machine().values()))
    for title in ("name", "value", "unit", "note"):
        table.add_column(title, justify="right" if title == "value" else "left")
    for result in results:
        table.add_row(result.name, f"{result.value:,.2f}".rstrip("0").rstrip("."), result.unit, result.note)
    console.print(table)


class _quiet:
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


def machine() -> dict[str, str | int]:
    """Description of this machine, printed with the results."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": _version("numba"),
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown"


def _version(package: str) -> str:
    from importlib.metadata import version

    return version(package)


# --- measures ------------------------------------------------------------------------------------


def measures(plugin: GamePlugin, folder: str) -> tuple[partial[Measured], ...]:
    """All measurements of a game. `folder` is an empty cache for the first start."""
    crowd = any(mode.players[0] <= CROWD <= mode.players[1] for mode in plugin.modes)
    return (
        partial(native_speed, plugin),
        *([partial(native_speed, plugin, CROWD)] if crowd else []),
        partial(interpreted_speed, plugin),
        partial(copying, plugin),
        partial(first_start, plugin, folder),
        partial(later_start, plugin, folder),
    )


def native_speed(plugin: GamePlugin, seats: int | None = None) -> Measured:
    """Speed of random games on one core, best of five series, in the default mode or the first for `seats` players."""
    chosen = plugin.choose(GameSettings(format=plugin.benchmark, seats=seats))
    format, games = plugin.benchmark, GAMES_NATIVE * 2 // chosen.seats
    simulate(plugin.name, 100, settings=GameSettings(format=format, seats=seats))
    series = [simulate(plugin.name, games, seed=seed, settings=GameSettings(format=format, seats=seats)) for seed in range(5)]
    best = max(series, key=lambda done: done.decisions_per_second)
    note = (
        f"random play, {format} decks, one core, best of 5 x {games:,} games, {best.decisions / games:.0f} decisions per game"
    )
    name = f"{plugin.name}_{chosen.mode.name}_{f'{seats}_' if seats else ''}native"
    return Measured(name, round(best.decisions_per_second), "decisions/s", note)


def interpreted_speed(plugin: GamePlugin) -> Measured:
    """Speed of the same source uncompiled, in a separate process."""
    played = f"simulate({plugin.name!r}, {GAMES_INTERPRETED}, settings=GameSettings(format={plugin.benchmark!r}))"
    imports = "from mulligan.core.settings import GameSettings; from mulligan.players.simulate import simulate"
    code = f"{imports}; print({played}.decisions_per_second)"
    speed = round(float(_python(code, MULLIGAN_INTERPRET="1")))
    note = f"{GAMES_INTERPRETED} games of plain Python"
    return Measured(f"{plugin.name}_{plugin.modes[0].name}_interpreted", speed, "decisions/s", note)


def copying(plugin: GamePlugin) -> Measured:
    tables = _clear_tables(plugin, 64)
    copies = 1_000_000
    _copy_states(tables, 1000)
    best = min(_timed(lambda: _copy_states(tables, copies)) for _ in range(5))
    note = f"a {plugin.modes[0].name} state of {tables.itemsize} bytes"
    return Measured(f"{plugin.name}_copy_ns", round(best / copies * 1e9, 1), "ns", note)


def _clear_tables(plugin: GamePlugin, count: int) -> NDArray[np.void]:
    chosen = plugin.choose(GameSettings(format=plugin.benchmark))
    return plugin.kernels.clear_tables(count, most_cards(chosen.format.box(chosen.decks)), chosen.options, chosen.decks)


@native
def _copy_states(tables: NDArray[np.void], copies: int) -> None:
    for i in range(copies):
        tables[i & 31] = tables[32 + (i & 31)]


def first_start(plugin: GamePlugin, folder: str) -> Measured:
    """Start with an empty cache."""
    note = "first start: import, compile, a game, a view, 100 playouts"
    return Measured(f"{plugin.name}_compile_s", round(_started(plugin, folder), 1), "s", note)


def later_start(plugin: GamePlugin, folder: str) -> Measured:
    """Start with a full cache."""
    return Measured(f"{plugin.name}_start_s", round(_started(plugin, folder), 2), "s", "the same from the cache")


def _started(plugin: GamePlugin, folder: str) -> float:
    return float(_python(f"from mulligan.cli.commands.bench import start; start({plugin.name!r})", MULLIGAN_CACHE=folder))


def start(name: str) -> None:
    """Play one answer, build all views, run bots, then print the seconds since the process was started."""
    plugin = plugin_for(name)
    chosen = plugin.choose(GameSettings(format=plugin.benchmark))
    decks = chosen.format.decks(bytes(16), chosen.decks)
    game = chosen.mode.game.new(chosen.options, [deck.cards for deck in decks], bytes(16))
    question = game.question
    assert question is not None
    game.answer(question.seat, question.options[0])
    for seat in range(game.seats):
        game.view(seat)
    simulate(name, 100, settings=GameSettings(format=plugin.benchmark))
    print(time.perf_counter() - float(os.environ["MULLIGAN_BEGAN"]))


def script_measures(name: str, *asked: str) -> list[Measured]:
    """Run a script of `bench` (server load, or the page in a browser); nothing in an installed package, which has none."""
    if not (CHECKOUT / "bench" / f"{name}.py").exists():
        return []
    command = [sys.executable, "-m", f"bench.{name}", *asked]
    done = subprocess.run(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, check=True)
    return [Measured(**each) for each in json.loads(done.stdout)]


def _python(code: str, **environment: str) -> str:
    began = str(time.perf_counter())  # a system-wide clock, comparable between processes
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment, "MULLIGAN_BEGAN": began},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip().splitlines()[-1]


def _timed(call: Callable[[], object]) -> float:
    began = time.perf_counter()
    call()
    return time.perf_counter() - began
