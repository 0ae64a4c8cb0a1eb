"""A node that writes answers until it is killed, and prints the next ply after each: `python writer.py DATABASE TABLE`."""

from __future__ import annotations

import asyncio
import sys

from mulligan.server.store import Entry, EntryKind, Store


async def write(database: str, table: str) -> None:
    store = await Store.open(database)
    ply = len(await store.entries(table))
    while True:
        await store.append(table, ply, [Entry(EntryKind.ANSWER, 0, ply, ply), Entry(EntryKind.ANSWER, 1, ply, ply)])
        ply += 2
        print(ply, flush=True)


if __name__ == "__main__":
    asyncio.run(write(*sys.argv[1:]))
