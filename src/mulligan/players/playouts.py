"""Whole games between native players, compiled from top to bottom. The loops are written once and made for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import siphash
from mulligan.core.kernel.series import Box, Seeds
from mulligan.core.lookup import look_up
from mulligan.core.settings import SettingsReason
from mulligan.players.stream import Stream, start_stream
from mulligan.registry import GAMES

MAX_DECISIONS = 5000  # of one game: the environment's patience, not a rule; random games take 200 or so
_U: Any = np.uint64  # numbers of the generator: mypy takes them for int
# Words under which the players' streams are seeded, far from those of the games' keys: for games, and for drafts.
_STREAMS, _DRAFT_STREAMS = _U(1 << 63), _U(3 << 62)

Counts: TypeAlias = NDArray[np.int64]
Tables: TypeAlias = NDArray[np.void]
Book: TypeAlias = Any  # records of the game's own
State: TypeAlias = Any
Output: TypeAlias = Any
Choose: TypeAlias = Callable[[int, Book, State, Output, Stream], int]


@dataclass(frozen=True, slots=True)
class Drafts:
    """How the same players draft, and the loop in which they do before a series of games."""

    choose: Choose
    # From a table for a draft (the first of two), by the players, beside a box, as `Playouts.set_up_games` does from the box.
    set_up_games: Callable[[Book, Tables, Tables, Box, Seeds, Counts, Output, Stream], None]


@dataclass(frozen=True, slots=True)
class Playouts:
    """A game's native players, and the loops in which they play."""

    players: tuple[str, ...]  # by number
    choose: Choose  # player, book, state, output with the options of the open question, stream
    set_up_games: Callable[[Book, Tables, Box, Seeds, Output], None]
    play_games: Callable[[Book, Tables, Tables, Seeds, Counts, Output, Stream, int, Counts], None]
    drafts: Drafts | None = None  # None: nobody drafts in this game

    def number_of(self, player: str) -> int:
        """Of a player by name; `ValueError` lists those that there are."""
        return look_up(SettingsReason.UNKNOWN_BOT, player, {each: number for number, each in enumerate(self.players)})


def playouts_of(game: str) -> Playouts:
    """Those of a registered game."""
    playouts: Playouts = import_module(look_up(SettingsReason.UNKNOWN_GAME, game, GAMES)[1]).PLAYOUTS
    return playouts


def make_playouts(
    players: tuple[str, ...],
    choose: Choose,
    legal: Callable[[Book, State, Output], int],
    step: Callable[[Book, State, int, Output], None],
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None],
    drafts: Drafts | None = None,
) -> Playouts:
    """The loops of a game, from its kernels and the choices of its players."""

    @native
    def play_out(book: Book, state: State, players: Counts, swap: int, output: Output, stream: Stream, most: int) -> int:
        """Play a game to its end, or for so many decisions; return how many there were. `swap` moves the players' seats."""
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
        """The games of a series that begin with `seeds.first`, one on each cleared table."""
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
        """Play them, each on the one `table` that stays in the processor's cache; the states are left as the games ended.

        The players change seats from game to game.
        """
        for i in range(len(states)):
            number = seeds.first + i
            start_stream(stream, siphash(seeds.key0, seeds.key1, _STREAMS + _U(number)))
            table[0] = states[i]
            decisions[i] = play_out(book, table[0], players, number % len(players), output, stream, most)
            states[i] = table[0]

    return Playouts(players, choose, set_up_games, play_games, drafts)


def make_drafts(
    choose: Choose,
    legal: Callable[[Book, State, Output], int],
    step: Callable[[Book, State, int, Output], None],
    set_up_draft: Callable[[Book, State, Box, Seeds, int, Output], None],
    hand_over: Callable[[State, Box, int], None],
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None],
) -> Drafts:
    """The loop of a game's drafts, from the kernels of the draft, the choices of its players, and the game's own `set_up`."""

    @native
    def set_up_games(
        book: Book, states: Tables, drafts: Tables, box: Box, seeds: Seeds, players: Counts, output: Output, stream: Stream
    ) -> None:
        """Each game has a draft of its own; two games that follow each other have the same box and order, and other seats."""
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
