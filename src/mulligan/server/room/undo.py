"""Taking back: what it would be for somebody now.

It is free where no other person sits, up to the last shuffle or reveal and the last thing that a bot did. Else the others are
asked, a few times in a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.server.errors import RequestError
from mulligan.server.wire import Code, OfferKind, Stage

if TYPE_CHECKING:
    from mulligan.server.room.room import Room

MOST_REQUESTS = 3  # of one player in one game
FREE, ASK, NO = "free", "ask", "no"


@dataclass(frozen=True, slots=True)
class UndoOption:
    how: str  # free, ask, no
    count: int = 0  # of answers


def undo_option(room: Room, person: int, seat: int) -> UndoOption:
    """For a person who plays a seat."""
    state, alone = room.state, not room.others(person)
    own = {each for each in room.table.seats_of(person) if room.plays(each)}
    count = _last_act(room, own if alone else {seat})
    if state.stage is not Stage.RUNNING or seat not in own or count == 0:
        return UndoOption(NO)
    if alone:
        undone = state.acts[-count:]
        shown = any(act.turned_up or (act.seat not in own and act.choice != 0) for act in undone)
        return UndoOption(NO if shown else FREE, count)
    if OfferKind.UNDO in state.offers or state.undos[seat] >= MOST_REQUESTS:
        return UndoOption(NO)
    return UndoOption(ASK, count)


def check_undo(room: Room, person: int, seat: int) -> UndoOption:
    """The same; where it cannot be, it is refused."""
    way = undo_option(room, person, seat)
    if way.how == NO:
        raise RequestError(Code.NO_UNDO, "there is nothing that can be taken back")
    return way


def last_act(room: Room, seat: int) -> int:
    """How many answers were given since the last act of a seat, with it."""
    return _last_act(room, {seat})


def _last_act(room: Room, seats: set[int]) -> int:
    """From the first answer of the last act that a player decided on; nothing where there is none, or somebody left since."""
    acts = room.state.acts
    batch: int | None = None
    for count, act in enumerate(reversed(acts), 1):
        if act.choice is None:
            return 0
        if batch is not None and act.batch != batch:
            return count - 1
        if batch is None and act.seat in seats and not act.by_itself:
            batch = act.batch
    return len(acts) if batch is not None else 0
