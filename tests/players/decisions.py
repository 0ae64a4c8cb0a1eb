"""The answers of searching players in a few positions: `python -m tests.players.decisions GAME`."""

from __future__ import annotations

import sys
from dataclasses import replace

from mulligan import new_game
from mulligan.players.bot import Bot
from mulligan.players.playouts import Playouts, playouts_of
from mulligan.players.search.levels import Level
from mulligan.players.search.searcher import Thinker
from mulligan.registry import plugin_for

ITERATIONS = 30


def thinking_for(game: str, iterations: int) -> Playouts:
    """A game's players, of whom the hard one thinks for some iterations, however long that takes."""
    playouts = playouts_of(game)
    assert playouts.searchers is not None
    levels = {**playouts.searchers.levels, "hard": Level(iterations, seconds=1e9)}
    return replace(playouts, searchers=replace(playouts.searchers, levels=levels))


def decisions(game: str, count: int, seed: int) -> list[str]:
    """The candidates of a short search for the first questions with several answers, as text to compare."""
    plugin, playouts = plugin_for(game), thinking_for(game, ITERATIONS)
    assert playouts.searchers is not None
    table, found = new_game(game, seed=1), []
    walker = Bot(plugin, playouts, "random", bytes([1] * 16))
    thinker = Thinker(plugin.kernels, playouts.searchers, playouts.player("hard"), bytes([seed] * 16))
    while table.question is not None and len(found) < count:
        if len(table.question.options) > 1:
            candidates = thinker.candidates(table.state, table.question.seat)
            found.append(" ".join(f"{each.option}:{each.visits}:{each.value:.12f}" for each in candidates))
        walker.answer(table, table.question.seat)
    return found


if __name__ == "__main__":
    for line in decisions(sys.argv[1], 12, 1):
        print(line)
