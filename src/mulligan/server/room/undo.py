"""Undo: what a player may take back.

Undo is free for a player without human opponents, back to the last shuffle, reveal or bot move. Otherwise the other players
must agree, and each player may ask only a few times per game.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from mulligan.server.room.projection import TableState
from mulligan.server.wire import OfferKind, Stage

MOST_REQUESTS = 3  # per player and game
FREE, ASK, NO = "free", "ask", "no"


@dataclass(frozen=True, slots=True)
class UndoOption:
    how: str  # free, ask, no
    count: int = 0  # number of answers to take back


def undo_option(state: TableState, seat: int, own: Set[int], alone: bool) -> UndoOption:
    """The undo open to a seat now. `own` are all seats of its person; `alone` means no other person plays."""
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
    """Number of answers from the last move that one of `seats` decided on to now; 0 if there is none.

    Nothing can be taken back past a player's leaving.
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
