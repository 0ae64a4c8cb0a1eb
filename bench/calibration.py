"""Fit the win probabilities that hints and reviews show: `PYTHONPATH=src python -m bench.calibration GAME`.

Two searching players play games on random deals. The value of each chosen answer is recorded with the result of its game, and
a logit line from values to results is fitted on the even games. The gap between the predicted and the actual share of wins is
measured on the odd ones.
"""

from __future__ import annotations

import argparse
import math

import numpy as np
from numpy.typing import NDArray

from bench.positions import fit
from mulligan.api import new_game
from mulligan.core.kernel.random import Purpose, derived_key
from mulligan.core.seeds import key_from_seed
from mulligan.core.settings import GameSettings
from mulligan.players.bot import Determinizer
from mulligan.players.playouts import playouts_of
from mulligan.players.search.levels import Level
from mulligan.players.search.searcher import Thinker
from mulligan.players.teaching.calibration import CERTAIN
from mulligan.registry import plugin_for

Floats = NDArray[np.float64]
BINS = 10


def positions(
    game: str, format: str | None, games: int, iterations: int, seed: int
) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """The value of each chosen answer, the result of its game for the seat that chose, and the number of the game."""
    plugin, searchers = plugin_for(game), playouts_of(game).searchers
    assert searchers is not None
    player = searchers.contender(Level(iterations, math.inf))
    values, results, numbers = [], [], []
    for number in range(games):
        key = key_from_seed(seed + number)
        table = new_game(game, GameSettings(format=format), seed=seed + number)
        determinizer = Determinizer(plugin, key)
        thinkers = [Thinker(plugin.kernels, searchers, player, derived_key(key, Purpose.PLAYER, seat)) for seat in range(2)]
        seen: list[tuple[int, float]] = []
        while (question := table.question) is not None:
            seat = question.seat
            thought = determinizer.resampled(table.stage, seat)
            thought.state.asked = seat
            best = thinkers[seat].candidates(thought.state, seat)[0]
            if len(question.options) > 1:
                seen.append((seat, best.value))
            table.answer(seat, best.option)
        assert table.result is not None
        winners = table.result.winners
        for seat, value in seen:
            values.append(value)
            results.append(float(seat in winners) if winners else 0.5)
            numbers.append(number)
        print(f"\r{number + 1} of {games} games", end="", flush=True)
    print()
    return np.array(values), np.array(results), np.array(numbers)


def mean_gap(chances: Floats, results: Floats) -> float:
    """The mean distance of predicted and actual wins, over bins of the prediction weighted by their positions."""
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    gaps = [abs(chances[bins == each].sum() - results[bins == each].sum()) for each in range(BINS)]
    return float(sum(gaps) / len(chances))


def table(chances: Floats, results: Floats) -> str:
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    rows = [(chances[bins == each], results[bins == each]) for each in range(BINS)]
    return "\n".join(f"  {said.mean():.2f} → {won.mean():.2f}  ({len(said)})" for said, won in rows if len(said))


def report(name: str, chances: Floats, results: Floats, held_out: NDArray[np.bool_]) -> None:
    print(f"{name}: mean gap {mean_gap(chances[held_out], results[held_out]):.3f} on held-out games")
    print(table(chances[held_out], results[held_out]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the win probabilities of hints and reviews.")
    parser.add_argument("game", choices=["epic", "gwent"])
    parser.add_argument("--format")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    values, results, numbers = positions(chosen.game, chosen.format, chosen.games, chosen.iterations, chosen.seed)
    held_out = numbers % 2 == 1
    clipped = np.clip(values, CERTAIN, 1 - CERTAIN)
    features = np.stack([np.log(clipped / (1 - clipped)), np.ones(len(values))], axis=1)
    slope, shift = fit(features[~held_out], results[~held_out])
    chances = 1 / (1 + np.exp(-slope * features[:, 0] - shift))
    print(f"{len(values):,} positions of {chosen.games} games, {chosen.iterations} iterations")
    report("as it is", values, results, held_out)
    report(f"slope {slope:.3f}, shift {shift:.3f}", chances, results, held_out)


if __name__ == "__main__":
    main()
