"""Measure the strength of native players on mirrored decks and seats, against each other or a frozen baseline.

python -m bench.policies GAME [--players greedy,baseline] [--games 4000] [--format NAME] [--seed 1000]
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from importlib import import_module

from mulligan.core.kernel.native import native
from mulligan.core.settings import GameSettings
from mulligan.players.playouts import Playouts, make_playouts, playouts_of
from mulligan.players.simulate import Simulation, simulate
from mulligan.registry import plugin_for

BASELINE = "baseline"
Z = 1.96  # of a 95 % interval


def with_baseline(game: str) -> Playouts:
    """The game's players and the baseline, which is `bench.baseline.GAME.choose_baseline`."""
    own, kernels = playouts_of(game), plugin_for(game).kernels
    choose_own, number = own.choose, len(own.players)
    choose_baseline = import_module(f"bench.baseline.{game}").choose_baseline

    @native
    def choose(player, book, state, output, stream):
        if player == number:
            return choose_baseline(book, state, output)
        return choose_own(player, book, state, output, stream)

    set_up = import_module(f"mulligan.{game}.series").set_up
    made = make_playouts((*own.players, BASELINE), choose, kernels.legal, kernels.step, set_up)
    return replace(made, drafts=own.drafts, card_value=own.card_value)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    middle, spread = share + Z * Z / (2 * games), Z * (share * (1 - share) / games + Z * Z / (4 * games * games)) ** 0.5
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


def report(format: str, players: list[str], found: Simulation) -> str:
    """The first player's share of wins, with draws as half a win."""
    share = (next(iter(found.wins.values())) + (found.draws + found.unfinished) / 2) / found.games
    low, high = wilson(share, found.games)
    speed = f"{found.games / found.seconds:,.0f} games/s"
    return f"{format}: {players[0]} wins {share:.1%} [{low:.1%}, {high:.1%}] of {found.games:,} against {players[1]}, {speed}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default=f"greedy,{BASELINE}", help="two, by name (default: %(default)s)")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--format", help="default: the game's default format")
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    players = given.players.split(",")
    playouts = with_baseline(given.game) if BASELINE in players else None
    settings = GameSettings(format=given.format)
    found = simulate(given.game, given.games, players, given.seed, settings, playouts=playouts)
    print(report(given.format or "default format", players, found))


if __name__ == "__main__":
    main()
