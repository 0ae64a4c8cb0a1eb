"""The database connection: SQLite or PostgreSQL, chosen by URL and migrated on opening."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, PoolProxiedConnection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mulligan.server.store.append import Append, Outcome, Seen, appended, tables_of
from mulligan.server.store.values import StoreError

T = TypeVar("T")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 2  # threads; more would only wait for each other
BUSY_SECONDS = 30  # a writer's wait for another process that writes to the same SQLite file
ANSWER_SECONDS = 10.0  # for PostgreSQL to connect, and for a transaction
MIGRATING = 0x6D756C6C  # PostgreSQL advisory lock, so that one node migrates at a time
MIGRATIONS = Path(__file__).parent / "migrations"


class Database(ABC):
    """Runs transactions, which are functions of a connection; one that raises is rolled back."""

    async def migrate(self) -> None:
        """Migrate to the newest schema."""
        await self.write(_migrate)

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read-only transaction; all its statements see the same snapshot."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, durable on return."""

    @abstractmethod
    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        """Write entries of many tables in one transaction, durable on return. One call at a time."""

    @abstractmethod
    async def close(self) -> None: ...


class SQLite(Database):
    """A SQLite file. It allows one writer at a time, so writes queue for one thread instead of SQLite's busy handler.

    A transaction runs in its thread as a whole: switching threads for each statement costs more than most statements.
    """

    def __init__(self, url: URL) -> None:
        self._engine = _file_engine(url)
        self._writes = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writer = ThreadPoolExecutor(1, "database-writer")
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._appending: PoolProxiedConnection | None = None  # used in the writer's thread

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _transaction, self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, _transaction, self._writes, work)

    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._append, group, seen)

    def _append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        if self._appending is None:
            self._appending = self._engine.raw_connection()
        connection: sqlite3.Connection = self._appending.driver_connection  # type: ignore[assignment]  # typed for any driver
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
    """A PostgreSQL server. A connection that takes longer than `seconds` is closed, and the next transaction opens another."""

    def __init__(self, url: URL, seconds: float = ANSWER_SECONDS) -> None:
        self._url, self._seconds = url, seconds
        timeouts = {"timeout": seconds, "command_timeout": seconds}
        self._engine = create_async_engine(url, pool_pre_ping=True, pool_timeout=seconds, connect_args=timeouts)
        self._reads = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._held: AsyncConnection | None = None  # taken from the pool for appending only
        self._driver: Any = None  # its asyncpg connection

    async def migrate(self) -> None:
        engine = create_async_engine(self._url, connect_args={"timeout": self._seconds})  # a migration may take its time
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        finally:
            await engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._reads, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._engine, work)

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        async with engine.connect() as connection:
            with self._time_limit((await connection.get_raw_connection()).driver_connection):
                async with connection.begin():
                    return await connection.run_sync(work)

    @contextmanager
    def _time_limit(self, driver: Any) -> Iterator[None]:
        """Close the connection when time is up. Cancelling a query instead would wait for a server that does not answer."""
        timer = asyncio.get_running_loop().call_later(self._seconds, driver.terminate)
        try:
            yield
        finally:
            timer.cancel()

    async def append(self, group: Sequence[Append], seen: Seen) -> Sequence[Outcome]:
        connection = await self._appending()
        with self._time_limit(connection):
            async with connection.transaction():
                locked = "SELECT id, plies FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
                appends = appended(group, seen, dict(await connection.fetch(locked, tables_of(group))))
                for sql, rows in appends.writes:
                    await connection.executemany(sql, rows)
        return appends.outcomes

    async def _appending(self) -> Any:
        """The connection for appending, reopened if PostgreSQL has dropped it."""
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
    """Open a database and migrate it to the current schema; StoreError says what is wrong."""
    parsed = _url(url)
    database: Database = SQLite(parsed) if parsed.drivername == DRIVERS["sqlite"] else PostgreSQL(parsed)
    try:
        await database.migrate()
    except (DBAPIError, OSError, TimeoutError) as error:
        await database.close()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"cannot use the database {parsed.render_as_string()}: {reason}") from error
    except BaseException:
        await database.close()
        raise
    return database


def _url(url: str) -> URL:
    """Parse a URL and set its driver; a bare path means a SQLite file."""
    if "://" not in url:
        return URL.create(DRIVERS["sqlite"], database=url)
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not a database URL: {url}") from error
    driver = DRIVERS.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise StoreError(f"no database {parsed.drivername!r}; available: sqlite, postgresql")
    return parsed.set(drivername=driver)


def _file_engine(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise StoreError("a database in memory would be lost on exit; name a file, such as sqlite:///mulligan.db")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot use the database {url.database}: {error.strerror}") from error
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Use a write-ahead log, so reads never wait; sync every commit to disk; begin transactions explicitly."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _use_write_ahead_log(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_write_ahead_log(cursor: sqlite3.Cursor) -> None:
    """Wait while another process creates the file: SQLite itself does not wait for this pragma, but fails."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _begin(connection: Connection) -> None:
    """Begin a transaction. Writers take the lock immediately, because upgrading a read lock later can fail."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _migrate(connection: Connection) -> None:
    """Migrate to the newest schema; StoreError if the database is newer than this version."""
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
        raise StoreError(f"the database was written by a newer Mulligan (schema {now}); update this installation")
    if now != script.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
