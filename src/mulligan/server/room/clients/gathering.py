"""Work that follows many events, once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Gathering:
    """Does its work `seconds` after the first of several calls of `soon`."""

    def __init__(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._seconds, self._work = seconds, work
        self._is_due = False
        self._task: asyncio.Task[None] | None = None

    def soon(self) -> None:
        self._is_due = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._is_due:
            await asyncio.sleep(self._seconds)
            self._is_due = False
            await self._work()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
