"""Rooms without sockets, for tests that look inside."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mulligan.server.bot_pool import Workers
from mulligan.server.cluster.pubsub import Alone
from mulligan.server.limits import Limits
from mulligan.server.lobby import Tables
from mulligan.server.room.broadcast import Key
from mulligan.server.room.clock import Pace
from mulligan.server.room.room import Room
from mulligan.server.room.session import LiveTable, Means
from mulligan.server.store import KeptTable, Store
from mulligan.server.wire import Deck, Settings, Stage


@dataclass(eq=False)
class Reading:
    """Somebody who looks, and what they were sent."""

    person: int | None
    key: Key | None = None
    since: float = field(default_factory=time.monotonic)
    held: tuple[int, ...] = ()
    lines: int = 0
    sent: list[bytes] = field(default_factory=list)

    def put(self, message: bytes) -> None:
        self.sent.append(message)


@asynccontextmanager
async def room_of(folder: Path, settings: Settings) -> AsyncIterator[LiveTable]:
    """A table of one person who has all seats."""
    store = await Store.open(str(folder / "mulligan.db"))

    async def nobody_looks(_: KeptTable) -> None: ...

    tables = Tables(store, Limits(), nobody_looks)
    person, _ = await store.new_guest("Ana")
    id = (await tables.open(person, settings)).id
    while (table := await tables.table(id)).stage is Stage.OPEN:
        seat = next(each.seat for each in table.sittings if not each.take)
        await tables.bring(id, person, Deck(seat=seat, take=("random",)))
    try:
        yield LiveTable(await Room.load(store, id), Means(store, Alone(), Workers(), Pace(), Limits()))
    finally:
        await store.close()
