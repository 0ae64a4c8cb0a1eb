"""Downtime and jumps of the machine's clock cost nobody the game, and give nobody time."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import TableTime, Timing
from mulligan.server.store import Store
from mulligan.server.store.models import RunRow
from support.server import RunningServer
from tests.server.players import Player, table_of_two

HOUR = 3600
Serve = Callable[[Config], RunningServer]


def begun(server: RunningServer, **clock: int) -> tuple[Player, Player, dict[int, httpx.Client]]:
    """Two players, the first is asked, and their clients by seat."""
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent", clock=clock)
    both = Player(server, one, table, 1), Player(server, other, table, 2)
    guests = {both[0].seat: one, both[1].seat: other}
    asked, waits = both if both[0].question is not None else both[::-1]
    return asked, waits, guests


def left(player: Player, seat: int) -> float:
    player.look()
    return float(player.table["seats"][seat]["left"])


def test_downtime_longer_than_the_clock_loses_nothing(tmp_path: Path, serve: Serve) -> None:
    limits = Limits(think=(1, 100 * HOUR))
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=limits, timing=Timing.quick()))
    asked, waits, guests = begun(server, move=4)
    table, seat = asked.table["id"], asked.seat
    server.stop()
    time.sleep(5)
    server.restart()
    back = Player(server, guests[seat], table, 3)
    assert not back.is_over and back.question is not None
    assert left(back, seat) > 2
    watching = Player(server, guests[waits.seat], table, 4)
    watching.until(lambda message: watching.is_over)
    assert watching.table["ending"] == "time", "time still runs out"


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_clock_changes_nothing(tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))
    asked, waits, _ = begun(server, bank=600, increment=0)
    seat, real = asked.seat, time.time
    before = left(asked, seat)
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    time.sleep(0.5)
    after = left(asked, seat)
    assert not asked.is_over and 0.4 < before - after < 10
    asked.answer()
    while asked.question is not None and waits.question is None:
        asked.next("moved", "preview", "table")
        asked.answer()
    waits.catch_up()
    time.sleep(0.5)
    assert 580 < left(waits, seat) <= before
    assert 580 < left(waits, waits.seat) < 600


@pytest.mark.parametrize("down", [True, False])
def test_days_per_move_count_only_while_a_server_runs(tmp_path: Path, serve: Serve, down: bool) -> None:
    """The game began three hours ago, with two hours per move."""
    file = tmp_path / "mulligan.db"
    server = serve(Config(str(file), timing=Timing.quick()))
    asked, waits, guests = begun(server, move=2 * HOUR)
    server.stop()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE entries SET at = at - ?", (3 * HOUR,))
        database.execute("UPDATE runs SET began = began - ?, seen = seen - ?", (3 * HOUR, 3 * HOUR if down else 0))
    server.restart()
    player = Player(server, guests[waits.seat], asked.table["id"], 3)
    seat = player.table["seats"][asked.seat]
    if down:
        assert 2 * HOUR - 60 < seat["left"] <= 2 * HOUR and player.table["claim"] == []
    else:
        assert seat["left"] < 0 and player.table["claim"] == [asked.seat]


def test_a_game_continues_at_its_last_entry_when_all_had_left(tmp_path: Path, serve: Serve) -> None:
    quick = Timing.quick()
    timing = Timing(bot=quick.bot, passing=quick.passing, tick=quick.tick, poll=quick.poll, idle=0.1)
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=timing))
    asked, waits, guests = begun(server, bank=600)
    for player in (asked, waits):
        player.socket.close()
    time.sleep(1.5)
    back = Player(server, guests[asked.seat], asked.table["id"], 3)
    assert 599 < left(back, asked.seat) <= 600


def test_regular_work_continues_after_the_database_has_failed(
    tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[float] = []

    async def fail(self: Store) -> None:
        tried.append(time.monotonic())
        raise OSError("the database is restarting")

    monkeypatch.setattr(Store, "forget_sessions", fail)
    monkeypatch.setattr("mulligan.server.app.HOUR", 0.1)
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))
    time.sleep(1)
    server.guest()
    server.stop()
    assert len(tried) > 1 and not [each for each in caplog.records if each.levelname == "ERROR"]
    with closing(sqlite3.connect(tmp_path / "mulligan.db")) as database:
        ((began, seen),) = database.execute("SELECT began, seen FROM runs")
    assert seen > began + 0.9, "the end of the run is stored"


def test_table_time_follows_entries_and_other_nodes() -> None:
    at = TableTime(1000.0)
    assert 1000 <= at.now() < 1001
    at.advance(900.0)
    assert at.now() < 1001
    at.advance(1100.0)
    assert 1100 <= at.now() < 1101
    at.set(1050.0)
    assert 1050 <= at.now() < 1051


@pytest.mark.anyio
async def test_uptime_counts_no_outage_and_never_runs_back(database: str) -> None:
    store = await Store.open(database)
    now = time.time()
    runs = [("a", now - 1000, now - 900), ("b", now - 950, now - 700), ("c", now - 400, now - 300)]

    def stored(connection: object) -> None:
        for id, began, seen in runs:
            connection.execute(RunRow.__table__.insert().values(id=id, began=began, seen=seen))  # type: ignore[attr-defined]

    await store._database.write(stored)
    await store.uptime.begin()
    uptime = store.uptime
    assert uptime.between(now - 1000, now) == pytest.approx(400, abs=2)
    assert uptime.between(now - 350, now - 320) == pytest.approx(30)
    assert uptime.between(now - 600, now - 500) == 0
    assert uptime.between(now - 2000, now - 1000) == pytest.approx(1000), "from before runs were stored"
    await store.close()

    ahead = await Store.open(database)
    await ahead._database.write(
        lambda connection: connection.execute(RunRow.__table__.insert().values(id="d", began=now, seen=now + 500))
    )
    await ahead.uptime.begin()
    assert ahead.uptime.now() >= now + 500
    await ahead.uptime.beat()
    await ahead.close()
