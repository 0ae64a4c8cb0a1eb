"""Native players at a table of people: a bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets

from mulligan.core.kit import Kit, PlayableGame
from mulligan.core.random import KEY_BYTES, Random, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.players.playouts import Playouts
from mulligan.players.stream import new_stream


class Bot:
    """Answers for any seat."""

    def __init__(self, kit: Kit, playouts: Playouts, name: str, key: bytes | None = None) -> None:
        self._kernels, self._choose = kit.kernels, playouts.choose
        self._player = playouts.number_of(name)
        self._random: Random = new_record(dtype_of(Random))[0]
        key = key or secrets.token_bytes(KEY_BYTES)
        seed(self._random, key)
        self._stream = new_stream(int.from_bytes(key[:8], "little"))
        self._pool = self._kernels.new_pool()

    def answer(self, game: PlayableGame, seat: int) -> None:
        book, thought = self._kernels.book(), game.copy()
        self._kernels.resample(book, thought.state, seat, self._pool, self._random)
        self._kernels.legal(book, thought.state, thought.desk)
        game.answer(seat, int(self._choose(self._player, book, thought.state, thought.desk, self._stream)))
