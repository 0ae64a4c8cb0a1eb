"""The rooms of a node. A room is loaded when somebody looks at its table, and forgotten when nobody needs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Self

from mulligan.server.bot_pool import BotPool
from mulligan.server.cluster.pubsub import LocalPubSub, Note, PubSub, RedisPubSub, Topic, WorkerPubSub
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.limits import Limits
from mulligan.server.lobby import Lobby
from mulligan.server.room.clock import Timing
from mulligan.server.room.room import Room
from mulligan.server.room.session import RoomSession, Services
from mulligan.server.store import Store, StoredTable
from mulligan.server.wire import SeatKind, Stage

log = logging.getLogger(__name__)


class RoomRegistry:
    """Who looks at which table."""

    def __init__(self, services: Services, worker: ServerWorker | None = None) -> None:
        self._services = services
        self.tables = Lobby(services.store, services.limits, worker)
        self._sessions: dict[str, RoomSession] = {}
        self._loading: dict[str, asyncio.Task[RoomSession]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticking: set[str] = set()
        self._closing = False

    @classmethod
    async def open(
        cls,
        store: Store,
        limits: Limits,
        timing: Timing,
        redis: str | None = None,
        bots: int = 1,
        worker: ServerWorker | None = None,
    ) -> Self:
        """With `redis` its URL, tables are shared with other nodes on the same store. `bots`: so many think at once."""
        pubsub: PubSub = (
            RedisPubSub(redis) if redis is not None else WorkerPubSub(worker) if worker is not None else LocalPubSub()
        )
        registry = cls(Services(store, pubsub, BotPool(bots), timing, limits), worker)
        await pubsub.open(registry._deliver)
        registry._spawn(registry._pass_time())
        return registry

    @property
    def timing(self) -> Timing:
        return self._services.timing

    @property
    def store(self) -> Store:
        return self._services.store

    # --- rooms -----------------------------------------------------------------------------------

    async def session(self, id: str) -> RoomSession:
        """The room of a table, loaded when it is not there; a table that is not in the store is refused."""
        if id not in self._sessions:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
            await asyncio.shield(self._loading[id])
        return self._sessions[id]

    async def _load(self, id: str) -> RoomSession:
        room = await Room.load(self.store, id)
        session = self._sessions[id] = RoomSession(room, self._services)
        await self._services.pubsub.join(id)
        await self._services.pubsub.publish(id, Note(Topic.WHO, self._services.pubsub.node))
        await session.follow()  # what was written before this node could hear of it
        return session

    async def changed(self, table: StoredTable) -> None:
        """Seats, decks or names of a table are different, or its game has begun: everybody who looks is told, on all nodes.

        A room is loaded for those who look, and for bots, who may have to answer when a game begins.
        """
        await self._services.pubsub.publish(table.id, Note(Topic.TABLE, self._services.pubsub.node))
        has_bots = table.stage is Stage.RUNNING and any(each.kind is SeatKind.BOT for each in table.sittings)
        if self._closing or (table.id not in self._sessions and not has_bots):
            return
        session = await self.session(table.id)
        await session.refresh()

    def watchers(self, id: str) -> int:
        """How many look at a table without a seat, as far as this node knows."""
        session = self._sessions.get(id)
        return session.presence.watchers if session is not None else 0

    def is_away(self, id: str, seat: int) -> bool:
        """Whether nobody looks from a person's seat, as far as this node knows."""
        session = self._sessions.get(id)
        return session is None or session.presence.is_away(seat)

    async def rematch(self, table: StoredTable) -> None:
        """Everybody agreed: open the table that follows. Those who look at this one are told which it is."""
        await self.changed(await self.tables.rematch(table))
        await self.changed(table)

    # --- time, and other nodes -------------------------------------------------------------------

    async def _deliver(self, id: str, note: Note) -> None:
        session = self._sessions.get(id)
        if session is not None and not self._closing:
            self._spawn(session.receive(note))

    async def _pass_time(self) -> None:
        """In one room after the other, all of them within a tick: at once they would keep everybody waiting."""
        while True:
            rooms = list(self._sessions.items())
            for id, session in rooms:
                await asyncio.sleep(self.timing.tick / len(rooms))
                if session.is_idle:
                    del self._sessions[id]
                    await self._services.pubsub.leave(id)
                elif id not in self._ticking:  # one that waits for a slow store does not keep the others waiting
                    self._ticking.add(id)
                    self._spawn(self._tick(id, session))
            if not rooms:
                await asyncio.sleep(self.timing.tick)

    async def _tick(self, id: str, session: RoomSession) -> None:
        try:
            await session.tick()
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
        for session in self._sessions.values():
            await session.close()
        await self._services.pubsub.close()
        await self._services.bots.close()
