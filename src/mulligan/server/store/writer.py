"""Entries are written in groups: whatever waits while one transaction reaches the disk goes into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from mulligan.server.store.kept import Entry
from mulligan.server.wire import Stage

MOST_AT_ONCE = 256  # appends of one transaction: so many that a slow disk still gives many a second


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries of one table that are written together or not at all, and what lists show of it afterwards."""

    table: str
    ply: int
    entries: tuple[Entry, ...]
    stage: Stage | None
    asked: tuple[int, ...] | None
    written: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


Seen = dict[tuple[str, int], int]  # how many events were seen, by table and seat
Write = Callable[[Sequence[Append], Seen], Awaitable[Sequence[Exception | None]]]  # what became of each append


class Writer:
    """One task that writes all that waits."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[Append] = []
        self._seen: Seen = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Returns when it is durable; raises what the store says."""
        self._waiting.append(append)
        self._wake.set()
        await asyncio.shield(append.written)

    def seen(self, table: str, seat: int, seen: int) -> None:
        """Written with whatever is written next, or soon: nobody waits for it."""
        self._seen[table, seat] = seen
        self._wake.set()

    async def close(self) -> None:
        """Write what waits."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._closing or self._waiting or self._seen:
            await self._wake.wait()
            group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            seen, self._seen = self._seen, {}
            if not self._waiting:
                self._wake.clear()
            if self._closing:
                self._wake.set()
            await self._write_group(group, seen)

    async def _write_group(self, group: Sequence[Append], seen: Seen) -> None:
        if not group and not seen:
            return
        try:
            outcomes = await self._write(group, seen)
        except Exception as error:
            outcomes = [error] * len(group)
        for append, outcome in zip(group, outcomes, strict=True):
            if append.written.cancelled():
                continue
            if outcome is None:
                append.written.set_result(None)
            else:
                append.written.set_exception(outcome)
