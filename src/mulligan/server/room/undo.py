"""Undo: what a player may take back.

It is free for somebody who plays alone, back to the last shuffle or reveal and the last thing a bot did. Otherwise the other
players are asked, a few times in a game.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from mulligan.server.room.projection import TableState
from mulligan.server.wire import OfferKind, Stage

MOST_REQUESTS = 3  # of one player in one game
FREE, ASK, NO = "free", "ask", "no"


@dataclass(frozen=True, slots=True)
class UndoOption:
    how: str  # free, ask, no
    count: int = 0  # of answers


def undo_option(state: TableState, seat: int, own: Set[int], alone: bool) -> UndoOption:
    """The undo that a seat has now; `own` are all seats of its person, `alone` means that nobody else plays."""
    count = last_move(state, own if alone else {seat})
    if state.stage is not Stage.RUNNING or seat not in own or count == 0:
        return UndoOption(NO)
    if alone:
        undone = state.acts[-count:]
        shown = any(act.turned_up or (act.seat not in own and act.choice != 0) for act in undone)
        return UndoOption(NO if shown else FREE, count)
    if OfferKind.UNDO in state.offers or state.undos[seat] >= MOST_REQUESTS:
        return UndoOption(NO)
    return UndoOption(ASK, count)


def last_move(state: TableState, seats: Set[int]) -> int:
    """The number of answers since the last move that one of the seats decided on, including it; 0 if there is none.

    Nothing can be taken back once somebody has left.
    """
    batch: int | None = None
    for count, act in enumerate(reversed(state.acts), 1):
        if act.choice is None:
            return 0
        if batch is not None and act.batch != batch:
            return count - 1
        if batch is None and act.seat in seats and not act.by_itself:
            batch = act.batch
    return len(state.acts) if batch is not None else 0
