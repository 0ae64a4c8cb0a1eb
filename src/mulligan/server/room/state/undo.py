"""Undo: the answers that a player can undo.

Undo is free for a player without human opponents, back to their own last decision. Everything revealed since then is dealt
again, so that an undo gives no knowledge. A person with several seats has seen several views, for which no deal is consistent:
there, undo ends at the last shuffle or reveal. Between people the others must agree, and each may ask only a few times per
game.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from mulligan.core.game import LEAVE
from mulligan.server.room.state.projection import TableState
from mulligan.server.wire import OfferKind, TableStatus

MOST_REQUESTS = 3  # per player and game
FREE, ASK, NO = "free", "ask", "no"


@dataclass(frozen=True, slots=True)
class UndoOption:
    how: str  # free, ask, no
    count: int = 0  # number of answers to take back
    redeals: bool = False  # everything hidden from the seat at that point is dealt again


def undo_option(state: TableState, seat: int, own: Set[int], alone: bool) -> UndoOption:
    """The undo open to a seat now. `own` are all seats of its person; `alone` means no other person plays."""
    count = last_move(state, own if alone else {seat})
    if state.status is not TableStatus.RUNNING or seat not in own or count == 0:
        return UndoOption(NO)
    if alone:
        undone = state.acts[-count:]
        revealed = any(act.revealed or (act.seat not in own and act.choice != 0) for act in undone)
        return UndoOption(NO if revealed and len(own) > 1 else FREE, count, revealed)
    if OfferKind.UNDO in state.offers or state.undos[seat] >= MOST_REQUESTS:
        return UndoOption(NO)
    return UndoOption(ASK, count)


def last_move(state: TableState, seats: Set[int]) -> int:
    """Number of answers from the last move that one of `seats` decided on to now; 0 if there is none.

    Nothing can be taken back past a player's leaving, or into an earlier stage: later stages are dealt from keys of their own.
    """
    batch: int | None = None
    for count, act in enumerate(reversed(state.acts), 1):
        if act.choice == LEAVE or act.staged:
            return 0
        if batch is not None and act.batch != batch:
            return count - 1
        if batch is None and act.seat in seats and not act.by_itself:
            batch = act.batch
    return len(state.acts) if batch is not None else 0
