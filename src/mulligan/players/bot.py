"""Native players as bots at a table. A bot gets a state resampled for its seat, never the true one."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.game import Answer, check_seat
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.kernel.random import KEY_BYTES, Purpose, derived_key, stream
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.playouts import Playouts
from mulligan.players.search.searcher import Thinker
from mulligan.players.stream import new_stream, pick_below

CHOICES, SEARCH = 1, 2  # numbers of the random streams; 0 resamples hidden cards, SEARCH + n is for seat n

AnyGame = TypeVar("AnyGame", bound=PlayableGame)


class Determinizer:
    """Deals the cards hidden from a seat again, in a game or its draft, with its own random generator.

    `origin` decides what seats know of each other's decks.
    """

    def __init__(self, plugin: GamePlugin, key: bytes | None = None, origin: DeckOrigin = PUBLIC) -> None:
        self._plugin = plugin
        self._random = stream(key or secrets.token_bytes(KEY_BYTES), Purpose.PLAYER)
        self._pool = plugin.kernels.new_pool(origin)
        self._draft_pool = plugin.drafting.new_pool() if plugin.drafting is not None else None

    def resampled(self, game: AnyGame, seat: int) -> AnyGame:
        """Return a copy that looks the same to the seat (or SPECTATOR), with everything hidden from it dealt again."""
        if seat != SPECTATOR:
            check_seat(seat, game.seats)
        twin = game.copy()
        drafting = self._plugin.drafting if self._plugin.is_draft(twin) else None
        rules, pool = (self._plugin.kernels, self._pool) if drafting is None else (drafting, self._draft_pool)
        rules.resample(self._plugin.kernels.book(), twin.state, seat, pool, self._random)
        return twin


class _Seat:
    """A searching bot at one seat. Its tree holds what this seat knows, so no other seat may use it."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.followed: tuple[Any, ...] = ()  # the last game searched and its answers since, if only this seat has answered


class Bot:
    """A player for any seat, or for several of one game, in games and drafts."""

    def __init__(
        self,
        plugin: GamePlugin,
        playouts: Playouts,
        name: str,
        key: bytes | None = None,
        threads: int = 1,
        origin: DeckOrigin = PUBLIC,
    ) -> None:
        self._plugin, self._playouts, self._name = plugin, playouts, playouts.check(name)
        key = key or secrets.token_bytes(KEY_BYTES)
        self._determinizer = Determinizer(plugin, key, origin)
        self._stream = new_stream(int.from_bytes(derived_key(key, Purpose.PLAYER, CHOICES)[:8], "little"))
        self._key, self._threads, self._origin = key, threads, origin
        self._seats: dict[int, _Seat] = {}  # that it has searched for

    def answer(self, game: PlayableGame, seat: int) -> None:
        game.answer(seat, self.choice(game, seat))

    def choice(self, game: PlayableGame, seat: int) -> int:
        """The answer to the open question of a seat."""
        question = next((question for question in game.questions if question.seat == seat), None)
        if question is None:
            raise ValueError(f"P{seat + 1} is not asked anything now")
        thought = self._determinizer.resampled(game.stage, seat)
        book, state, output = self._plugin.kernels.book(), thought.state, thought.output
        state.asked = seat
        if self._plugin.is_draft(thought):
            return self._pick(book, state, output)
        if self._plugin.kernels.legal(book, state, output) == 0:  # between a match's games
            return question.options[pick_below(self._stream, len(question.options))]
        searching = self._seat(seat)
        if searching is None:
            return int(self._playouts.choose(self._playouts.number_of(self._name), book, state, output, self._stream))
        before = (game.key, tuple(game.answers))
        choice = question.options[0]
        if len(question.options) > 1:
            choice = searching.thinker.choice(state, seat, continues=before == searching.followed)
        elif before != searching.followed:
            return choice
        searching.followed = (game.key, (*before[1], Answer(seat, choice)))
        return choice

    def _seat(self, seat: int) -> _Seat | None:
        """The search of a seat; None: the bot doesn't search."""
        if self._playouts.searchers is None or not self._playouts.searches(self._name):
            return None
        if seat not in self._seats:
            key = derived_key(self._key, Purpose.PLAYER, SEARCH + seat)
            player = self._playouts.player(self._name)
            thinker = Thinker(self._plugin.kernels, self._playouts.searchers, player, key, self._threads, self._origin)
            self._seats[seat] = _Seat(thinker)
        return self._seats[seat]

    def _pick(self, book: Any, state: Any, output: Any) -> int:
        """An answer in a draft."""
        drafting, drafts = self._plugin.drafting, self._playouts.drafts
        assert drafting is not None and drafts is not None, "a game with drafts has players for them"
        drafting.legal(book, state, output)
        return int(drafts.choose(self._playouts.number_of(self._name), book, state, output, self._stream))
