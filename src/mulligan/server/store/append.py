"""Statements written with every answer, for the drivers directly: SQLAlchemy would take several times as long."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from mulligan.server.store.values import Entry, PlyTaken, Summary
from mulligan.server.wire import TableStatus

# Placeholders as in PostgreSQL; SQLite writes ?1.
ENTRY = "INSERT INTO entries (table_id, ply, kind, seat, value, batch, words, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
SHOW = (
    "UPDATE tables SET plies = $2, updated = $3, stage = coalesce($4, stage), asked = coalesce($5, asked), "
    "winners = coalesce($6, winners), summary = coalesce($7, summary) WHERE id = $1"
)
SEE = "UPDATE seats SET seen = $3 WHERE table_id = $1 AND seat = $2"

Seen = Mapping[tuple[str, int], int]  # number of events seen, by table and seat
Outcome = Exception | None  # None: written
Rows = Sequence[tuple[Any, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries of one table, written all or none, and the table's summary for lists afterwards."""

    table: str
    ply: int
    entries: tuple[Entry, ...]
    status: TableStatus | None  # None: unchanged
    asked: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    summary: Summary | None = None


@dataclass(frozen=True, slots=True)
class Appended:
    """The statements of a transaction, and the outcome of each append."""

    writes: Sequence[tuple[str, Rows]]
    outcomes: Sequence[Outcome]


def tables_of(group: Iterable[Append]) -> list[str]:
    """The tables to lock, sorted so that two nodes cannot deadlock."""
    return sorted({append.table for append in group})


def appended(group: Iterable[Append], seen: Seen, plies: Mapping[str, int]) -> Appended:
    """Plan a transaction; an append whose ply is taken fails with PlyTaken."""
    entries: list[tuple[Any, ...]] = []
    shows: list[tuple[Any, ...]] = []
    outcomes: list[Outcome] = []
    next_ply, now = dict(plies), time.time()
    for append in group:
        table, ply = append.table, append.ply
        if next_ply.get(table) != ply:
            outcomes.append(PlyTaken(f"{table} is not at ply {ply}"))
            continue
        entries += [
            (table, ply + place, each.kind, each.seat, each.value, each.batch, each.words, each.at)
            for place, each in enumerate(append.entries)
        ]
        next_ply[table] += len(append.entries)
        facts = _seats(append.asked), _seats(append.winners), written(append.summary)
        shows.append((table, next_ply[table], now, append.status, *facts))
        outcomes.append(None)
    sights = [(table, seat, count) for (table, seat), count in sorted(seen.items())]
    return Appended([(sql, rows) for sql, rows in ((ENTRY, entries), (SHOW, shows), (SEE, sights)) if rows], outcomes)


def written(summary: Summary | None) -> str | None:
    """The stored form of a summary."""
    return None if summary is None else msgspec.json.encode(summary).decode()


def _seats(seats: tuple[int, ...] | None) -> str | None:
    return None if seats is None else json.dumps(seats)
