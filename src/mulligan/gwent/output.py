"""Gwent's output record: the core's, and a search stack for the virtual opponent."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import MAX_EVENTS, Output, note, note_game, note_overflow
from mulligan.core.kernel.record import I8, I16, dtype_of, new_record
from mulligan.gwent.events import EventKind
from mulligan.gwent.state import NOBODY, ModeKind, State

MAX_SEARCH = 16  # nodes of the search stack; random play needs 5
# Consecutive choices of the virtual opponent that are weighed together. The last node is left to bots, the one before it
# holds the table after the last choice. Nothing happens to the game at this limit: beyond it an answer is weighed by the table
# as it is. No legal deck comes near, because a chain needs a Medic for every choice but three.
MAX_CHAIN = MAX_SEARCH - 2


class SearchNode:
    """A position in which the virtual opponent must answer, with its best answer so far."""

    table: State
    tried: I16  # number of answers tried
    choice: I16  # the last answer tried
    best: I16  # the best answer; the fields below are its result
    own: I16  # the virtual opponent's total
    human: I16  # the human's total
    moved: I16  # the part of its own total from agile units that move afterwards
    row: I16  # the row of the answer, or NO_ROW


class SearchStack:
    search: Annotated[list[SearchNode], "search"]


class Pause(IntEnum):
    """Whether the rules stop before a round is scored, so that the board can be seen before it is cleared."""

    NEVER = 0
    BEFORE_SCORING = 1
    NOW = 2  # the rules have stopped


class GwentOutput(Output, SearchStack):
    """`search` must come first: numba accepts a record wherever one with the same leading fields is expected."""

    pause: I8  # a `Pause`


def new_output(state: State, events: int = MAX_EVENTS) -> GwentOutput:
    """Output for this table; `events=0` turns the journal off. A stack of one node lets the compiler drop the search."""
    layout = {
        "seats": len(state.players),
        "sides": len(state.sides),
        "cards": len(state.cards),
        "pile": len(state.weather.cards),
        "copy": state.under.dtype.itemsize,  # type: ignore[attr-defined]  # a numpy array at run time
        "frames": len(state.frames),
        "events": max(events, 2) if events > 0 else 1,
        "search": MAX_SEARCH if state.mode == ModeKind.SOLO else 1,
    }
    output: GwentOutput = new_record(dtype_of(GwentOutput, layout))[0]
    output.limit = events
    return output


# --- events ---------------------------------------------------------------------------------------------


@native
def lose_effect(state: State, output: GwentOutput) -> None:
    """Report an effect that was dropped because the state is full, except in the virtual opponent's search."""
    if state.weighing == 0:
        note_overflow(output, EventKind.OVERFLOWED)


@native
def note_side(output: GwentOutput, kind: int, side: int, amount: int = 0) -> None:
    """Log an event about a side."""
    note_game(output, kind, amount, side)


@native
def note_row(output: GwentOutput, kind: int, seat: int, card: int, row: int) -> None:
    """Log an event about a player and a card in one of their rows."""
    note(output, kind, seat, card, row)


@native
def note_unit(output: GwentOutput, kind: int, card: int, row: int, side: int, amount: int = 0) -> None:
    """Log an event about a card in a row of a side."""
    note(output, kind, NOBODY, card, row, amount, side)
