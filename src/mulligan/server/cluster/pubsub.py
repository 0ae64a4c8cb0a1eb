"""Publish/subscribe between nodes, for tables with clients on several of them.

A single node needs none; processes behind one port go through the supervisor; separate machines use Redis.

A lost note does no harm: entries are in the store, and presence is announced again every few seconds.
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
_WAIT = 1.0  # seconds between attempts to reach Redis


class Topic(StrEnum):
    ENTRIES = "entries"  # new entries are in the store
    TABLE = "table"  # seats, decks or names have changed
    HERE = "here"  # presence on the sending node
    WHO = "who"  # asks all nodes to announce presence
    SIGNAL = "signal"
    SKIP = "skip"  # bots are not to pause until a seat decides something


class Note(msgspec.Struct, frozen=True):
    """A message to other nodes about a table."""

    about: Topic
    node: str
    seats: tuple[int, ...] = ()  # HERE: occupied seats
    spectators: int = 0
    seat: int = -1  # SIGNAL and SKIP: the sender's
    signal: str = ""


Deliver = Callable[[str, Note], Awaitable[None]]


class PubSub(Protocol):
    """A node does not receive its own notes."""

    node: str

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None:
        """Subscribe to a table's notes."""

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class LocalPubSub:
    """No messages: there is one node, or the nodes find changes by polling the store."""

    node = "only"

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None: ...

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class WorkerPubSub:
    """Between processes behind one port; the supervisor relays the notes."""

    def __init__(self, worker: ServerWorker) -> None:
        self.node = secrets.token_hex(8)
        self._socket = worker.notes
        self._tables: set[bytes] = set()
        self._decoder = msgspec.json.Decoder(Note)

    async def open(self, deliver: Deliver) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._socket)
        self._task = asyncio.create_task(self._listen(reader, deliver))

    async def join(self, table: str) -> None:
        self._tables.add(table.encode())

    async def leave(self, table: str) -> None:
        self._tables.discard(table.encode())

    async def publish(self, table: str, note: Note) -> None:
        self._writer.write(b"%b %b\n" % (table.encode(), msgspec.json.encode(note)))

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._writer.close()

    async def _listen(self, reader: asyncio.StreamReader, deliver: Deliver) -> None:
        while line := await reader.readline():
            table, _, note = line.partition(b" ")
            if table in self._tables:
                await deliver(table.decode(), self._decoder.decode(note))


class RedisPubSub:
    """One Redis channel per table with clients."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(url)
        self._channels = self._redis.pubsub(ignore_subscribe_messages=True)
        self._task: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Note)

    async def open(self, deliver: Deliver) -> None:
        """Raises RedisError if Redis cannot be reached."""
        await self._channels.subscribe(f"mulligan:node:{self.node}")  # listening needs at least one channel
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
        await self._channels.aclose()  # type: ignore[no-untyped-call]  # redis has no type for it
        await self._redis.aclose()

    async def _listen(self, deliver: Deliver) -> None:
        while True:
            try:
                message = await self._channels.get_message(timeout=None)
            except RedisError:  # the client reconnects and resubscribes by itself
                await asyncio.sleep(_WAIT)
                continue
            if message is None:
                continue
            with suppress(msgspec.MsgspecError):
                note = self._decoder.decode(message["data"])
                if note.node != self.node:
                    await deliver(message["channel"].decode().removeprefix(PREFIX), note)
