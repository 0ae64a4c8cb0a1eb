"""Speed on this machine. Every figure is measured when the command runs."""

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

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from mulligan.core.native import native
from mulligan.epic.dealing import clear_tables
from mulligan.epic.game import EpicGame
from mulligan.players.simulate import simulate

FORMAT = "sealed"  # mixed random 30-card decks of the base set
_START = "from mulligan.cli.bench import start; start()"


@dataclass(frozen=True, slots=True)
class Measured:
    name: str
    value: float
    unit: str
    note: str


def run_bench(console: Console, as_json: bool) -> None:
    measures: tuple[Callable[[], Measured], ...] = (
        epic_duel_native,
        epic_duel_interpreted,
        epic_copy_ns,
        epic_compile_s,
        epic_start_s,
    )
    results = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MULLIGAN_BENCH_CACHE"] = folder
        for measure in measures:
            with console.status(measure.__name__) if not as_json else _quiet():
                results.append(measure())
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
    """What the figures were measured on."""
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


def epic_duel_native() -> Measured:
    """Whole random games on one core; the best of five series."""
    games = 10_000
    simulate(100, format=FORMAT)
    series = [simulate(games, seed=seed, format=FORMAT) for seed in range(5)]
    best = max(series, key=lambda done: done.decisions_per_second)
    note = f"random play, {FORMAT} decks, one core, best of 5 x {games:,} games, {best.decisions / games:.0f} decisions a game"
    return Measured("epic_duel_native", round(best.decisions_per_second), "decisions/s", note)


def epic_duel_interpreted() -> Measured:
    """The same source without compiling, in a process of its own."""
    games = 5
    code = f"from mulligan.players.simulate import simulate; print(simulate({games}, format={FORMAT!r}).decisions_per_second)"
    said = _python(code, MULLIGAN_INTERPRET="1")
    return Measured("epic_duel_interpreted", round(float(said)), "decisions/s", f"{games} games of plain Python")


def epic_copy_ns() -> Measured:
    tables = clear_tables(64, 30)
    copies = 1_000_000
    _copy_states(tables, 1000)
    best = min(_timed(lambda: _copy_states(tables, copies)) for _ in range(5))
    return Measured("epic_copy_ns", round(best / copies * 1e9, 1), "ns", f"a duel state of {tables.itemsize} bytes")


@native
def _copy_states(tables: NDArray[np.void], copies: int) -> None:
    for i in range(copies):
        tables[i & 31] = tables[32 + (i & 31)]


def epic_compile_s() -> Measured:
    """A first start: nothing compiled yet."""
    seconds = float(_python(_START, MULLIGAN_CACHE=os.environ["MULLIGAN_BENCH_CACHE"]))
    return Measured("epic_compile_s", round(seconds, 1), "s", "first start: import, compile, a game, a view, 100 playouts")


def epic_start_s() -> Measured:
    """Every later start."""
    seconds = float(_python(_START, MULLIGAN_CACHE=os.environ["MULLIGAN_BENCH_CACHE"]))
    return Measured("epic_start_s", round(seconds, 2), "s", "the same from the cache")


def start() -> None:
    """What a first start does: a game with an answer, both views, bots; prints the seconds since the process was started."""
    from mulligan.epic.formats import format_named
    from mulligan.epic.game import Options

    decks = format_named(FORMAT).decks(bytes(16))
    game = EpicGame.new(Options(), [deck.cards for deck in decks], bytes(16))
    game.answer(int(game.state.asked), 0)
    for seat in (0, 1):
        game.view(seat)
    simulate(100, format=FORMAT)
    print(time.perf_counter() - float(os.environ["MULLIGAN_BEGAN"]))


def _python(code: str, **environment: str) -> str:
    began = str(time.perf_counter())  # the system's clock, the same in every process
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
