"""Native players at a table of people: a bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from mulligan.core.kit import Drafting, Kernels, Kit, PlayableGame
from mulligan.core.random import KEY_BYTES, Random, seed
from mulligan.core.record import dtype_of, new_record
from mulligan.players.playouts import Choose, Playouts
from mulligan.players.stream import new_stream, pick_below


@dataclass(frozen=True, slots=True)
class Mind:
    """What it takes to answer: in the game, or in the draft before it."""

    rules: Kernels | Drafting
    choose: Choose
    pool: Any  # what is resampled from


class Bot:
    """Answers for any seat, in a draft too."""

    def __init__(self, kit: Kit, playouts: Playouts, name: str, key: bytes | None = None) -> None:
        self._kit = kit
        self._player = playouts.number_of(name)
        self._random: Random = new_record(dtype_of(Random))[0]
        key = key or secrets.token_bytes(KEY_BYTES)
        seed(self._random, key)
        self._stream = new_stream(int.from_bytes(key[:8], "little"))
        self._playing = self._drafting = Mind(kit.kernels, playouts.choose, kit.kernels.new_pool())
        if kit.drafting is not None and playouts.drafts is not None:
            self._drafting = Mind(kit.drafting, playouts.drafts.choose, kit.drafting.new_pool())

    def answer(self, game: PlayableGame, seat: int) -> None:
        question = next(question for question in game.questions if question.seat == seat)
        game.answer(seat, self._choice(game.stage.copy(), seat, question.options))

    def _choice(self, thought: PlayableGame, seat: int, options: tuple[int, ...]) -> int:
        mind = self._drafting if self._kit.is_draft(thought) else self._playing
        book, state, desk = self._kit.kernels.book(), thought.state, thought.desk
        mind.rules.resample(book, state, seat, mind.pool, self._random)
        state.asked = seat
        if mind.rules.legal(book, state, desk) == 0:  # asked between the games of a match, not by the rules of one
            return options[pick_below(self._stream, len(options))]
        return int(mind.choose(self._player, book, state, desk, self._stream))
