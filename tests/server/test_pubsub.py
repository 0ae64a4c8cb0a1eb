"""Two nodes on one store with Redis: changes on one are seen on the other immediately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import anyio
import pytest

from mulligan.server.app import Config
from mulligan.server.cluster.pubsub import Note, RedisPubSub, Topic
from mulligan.server.room.state.clock import Timing
from support.cable import Cable
from support.server import RunningServer
from tests.server.players import Player, table_of_two

Serve = Callable[[Config], RunningServer]
SOON = 2.0  # seconds, much shorter than the polling interval


@pytest.mark.anyio
async def test_a_note_reaches_only_other_nodes(redis_url: str) -> None:
    one, other = RedisPubSub(redis_url), RedisPubSub(redis_url)
    heard: list[tuple[str, str, Note]] = []

    async def hears(who: str, table: str, note: Note) -> None:
        heard.append((who, table, note))

    await one.open(lambda table, note: hears("one", table, note))
    await other.open(lambda table, note: hears("other", table, note))
    try:
        for node in (one, other):
            await node.join("t1")
        note = Note(Topic.SIGNAL, one.node, seat=1, signal="hello")
        await one.publish("t1", note)
        await one.publish("t2", note)
        until = time.monotonic() + SOON
        while not heard and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert heard == [("other", "t1", note)]
        await other.leave("t1")
        await one.publish("t1", note)
        await asyncio.sleep(0.1)
        assert len(heard) == 1
    finally:
        await one.close()
        await other.close()


@pytest.fixture
def nodes(tmp_path: Path, serve: Serve, redis_url: str) -> tuple[RunningServer, RunningServer]:
    """Nodes that do not poll the store for minutes."""
    timing = Timing(bot=(0.0, 0.0), passing=(0.0, 0.0), tick=0.05, poll=600.0, beat=0.08, here=0.2)
    config = Config(str(tmp_path / "mulligan.db"), redis=redis_url, timing=timing)
    return serve(config), serve(config)


def test_two_nodes_serve_one_table(nodes: tuple[RunningServer, RunningServer]) -> None:
    here, there = nodes
    one, other = here.guest(), here.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(here, one, table, 1), Player(there, other, table, 2)
    for player, seat in ((ana, 1), (ben, 0)):
        if player.table["seats"][seat]["away"]:
            player.until(lambda message, player=player, seat=seat: not player.table["seats"][seat]["away"])
    ana.send("signal", signal="good_luck")
    assert ben.next("signalled")["signal"] == "good_luck"
    ana.play_on([ben], 3000)
    ben.until(lambda message: ben.is_over) if not ben.is_over else None
    assert ana.is_over and ana.ply == ben.ply and ana.table["winners"] == ben.table["winners"]


def test_a_waiting_table_learns_of_players_at_another_node(nodes: tuple[RunningServer, RunningServer]) -> None:
    here, there = nodes
    one, other = here.guest(), there.guest()
    table = one.post("/api/tables", json={"game": "gwent", "take": ["random"]}).raise_for_status().json()["id"]
    ana = Player(here, one, table)
    link = {"invitation": ana.table["invitation"]}
    seat = other.post(f"/api/tables/{table}/seats", json=link).raise_for_status().json()["need"]["seat"]
    ana.until(lambda message: ana.table["seats"][seat]["kind"] == "person")
    other.put(f"/api/tables/{table}/deck", json={"seat": seat, "take": ["random"]}).raise_for_status()
    ana.until(lambda message: message["type"] == "table" and message["view"] is not None)


def test_players_of_a_dead_node_are_away(nodes: tuple[RunningServer, RunningServer]) -> None:
    """A dead node cannot announce absence; after missed heartbeats its people count as away."""
    here, there = nodes
    one, other = here.guest(), here.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(here, one, table), Player(there, other, table)
    ana.until(lambda message: not ana.table["seats"][1]["away"])
    there.stop()
    ana.until(lambda message: ana.table["seats"][1]["away"])
    back = Player(here, other, table)
    assert (back.seat, back.ply) == (ben.seat, ben.ply)


def test_a_clock_shows_the_same_time_at_every_node(nodes: tuple[RunningServer, RunningServer]) -> None:
    """Also at one that has loaded the table later: nobody gains time by changing over."""
    here, there = nodes
    one, other = here.guest(), here.guest()
    table = table_of_two(one, other, "gwent", clock={"bank": 600})
    ana, ben = Player(here, one, table), Player(here, other, table)
    asked = ana.seat if ana.question is not None else ben.seat
    time.sleep(2)
    again = Player(there, one, table)
    time.sleep(0.5)
    again.look()
    assert again.table["seats"][asked]["left"] < 598


# --- without Redis ---------------------------------------------------------------------------------


async def wait_until(so: Callable[[], bool]) -> None:
    with anyio.fail_after(10):
        while not so():
            await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_nodes_find_each_other_again_after_an_outage(redis_url: str) -> None:
    """A table that was opened in the meantime is followed, too, and nobody waits for Redis."""
    heard: list[tuple[str, Topic]] = []

    async def hear(table: str, note: Note) -> None:
        if note.node != one.node:
            heard.append((table, note.about))

    async def ignore(table: str, note: Note) -> None: ...

    with Cable(int(redis_url.rpartition(":")[2])) as cable:
        one, other = RedisPubSub(f"redis://127.0.0.1:{cable.port}", 0.1), RedisPubSub(redis_url, 0.1)
        await one.open(hear)
        await other.open(ignore)
        try:
            await one.join("before")
            assert one.linked is not None
            linked = one.linked
            cable.pull()
            await wait_until(lambda: one.linked is None)
            began = time.monotonic()
            await one.join("meanwhile")
            for _ in range(100):
                await one.publish("before", Note(Topic.ENTRIES, one.node))
            assert time.monotonic() - began < 0.5
            cable.plug()
            await wait_until(lambda: one.linked is not None)
            assert one.linked > linked
            for table in ("before", "meanwhile"):
                await other.publish(table, Note(Topic.ENTRIES, other.node))
            await wait_until(lambda: len(heard) == 2)
            assert sorted(heard) == [("before", Topic.ENTRIES), ("meanwhile", Topic.ENTRIES)]
        finally:
            await one.close()
            await other.close()


def test_a_player_at_another_node_cannot_be_claimed_while_redis_is_down(tmp_path: Path, serve: Serve, redis_url: str) -> None:
    timing = Timing(bot=(0.0, 0.0), passing=(0.0, 0.0), gather=0.02, tick=0.05, poll=0.3, beat=0.1, here=0.5, away=1.0)
    with Cable(int(redis_url.rpartition(":")[2])) as cable:
        config = Config(str(tmp_path / "mulligan.db"), redis=f"redis://127.0.0.1:{cable.port}", timing=timing)
        here, there = serve(config), serve(config)
        one, other = here.guest(), here.guest()
        table = table_of_two(one, other, "gwent")
        ana, ben = Player(here, one, table, 1), Player(there, other, table, 2)
        if ben.question is None:
            ana.socket.close()
            ben.socket.close()
            ana, ben = Player(here, other, table, 2), Player(there, one, table, 1)
        ana.until(lambda message: not ana.table["seats"][ben.seat]["away"])
        cable.pull()
        time.sleep(4)
        ana.look()
        assert ana.table["claim"] == []
        ana.send("claim", seat=ben.seat, bot=False)
        assert ana.next("refused")["code"] == "not_now"
        cable.plug()
        time.sleep(2.5)
        ana.look()
        assert ana.table["claim"] == [] and not ana.table["seats"][ben.seat]["away"]
        ben.cut()
        ana.until(lambda message: ana.table["claim"] == [ben.seat])
