"""Native players at a table of people: a bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets

from mulligan.core.random import KEY_BYTES, Random, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.epic.game import EpicGame, book
from mulligan.epic.resample import new_pool, resample
from mulligan.epic.rules.options import legal
from mulligan.players.playouts import PLAYERS, choose
from mulligan.players.stream import new_stream


class Bot:
    """Answers for one seat."""

    def __init__(self, name: str, key: bytes | None = None) -> None:
        self._player = PLAYERS[name]
        self._random: Random = new_record(dtype_of(Random))[0]
        key = key or secrets.token_bytes(KEY_BYTES)
        seed(self._random, key)
        self._stream = new_stream(int.from_bytes(key[:8], "little"))
        self._pool = new_pool()

    def answer(self, game: EpicGame, seat: int) -> None:
        thought = game.copy()
        resample(book(), thought.state, seat, self._pool, self._random)
        legal(book(), thought.state, thought.desk)
        game.answer(seat, int(choose(self._player, book(), thought.state, thought.desk, self._stream)))
