"""A server as people meet it: on a port of this machine, with a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from mulligan.server.app import Config
from mulligan.server.room.clock import Timing
from support.server import RunningServer
from support.services import NotInstalled, new_database, running_postgres, running_redis
from tests.server.nodes import Node, Start


@contextmanager
def skip_when_missing() -> Iterator[None]:
    try:
        yield
    except NotInstalled as error:
        pytest.skip(str(error))


@pytest.fixture
def anyio_backend() -> str:
    """What asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    with skip_when_missing(), running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis server."""
    with skip_when_missing(), running_redis() as url:
        yield url


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The URL of an empty database."""
    return new_database(postgres)


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
    return serve(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))


@pytest.fixture
def somebody(server: RunningServer) -> httpx.Client:
    """A guest."""
    return server.guest()


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts nodes that the test waits for; they are stopped behind it."""
    nodes: list[Node] = []

    def begin(database: str, redis: str | None, processes: int = 1) -> Node:
        nodes.append(Node(database, redis, processes))
        return nodes[-1]

    yield begin
    for node in nodes:
        node.stop()
