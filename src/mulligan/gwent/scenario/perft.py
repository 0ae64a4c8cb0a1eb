"""Counts the lines of legal answers from a position of Gwent."""

from __future__ import annotations

from mulligan.core.kernel.perft import line_counter, lines_from
from mulligan.gwent.game import GwentGame, book
from mulligan.gwent.output import new_output
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal

count_lines = line_counter(legal, step)


def perft(game: GwentGame, depth: int) -> int:
    """The number of lines of exactly `depth` answers; games that end earlier don't count.

    >>> from mulligan.gwent.game import GameOptions
    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> perft(GwentGame.new(GameOptions(), (deck, deck), bytes(16)), 1)  # put back one of ten cards, or none
    11
    """
    return lines_from(count_lines, book(), game.state, depth, new_output(game.state, 0))
