"""Whole games between native players, compiled from top to bottom. The loops are written once and built for each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np

from mulligan.core.decks.building import CardValue, equal_values
from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import siphash
from mulligan.core.kernel.series import Box, Seeds
from mulligan.core.kernel.types import Book, Output, State, Tables
from mulligan.core.lookup import look_up
from mulligan.core.settings import SettingsReason
from mulligan.players.random import choose_random
from mulligan.players.search.levels import POLICY_ONLY, Searchers, native_contender
from mulligan.players.search.tree import Contender
from mulligan.players.stream import Stream, start_stream
from mulligan.players.types import Counts, Policy
from mulligan.registry import GAMES

DeckFeatures: TypeAlias = Callable[[Counter[str]], Counter[str]]
_U: Any = np.uint64  # generator numbers; mypy takes them for int
# Words that seed the players' streams for games and for drafts, far from those of the games' keys.
_STREAMS, _DRAFT_STREAMS = _U(1 << 63), _U(3 << 62)

LEVELS = ("novice", "easy", "normal", "hard", "master")  # of bots that people choose from, weakest first
STAND_IN = "normal"
POLICY = "greedy"  # the native player used in playouts


class BotKind(IntEnum):
    """The native players of both games, by number."""

    RANDOM = 0
    NOVICE = 1
    EASY = 2
    GREEDY = 3


PLAYERS = tuple(bot.name.lower() for bot in BotKind)


@dataclass(frozen=True, slots=True)
class Drafts:
    """The players' choices in drafts, and the loop that drafts before a series of games."""

    choose: Policy
    # Drafts on a table (the first of two) and sets up games from the decks, as `Playouts.set_up_games` does from a box.
    set_up_games: Callable[[Book, Tables, Tables, Box, Seeds, Counts, Output, Stream], None]


@dataclass(frozen=True, slots=True)
class Playouts:
    """A game's native players, and the loops that play them."""

    players: tuple[str, ...]  # their names, by index
    choose: Policy  # player, book, state, output with the options, stream
    set_up_games: Callable[[Book, Tables, Box, Seeds, Output], None]
    play_games: Callable[[Book, Tables, Tables, Seeds, Counts, Output, Stream, int, Counts], None]
    drafts: Drafts | None = None  # None: the game has no drafts
    card_value: CardValue = equal_values  # the value of a card while a deck is built
    searchers: Searchers | None = None  # the players that search, if any
    features: DeckFeatures = Counter  # of a deck, to be measured: its cards and, in some games, combinations

    @property
    def names(self) -> tuple[str, ...]:
        """All players, native ones first."""
        return self.players + (tuple(self.searchers.levels) if self.searchers is not None else ())

    @property
    def levels(self) -> tuple[str, ...]:
        """The players that people choose from, the weakest first."""
        return tuple(level for level in LEVELS if level in self.names) or self.players

    @property
    def stand_in(self) -> str:
        """The bot that stands in for a person, which is also the default opponent."""
        return STAND_IN if STAND_IN in self.names else self.players[-1]

    def check(self, player: str) -> str:
        """The name of a player; `InvalidSettings` lists the players."""
        return look_up(SettingsReason.UNKNOWN_BOT, player, {each: each for each in self.names})

    def player(self, name: str) -> Contender:
        """A player by name, as a contender for the search."""
        if self.searchers is not None and self.searchers.levels.get(name, POLICY_ONLY).iterations > 0:
            return self.searchers.contender(self.searchers.levels[name])
        return native_contender(self.number_of(name))

    def searches(self, name: str) -> bool:
        return bool(self.player(name).iterations > 0)

    def functions_of(self, players: Iterable[str]) -> int:
        """The approximate number of functions to compile in addition to the rules: 0 unless one of the players searches."""
        return self.searchers.functions if self.searchers is not None and any(map(self.searches, players)) else 0

    def number_of(self, player: str) -> int:
        """The index of a native player, or of the policy that a searching player uses."""
        return self.players.index(player) if player in self.players else self.players.index(POLICY)


def playouts_of(game: str) -> Playouts:
    """The playouts of a registered game."""
    playouts: Playouts = import_module(look_up(SettingsReason.UNKNOWN_GAME, game, GAMES)[1]).PLAYOUTS
    return playouts


def make_choose(
    choose_novice: Callable[[Book, State, Output, Stream], int],
    choose_easy: Callable[[Book, State, Output, Stream], int],
    choose_greedy: Callable[[Book, State, Output], int],
) -> Policy:
    """Build the answers of every `BotKind` from a game's kernels."""

    @native
    def choose(player: int, book: Book, state: State, output: Output, stream: Stream) -> int:
        """A player's answer to the open question; its options are in `output`."""
        if player == BotKind.GREEDY:
            return choose_greedy(book, state, output)
        if player == BotKind.NOVICE:
            return choose_novice(book, state, output, stream)
        if player == BotKind.EASY:
            return choose_easy(book, state, output, stream)
        return choose_random(output, stream)

    return choose


def make_playouts(
    players: tuple[str, ...],
    choose: Policy,
    legal: Callable[[Book, State, Output], int],
    step: Callable[[Book, State, int, Output], None],
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None],
    drafts: Drafts | None = None,
    card_value: CardValue = equal_values,
    searchers: Searchers | None = None,
    features: DeckFeatures = Counter,
) -> Playouts:
    """Build the loops of a game from its kernels and its players' choices."""

    @native
    def play_out(book: Book, state: State, players: Counts, swap: int, output: Output, stream: Stream, most: int) -> int:
        """Play a game to its end, or for `most` decisions; return their number. `swap` rotates the players' seats."""
        decisions = 0
        output.option_count = 0
        while state.over == 0 and decisions < most:
            if output.option_count == 0 and legal(book, state, output) == 0:
                break  # cannot happen; the game counts as unfinished
            place = state.asked + swap
            player = players[place if place < len(players) else place - len(players)]
            step(book, state, choose(player, book, state, output, stream), output)
            decisions += 1
        return decisions

    @native
    def set_up_games(book: Book, states: Tables, box: Box, seeds: Seeds, output: Output) -> None:
        """Set up the games of a series from `seeds.first` on, one on each cleared table."""
        for i in range(len(states)):
            set_up(book, states[i], box, seeds, seeds.first + i, output)

    @native
    def play_games(
        book: Book,
        states: Tables,
        table: Tables,
        seeds: Seeds,
        players: Counts,
        output: Output,
        stream: Stream,
        most: int,
        decisions: Counts,
    ) -> None:
        """Play all games on the same `table`, which stays in the CPU cache; `states` receives the final positions.

        The players change seats from game to game.
        """
        for i in range(len(states)):
            number = seeds.first + i
            start_stream(stream, siphash(seeds.key0, seeds.key1, _STREAMS + _U(number)))
            table[0] = states[i]
            decisions[i] = play_out(book, table[0], players, number % len(players), output, stream, most)
            states[i] = table[0]

    return Playouts(players, choose, set_up_games, play_games, drafts, card_value, searchers, features)


def make_drafts(
    choose: Policy,
    legal: Callable[[Book, State, Output], int],
    step: Callable[[Book, State, int, Output], None],
    set_up_draft: Callable[[Book, State, Box, Seeds, int, Output], None],
    hand_over: Callable[[State, Box, int], None],
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None],
) -> Drafts:
    """Build the loop of a game's drafts from the draft's kernels, its players' choices and the game's `set_up`."""

    @native
    def set_up_games(
        book: Book, states: Tables, drafts: Tables, box: Box, seeds: Seeds, players: Counts, output: Output, stream: Stream
    ) -> None:
        """Draft before each game; consecutive games use the same box and order, with the seats swapped."""
        for i in range(len(states)):
            number = seeds.first + i
            start_stream(stream, siphash(seeds.key0, seeds.key1, _DRAFT_STREAMS + _U(number)))
            drafts[1] = drafts[0]
            draft = drafts[1]
            set_up_draft(book, draft, box, seeds, number, output)
            while draft.over == 0:
                legal(book, draft, output)
                player = players[(draft.asked + number) % len(players)]
                step(book, draft, choose(player, book, draft, output, stream), output)
            hand_over(draft, box, number)
            set_up(book, states[i], box, seeds, number, output)

    return Drafts(choose, set_up_games)
