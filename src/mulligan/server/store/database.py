"""The connection to a database: SQLite or PostgreSQL by its URL, migrated when it is opened."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, PoolProxiedConnection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mulligan.server.store.append import Append, Outcome, Seen, appended, tables_of
from mulligan.server.store.values import StoreError

T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 2  # threads: more would wait for each other
BUSY_SECONDS = 30  # how long a writer waits for another process that writes to the same SQLite file
MIGRATING = 0x6D756C6C  # of PostgreSQL's advisory locks the one under which one node migrates
MIGRATIONS = Path(__file__).parent / "migrations"


class Database(ABC):
    """Transactions are functions of a connection; what one raises, nothing of it has happened."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """All statements see the same moment."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """What was written is durable when this returns."""

    @abstractmethod
    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        """Entries of many tables, in one transaction that is durable when this returns. One call at a time."""

    @abstractmethod
    async def close(self) -> None: ...


class SQLite(Database):
    """A file. It has one writer at a time: ours wait in order for one thread, not in the busy handler. Some threads read.

    A whole transaction in a thread, since to wait for each statement costs several times as much as most of them.
    """

    def __init__(self, url: URL) -> None:
        self._engine = _file_engine(url)
        self._writes = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._appending: PoolProxiedConnection | None = None  # of the writer's thread

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _transaction, self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _transaction, self._writes, work)

    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._append, group, seen)

    def _append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        if self._appending is None:
            self._appending = self._engine.raw_connection()
        connection: sqlite3.Connection = self._appending.driver_connection  # type: ignore[assignment]  # it is of any driver
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            plies: dict[str, int] = {}
            for table in tables_of(group):
                plies.update(connection.execute("SELECT id, plies FROM tables WHERE id = ?", (table,)))
            appends = appended(group, seen, plies)
            for sql, rows in appends.writes:
                connection.executemany(sql.replace("$", "?"), rows)
        return appends.outcomes

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        if self._appending is not None:
            self._appending.close()
        self._engine.dispose()


def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class PostgreSQL(Database):
    """A server."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True)
        self._reads = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._held: AsyncConnection | None = None  # of the pool, for appending alone
        self._driver: Any = None  # the same as asyncpg has it

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reads.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        connection = await self._appending()
        async with connection.transaction():
            locked = "SELECT id, plies FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
            appends = appended(group, seen, dict(await connection.fetch(locked, tables_of(group))))
            for sql, rows in appends.writes:
                await connection.executemany(sql, rows)
        return appends.outcomes

    async def _appending(self) -> Any:
        """A connection, opened anew when PostgreSQL was away."""
        if self._held is None or self._driver.is_closed():
            await self._let_go()
            self._held = await self._engine.connect()
            self._driver = (await self._held.get_raw_connection()).driver_connection
        return self._driver

    async def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()
            await held.close()

    async def close(self) -> None:
        await self._let_go()
        await self._engine.dispose()


async def connect(url: str) -> Database:
    """A database that has all tables as they are now; `StoreError` says what is wrong."""
    parsed = _url(url)
    database: Database = SQLite(parsed) if parsed.drivername == DRIVERS["sqlite"] else PostgreSQL(parsed)
    try:
        await database.write(_migrate)
    except (DBAPIError, OSError) as error:
        await database.close()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"cannot use the database {parsed.render_as_string()}: {reason}") from error
    except BaseException:
        await database.close()
        raise
    return database


def _url(url: str) -> URL:
    """With our driver; a path is a SQLite file."""
    if "://" not in url:
        return URL.create(DRIVERS["sqlite"], database=url)
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not the URL of a database: {url}") from error
    driver = DRIVERS.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise StoreError(f"no database of the kind {parsed.drivername!r}; there are sqlite and postgresql")
    return parsed.set(drivername=driver)


def _file_engine(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("a database in memory would be forgotten; name a file, such as sqlite:///mulligan.db")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot use the database {url.database}: {error.strerror}") from error
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Write-ahead log, so that readers never wait; every commit reaches the disk; transactions begin where we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: one that only finds out later may be refused."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _migrate(connection: Connection) -> None:
    """To the newest tables; a database of a newer Mulligan is refused."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in {each.revision for each in script.walk_revisions()}:
        raise StoreError(f"the database is of a newer Mulligan (its tables are {now}); update this one")
    if now != script.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
