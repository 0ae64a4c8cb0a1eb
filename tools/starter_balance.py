"""Check that the alignments of the starter pool are about equally strong (docs/starter-pool.md).

Every pair of alignments plays every other pair, with the same bot on both sides; seats alternate from game to game:

    PYTHONPATH=src .venv/bin/python tools/starter_balance.py --games 20000 --seed 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from itertools import combinations

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.settings import GameSettings
from mulligan.epic.decks.formats import starter
from mulligan.players.epic.playouts import PLAYOUTS
from mulligan.players.simulate import simulate

Pair = tuple[str, str]
LEAST, MOST = 46.0, 54.0  # allowed win rate of each alignment, in per cent


def win_rates(format: Format, player: str, games: int, seed: int) -> dict[tuple[Pair, Pair], float]:
    """Win rate of the first pair of alignments against the second, in per cent, without draws and unfinished games."""
    piles = dict(format.piles)
    pairs = list(combinations(piles, 2))
    rates = {}
    for number, (one, other) in enumerate(combinations(pairs, 2)):
        decks = [Deck(tuple(card for name in pair for card in piles[name]), "+".join(pair)) for pair in (one, other)]
        found = simulate("epic", games, (player, player), seed * 1000 + number, GameSettings(format=format), decks=decks)
        won, lost = found.wins.values()
        rates[one, other] = 100 * won / max(1, won + lost)
    return rates


def by_alignment(rates: Mapping[tuple[Pair, Pair], float], alignment: str) -> float:
    """Mean win rate of an alignment over the pairings in which exactly one side has it."""
    counted = []
    for (one, other), rate in rates.items():
        if (alignment in one) != (alignment in other):
            counted.append(rate if alignment in one else 100 - rate)
    return sum(counted) / len(counted)


def table(format: Format, rates: Mapping[tuple[Pair, Pair], float]) -> list[str]:
    """A Markdown table of win rates, rows against columns."""
    pairs = list(combinations(dict(format.piles), 2))
    lines = ["| | " + " | ".join("+".join(pair) for pair in pairs) + " |", "| --- |" + " ---: |" * len(pairs)]
    for one in pairs:
        cells = []
        for other in pairs:
            rate = rates.get((one, other), 100 - rates.get((other, one), 100.0))
            cells.append("" if one == other else f"{rate:.1f}")
        lines.append(f"| {'+'.join(one)} | " + " | ".join(cells) + " |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20000, help="games per pairing (default 20000)")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument(
        "--players",
        default="greedy,random",
        help="bots, each played against itself; the first decides, the others are for comparison (default greedy,random)",
    )
    chosen = parser.parse_args()
    format, judged = starter(), None
    for player in chosen.players.split(","):
        if player not in PLAYOUTS.players:
            parser.error(f"no bot {player!r}; available: {', '.join(PLAYOUTS.players)}")
        rates = win_rates(format, player, chosen.games, chosen.seed)
        print(f"{player} against {player}, {chosen.games} games per pairing, seed {chosen.seed}\n")
        print("\n".join(table(format, rates)), end="\n\n")
        print("| alignment | wins of 100 |\n| --- | ---: |")
        overall = {name: by_alignment(rates, name) for name, _ in format.piles}
        for name, rate in overall.items():
            print(f"| {name} | {rate:.1f} |")
        print(flush=True)
        judged = judged or (player, all(LEAST <= rate <= MOST for rate in overall.values()))
    assert judged is not None
    player, balanced = judged
    print(f"With {player} every alignment wins between {LEAST:.0f} and {MOST:.0f} per cent: {'yes' if balanced else 'no'}")
    return 0 if balanced else 1


if __name__ == "__main__":
    sys.exit(main())
