"""The rooms of a node. A room is loaded when a client opens its table, and unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Self

from mulligan.server.bot_pool import BotPool
from mulligan.server.cluster.pubsub import LocalPubSub, Note, PubSub, RedisPubSub, Topic, WorkerPubSub
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.room.room import Room
from mulligan.server.room.session import RoomSession, Services
from mulligan.server.room.state.clock import Timing
from mulligan.server.store import Store, StoredTable
from mulligan.server.wire import SeatKind, TableStatus

log = logging.getLogger(__name__)


class RoomRegistry:
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
        """Open a registry. A Redis URL shares tables with other nodes on the same store; `bots` think at the same time."""
        pubsub: PubSub = (
            RedisPubSub(redis, timing.beat)
            if redis is not None
            else WorkerPubSub(worker)
            if worker is not None
            else LocalPubSub()
        )
        registry = cls(Services(store, pubsub, BotPool(bots), timing, limits), worker)
        await pubsub.open(registry._deliver)
        registry._spawn(registry._tick_rooms())
        return registry

    @property
    def timing(self) -> Timing:
        return self._services.timing

    @property
    def store(self) -> Store:
        return self._services.store

    # --- rooms -----------------------------------------------------------------------------------

    async def session(self, id: str) -> RoomSession:
        """The session of a table, loaded on first use; an unknown table raises RequestError."""
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
        await session.follow()  # entries written before this node had joined the channel
        return session

    async def changed(self, table: StoredTable) -> None:
        """Broadcast, on all nodes, that a table's seats, decks or names have changed or its game has begun.

        A running table with bots is loaded even without clients, because a bot may have to answer first.
        """
        await self._services.pubsub.publish(table.id, Note(Topic.TABLE, self._services.pubsub.node))
        has_bots = table.status is TableStatus.RUNNING and any(each.kind is SeatKind.BOT for each in table.sittings)
        if self._closing or (table.id not in self._sessions and not has_bots):
            return
        session = await self.session(table.id)
        await session.refresh()

    def spectators(self, id: str) -> int:
        """Number of spectators of a table known to this node."""
        session = self._sessions.get(id)
        return session.presence.spectators if session is not None else 0

    def is_away(self, id: str, seat: int) -> bool:
        """Whether this node knows that the player of a seat is absent."""
        session = self._sessions.get(id)
        return session is None or session.presence.is_away(seat)

    async def rematch(self, table: StoredTable) -> None:
        """Open the rematch that everyone agreed to, and send its id to the clients of this table."""
        await self.changed(await self.tables.rematch(table))
        await self.changed(table)

    # --- time, and other nodes -------------------------------------------------------------------

    async def _deliver(self, id: str, note: Note) -> None:
        session = self._sessions.get(id)
        if session is not None and not self._closing:
            self._spawn(session.receive(note))

    async def _tick_rooms(self) -> None:
        """Tick the rooms spread over the interval: all together, they would delay every request."""
        while True:
            rooms = list(self._sessions.items())
            for id, session in rooms:
                await asyncio.sleep(self.timing.tick / len(rooms))
                if session.is_idle:
                    del self._sessions[id]
                    await self._services.pubsub.leave(id)
                elif id not in self._ticking:  # a room that waits for a slow store must not delay the others
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
            log.error("room task failed", exc_info=error)

    async def close(self) -> None:
        """Stop all rooms. Acknowledged entries are already in the store, so nothing is lost."""
        self._closing = True
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for session in self._sessions.values():
            await session.close()
        await self._services.pubsub.close()
        await self._services.bots.close()
