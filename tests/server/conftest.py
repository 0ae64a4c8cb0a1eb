"""Fixtures for a real server on a local port, with its own database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from mulligan.server.app import Config
from mulligan.server.room.state.clock import Timing
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
    """The event loop of asynchronous tests."""
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
    """The URL of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "mulligan.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def serve() -> Iterator[Callable[[Config], RunningServer]]:
    """Start servers with the test's own configuration; all are stopped afterwards."""
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
    """A server with SQLite and short waits."""
    return serve(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))


@pytest.fixture
def guest(server: RunningServer) -> httpx.Client:
    """The HTTP client of a new guest."""
    return server.guest()


@pytest.fixture
def start() -> Iterator[Start]:
    """Start nodes, wait until they are ready, and stop them after the test."""
    nodes: list[Node] = []

    def begin(database: str, redis: str | None, processes: int = 1) -> Node:
        nodes.append(Node(database, redis, processes))
        return nodes[-1]

    yield begin
    for node in nodes:
        node.stop()
