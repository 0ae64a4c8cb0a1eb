"""Helpers for tests of resampling."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

from mulligan.core.base_game import TableGame
from mulligan.core.kernel.random import Random, seed
from mulligan.core.kernel.record import dtype_of, new_record
from tests.contracts.games import GAMES

TIMES = 3000
G = TypeVar("G", bound=TableGame)


def stream() -> Random:
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, b"the search's own")
    return random


def resampled(name: str, game: G, seat: int, pool: Any, random: Random) -> G:
    """A copy of a game in which a seat's unknown cards are dealt again. `name` is a key of `GAMES`."""
    twin = game.copy()
    GAMES[name].resample(GAMES[name].book(), twin.state, seat, pool, random)
    return twin


def cards(game: TableGame, seat: int, zone: str) -> list[str]:
    """The cards of a pile, the top last."""
    pile = getattr(game.state.players[seat], zone)
    return [game.slugs[game.state.cards[number].card] for number in pile.cards[: pile.count]]


def assert_about_equal(counts: Counter[Any], kinds: int) -> None:
    """Check that all kinds are about equally frequent, within five standard deviations."""
    share = sum(counts.values()) / kinds
    assert len(counts) == kinds
    assert all(abs(count - share) < 5 * share**0.5 for count in counts.values()), counts
