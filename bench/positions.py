"""Fit the evaluation of positions, and write its weights: `PYTHONPATH=src python -m bench.positions GAME`.

Greedy players with occasional random answers play games on mirrored decks. At the start of each turn the features of both
players are recorded, and a logistic model of their differences is fitted to the results. Every fifth game is held out.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.series import most_cards, new_seeds
from mulligan.core.settings import GameSettings
from mulligan.players.playouts import playouts_of
from mulligan.players.random import choose_random
from mulligan.players.stream import new_stream, pick_below
from mulligan.players.types import MAX_DECISIONS
from mulligan.registry import plugin_for

Floats = NDArray[np.float64]
MAX_ROWS = 400  # of a game
STEPS = 20  # of Newton's method
DAMPING = 1e-3


def make_recorder(rules: Any, measure: Any) -> Any:
    """A loop that plays a game and records the features of both players whenever the turn changes."""
    legal, step, policy, turn = rules.legal, rules.step, rules.policy, rules.turn

    @native
    def record(book: Any, state: Any, output: Any, stream: Any, errors: int, rows: Any) -> int:
        count, last = 0, turn(state)
        output.option_count = 0
        for _ in range(MAX_DECISIONS):
            if state.over != 0 or (output.option_count == 0 and legal(book, state, output) == 0):
                break
            if turn(state) != last and count < len(rows):
                last = turn(state)
                measure(book, state, 0, rows[count, 0])
                measure(book, state, 1, rows[count, 1])
                count += 1
            if pick_below(stream, 100) < errors:
                choice = int(choose_random(output, stream))
            else:
                choice = int(policy(book, state, output))
            step(book, state, choice, output)
        return count

    return record


def positions(game: str, format: str | None, games: int, seed: int, errors: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Differences of features, results (for the first seat), and the number of the game, of each recorded position."""
    plugin, playouts = plugin_for(game), playouts_of(game)
    search, position = (import_module(f"mulligan.players.{game}.{name}") for name in ("search", "position"))
    record = make_recorder(search.RULES, position.measure)
    setup = plugin.choose(GameSettings(format=format))
    box = setup.format.box(setup.decks)
    states = plugin.kernels.clear_tables(games, most_cards(box), setup.options, setup.decks)
    book, output, stream = plugin.kernels.book(), plugin.kernels.new_output(states[0], 0), new_stream(seed)
    playouts.set_up_games(book, states, box, new_seeds(seed), output)
    rows = np.zeros((MAX_ROWS, 2, position.FEATURES))
    features, results, numbers = [], [], []
    for number in range(games):
        count = record(book, states[number], output, stream, errors, rows)
        won = int(states["winners"][number])
        if won in (1, 2):
            features.append((rows[:count, 0] - rows[:count, 1]).copy())
            results.append(np.full(count, float(won == 1)))
            numbers.append(np.full(count, number))
    return np.concatenate(features), np.concatenate(results), np.concatenate(numbers)


def fit(features: Floats, results: Floats) -> Floats:
    """Logistic regression by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (results - chance) - DAMPING * weights
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + DAMPING * np.eye(len(weights))
        weights += np.linalg.solve(curve, slope)
    return weights


def quality(features: Floats, results: Floats, weights: Floats) -> str:
    chance = 1 / (1 + np.exp(-features @ weights))
    loss = -np.mean(results * np.log(chance) + (1 - results) * np.log(1 - chance))
    return f"log loss {loss:.4f}, {np.mean((chance > 0.5) == (results > 0.5)):.1%} right"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the evaluation of positions.")
    parser.add_argument("game", choices=["epic", "gwent"])
    parser.add_argument("--format")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--errors", type=int, default=10, help="random answers, in percent")
    chosen = parser.parse_args()
    features, results, numbers = positions(chosen.game, chosen.format, chosen.games, chosen.seed, chosen.errors)
    held_out = numbers % 5 == 0
    weights = fit(features[~held_out], results[~held_out])
    print(f"{len(results):,} positions; held out: {quality(features[held_out], results[held_out], weights)}")
    path = Path(__file__).parents[1] / "src" / "mulligan" / "players" / chosen.game / "position_weights.py"
    listed = "".join(f"    {weight:.4g},\n" for weight in weights)
    path.write_text(
        f'"""Written by `python -m bench.positions {chosen.game}`."""\n\nWEIGHTS = (\n{listed})\n', encoding="utf-8"
    )
    print(f"Wrote {path}")


if __name__ == "__main__":
    main()
