"""Nodes as processes: one is killed in the middle of a game, nothing that was acknowledged is lost, and the other goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from players import Player, table_of_two
from services import free_port
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0


class Node:
    """A server as a host starts it."""

    def __init__(self, database: str, redis: str | None) -> None:
        self.port = free_port()
        self.url, self.sockets = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}"
        more = ["--redis", redis] if redis else []
        asked = [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port), "--database", database, *more]
        self._guests: list[httpx.Client] = []
        self.process = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the node did not start"
            with suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/games/en", timeout=PATIENCE).raise_for_status()
                return
            time.sleep(0.05)
        raise AssertionError("the node does not answer")

    def guest(self, known: httpx.Client | None = None) -> httpx.Client:
        """Somebody new, or somebody whom another node knows."""
        guest = httpx.Client(base_url=self.url, timeout=PATIENCE, cookies=None if known is None else dict(known.cookies))
        self._guests.append(guest)
        guest.get("/api/me").raise_for_status()
        return guest

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def is_alone(self) -> bool:
        """Whether no process of its session is left."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


Start = Callable[[str, str | None], Node]


@pytest.fixture
def start() -> Iterator[Start]:
    nodes: list[Node] = []

    def begin(database: str, redis: str | None) -> Node:
        nodes.append(Node(database, redis))
        return nodes[-1]

    yield begin
    for node in nodes:
        node.stop()


@pytest.fixture(params=["sqlite", "postgresql and redis"])
def services(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str | None]:
    """A database, and what lies between the nodes: nothing but the database itself, or Redis."""
    if request.param == "sqlite":
        return str(tmp_path / "mulligan.db"), None
    return request.getfixturevalue("postgres_database"), request.getfixturevalue("redis_url")


def test_kill_9_in_the_middle_of_a_game(start: Start, services: tuple[str, str | None]) -> None:
    first = start(*services)
    first.wait()
    second = start(*services)
    second.wait()
    one, other = first.guest(), first.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(first, one, table, 1), Player(first, other, table, 2)
    ana.play_on([ben], 12)
    acknowledged, log = ana.ply, list(ana.log)
    assert acknowledged > 2 and not ana.is_over
    ana.answer() or ben.answer()  # on its way when the node dies
    first.kill()
    with suppress(ConnectionClosed):
        while True:
            ana.receive()
    acknowledged, log = max(acknowledged, ana.ply), list(ana.log)
    ana_again, ben_again = Player(second, second.guest(one), table, 3), Player(second, second.guest(other), table, 4)
    assert ana_again.ply >= acknowledged and ana_again.log[: len(log)] == log
    ana_again.play_on([ben_again], 4000)
    assert ana_again.is_over
    until = time.monotonic() + PATIENCE
    while not first.is_alone():
        assert time.monotonic() < until, "the dead node has left bots behind"
        time.sleep(0.05)


def test_two_nodes_see_the_same_without_redis(start: Start, tmp_path: Path) -> None:
    """They look into the database from time to time."""
    first = start(str(tmp_path / "mulligan.db"), None)
    first.wait()
    second = start(str(tmp_path / "mulligan.db"), None)
    second.wait()
    one, other = first.guest(), first.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(first, one, table, 1), Player(second, second.guest(other), table, 2)
    asked, waits = (ana, ben) if ana.question is not None else (ben, ana)
    asked.answer()
    asked.next("moved")
    waits.until(lambda message: waits.ply == asked.ply)
