"""Perft: how many different lines of legal answers a position has. Chess engines are pinned by such counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from mulligan.core.native import native
from mulligan.epic.book import Book
from mulligan.epic.desk import Desk, new_desk
from mulligan.epic.game import EpicGame, book
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal


def perft(game: EpicGame, depth: int) -> int:
    """The lines of exactly so many answers; a game that ends earlier has none.

    >>> from mulligan.epic.game import Options
    >>> game = EpicGame.new(Options(), (["kong"] * 30, ["kong"] * 30), bytes(16))
    >>> perft(game, 1)  # put back one of five cards, or none
    6
    """
    if depth == 0:
        return 1
    stack = np.zeros(depth, game.state.dtype).view(np.recarray)  # type: ignore[attr-defined]  # a numpy record at run time
    stack[0] = game.state
    desk = new_desk()
    desk.limit = 0
    return int(count_lines(book(), stack, np.zeros(depth, np.int64), desk))


@native
def count_lines(book: Book, stack: Any, tried: Any, desk: Desk) -> int:
    """Depth first. `stack` has a state for each answer of the line, the position first; `tried` counts its answers taken."""
    last = len(stack) - 1
    lines, ply = 0, 0
    tried[0] = 0
    while ply >= 0:
        count = legal(book, stack[ply], desk)
        if ply == last:
            lines += count
            ply -= 1
        elif tried[ply] == count:
            ply -= 1
        else:
            choice = desk.options[tried[ply]]
            tried[ply] += 1
            stack[ply + 1] = stack[ply]
            step(book, stack[ply + 1], choice, desk)
            ply += 1
            tried[ply] = 0
    return lines
