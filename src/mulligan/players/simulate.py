"""Bots against bots: many games natively, with a digest to compare runs, machines and backends by."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.core.decks import Deck
from mulligan.core.desk import new_desk
from mulligan.core.game import IllegalDeck
from mulligan.core.native import compiling
from mulligan.epic.dealing import Box, clear_tables, new_box, new_seeds
from mulligan.epic.formats import DEFAULT_FORMAT, Format, check_deck, format_named
from mulligan.epic.game import NUMBERS, book
from mulligan.epic.rulesets import DEFAULT
from mulligan.players.playouts import MAX_DECISIONS, PLAYERS, play_games, set_up_games
from mulligan.players.stream import new_stream

CHUNK = 1000  # games between two calls of `progress`
_KERNELS = 260  # about how many functions a first compile has, for its progress line


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out."""

    games: int
    decisions: int
    seconds: float  # of playing; compiling, shuffling decks and hashing do not count
    wins: dict[str, int]  # by player, in the order given
    draws: int
    unfinished: int
    digest: str  # over all final states, in order

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


def simulate(
    games: int,
    players: Sequence[str] = ("random", "random"),
    seed: int = 0,
    format: Format | str = DEFAULT_FORMAT,
    ruleset: str = DEFAULT,
    progress: Callable[[int, int], None] | None = None,
    *,
    decks: Sequence[Deck] | None = None,
    chunk: int = CHUNK,
    most: int = MAX_DECISIONS,
) -> Simulation:
    """Play games between two native players, who change seats from game to game.

    Decks come from the format and the seed, and each deal is played twice, with the seats exchanged. With `decks` each player
    keeps a deck of their own instead; a format in which decks are brought needs them. `progress` is called with the games done
    and all games. Game `i` can be played again: `format.decks(deal_key(seed, i))` are its decks, `game_key(seed, i)` its key.
    """
    described = format_named(format) if isinstance(format, str) else format
    names, numbers = _players(players)
    if games < 0 or chunk < 1:
        raise ValueError(f"games are counted from 0 and played in chunks of at least 1, not {games} in chunks of {chunk}")
    box = described.box() if decks is None else _box_of(described, decks)
    cards, facts, desk, stream = _most_cards(box), book(), new_desk(0), new_stream()
    digest, wins = sha256(), np.zeros(2, np.int64)
    decisions = draws = unfinished = 0
    seconds = 0.0
    table = clear_tables(1, cards, ruleset)
    with compiling("the rules of Epic", _KERNELS):
        set_up_games(facts, table[:0], box, new_seeds(seed), desk)
        play_games(facts, table[:0], table, new_seeds(seed), numbers, desk, stream, most, _counts(0))
    for first in range(0, games, chunk):
        tables, counts = clear_tables(min(chunk, games - first), cards, ruleset), _counts(min(chunk, games - first))
        seeds = new_seeds(seed, first)
        set_up_games(facts, tables, box, seeds, desk)
        began = time.perf_counter()
        play_games(facts, tables, table, seeds, numbers, desk, stream, most, counts)
        seconds += time.perf_counter() - began
        digest.update(tables.tobytes())
        decisions += int(counts.sum())
        wins += _wins(tables, first)
        draws += int(np.count_nonzero((tables.over != 0) & (tables.winners == 0)))
        unfinished += int(np.count_nonzero(tables.over == 0))
        if progress is not None:
            progress(first + len(tables), games)
    won = {name: int(count) for name, count in zip(names, wins)}
    return Simulation(games, decisions, seconds, won, draws, unfinished, digest.hexdigest()[:16])


def _players(players: Sequence[str]) -> tuple[tuple[str, str], NDArray[np.int64]]:
    """Names that differ, and numbers."""
    if len(players) != 2:
        raise ValueError(f"a duel has two players, not {len(players)}")
    for player in players:
        if player not in PLAYERS:
            raise ValueError(f"no player {player!r}; there are {', '.join(PLAYERS)}")
    one, other = players
    return (one, other if other != one else f"{other} 2"), np.array([PLAYERS[player] for player in players], np.int64)


def _box_of(format: Format, decks: Sequence[Deck]) -> Box:
    """An empty box beside which the players' own decks lie."""
    if len(decks) != 2:
        raise IllegalDeck(f"a duel has two decks, not {len(decks)}")
    box = new_box([], 0)
    for seat, deck in enumerate(decks):
        found = check_deck(deck, format)
        if found:
            raise IllegalDeck(f"deck {deck.name or seat + 1} is not legal in {format.name}: {'; '.join(map(str, found))}")
        box.sizes[seat] = len(deck.cards)
        for place, card in enumerate(deck.cards):
            box.decks[seat][place] = NUMBERS[card]
    return box


def _most_cards(box: Box) -> int:
    """The size of the largest deck that can come out of the box."""
    if box.piles == 0:
        return int(max(box.sizes))
    sizes = sorted(int(box.starts[pile + 1] - box.starts[pile]) for pile in range(box.piles))
    return min(int(box.keeps), sum(sizes[-int(box.takes) :]))


def _counts(games: int) -> NDArray[np.int64]:
    return np.zeros(games, np.int64)


def _wins(tables: np.recarray[Any, Any], first: int) -> NDArray[np.int64]:
    """By player: in every second game they have changed seats."""
    swap = (first + np.arange(len(tables))) % 2
    by_seat = [(tables.over != 0) & (tables.winners == 1 << seat) for seat in range(2)]
    return np.array([np.count_nonzero(np.where(swap == player, by_seat[0], by_seat[1])) for player in range(2)], np.int64)
