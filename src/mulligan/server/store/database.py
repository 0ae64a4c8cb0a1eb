"""The connection to a database: SQLite or PostgreSQL by its URL, migrated when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mulligan.server.store.kept import StoreError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_SECONDS = 30  # how long a writer waits for another process that writes to the same SQLite file
MIGRATING = 0x6D756C6C  # of PostgreSQL's advisory locks the one under which one node migrates
MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """Transactions that read, and transactions that write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._reads = engine if self._is_sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        self._writes = engine.execution_options(begin="BEGIN IMMEDIATE")
        # SQLite has one writer at a time. Ours wait here in order, where waiting costs nothing, not in the busy handler.
        self._turn = asyncio.Lock()

    @classmethod
    async def connect(cls, url: str) -> AsyncEngine:
        """An engine for a database that has all tables as they are now; `StoreError` says what is wrong."""
        engine = _engine(_url(url))
        try:
            async with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError) as error:
            await engine.dispose()
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"cannot use the database {_url(url).render_as_string()}: {reason}") from error
        except BaseException:
            await engine.dispose()
            raise
        return engine

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """All statements see the same moment."""
        async with self._reads.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """What was written is durable when the block is left; nothing was when it raises."""
        async with self._turn if self._is_sqlite else nullcontext(), self._writes.begin() as connection:
            yield connection


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


def _engine(url: URL) -> AsyncEngine:
    if url.drivername != DRIVERS["sqlite"]:
        return create_async_engine(url, pool_pre_ping=True)
    if not url.database or url.database == ":memory:":
        raise StoreError("a database in memory would be forgotten; name a file, such as sqlite:///mulligan.db")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot use the database {url.database}: {error.strerror}") from error
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
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

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in {each.revision for each in script.walk_revisions()}:
        raise StoreError(f"the database is of a newer Mulligan (its tables are {now}); update this one")
    if now != script.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
