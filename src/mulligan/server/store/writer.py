"""Group commit: entries that arrive while a transaction reaches the disk go into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from mulligan.server.store.append import Append, Outcome, Seen

MOST_AT_ONCE = 256  # appends per transaction; enough for high throughput on a slow disk
SOON = 1.0  # seconds until `seen` is written if no entry is


Write = Callable[[Sequence[Append], Seen], Awaitable[Sequence[Outcome]]]  # one outcome per append


class Writer:
    """A task that writes everything pending."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._seen: dict[tuple[str, int], int] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, append: Append) -> None:
        """Write an append; returns once it is durable, or raises its outcome."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        self._wake.set()
        await asyncio.shield(written)

    def seen(self, table: str, seat: int, seen: int) -> None:
        """Write the number of seen events with the next append, or after `SOON`."""
        if not self._seen:
            asyncio.get_running_loop().call_later(SOON, self._wake.set)
        self._seen[table, seat] = seen

    async def close(self) -> None:
        """Write everything pending, then stop."""
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

    async def _write_group(self, group: Sequence[tuple[Append, asyncio.Future[None]]], seen: Seen) -> None:
        if not group and not seen:
            return
        try:
            outcomes = await self._write([append for append, _ in group], seen)
        except Exception as error:
            outcomes = [error] * len(group)
        for (_, written), outcome in zip(group, outcomes, strict=True):
            if written.cancelled():
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)
