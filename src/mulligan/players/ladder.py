"""Ratings: every pair of players meets on mirrored decks and seats, and an Elo model is fitted to all results."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.core.compiler.cache import fingerprint
from mulligan.core.game import InvalidSettings
from mulligan.core.refusals import Refusal, SettingName
from mulligan.core.settings import DEFAULTS, GameSettings, SettingsReason
from mulligan.players.playouts import playouts_of
from mulligan.players.simulate import simulate
from mulligan.registry import plugin_for

ELO = 400 / log(10)  # rating points per unit of log-odds
CONFIDENT = 1.96  # standard errors on each side of a 95 % interval
STEPS = 100  # of Newton's method, at most
PRIOR = 0.5  # drawn games added to each pair, so that a perfect score has a finite rating

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Match:
    """The result of two players' games."""

    one: str
    two: str
    wins: int  # of the first player
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The first player's share; a draw is half a win."""
        return (self.wins + self.draws / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the score, by Wilson's method.

        >>> low, high = Match("a", "b", 60, 0, 40).interval()
        >>> f"{low:.3f} {high:.3f}"
        '0.502 0.691'
        """
        share, games, square = self.score, self.games, CONFIDENT**2
        middle = (share + square / (2 * games)) / (1 + square / games)
        half = CONFIDENT * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
        return middle - half, middle + half


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo, relative to the mean of all players, with half of its 95 % interval."""

    player: str
    elo: float
    margin: float


@dataclass(slots=True)
class Ladder:
    """The matches played so far. It includes the settings, so that only comparable results are combined."""

    game: str
    players: tuple[str, ...]
    games: int  # per pair
    seed: int
    settings: Mapping[str, Any]
    matches: dict[tuple[str, str], Match] = field(default_factory=dict)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.players, 2))

    @property
    def missing(self) -> list[tuple[str, str]]:
        return [pair for pair in self.pairs if pair not in self.matches]

    def score(self, one: str, two: str) -> float:
        """The share of the games between two players that the first one won."""
        return self.matches[one, two].score if (one, two) in self.matches else 1 - self.matches[two, one].score

    def ratings(self) -> list[Rating]:
        return rate(self.players, list(self.matches.values()))

    def as_dict(self) -> dict[str, Any]:
        matches = [asdict(match) for match in self.matches.values()]
        header = {name: getattr(self, name) for name in ("game", "games", "seed")}
        return {**header, "players": list(self.players), "settings": dict(self.settings), "matches": matches}

    def save(self, path: Path) -> None:
        """Replace the file atomically."""
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_text(json.dumps(self.as_dict(), indent=1) + "\n", encoding="utf-8")
        fresh.replace(path)

    def resume(self, path: Path) -> None:
        """Load earlier matches; `ValueError` if their settings differ."""
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            same = {name: value for name, value in kept.items() if name not in ("matches", "players")}
            found = [Match(**match) for match in kept["matches"]]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path} is not a ladder file") from error
        mine = {name: value for name, value in self.as_dict().items() if name not in ("matches", "players")}
        if different := [name for name, value in mine.items() if same.get(name) != value]:
            raise ValueError(f"{path} has results with a different {', '.join(different)}; use another file")
        self.matches.update({(match.one, match.two): match for match in found if (match.one, match.two) in self.pairs})


def rate(players: Sequence[str], matches: Sequence[Match]) -> list[Rating]:
    """Fit the model in which a difference of 400 points means odds of 10 to 1, by maximum likelihood; the best player first.

    >>> for rating in rate(("a", "b"), [Match("a", "b", 1000, 0, 100)]):
    ...     print(rating.player, round(rating.elo), round(rating.margin))
    a 200 18
    b -200 18
    """
    place = {player: number for number, player in enumerate(players)}
    strength: Floats = np.zeros(len(players))
    curve: Floats = np.zeros((len(players), len(players)))
    for _ in range(STEPS):
        slope: Floats = np.zeros(len(players))
        curve = np.zeros((len(players), len(players)))
        for match in matches:
            one, two = place[match.one], place[match.two]
            games = match.games + PRIOR
            expected = 1 / (1 + np.exp(strength[two] - strength[one]))
            over = match.wins + (match.draws + PRIOR) / 2 - games * expected
            slope[one] += over
            slope[two] -= over
            weight = games * expected * (1 - expected)
            curve[[one, two], [one, two]] += weight
            curve[[one, two], [two, one]] -= weight
        step = np.linalg.pinv(curve) @ slope
        strength += step
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    strength -= strength.mean()
    errors = np.sqrt(np.clip(np.diag(np.linalg.pinv(curve)), 0, None))
    found = [Rating(player, float(ELO * strength[i]), float(CONFIDENT * ELO * errors[i])) for i, player in enumerate(players)]
    return sorted(found, key=lambda rating: -rating.elo)


def new_ladder(
    game: str, players: Sequence[str] | None = None, games: int = 400, seed: int = 0, settings: GameSettings = DEFAULTS
) -> Ladder:
    """A ladder of a game's levels, or of other players. `InvalidSettings` if the mode is not for two."""
    plugin, playouts = plugin_for(game), playouts_of(game)
    setup = plugin.choose(settings)
    if setup.seats != 2:
        mode = SettingName("mode", setup.mode.name)
        raise InvalidSettings(Refusal.of(SettingsReason.BOT_COUNT, "", mode=mode, seats=setup.seats, count=2))
    named = tuple(playouts.check(player) for player in players or playouts.levels)
    if len(set(named)) < max(2, len(named)):
        raise ValueError("a ladder needs at least two players, each named once")
    if games < 2 or games % 2:
        raise ValueError(f"games must be even, because each deal is played twice with seats swapped; got {games}")
    kept = {
        "mode": setup.mode.name,
        "format": setup.format.name,
        "ruleset": setup.ruleset,
        "switches": dict(setup.switches),
        "code": fingerprint("players"),
    }
    return Ladder(game, named, games, seed, kept)


def climb(
    ladder: Ladder,
    settings: GameSettings = DEFAULTS,
    *,
    progress: Callable[[str, int], None] | None = None,
    save: Callable[[], None] | None = None,
) -> None:
    """Play the missing matches. `progress` is called with a pair and its finished games, `save` after each pair."""
    for one, two in ladder.missing:
        report = None if progress is None else _of_pair(progress, f"{one} against {two}")
        done = simulate(ladder.game, ladder.games, (one, two), ladder.seed, settings, progress=report)
        losses = done.wins[two]
        wins = done.wins[one]
        ladder.matches[one, two] = Match(one, two, wins, ladder.games - wins - losses, losses)
        if save is not None:
            save()


def _of_pair(progress: Callable[[str, int], None], pair: str) -> Callable[[int, int], None]:
    return lambda done, _: progress(pair, done)
