"""Nodes tell each other what happens at tables that people look at on several of them.

One alone has nobody to tell; processes behind one port have the one in front; all others have Redis.

Nothing that matters is lost when a note is: entries are in the store, and who is there is said again every few seconds.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from mulligan.server.cluster.worker import ServerWorker

PREFIX = "mulligan:table:"
_WAIT = 1.0  # seconds before Redis is asked again when it is not there


class Topic(StrEnum):
    ENTRIES = "entries"  # there are more
    TABLE = "table"  # its seats, decks or names are different
    HERE = "here"  # who looks at it, on the node that says so
    WHO = "who"  # everybody say who is there
    SIGNAL = "signal"


class Note(msgspec.Struct, frozen=True):
    """What one node tells the others about a table."""

    about: Topic
    node: str
    seats: tuple[int, ...] = ()  # HERE: of the people who look
    watchers: int = 0
    seat: int = -1  # SIGNAL: whose
    signal: str = ""


Deliver = Callable[[str, Note], Awaitable[None]]


class PubSub(Protocol):
    """Between nodes. What a node says itself it does not hear."""

    node: str

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None:
        """Hear about a table."""

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class LocalPubSub:
    """There is one node, or those that there are find out from the store."""

    node = "only"

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None: ...

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class WorkerPubSub:
    """Between processes behind one port: the one in front passes on what is said."""

    def __init__(self, worker: ServerWorker) -> None:
        self.node = secrets.token_hex(8)
        self._socket = worker.notes
        self._tables: set[bytes] = set()
        self._decoder = msgspec.json.Decoder(Note)

    async def open(self, deliver: Deliver) -> None:
        reader, self._says = await asyncio.open_connection(sock=self._socket)
        self._task = asyncio.create_task(self._listen(reader, deliver))

    async def join(self, table: str) -> None:
        self._tables.add(table.encode())

    async def leave(self, table: str) -> None:
        self._tables.discard(table.encode())

    async def publish(self, table: str, note: Note) -> None:
        self._says.write(b"%b %b\n" % (table.encode(), msgspec.json.encode(note)))

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._says.close()

    async def _listen(self, reader: asyncio.StreamReader, deliver: Deliver) -> None:
        while line := await reader.readline():
            table, _, said = line.partition(b" ")
            if table in self._tables:
                await deliver(table.decode(), self._decoder.decode(said))


class RedisPubSub:
    """A channel for each table that somebody looks at."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(url)
        self._channels = self._redis.pubsub(ignore_subscribe_messages=True)
        self._task: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Note)

    async def open(self, deliver: Deliver) -> None:
        """Raises RedisError when there is no Redis."""
        await self._channels.subscribe(f"mulligan:node:{self.node}")  # so that there is always something to listen to
        self._task = asyncio.create_task(self._listen(deliver))

    async def join(self, table: str) -> None:
        with suppress(RedisError):
            await self._channels.subscribe(PREFIX + table)

    async def leave(self, table: str) -> None:
        with suppress(RedisError):
            await self._channels.unsubscribe(PREFIX + table)

    async def publish(self, table: str, note: Note) -> None:
        with suppress(RedisError):
            await self._redis.publish(PREFIX + table, msgspec.json.encode(note))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._channels.aclose()  # type: ignore[no-untyped-call]  # of redis
        await self._redis.aclose()

    async def _listen(self, deliver: Deliver) -> None:
        while True:
            try:
                message = await self._channels.get_message(timeout=None)
            except RedisError:  # it connects and subscribes again by itself
                await asyncio.sleep(_WAIT)
                continue
            if message is None:
                continue
            with suppress(msgspec.MsgspecError):
                note = self._decoder.decode(message["data"])
                if note.node != self.node:
                    await deliver(message["channel"].decode().removeprefix(PREFIX), note)
