"""When servers ran on this database: time that nobody could use counts on nobody's clock."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, delete, insert, select, update

from mulligan.server.store.database import Database
from mulligan.server.store.models import RunRow

REMEMBERED = 60 * 24 * 60 * 60  # seconds that runs are kept, longer than any clock
BEAT = 60.0  # seconds between two reports of a run; after a crash, as much time may not count


class Uptime:
    """Server time: it never jumps, even if the machine's clock does, and knows when no server ran."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._id = secrets.token_hex(8)
        self._outages: list[tuple[float, float]] = []
        self._offset: float | None = None  # from monotonic to server time; None: no server runs here

    def now(self) -> float:
        return time.time() if self._offset is None else time.monotonic() + self._offset

    def between(self, since: float, until: float) -> float:
        """Seconds between two times in which a server ran."""
        down = sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in self._outages)
        return max(0.0, until - since - down)

    async def begin(self) -> None:
        """Begin a run of the server, at the machine's time or, if that is behind, where the last run ended."""

        def work(connection: Connection) -> tuple[float, list[tuple[float, float]]]:
            runs = sorted((row.began, row.seen) for row in connection.execute(select(RunRow.began, RunRow.seen)))
            now = max([time.time(), *(seen for _, seen in runs)])
            connection.execute(delete(RunRow).where(RunRow.seen < now - REMEMBERED))
            connection.execute(insert(RunRow).values(id=self._id, began=now, seen=now))
            return now, [*runs, (now, now)]

        now, runs = await self._database.write(work)
        self._offset = now - time.monotonic()
        up = runs[0][0]
        for began, seen in runs:
            if began > up:
                self._outages.append((up, began))
            up = max(up, seen)

    async def beat(self) -> None:
        """Report that the server still runs; also the last thing it does."""
        seen = update(RunRow).where(RunRow.id == self._id).values(seen=self.now())
        await self._database.write(lambda connection: connection.execute(seen))
