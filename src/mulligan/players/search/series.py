"""Games between players that search, on all cores. Each game has its own random streams, so threads never change results."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from mulligan.core.decks.formats import DeckOrigin
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import dtype_of, new_record
from mulligan.core.kernel.series import new_seeds
from mulligan.core.kernel.types import Tables
from mulligan.core.plugin import Kernels
from mulligan.players.search.search import Search
from mulligan.players.search.tree import CONTENDER, NODE, SCRATCH, TREE, Contender
from mulligan.players.stream import new_stream
from mulligan.players.types import Counts

NODES = 1 << 16  # of a tree; a tree that uses half of them is dropped
AT_ONCE = 2  # games that a thread takes at a time: a deal and its mirror


class _GameWorker:
    def __init__(self, kernels: Kernels, search: Search, table: Tables, origin: DeckOrigin) -> None:
        self._kernels, self._search = kernels, search
        self._tables = np.concatenate([table, table])
        self.output = kernels.new_output(self._tables[0], 0)
        self._nodes, self._tree, self._scratch = new_record(NODE, NODES), new_record(TREE)[0], new_record(SCRATCH)[0]
        self._pool, self._random, self._stream = kernels.new_pool(origin), new_record(dtype_of(Random))[0], new_stream()

    def play(self, states: Tables, seed: int, first: int, players: Any, counts: Counts) -> None:
        self._search.play_games(
            self._kernels.book(),
            states,
            self._tables,
            new_seeds(seed, first),
            players,
            self._nodes,
            self._tree,
            self._scratch,
            self.output,
            self._pool,
            self._random,
            self._stream,
            counts,
        )


class SearchSeries:
    """Plays prepared games between players, some of which search."""

    def __init__(
        self, kernels: Kernels, search: Search, table: Tables, players: Sequence[Contender], origin: DeckOrigin
    ) -> None:
        count = os.cpu_count() or 1
        self._workers = [_GameWorker(kernels, search, table, origin) for _ in range(count)]
        self._executor = ThreadPoolExecutor(count, "games")
        self._players = np.array(players, CONTENDER)

    @property
    def overflows(self) -> int:
        return sum(int(each.output.overflows) for each in self._workers)

    def compile(self, table: Tables) -> None:
        """Compile the loop, unless it is cached."""
        self._workers[0].play(table[:0], 0, 0, self._players, np.zeros(0, np.int64))

    def play(self, states: Tables, seed: int, first: int, counts: Counts, report: Callable[[int], None] | None = None) -> None:
        """Play the games from number `first` on. `report` is called with the number of finished games."""
        idle = list(self._workers)

        def play_some(start: int) -> int:
            worker = idle.pop()
            some = slice(start, start + AT_ONCE)
            worker.play(states[some], seed, first + start, self._players, counts[some])
            idle.append(worker)
            return len(counts[some])

        done = 0
        for played in self._executor.map(play_some, range(0, len(states), AT_ONCE)):
            done += played
            if report is not None:
                report(done)
