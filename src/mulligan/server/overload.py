"""Refuses new tables when the server is too busy, before running games suffer."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from statistics import median

from mulligan.server.errors import RequestError
from mulligan.server.wire import Code

EVERY = 0.25  # seconds between measurements
KEPT = 20  # measurements
LATE = 0.15  # seconds; players notice longer delays
AGAIN = 10  # seconds that a refused client is asked to wait


class Overload:
    """Measures how late the event loop wakes up. The median ignores single pauses, such as for a compilation."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=KEPT)

    async def watch(self) -> None:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.measured(time.monotonic() - due)

    def measured(self, delay: float) -> None:
        self._delays.append(delay)

    def check(self) -> None:
        """Refuse what would add lasting work."""
        if len(self._delays) == KEPT and median(self._delays) > LATE:
            raise RequestError(Code.BUSY, f"busy; try again in {AGAIN} seconds", values={"seconds": AGAIN})
