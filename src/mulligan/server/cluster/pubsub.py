"""Publish/subscribe between nodes, for tables with clients on several of them.

A single node needs none; processes behind one port go through the supervisor; separate machines use Redis.

A lost note does no harm: entries are in the store, and presence is announced again every few seconds.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from enum import StrEnum
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as RedisChannels
from redis.exceptions import RedisError

from mulligan.server.cluster.worker import ServerWorker

PREFIX, NODE = "mulligan:table:", "mulligan:node:"
LOST = 3  # the connection is lost after this many missed beats
MOST_UNSENT = 10_000  # notes; more are dropped


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
    ply: int = -1
    at: float = 0.0  # HERE: the table's time there, at that ply
    seat: int = -1  # SIGNAL and SKIP: the sender's
    signal: str = ""


Deliver = Callable[[str, Note], Awaitable[None]]


class PubSub(Protocol):
    """A node does not receive its own notes."""

    node: str
    linked: float | None  # since when (monotonic) notes of other nodes have arrived; None: presence elsewhere is unknown

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None:
        """Subscribe to a table's notes."""

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class LocalPubSub:
    """No messages: there is one node, or the nodes find changes by polling the store."""

    node = "only"
    linked: float | None = 0.0

    async def open(self, deliver: Deliver) -> None: ...

    async def join(self, table: str) -> None: ...

    async def leave(self, table: str) -> None: ...

    async def publish(self, table: str, note: Note) -> None: ...

    async def close(self) -> None: ...


class WorkerPubSub:
    """Between processes behind one port; the supervisor relays the notes."""

    def __init__(self, worker: ServerWorker) -> None:
        self.node = secrets.token_hex(8)
        self.linked: float | None = 0.0
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
    """One Redis channel per table with clients. Nobody ever waits for Redis: while it cannot be reached, notes are lost.

    Every `beat` seconds a node sends a beat to itself, and Redis may take as long for anything. When beats are missed, the
    connection is given up and opened again.
    """

    def __init__(self, url: str, beat: float = 2.0) -> None:
        self.node = secrets.token_hex(8)
        self.linked: float | None = None
        self._beat = beat
        self._redis: Redis = Redis.from_url(url, socket_timeout=beat, socket_connect_timeout=beat)
        self._channels: RedisChannels | None = None
        self._subscribing = asyncio.Lock()
        self._tables: set[str] = set()
        self._unsent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_UNSENT)
        self._opened = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._decoder = msgspec.json.Decoder(Note)

    async def open(self, deliver: Deliver) -> None:
        """Raises RedisError if Redis cannot be reached."""
        await self._redis.ping()
        self._tasks = [asyncio.create_task(work) for work in (self._listen(deliver), self._send(), self._send_beats())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._opened.wait(), LOST * self._beat)

    async def join(self, table: str) -> None:
        self._tables.add(table)
        with suppress(RedisError, OSError):
            await self._subscribe([table])

    async def leave(self, table: str) -> None:
        self._tables.discard(table)
        if self._channels is not None:
            with suppress(RedisError, OSError):
                async with self._subscribing:
                    await self._channels.unsubscribe(PREFIX + table)

    async def publish(self, table: str, note: Note) -> None:
        self._put(PREFIX + table, msgspec.json.encode(note))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # --- out -------------------------------------------------------------------------------------

    def _put(self, channel: str, words: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._unsent.put_nowait((channel, words))

    async def _send(self) -> None:
        while True:
            notes = [await self._unsent.get()]
            notes += [self._unsent.get_nowait() for _ in range(self._unsent.qsize())]
            with suppress(RedisError, OSError):
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, words in notes:
                        pipe.publish(channel, words)
                    await pipe.execute()

    async def _send_beats(self) -> None:
        while True:
            self._put(NODE + self.node, b"beat")
            await asyncio.sleep(self._beat)

    # --- in --------------------------------------------------------------------------------------

    async def _listen(self, deliver: Deliver) -> None:
        """Follow the channels, and open the connection again whenever it is lost."""
        while True:
            with suppress(RedisError, OSError):
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channels:
                    async with self._subscribing:
                        await channels.subscribe(NODE + self.node)
                    self._channels = channels
                    await self._subscribe(list(self._tables))
                    await self._follow(channels, deliver)
            self.linked = self._channels = None
            await asyncio.sleep(self._beat)

    async def _subscribe(self, tables: list[str]) -> None:
        async with self._subscribing:
            if self._channels is not None and tables:
                await self._channels.subscribe(*(PREFIX + table for table in tables))

    async def _follow(self, channels: RedisChannels, deliver: Deliver) -> None:
        """Deliver notes until no beats arrive. Ask who is present when the first one has."""
        heard = time.monotonic()
        while time.monotonic() - heard < LOST * self._beat:
            message = await channels.get_message(timeout=self._beat)
            if message is None:
                continue
            channel = message["channel"].decode()
            if channel.startswith(NODE):
                heard = time.monotonic()
                if self.linked is None:
                    self.linked = heard
                    self._opened.set()
                    await self._ask_everyone(deliver)
                continue
            with suppress(msgspec.MsgspecError):
                note = self._decoder.decode(message["data"])
                if note.node != self.node:
                    await deliver(channel.removeprefix(PREFIX), note)

    async def _ask_everyone(self, deliver: Deliver) -> None:
        """Exchange presence with other nodes after a time without notes."""
        note = Note(Topic.WHO, self.node)
        for table in list(self._tables):
            await self.publish(table, note)
            await deliver(table, note)
