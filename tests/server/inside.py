"""Rooms without sockets, for tests of their internals."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mulligan.server.bot_pool import BotPool
from mulligan.server.cluster.pubsub import LocalPubSub
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.room.clients.broadcast import Perspective
from mulligan.server.room.room import Room
from mulligan.server.room.session import RoomSession, Services
from mulligan.server.room.state.clock import Timing
from mulligan.server.store import Store
from mulligan.server.wire import SeatDeck, Settings, TableStatus


@dataclass(eq=False)
class RecordingClient:
    """A client that records its messages."""

    person: int | None
    perspective: Perspective | None = None
    since: float = field(default_factory=time.monotonic)
    previewed: tuple[int, ...] = ()
    lines: int = 0
    sent: list[bytes] = field(default_factory=list)

    def put(self, message: bytes) -> None:
        self.sent.append(message)


@asynccontextmanager
async def room_of(folder: Path, settings: Settings) -> AsyncIterator[RoomSession]:
    """The session of a table where one person has all seats."""
    store = await Store.open(str(folder / "mulligan.db"))
    tables = Lobby(store, Limits())
    person, _ = await store.new_guest("Ana")
    id = (await tables.open(person, settings)).id
    while (table := await tables.table(id)).status is TableStatus.OPEN:
        seat = next(each.seat for each in table.sittings if not each.take and each.deck is None)
        await tables.bring(id, person, SeatDeck(seat=seat, take=("random",)))
    try:
        yield RoomSession(await Room.load(store, id), Services(store, LocalPubSub(), BotPool(), Timing(), Limits()))
    finally:
        await store.close()
