"""Search for one answer: chunks of iterations until the budget is spent, in one thread or in several."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.kernel.random import Purpose, Random, derived_key, stream
from mulligan.core.kernel.record import new_record
from mulligan.core.plugin import Kernels
from mulligan.players.search.levels import Searchers
from mulligan.players.search.search import Search
from mulligan.players.search.tree import NODE, NONE, SCRATCH, TREE, Contender, SearchSettings
from mulligan.players.stream import new_stream

CHUNK = 50  # iterations between looks at the clock
NODES = 1 << 17  # per tree: enough for a second of search


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer with its visits and value in the search."""

    option: int
    visits: int
    value: float  # mean result for the seat, from 0 for a loss to 1 for a win


class _TreeSearch:
    """One tree with everything needed to grow it."""

    def __init__(self, kernels: Kernels, search: Search, pool: Any, key: bytes) -> None:
        self._kernels, self._search, self._pool = kernels, search, pool
        self._random: Random = stream(key, Purpose.PLAYER)
        self._stream = new_stream(int.from_bytes(derived_key(key, Purpose.PLAYER, 1)[:8], "little"))
        self._nodes, self._tree = new_record(NODE, NODES), new_record(TREE)[0]
        self.scratch = new_record(SCRATCH)[0]
        self._root = self._table = np.zeros(0)
        self._output: Any = None

    def start(self, state: Any, follow: int) -> None:
        """Start a new question. `follow` is the answer that led here, if the tree can be reused, otherwise NONE."""
        root = np.array([state])
        if self._root.dtype != root.dtype:
            self._table, self._output = root.copy(), self._kernels.new_output(root[0], 0)
            follow = NONE
        self._root = root
        child = self._child(follow)
        if child == NONE or 2 * self._tree.used > NODES:
            self._tree.used = 0
        else:
            self._tree.root = child

    def _child(self, option: int) -> int:
        scratch = self.scratch
        for place in range(scratch.count if option != NONE else 0):
            if scratch.options[place] == option:
                return int(scratch.children[place])
        return NONE

    def think(self, seat: int, iterations: int, settings: SearchSettings) -> None:
        self._search.think(
            self._kernels.book(),
            self._root,
            seat,
            iterations,
            self._table,
            self._nodes,
            self._tree,
            self.scratch,
            self._output,
            self._pool,
            self._random,
            self._stream,
            settings,
        )


class Thinker:
    """A player that answers one question after another and keeps its search trees between answers."""

    def __init__(
        self,
        kernels: Kernels,
        searchers: Searchers,
        player: Contender,
        key: bytes,
        threads: int = 1,
        origin: DeckOrigin = PUBLIC,
    ) -> None:
        keys = [key if number == 0 else derived_key(key, Purpose.PLAYER, number + 1) for number in range(threads)]
        self._trees = [_TreeSearch(kernels, searchers.search, kernels.new_pool(origin), each) for each in keys]
        self._executor = ThreadPoolExecutor(threads, "search") if threads > 1 else None
        self._player = player
        self._latest = NONE  # the latest answer

    def choice(self, state: Any, seat: int, continues: bool = False) -> int:
        """The player's answer. `state` may hold nothing that the seat does not know.

        `continues` says that nobody else has answered anything since this player's latest answer.
        """
        return self.candidates(state, seat, continues)[0].option

    def candidates(self, state: Any, seat: int, continues: bool = False) -> Sequence[Candidate]:
        """All answers, the best first, which counts as the player's latest answer."""
        for each in self._trees:
            each.start(state, self._latest if continues else NONE)
            each.think(seat, 0, self._player.settings)  # lists the answers; the first call may compile
        deadline = time.monotonic() + self._player.seconds
        share = -(-int(self._player.iterations) // len(self._trees))
        if self._executor is None:
            self._grow(self._trees[0], seat, share, deadline)
        else:
            list(self._executor.map(lambda each: self._grow(each, seat, share, deadline), self._trees))
        found = self._merged()
        self._latest = found[0].option
        return found

    def _grow(self, tree: _TreeSearch, seat: int, iterations: int, deadline: float) -> None:
        """Search until the iterations or the time run out, or no other answer can overtake the leader."""
        left = iterations if tree.scratch.count > 1 else 0
        while left > 0 and time.monotonic() < deadline:
            tree.think(seat, min(CHUNK, left), self._player.settings)
            left -= CHUNK
            first, second = np.sort(tree.scratch.visits[: tree.scratch.count])[:-3:-1]
            if first > second + max(left, 0):
                break

    def _merged(self) -> list[Candidate]:
        """The answers of all trees, with added visits and values weighted by visits."""
        first = self._trees[0].scratch
        found = []
        for place in range(first.count):
            visits = sum(int(each.scratch.visits[place]) for each in self._trees)
            total = sum(float(each.scratch.values[place]) * int(each.scratch.visits[place]) for each in self._trees)
            found.append(Candidate(int(first.options[place]), visits, total / max(1, visits)))
        return sorted(found, key=lambda each: (-each.visits, -each.value, each.option))
