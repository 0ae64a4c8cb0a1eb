"""The store keeps what it has acknowledged: on SQLite and PostgreSQL, with two nodes, and if a node is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import anyio
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from asyncpg import InterfaceError, PostgresError
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from mulligan.server.store import Entry, EntryKind, NameTaken, Person, PlyTaken, Sitting, Store, StoredTable, StoreError
from mulligan.server.store.database import PostgreSQL
from mulligan.server.store.models import Base
from mulligan.server.wire import Clock, SeatKind, Settings, TableStatus
from support.cable import Cable

pytestmark = pytest.mark.anyio
WRITER = Path(__file__).parent / "writer.py"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def other(database: str, store: Store) -> AsyncIterator[Store]:
    """Another node on the same database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def person(store: Store) -> Person:
    return (await store.new_guest("Ana"))[0]


def a_table(person: Person, id: str = "table", listed: bool = False) -> StoredTable:
    settings = Settings(game="epic", clock=Clock(bank=600, increment=5), bots=("random",))
    sittings = (Sitting(0, SeatKind.PERSON, person.id), Sitting(1, SeatKind.OPEN))
    now = time.time()
    return StoredTable(id, settings, b"k" * 16, "hash", "come", TableStatus.OPEN, sittings, person.id, now, now, listed=listed)


@pytest.fixture
async def table(store: Store, person: Person) -> StoredTable:
    """A table whose game has begun."""
    await store.open_table(a_table(person))
    await store.begin("table", [["a", "b"], ["c"]], asked=[1])
    found = await store.table("table")
    assert found is not None
    return found


def answer(value: int, seat: int = 0) -> Entry:
    return Entry(EntryKind.ANSWER, seat, value, at=time.time())


# --- tables and seats --------------------------------------------------------------------------------


async def test_a_table_is_kept_as_it_was_opened(store: Store, person: Person) -> None:
    opened = a_table(person)
    await store.open_table(opened)
    named = (replace(opened.sittings[0], name="Ana"), opened.sittings[1])
    assert await store.table("table") == replace(opened, sittings=named)
    assert await store.table("another") is None


async def test_a_seat_is_taken_once(store: Store, other: Store, person: Person) -> None:
    await store.open_table(a_table(person))
    ben, _ = await store.new_guest("Ben")
    cleo, _ = await store.new_guest("Cleo")
    wishes = [(store, ben), (other, cleo), (other, ben), (store, cleo)]
    sat = await asyncio.gather(*(each.sit("table", Sitting(1, SeatKind.PERSON, who.id)) for each, who in wishes))
    assert sum(sat) == 1


async def test_a_seat_can_be_left_before_the_game_only(store: Store, person: Person) -> None:
    await store.open_table(a_table(person))
    assert await store.stand_up("table", person.id, Sitting(0, SeatKind.OPEN))
    assert not await store.stand_up("table", person.id, Sitting(0, SeatKind.OPEN))
    assert await store.sit("table", Sitting(0, SeatKind.PERSON, person.id))
    await store.begin("table", [["a"], ["b"]])
    assert not await store.stand_up("table", person.id, Sitting(0, SeatKind.OPEN))
    assert not await store.sit("table", Sitting(1, SeatKind.PERSON, person.id))
    assert not await store.set_deck("table", Sitting(0, SeatKind.PERSON, person.id, take=("good",)))


async def test_a_seats_deck_and_policies_are_kept(store: Store, person: Person) -> None:
    await store.open_table(a_table(person))
    assert await store.set_deck("table", Sitting(0, SeatKind.PERSON, person.id, take=("good", "wild")))
    await store.set_passing("table", 0, {"own_before_damage": "never"})
    store.set_seen("table", 0, 12)
    store.set_seen("table", 0, 17)
    await store.append("table", 0, [])
    found = await store.table("table")
    assert found is not None
    expected = Sitting(0, SeatKind.PERSON, person.id, "Ana", "", None, ("good", "wild"), {"own_before_damage": "never"}, 17)
    assert found.sittings[0] == expected


async def test_a_game_begins_once(store: Store, other: Store, person: Person) -> None:
    await store.open_table(a_table(person))
    begun = await asyncio.gather(
        store.begin("table", [["a"], ["b"]]), other.begin("table", [["c"], ["d"]]), return_exceptions=True
    )
    assert [type(each) for each in begun if each is not None] == [PlyTaken]
    assert [entry.kind for entry in await store.entries("table")] == [EntryKind.START]


async def test_lists_show_own_and_public_tables(store: Store, person: Person) -> None:
    ben, _ = await store.new_guest("Ben")
    for id, opener, listed in (("a", person, False), ("b", ben, True), ("c", ben, False)):
        await store.open_table(a_table(opener, id, listed))
    assert [each.id for each in await store.tables_of(person.id)] == ["a"]
    assert [each.id for each in await store.listed_tables()] == ["b"]
    assert await store.unfinished_by(ben.id) == 2
    await store.begin("b", [["a"], ["b"]], asked=[0])
    assert [each.status for each in await store.listed_tables()] == [TableStatus.RUNNING]
    await store.append("b", 1, [Entry(EntryKind.END, 0, words="resigned")], status=TableStatus.OVER, asked=(), winners=(1,))
    assert await store.listed_tables() == []
    assert await store.unfinished_by(ben.id) == 1
    assert {each.id: each.winners for each in await store.tables_of(ben.id)} == {"b": (1,), "c": None}


async def test_tables_that_never_began_are_deleted(store: Store, table: StoredTable, person: Person) -> None:
    await store.open_table(a_table(person, "old"))
    assert await store.forget_open_tables(time.time() - 60) == 0
    assert await store.forget_open_tables(time.time() + 60) == 1
    assert await store.table("old") is None
    assert await store.table("table") is not None, "a running game is never deleted"


async def test_one_rematch_follows(store: Store, other: Store, table: StoredTable) -> None:
    linked = await asyncio.gather(store.link_rematch("table", "next"), other.link_rematch("table", "another"))
    assert len(set(linked)) == 1


# --- entries -----------------------------------------------------------------------------------------


async def test_entries_come_back_as_they_were_written(store: Store, other: Store, table: StoredTable) -> None:
    written = [Entry(EntryKind.ANSWER, 1, 77, 1, "", 12.5), Entry(EntryKind.BOT, 0, 0, 2, "greedy", 13.25)]
    await store.append("table", 1, written, status=TableStatus.RUNNING, asked=(0, 1))
    assert (await other.entries("table"))[1:] == written
    assert await other.entries("table", 2) == written[1:]
    found = await other.table("table")
    assert found is not None and (found.plies, found.asked, found.decks) == (3, (0, 1), (("a", "b"), ("c",)))


async def test_entries_are_written_all_or_not_at_all(store: Store, other: Store, table: StoredTable) -> None:
    await store.append("table", 1, [answer(1), answer(2)])
    for ply in (0, 1, 2, 4):
        with pytest.raises(PlyTaken):
            await other.append("table", ply, [answer(9), answer(9), answer(9)])
    with pytest.raises(PlyTaken):
        await other.append("nowhere", 0, [answer(9)])
    assert [entry.value for entry in await store.entries("table")] == [0, 1, 2]


async def test_only_one_of_two_concurrent_answers_is_accepted(store: Store, other: Store, table: StoredTable) -> None:
    """On two nodes at the same time, a hundred times."""
    for ply in range(1, 101):
        appends = (store.append("table", ply, [answer(1)]), other.append("table", ply, [answer(2)]))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert sorted(type(each).__name__ for each in outcomes) == ["NoneType", "PlyTaken"]
        won = [place for place, each in enumerate(outcomes, 1) if each is None]
        assert [entry.value for entry in await store.entries("table", ply)] == won


async def test_a_late_append_does_not_affect_the_others(store: Store, person: Person) -> None:
    """Pending appends are written together; one that comes too late does not affect the others."""
    for number in range(20):
        await store.open_table(a_table(person, f"t{number}"))
        await store.begin(f"t{number}", [["a"], ["b"]])
    appends = [store.append(f"t{number}", 1, [answer(value)]) for number in range(20) for value in (1, 2, 3)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    for number in range(20):
        assert [type(each).__name__ for each in outcomes[3 * number : 3 * number + 3]] == ["NoneType", "PlyTaken", "PlyTaken"]
        assert [entry.value for entry in await store.entries(f"t{number}", 1)] == [1]


async def test_two_busy_nodes_never_wait_for_each_other(store: Store, other: Store, person: Person) -> None:
    """Both write to all tables in groups and in any order, without deadlocks, lost or repeated entries."""
    ids = [f"t{number}" for number in range(12)]
    for id in ids:
        await store.open_table(a_table(person, id))
        await store.begin(id, [["a"], ["b"]])

    async def play(node: Store, id: str, mark: int) -> list[int]:
        """The plies of this node's answers."""
        won = []
        ply = 1
        while ply < 16:
            try:
                await node.append(id, ply, [answer(mark)])
                won.append(ply)
                ply += 1
            except PlyTaken:
                ply = len(await node.entries(id))
        return won

    plays = [play(node, id, mark) for id in ids for mark, node in enumerate((store, other))]
    won = await asyncio.wait_for(asyncio.gather(*plays), 60)
    for place, id in enumerate(ids):
        by_mark = won[2 * place], won[2 * place + 1]
        entries = await store.entries(id)
        assert all(entries[ply].value == mark for mark, plies in enumerate(by_mark) for ply in plies)
        assert sorted(by_mark[0] + by_mark[1]) == list(range(1, len(entries)))


async def test_nothing_acknowledged_is_lost_when_a_node_is_killed(database: str, store: Store, table: StoredTable) -> None:
    """kill -9 during writes, three times; the other node sees everything acknowledged, and whole messages only."""
    for _ in range(3):
        writer = subprocess.Popen([sys.executable, str(WRITER), database, "table"], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        acknowledged = [int(writer.stdout.readline()) for _ in range(25)][-1]
        os.kill(writer.pid, signal.SIGKILL)
        rest = writer.communicate()[0].split("\n")
        acknowledged = max([acknowledged, *(int(line) for line in rest[:-1])])
        entries = await store.entries("table")
        assert len(entries) >= acknowledged
        assert len(entries) % 2 == 1, "the first entry, and then pairs"


async def test_a_reader_sees_a_consistent_snapshot(store: Store, other: Store, table: StoredTable) -> None:
    """No read finds a table with a ply whose entries are missing."""

    async def write() -> None:
        for ply in range(1, 60):
            await store.append("table", ply, [answer(ply)])

    writing = asyncio.create_task(write())
    while not writing.done():
        found = await other.table("table")
        assert found is not None and len(await other.entries("table")) >= found.plies
    await writing


async def test_closing_writes_pending_entries(database: str, store: Store, table: StoredTable) -> None:
    node = await Store.open(database)
    waiting = asyncio.gather(*(node.append("table", ply, [answer(ply)]) for ply in range(1, 30)))
    await asyncio.sleep(0)
    await node.close()
    await waiting
    assert len(await store.entries("table")) == 30


# --- people ------------------------------------------------------------------------------------------


async def test_only_the_hash_of_a_secret_is_stored(database: str, store: Store) -> None:
    person, secret = await store.new_guest("Ana")
    assert await store.person_by_secret(secret) == person
    assert await store.person_by_secret(secret[:-1]) is None
    kept = await store._database.read(
        lambda connection: connection.execute(text("SELECT secret FROM sessions")).scalars().all()
    )
    assert kept and secret not in kept
    await store.end_session(secret)
    assert await store.person_by_secret(secret) is None


async def test_account_names_are_unique(store: Store, person: Person) -> None:
    ben, _ = await store.new_guest("Ben")
    await store.register(person.id, "Ana", "ana", "hash")
    assert await store.account("ana") == (Person(person.id, "Ana", True), "hash")
    with pytest.raises(NameTaken):
        await store.register(ben.id, "ANA", "ana", "hash")
    with pytest.raises(NameTaken):
        await store.rename(ben, "aNa", "ana")
    assert (await store.rename(Person(person.id, "Ana", True), "Anna", "anna")).name == "Anna"
    assert await store.account("ana") is None
    assert (await store.rename(ben, "aNa", "ana")).name == "aNa"


# --- opening -----------------------------------------------------------------------------------------


async def test_migrations_make_the_tables_of_the_models(store: Store) -> None:
    found = await store._database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata)
    )
    assert found == []


async def test_nodes_that_start_together_migrate_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    await stores[0].new_guest("Ana")
    for each in stores:
        await each.close()


async def test_opening_waits_for_a_node_that_creates_the_file(tmp_path: Path) -> None:
    file = tmp_path / "m.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as first:
        first.execute("CREATE TABLE begun (number INTEGER)")
        first.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(str(file)))
        await asyncio.sleep(0.3)
        assert not opening.done()
        first.execute("COMMIT")
    await (await opening).close()


async def test_a_database_of_a_newer_version_is_refused(database: str, store: Store) -> None:
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store._database.write(lambda connection: connection.execute(newer))
    with pytest.raises(StoreError, match="newer"):
        await Store.open(database)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://x", "no database 'mysql'"),
        ("sqlite://", "in memory"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot use the database"),
        ("/dev/null/mulligan.db", "cannot use the database"),
        ("://", "not a database URL"),
    ],
)
async def test_databases_that_cannot_be_opened_are_reported(url: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason) as said:
        await Store.open(url)
    assert "secret" not in str(said.value)


async def test_sqlite_reaches_the_disk_with_every_commit(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "deep" / "mulligan.db"))

    async def pragma(name: str) -> object:
        return await store._database.write(lambda connection: connection.execute(text(f"PRAGMA {name}")).scalar_one())

    assert [await pragma("journal_mode"), await pragma("synchronous")] == ["wal", 2]
    await store.close()
    with closing(sqlite3.connect(tmp_path / "deep" / "mulligan.db")) as file:
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (0,)


async def test_seen_events_are_written_without_an_entry(store: Store, table: StoredTable) -> None:
    store.set_seen("table", 1, 9)
    for _ in range(100):
        await asyncio.sleep(0.05)
        found = await store.table("table")
        if found is not None and found.sittings[1].seen == 9:
            return
    pytest.fail("it was not written")


async def test_answers_are_written_again_when_postgresql_is_back(postgres_database: str) -> None:
    store, other = await Store.open(postgres_database), await Store.open(postgres_database)
    person, _ = await store.new_guest("Ana")
    await store.open_table(a_table(person))
    await store.append("table", 0, [answer(1)])
    gone = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await other._database.write(lambda connection: connection.execute(gone).all())
    await asyncio.sleep(0.2)  # for the node to notice
    await store.append("table", 1, [answer(2)])
    assert [each.value for each in await store.entries("table")] == [1, 2]
    await store.close()
    await other.close()


async def test_postgresql_that_does_not_answer_is_given_up(postgres_database: str) -> None:
    url = make_url(postgres_database)
    with Cable(url.port or 0) as cable:
        database = PostgreSQL(url.set(drivername="postgresql+asyncpg", port=cable.port), seconds=0.5)
        await database.migrate()
        store = Store(database)
        person, secret = await store.new_guest("Ana")
        await store.open_table(a_table(person))
        await store.append("table", 0, [answer(1)])
        cable.pull()
        for work in (store.person_by_secret(secret), store.append("table", 1, [answer(2)]), store.table("table")):
            with anyio.fail_after(5), pytest.raises((DBAPIError, OSError, TimeoutError, PostgresError, InterfaceError)):
                await work
        cable.plug()
        with anyio.fail_after(5):
            assert await store.person_by_secret(secret) == person
            ply = len(await store.entries("table"))
            await store.append("table", ply, [answer(3)])
            assert [each.value for each in await store.entries("table")][-1] == 3
        await store.close()
