"""Evaluation of a position: each side's chance to win, by a logistic model of a few features."""

from __future__ import annotations

from math import exp

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.state import LeaderState, State
from mulligan.players.search.tree import Scratch


@native
def evaluate(book: Book, state: State, scratch: Scratch) -> None:
    """Write each seat's chance to win, the same for teammates."""
    summed = 0.0
    for side in range(len(state.sides)):
        score = 2.0 * float(state.sides[side].gems) + 0.5 * float(state.sides[side].points)
        score += 0.05 * float(total(book, state, side))
        for seat in range(len(state.players)):
            if state.players[seat].side == side:
                score += 0.5 * float(state.players[seat].hand.count)
                score += 0.3 if state.players[seat].leader_state == LeaderState.READY else 0.0
        chance = exp(score)
        summed += chance
        for seat in range(len(state.players)):
            if state.players[seat].side == side:
                scratch.results[seat] = chance
    for seat in range(len(state.players)):
        scratch.results[seat] = scratch.results[seat] / summed
