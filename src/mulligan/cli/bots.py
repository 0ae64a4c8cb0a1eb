"""Native players at a table of people: a bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets

from mulligan.core.kit import Kit, PlayableGame
from mulligan.core.random import KEY_BYTES, Random, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.players.playouts import Playouts
from mulligan.players.stream import new_stream, pick_below


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
        question = game.question
        assert question is not None
        game.answer(seat, self._choice(game.copy(), seat, question.options))

    def _choice(self, thought: PlayableGame, seat: int, options: tuple[int, ...]) -> int:
        book, state, desk = self._kernels.book(), thought.state, thought.desk
        self._kernels.resample(book, state, seat, self._pool, self._random)
        if self._kernels.legal(book, state, desk) == 0:  # asked between the games of a match, not by the rules of one
            return options[pick_below(self._stream, len(options))]
        return int(self._choose(self._player, book, state, desk, self._stream))
