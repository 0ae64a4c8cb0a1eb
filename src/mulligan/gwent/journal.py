"""Gwent's desk: the core's, and room for the thoughts of the virtual opponent."""

from __future__ import annotations

from typing import Annotated

from mulligan.core.kernel.journal import MAX_EVENTS, Desk
from mulligan.core.kernel.record import I16, dtype_of, new_record
from mulligan.gwent.state import Mode, State

MAX_THOUGHTS = 16  # choices that one card of the virtual opponent can lead to, one after the other; random play reaches 5


class Thought:
    """A table at which the virtual opponent has to answer, and the best answer so far."""

    table: State
    tried: I16  # how many answers have been tried
    choice: I16  # the last of them
    best: I16  # the best of them, and where it leads:
    own: I16  # the virtual opponent's total
    human: I16  # the human's
    moved: I16  # how much of its own total comes from agile units that move afterwards
    row: I16  # that the answer is about, or NO_ROW


class Thoughts:
    thoughts: Annotated[list[Thought], "thoughts"]


class GwentDesk(Desk, Thoughts):
    """Fields of a later base come first. So the record does not begin like the core's desk, for which numba would take it."""


def new_desk(state: State, events: int = MAX_EVENTS) -> GwentDesk:
    """A desk for this table, with a journal or (`events=0`) without. A single thought tells compiled code to leave them out."""
    layout = {
        "seats": len(state.players),
        "sides": len(state.sides),
        "cards": len(state.cards),
        "pile": len(state.weather.cards),
        "copy": state.under.dtype.itemsize,  # type: ignore[attr-defined]  # a numpy array at run time
        "frames": len(state.frames),
        "events": max(events, 2) if events > 0 else 1,
        "thoughts": MAX_THOUGHTS if state.mode == Mode.SOLO else 1,
    }
    desk: GwentDesk = new_record(dtype_of(GwentDesk, layout))[0]
    desk.limit = events
    return desk
