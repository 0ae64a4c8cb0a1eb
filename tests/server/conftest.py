"""A server as people meet it: on a port of this machine, with a database of its own."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from services import running_postgres, running_redis

from mulligan.server.app import Config
from mulligan.server.clocks import Pace
from mulligan.server.serving import Serving, listen


class RunningServer:
    """A server in a thread, and the guests that a test has sent there."""

    def __init__(self, config: Config) -> None:
        self.database = config.database
        self._uvicorn = Serving(config)
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._guests: list[httpx.Client] = []

    def start(self) -> None:
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._uvicorn.should_exit = True
        self._thread.join(30)
        self._socket.close()

    def stranger(self) -> httpx.Client:
        """Somebody whom the server does not know."""
        self._guests.append(httpx.Client(base_url=self.url, timeout=120))
        return self._guests[-1]

    def guest(self) -> httpx.Client:
        """Somebody new, with the cookie that they were given."""
        somebody = self.stranger()
        somebody.get("/api/me").raise_for_status()
        return somebody


@pytest.fixture
def anyio_backend() -> str:
    """What asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis server."""
    with running_redis() as url:
        yield url


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The URL of an empty database."""
    name = f"mulligan_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{postgres}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same tests on both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "mulligan.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def serve() -> Iterator[Callable[[Config], RunningServer]]:
    """Start servers with a configuration of the test's own; all are stopped when it is over."""
    running: list[RunningServer] = []

    def start(config: Config) -> RunningServer:
        running.append(RunningServer(config))
        running[-1].start()
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture
def server(tmp_path: Path, serve: Callable[[Config], RunningServer]) -> RunningServer:
    """A quick server with SQLite."""
    return serve(Config(str(tmp_path / "mulligan.db"), pace=Pace.quick()))


@pytest.fixture
def somebody(server: RunningServer) -> httpx.Client:
    """A guest."""
    return server.guest()
