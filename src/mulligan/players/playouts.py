"""Whole games between native players, compiled from top to bottom."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.core.desk import Desk
from mulligan.core.native import native
from mulligan.core.random import siphash
from mulligan.epic.book import Book
from mulligan.epic.dealing import Box, Seeds, set_up
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.state import State
from mulligan.players.greedy import choose_greedy
from mulligan.players.random import choose_random
from mulligan.players.stream import Stream, start_stream

MAX_DECISIONS = 5000  # of one game: the environment's patience, not a rule; random games take 200 or so
_U: Any = np.uint64  # numbers of the generator: mypy takes them for int
_STREAMS = _U(1 << 63)  # words under which the players' streams are seeded, far from those of the games' keys


class Native(IntEnum):
    """The native players, by number."""

    RANDOM = 0
    GREEDY = 1


PLAYERS: Mapping[str, Native] = {player.name.lower(): player for player in Native}


@native
def choose(player: int, book: Book, state: State, desk: Desk, stream: Stream) -> int:
    """A player's answer to the open question, whose options lie on the desk."""
    if player == Native.GREEDY:
        return choose_greedy(book, state, desk)
    return choose_random(desk, stream)


@native
def play_out(book: Book, state: State, players: NDArray[np.int64], swap: int, desk: Desk, stream: Stream, most: int) -> int:
    """Play a game to its end, or for so many decisions; return how many there were. `swap` 1 exchanges the players' seats."""
    decisions = 0
    desk.option_count = 0
    while state.over == 0 and decisions < most:
        if desk.option_count == 0 and legal(book, state, desk) == 0:
            break  # cannot happen; the game counts as unfinished
        place = state.asked + swap
        player = players[place if place < len(players) else place - len(players)]
        step(book, state, choose(player, book, state, desk, stream), desk)
        decisions += 1
    return decisions


@native
def set_up_games(book: Book, states: NDArray[np.void], box: Box, seeds: Seeds, desk: Desk) -> None:
    """The games of a series that begin with `seeds.first`, one on each cleared table."""
    for i in range(len(states)):
        set_up(book, states[i], box, seeds, seeds.first + i, desk)


@native
def play_games(
    book: Book,
    states: NDArray[np.void],
    table: NDArray[np.void],
    seeds: Seeds,
    players: NDArray[np.int64],
    desk: Desk,
    stream: Stream,
    most: int,
    decisions: NDArray[np.int64],
) -> None:
    """Play them, each on the one `table` that stays in the processor's cache; the states are left as the games ended.

    The players change seats from game to game.
    """
    for i in range(len(states)):
        number = seeds.first + i
        start_stream(stream, siphash(seeds.key0, seeds.key1, _STREAMS + _U(number)))
        table[0] = states[i]
        decisions[i] = play_out(book, table[0], players, number % 2, desk, stream, most)
        states[i] = table[0]
