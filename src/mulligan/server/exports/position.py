"""A table's position as a scenario to paste elsewhere, limited to what the asking seat may see."""

from __future__ import annotations

from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.scenario.writer import CannotWrite, write_seen
from mulligan.server.errors import RequestError
from mulligan.server.room.room import Room
from mulligan.server.store import Store, StoredTable
from mulligan.server.wire import Code, PositionText, TableStatus


async def position_of(store: Store, table: StoredTable, person: int, seat: int | None) -> PositionText:
    """The position as seen from one of the person's seats, the first by default; without a seat, the public view."""
    own = table.seats_of(person)
    if seat is None:
        seat = own[0] if own else SPECTATOR
    if seat != SPECTATOR and seat not in own:
        raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
    if table.status is TableStatus.OPEN:
        raise RequestError(Code.NOT_NOW, "the game has not begun")
    room = await Room.load(store, table.id)
    if room.plugin.writer is None:
        raise RequestError(Code.NOT_NOW, f"{room.plugin.title} positions cannot be exported")
    try:
        return PositionText(text=write_seen(room.plugin.writer, room.plugin.name, room.game, seat))
    except CannotWrite as error:
        raise RequestError(Code.NOT_NOW, str(error)) from error
