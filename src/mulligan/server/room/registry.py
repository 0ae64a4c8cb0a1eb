"""The rooms of a node. A room is loaded when somebody looks at its table, and forgotten when nobody needs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Self

from mulligan.server.bot_pool import Workers
from mulligan.server.cluster.pubsub import About, Alone, Beside, Exchange, Note, OverRedis
from mulligan.server.cluster.worker import Share
from mulligan.server.limits import Limits
from mulligan.server.lobby import Tables
from mulligan.server.room.clock import Pace
from mulligan.server.room.room import Room
from mulligan.server.room.session import LiveTable, Means
from mulligan.server.store import KeptTable, Store
from mulligan.server.wire import SeatKind, Stage

log = logging.getLogger(__name__)


class Hub:
    """Who looks at which table."""

    def __init__(self, means: Means, share: Share | None = None) -> None:
        self._means = means
        self.tables = Tables(means.store, means.limits, self.changed, share)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticking: set[str] = set()
        self._closing = False

    @classmethod
    async def open(
        cls,
        store: Store,
        limits: Limits,
        pace: Pace,
        redis: str | None = None,
        bots: int = 1,
        share: Share | None = None,
    ) -> Self:
        """With `redis` its URL, tables are shared with other nodes on the same store. `bots`: so many think at once."""
        exchange: Exchange = OverRedis(redis) if redis is not None else Beside(share) if share is not None else Alone()
        hub = cls(Means(store, exchange, Workers(bots), pace, limits), share)
        await exchange.open(hub._deliver)
        hub._spawn(hub._pass_time())
        return hub

    @property
    def pace(self) -> Pace:
        return self._means.pace

    @property
    def store(self) -> Store:
        return self._means.store

    # --- rooms -----------------------------------------------------------------------------------

    async def live(self, id: str) -> LiveTable:
        """The room of a table, loaded when it is not there; a table that is not in the store is refused."""
        if id not in self._live:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            await asyncio.shield(self._loading[id])
        return self._live[id]

    async def _load(self, id: str) -> LiveTable:
        room = await Room.load(self.store, id)
        live = self._live[id] = LiveTable(room, self._means)
        await self._means.exchange.join(id)
        await self._means.exchange.say(id, Note(About.WHO, self._means.exchange.node))
        await live.follow()  # what was written before this node could hear of it
        return live

    async def changed(self, table: KeptTable) -> None:
        """Seats, decks or names of a table are different, or its game has begun: everybody who looks is told, on all nodes.

        A room is loaded for those who look, and for bots, who may have to answer when a game begins.
        """
        await self._means.exchange.say(table.id, Note(About.TABLE, self._means.exchange.node))
        has_bots = table.stage is Stage.RUNNING and any(each.kind is SeatKind.BOT for each in table.sittings)
        if self._closing or (table.id not in self._live and not has_bots):
            return
        live = await self.live(table.id)
        await live.refresh()

    def watchers(self, id: str) -> int:
        """How many look at a table without a seat, as far as this node knows."""
        live = self._live.get(id)
        return live.presence.watchers if live is not None else 0

    def is_away(self, id: str, seat: int) -> bool:
        """Whether nobody looks from a person's seat, as far as this node knows."""
        live = self._live.get(id)
        return live is None or live.presence.is_away(seat)

    async def rematch(self, table: KeptTable) -> None:
        """Everybody agreed: open the table that follows. Those who look at this one are told which it is."""
        await self.tables.rematch(table)
        await self.changed(table)

    # --- time, and other nodes -------------------------------------------------------------------

    async def _deliver(self, id: str, note: Note) -> None:
        live = self._live.get(id)
        if live is not None and not self._closing:
            self._spawn(live.hear(note))

    async def _pass_time(self) -> None:
        """In one room after the other, all of them within a tick: at once they would keep everybody waiting."""
        while True:
            rooms = list(self._live.items())
            for id, live in rooms:
                await asyncio.sleep(self.pace.tick / len(rooms))
                if live.is_idle:
                    del self._live[id]
                    await self._means.exchange.leave(id)
                elif id not in self._ticking:  # one that waits for a slow store does not keep the others waiting
                    self._ticking.add(id)
                    self._spawn(self._tick(id, live))
            if not rooms:
                await asyncio.sleep(self.pace.tick)

    async def _tick(self, id: str, live: LiveTable) -> None:
        try:
            await live.tick()
        finally:
            self._ticking.discard(id)

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("in a room", exc_info=error)

    async def close(self) -> None:
        """Nothing that was acknowledged is lost by that."""
        self._closing = True
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self._live.values():
            await live.close()
        await self._means.exchange.close()
        await self._means.workers.close()
