"""Native players as bots at a table. A bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TypeVar

from mulligan.core.kernel.random import KEY_BYTES, Purpose, derived_key, stream
from mulligan.core.plugin import Drafting, GamePlugin, Kernels, PlayableGame
from mulligan.players.playouts import Choose, Playouts
from mulligan.players.stream import new_stream, pick_below

CHOICES = 1  # number of the stream for choices; 0 resamples hidden cards

AnyGame = TypeVar("AnyGame", bound=PlayableGame)


class Determinizer:
    """Resamples what a seat does not know of a game, or of the draft before it, with a generator of its own."""

    def __init__(self, plugin: GamePlugin, key: bytes | None = None) -> None:
        self._plugin = plugin
        self._random = stream(key or secrets.token_bytes(KEY_BYTES), Purpose.PLAYER)
        self._pool = plugin.kernels.new_pool()
        self._draft_pool = plugin.drafting.new_pool() if plugin.drafting is not None else None

    def resampled(self, game: AnyGame, seat: int) -> AnyGame:
        """A copy that looks the same to the seat, with everything hidden from it dealt again."""
        twin = game.copy()
        drafting = self._plugin.drafting if self._plugin.is_draft(twin) else None
        rules, pool = (self._plugin.kernels, self._pool) if drafting is None else (drafting, self._draft_pool)
        rules.resample(self._plugin.kernels.book(), twin.state, seat, pool, self._random)
        return twin


@dataclass(frozen=True, slots=True)
class Mind:
    """Everything needed to answer questions, in the game or in the draft before it."""

    rules: Kernels | Drafting
    choose: Choose


class Bot:
    """A player for any seat, in games and drafts."""

    def __init__(self, plugin: GamePlugin, playouts: Playouts, name: str, key: bytes | None = None) -> None:
        self._plugin = plugin
        self._player = playouts.number_of(name)
        key = key or secrets.token_bytes(KEY_BYTES)
        self._imagination = Determinizer(plugin, key)
        self._stream = new_stream(int.from_bytes(derived_key(key, Purpose.PLAYER, CHOICES)[:8], "little"))
        self._playing = self._drafting = Mind(plugin.kernels, playouts.choose)
        if plugin.drafting is not None and playouts.drafts is not None:
            self._drafting = Mind(plugin.drafting, playouts.drafts.choose)

    def answer(self, game: PlayableGame, seat: int) -> None:
        game.answer(seat, self.choice(game, seat))

    def choice(self, game: PlayableGame, seat: int) -> int:
        """The answer to the open question of a seat."""
        question = next((question for question in game.questions if question.seat == seat), None)
        if question is None:
            raise ValueError(f"P{seat + 1} is not asked anything now")
        return self._choice(self._imagination.resampled(game.stage, seat), seat, question.options)

    def _choice(self, thought: PlayableGame, seat: int, options: tuple[int, ...]) -> int:
        mind = self._drafting if self._plugin.is_draft(thought) else self._playing
        book, state, output = self._plugin.kernels.book(), thought.state, thought.output
        state.asked = seat
        if mind.rules.legal(book, state, output) == 0:  # a question between the games of a match, which the rules do not know
            return options[pick_below(self._stream, len(options))]
        return int(mind.choose(self._player, book, state, output, self._stream))
