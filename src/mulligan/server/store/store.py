"""Tables and entries in the database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update

from mulligan.server.store.accounts import PeopleStore
from mulligan.server.store.append import Append, written
from mulligan.server.store.database import Database, connect
from mulligan.server.store.decks import DeckStore
from mulligan.server.store.models import EntryRow, PersonRow, ReviewRow, SeatRow, TableRow
from mulligan.server.store.uptime import Uptime
from mulligan.server.store.values import Entry, EntryKind, PlyTaken, Review, Sitting, StoredTable, Summary
from mulligan.server.store.writer import Writer
from mulligan.server.wire import SeatKind, Settings, TableStatus

_TABLE, _SEAT, _ENTRY = TableRow.__table__, SeatRow.__table__, EntryRow.__table__
_settings = msgspec.json.Decoder(Settings)
_summary = msgspec.json.Decoder(Summary)
_review = msgspec.json.Decoder(Review)
NO_VALUES: Mapping[str, str] = {}

# Queries that run with every request; building them would take longer than running them.
_ONE = select(_TABLE).where(TableRow.id == bindparam("table"))
_SEATS = (
    select(_SEAT, PersonRow.name.label("person_name"))
    .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
    .where(SeatRow.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(SeatRow.table_id, SeatRow.seat)
)
_ENTRIES_SINCE = (
    select(_ENTRY).where(EntryRow.table_id == bindparam("table"), EntryRow.ply >= bindparam("since")).order_by(EntryRow.ply)
)


class Store(PeopleStore):
    """Each method is one transaction, durable on return."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._writer = Writer(database.append)
        self.decks = DeckStore(database)
        self.uptime = Uptime(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a URL (`sqlite:///file`, `postgresql://…`) or a path to a SQLite file, created and migrated as needed."""
        return cls(await connect(url))

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Read a row; raises if the database does not answer."""
        await self._database.read(lambda connection: connection.execute(select(PersonRow.id).limit(1)).all())

    # --- tables ----------------------------------------------------------------------------------

    async def open_table(self, table: StoredTable) -> None:
        """Insert a new table with its seats."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TableRow).values(**_table_values(table)))
            connection.execute(insert(SeatRow), [_seat_values(table.id, each) for each in table.sittings])

        await self._database.write(work)

    async def table(self, id: str) -> StoredTable | None:
        return await self._database.read(lambda connection: _table(connection, id))

    async def _tables(self, wanted: Select[Any]) -> list[StoredTable]:
        return await self._database.read(lambda connection: _tables(connection, wanted))

    async def tables_of(self, person: int, limit: int = 100, *, archived: bool = False) -> list[StoredTable]:
        """Tables where a person sits, without archived ones or only those: unfinished games first, then by last update."""
        theirs = select(SeatRow.table_id).where(SeatRow.person == person, SeatRow.archived == archived)
        order = TableRow.status == TableStatus.OVER, TableRow.updated.desc()
        return await self._tables(select(_TABLE).where(TableRow.id.in_(theirs)).order_by(*order).limit(limit))

    async def archived_by(self, person: int) -> int:
        """Number of games that a person has archived."""
        theirs = SeatRow.person == person, SeatRow.archived
        wanted = select(func.count(SeatRow.table_id.distinct())).where(*theirs)
        return int(await self._database.read(lambda connection: connection.execute(wanted).scalar_one()))

    async def set_archived(self, id: str, person: int, archived: bool) -> None:
        """Archive a person's table, or bring it back."""
        changed = update(SeatRow).where(SeatRow.table_id == id, SeatRow.person == person).values(archived=archived)
        await self._database.write(lambda connection: connection.execute(changed))

    async def listed_tables(self, limit: int = 100) -> list[StoredTable]:
        """Public tables: those waiting for players first, then running ones."""
        wanted = (
            select(_TABLE)
            .where(TableRow.listed, TableRow.rematch == "", TableRow.status.in_((TableStatus.OPEN, TableStatus.RUNNING)))
            .order_by(TableRow.status, TableRow.updated.desc())
            .limit(limit)
        )
        return await self._tables(wanted)

    async def unfinished_by(self, person: int) -> int:
        """Number of unfinished tables that a person has opened, without those that others have replaced."""
        unfinished = TableRow.status != TableStatus.OVER, TableRow.rematch == ""
        wanted = select(func.count()).where(TableRow.opened_by == person, *unfinished)
        return int(await self._database.read(lambda connection: connection.execute(wanted).scalar_one()))

    async def forget_open_tables(self, before: float) -> int:
        """Delete tables that never began and were last updated before `before`. Returns how many."""
        old = delete(TableRow).where(TableRow.status == TableStatus.OPEN, TableRow.updated < before)
        return await self._database.write(lambda connection: connection.execute(old).rowcount)

    async def forget_table(self, id: str) -> None:
        """Delete a table that never began."""
        gone = delete(TableRow).where(TableRow.id == id, TableRow.status == TableStatus.OPEN)
        await self._database.write(lambda connection: connection.execute(gone))

    async def link_rematch(self, id: str, rematch: str) -> str:
        """Set a table's rematch unless it has one. Returns the id of the one it has now."""

        def work(connection: Connection) -> str:
            connection.execute(update(TableRow).where(TableRow.id == id, TableRow.rematch == "").values(rematch=rematch))
            return connection.execute(select(TableRow.rematch).where(TableRow.id == id)).scalar_one()

        return await self._database.write(work)

    # --- seats -----------------------------------------------------------------------------------

    async def sit(self, id: str, sitting: Sitting) -> bool:
        """Take a seat without a person at a table that has not begun; False if it is gone."""
        return await self._change_open_seat(id, sitting.seat, SeatRow.kind != SeatKind.PERSON, _seat_values(id, sitting))

    async def stand_up(self, id: str, person: int, following: Sitting) -> bool:
        """Replace a person at a table that has not begun; False if it has begun or the seat is not the person's."""
        return await self._change_open_seat(id, following.seat, SeatRow.person == person, _seat_values(id, following))

    async def rearrange(self, before: StoredTable, after: StoredTable) -> bool:
        """Change settings and seats of a table that has not begun; False if it has begun, or its seats have changed since."""
        id = before.id
        settings = msgspec.json.encode(after.settings).decode()
        changed = update(TableRow).where(TableRow.id == id).values(settings=settings)

        def work(connection: Connection) -> bool:
            if not _touch(connection, id, TableStatus.OPEN):
                return False
            now = _table(connection, id)
            if now is None or now.sittings != before.sittings or now.settings != before.settings:
                return False
            connection.execute(changed)
            people = select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_([each.person for each in after.sittings]))
            names = {row.id: row.name for row in connection.execute(people)}
            for sitting in after.sittings:
                own = sitting.person is not None and names.get(sitting.person) == sitting.name  # it may still change
                values = _seat_values(id, replace(sitting, name="") if own else sitting)
                at_seat = SeatRow.table_id == id, SeatRow.seat == sitting.seat
                connection.execute(update(SeatRow).where(*at_seat).values(**values))
            return True

        return await self._database.write(work)

    async def set_deck(self, id: str, sitting: Sitting) -> bool:
        """Set the deck of a seat of a table that has not begun; False if it has begun or the seat has changed hands."""
        values = _seat_values(id, sitting)
        brought = {name: values[name] for name in ("deck", "take", "ready", "deck_id")}
        return await self._change_open_seat(id, sitting.seat, SeatRow.person == sitting.person, brought)

    async def _change_open_seat(self, id: str, seat: int, condition: Any, values: Mapping[str, Any]) -> bool:
        changed = update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == seat, condition).values(**values)

        def work(connection: Connection) -> bool:
            return _touch(connection, id, TableStatus.OPEN) and connection.execute(changed).rowcount == 1

        return await self._database.write(work)

    async def set_passing(self, id: str, seat: int, passing: Mapping[str, str]) -> None:
        at_seat = update(SeatRow).where(SeatRow.table_id == id, SeatRow.seat == seat)
        changed = at_seat.values(passing=json.dumps(dict(passing)))
        await self._database.write(lambda connection: connection.execute(changed))

    def set_seen(self, id: str, seat: int, seen: int) -> None:
        """Record how many events of the log a seat has seen. Written with the next transaction."""
        self._writer.seen(id, seat, seen)

    # --- entries ---------------------------------------------------------------------------------

    async def begin(
        self, id: str, decks: Sequence[Sequence[str]], asked: Sequence[int] = (), summary: Summary | None = None
    ) -> None:
        """Begin the game with these decks by writing its first entry; PlyTaken if it has begun already."""
        brought = json.dumps([list(deck) for deck in decks])
        values = {
            "plies": 1,
            "status": TableStatus.RUNNING,
            "asked": json.dumps(asked),
            "decks": brought,
            "updated": time.time(),
            "summary": written(summary),
        }
        begun = update(TableRow).where(TableRow.id == id, TableRow.plies == 0).values(**values)
        start = insert(EntryRow).values(
            table_id=id, ply=0, kind=EntryKind.START, seat=-1, value=0, batch=0, words="", at=self.uptime.now()
        )

        def work(connection: Connection) -> None:
            if connection.execute(begun).rowcount == 0:
                raise PlyTaken(f"{id} has begun")
            connection.execute(start)

        await self._database.write(work)

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        """Entries of a table from ply `since` on, in order; an entry's ply is its index."""
        return await self._database.read(lambda connection: _entries(connection, id, since))

    async def table_since(self, id: str, since: int) -> tuple[StoredTable | None, list[Entry]]:
        """A table and its entries from ply `since` on, from one snapshot."""

        def work(connection: Connection) -> tuple[StoredTable | None, list[Entry]]:
            return _table(connection, id), _entries(connection, id, since)

        return await self._database.read(work)

    async def append(
        self,
        id: str,
        ply: int,
        entries: Sequence[Entry],
        *,
        status: TableStatus | None = None,
        asked: tuple[int, ...] | None = None,
        winners: tuple[int, ...] | None = None,
        summary: Summary | None = None,
    ) -> None:
        """Write the next entries of a table, all or none; PlyTaken if another node has written first.

        They are durable on return. `status`, `asked`, `winners` and `summary` are for lists of tables.
        """
        await self._writer.append(Append(id, ply, tuple(entries), status, asked, winners, summary))

    # --- reviews ---------------------------------------------------------------------------------

    async def review(self, id: str, seat: int) -> Review | None:
        wanted = select(ReviewRow.content).where(ReviewRow.table_id == id, ReviewRow.seat == seat)
        found = await self._database.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
        return None if found is None else _review.decode(found)

    async def keep_review(self, id: str, seat: int, review: Review) -> None:
        """Store a seat's review, replacing any other."""
        place = ReviewRow.table_id == id, ReviewRow.seat == seat
        content = msgspec.json.encode(review).decode()

        def work(connection: Connection) -> None:
            connection.execute(delete(ReviewRow).where(*place))
            connection.execute(insert(ReviewRow).values(table_id=id, seat=seat, content=content))

        await self._database.write(work)


def _entries(connection: Connection, id: str, since: int) -> list[Entry]:
    rows = connection.execute(_ENTRIES_SINCE, {"table": id, "since": since})
    return [Entry(EntryKind(row.kind), row.seat, row.value, row.batch, row.words, row.at) for row in rows]


def _touch(connection: Connection, id: str, status: TableStatus) -> bool:
    """Lock a table of the given status and mark it as updated; False if it has another one."""
    touched = update(TableRow).where(TableRow.id == id, TableRow.status == status).values(updated=time.time())
    return connection.execute(touched).rowcount == 1


def _table(connection: Connection, id: str) -> StoredTable | None:
    return next(iter(_tables(connection, _ONE, {"table": id})), None)


def _tables(connection: Connection, wanted: Select[Any], values: Mapping[str, str] = NO_VALUES) -> list[StoredTable]:
    """Tables with their seats, in the order of the query."""
    rows = connection.execute(wanted, values).all()
    sittings: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for seat in connection.execute(_SEATS, {"tables": list(sittings)}) if rows else ():
        sittings[seat.table_id].append(_sitting(seat))
    return [_stored_table(row, sittings[row.id]) for row in rows]


def _stored_table(row: Row[Any], sittings: Iterable[Sitting]) -> StoredTable:
    return StoredTable(
        row.id,
        _settings.decode(row.settings),
        bytes(row.key),
        row.key_hash,
        row.invitation,
        TableStatus(row.status),
        tuple(sittings),
        row.opened_by,
        row.created,
        row.updated,
        None if row.decks is None else tuple(map(tuple, json.loads(row.decks))),
        tuple(json.loads(row.asked)),
        row.rematch,
        row.listed,
        row.plies,
        None if row.winners is None else tuple(json.loads(row.winners)),
        None if row.summary is None else _summary.decode(row.summary),
    )


def _sitting(row: Row[Any]) -> Sitting:
    return Sitting(
        row.seat,
        SeatKind(row.kind),
        row.person,
        row.name or row.person_name or "",
        row.bot,
        None if row.deck is None else tuple(json.loads(row.deck)),
        tuple(json.loads(row.take)),
        json.loads(row.passing),
        row.seen,
        row.archived,
        row.ready,
        row.deck_id,
    )


def _table_values(table: StoredTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "settings": msgspec.json.encode(table.settings).decode(),
        "key": table.key,
        "key_hash": table.key_hash,
        "invitation": table.invitation,
        "status": table.status,
        "decks": None if table.decks is None else json.dumps(table.decks),
        "plies": table.plies,
        "asked": json.dumps(table.asked),
        "opened_by": table.opened_by,
        "created": table.created,
        "updated": table.updated,
        "rematch": table.rematch,
        "listed": table.listed,
    }


def _seat_values(id: str, sitting: Sitting) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": sitting.seat,
        "kind": sitting.kind,
        "person": sitting.person,
        "name": sitting.name,
        "bot": sitting.bot,
        "deck": None if sitting.deck is None else json.dumps(sitting.deck),
        "take": json.dumps(sitting.take),
        "passing": json.dumps(dict(sitting.passing)),
        "seen": sitting.seen,
        "archived": sitting.archived,
        "ready": sitting.ready,
        "deck_id": sitting.deck_id,
    }
