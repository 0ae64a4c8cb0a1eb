"""Rooms without sockets, for tests that look inside."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mulligan.server.bots import Workers
from mulligan.server.clocks import Pace
from mulligan.server.exchange import Alone
from mulligan.server.limits import Limits
from mulligan.server.live import LiveTable, Means
from mulligan.server.rooms import Room
from mulligan.server.store import KeptTable, Store
from mulligan.server.tables import Tables
from mulligan.server.telling import Key
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
