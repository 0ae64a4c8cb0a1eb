"""Nodes in separate processes: if one is killed mid-game, no acknowledged answer is lost and the other continues."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.depth import first_few
from tests.server.nodes import PATIENCE, Start
from tests.server.players import Player, table_of_two


@pytest.fixture(params=first_few(["sqlite", "postgresql and redis"]))
def services(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str | None]:
    """A database, with or without Redis between the nodes."""
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
    ana.answer() or ben.answer()  # in flight when the node dies
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
    """The nodes poll the database."""
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
