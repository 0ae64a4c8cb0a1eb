"""Run the same kernels on a GPU: every thread plays whole random games. Needs numba-cuda and an NVIDIA GPU.

PYTHONPATH=src python -m bench.gpu [GAME] [GAMES PER THREAD]
"""

from __future__ import annotations

import sys
import time

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # numba-cuda 0.30 on numpy 2.5
    if not hasattr(np, _old):
        setattr(np, _old, getattr(np, _new))
from numba import cuda  # noqa: E402

from mulligan.core.kernel.native import native  # noqa: E402
from mulligan.core.kernel.record import new_record  # noqa: E402
from mulligan.core.kernel.series import most_cards, new_seeds  # noqa: E402
from mulligan.core.settings import GameSettings  # noqa: E402
from mulligan.registry import DEFAULT, plugin_for  # noqa: E402

MOST = 5000  # decisions per game
BLOCK = 64
SEED = 2
_U = np.uint64
_MIX1, _MIX2, _STEP = _U(0xBF58476D1CE4E5B9), _U(0x94D049BB133111EB), _U(0x9E3779B97F4A7C15)


def make_loops(kernels):
    """Make the loop of one thread, for CPU and GPU."""
    legal, step = kernels.legal, kernels.step

    @native
    def play_some(book, starts, tables, output, thread, games, seed):
        """Play whole games from different starts on one table. Returns the number of decisions."""
        state = tables[thread]
        word = _U(thread + 1) * _STEP + _U(seed)
        count = 0
        for game in range(games):
            tables[thread] = starts[(thread + game * 7919) % len(starts)]
            plies = 0
            while state.over == 0 and plies < MOST:
                options = legal(book, state, output)
                word += _STEP
                mixed = (word ^ (word >> _U(30))) * _MIX1
                mixed = (mixed ^ (mixed >> _U(27))) * _MIX2
                mixed ^= mixed >> _U(31)
                step(book, state, output.options[np.int64(((mixed >> _U(32)) * _U(options)) >> _U(32))], output)
                plies += 1
            count += plies
        return count

    @cuda.jit
    def play(books, starts, tables, outputs, decisions, games, seed):
        thread = cuda.grid(1)
        if thread < len(tables):
            decisions[thread] = play_some(books[0], starts, tables, outputs[thread], thread, games, seed)

    return play_some, play


def main() -> None:
    plugin = plugin_for(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    chosen, book = plugin.choose(GameSettings(format=plugin.benchmark)), plugin.kernels.book()
    box, seeds = chosen.format.box(chosen.decks), new_seeds(7)
    starts = plugin.kernels.clear_tables(4096, most_cards(box), chosen.options, chosen.decks)
    output = plugin.kernels.new_output(starts[0], 0)
    for number in range(len(starts)):
        plugin.kernels.set_up(book, starts[number], box, seeds, number, output)
    play_some, play = make_loops(plugin.kernels)
    books, begun = cuda.to_device(np.asarray(book).reshape(1)), cuda.to_device(np.asarray(starts))
    print(cuda.get_current_device().name)
    for threads in (BLOCK, 16384, 65536, 131072, 262144):  # the first run compiles, and is compared with the CPU
        tables = cuda.device_array(threads, starts.dtype)
        outputs = cuda.to_device(np.asarray(new_record(output.dtype, threads)))
        decisions = cuda.device_array(threads, np.int64)
        began = time.perf_counter()
        play[threads // BLOCK, BLOCK](books, begun, tables, outputs, decisions, games, SEED)
        cuda.synchronize()
        seconds = time.perf_counter() - began
        total, ended = int(decisions.copy_to_host().sum()), int(np.count_nonzero(tables.copy_to_host()["over"]))
        speed = f"{total / seconds:13,.0f} decisions/s, {threads * games / seconds:9,.0f} games/s"
        print(
            f"{threads:7,} threads: {speed}, {seconds:.2f} s; {ended:,} of {threads:,} last games ended, "
            f"{total / (threads * games):.1f} decisions per game",
            flush=True,
        )
        if threads == BLOCK:
            compare(play_some, book, output, starts, tables.copy_to_host(), decisions.copy_to_host(), games)


def compare(play_some, book, output, starts, tables, decisions, games) -> None:
    """Check that the same games on the CPU end in the same states, bit for bit."""
    here = new_record(starts.dtype, len(tables))
    for thread in range(len(tables)):
        assert play_some(book, starts, here, output, thread, games, SEED) == decisions[thread], f"game of thread {thread}"
        for name in here.dtype.names:
            assert np.array_equal(here[thread][name], tables[thread][name]), f"{name} of thread {thread} differs"
    print(f"the CPU played the same {len(tables) * games} games to the same final states", flush=True)


main()
