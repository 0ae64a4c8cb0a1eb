"""Counts the lines of legal answers from a position of Epic."""

from __future__ import annotations

from mulligan.core.kernel.output import new_output
from mulligan.core.kernel.perft import line_counter, lines_from
from mulligan.epic.game import EpicGame, book
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal

count_lines = line_counter(legal, step)


def perft(game: EpicGame, depth: int) -> int:
    """The number of lines of exactly `depth` answers. Games that end earlier count as none.

    >>> from mulligan.epic.game import GameOptions
    >>> game = EpicGame.new(GameOptions(), (["kong"] * 30, ["kong"] * 30), bytes(16))
    >>> perft(game, 1)  # put back one of five cards, or none
    6
    """
    return lines_from(count_lines, book(), game.state, depth, new_output(0))
