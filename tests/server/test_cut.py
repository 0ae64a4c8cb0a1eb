"""Connections are cut after every message, and the game continues exactly where it was."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.text import Language
from mulligan.server.http.sockets import QUEUE, Connection
from mulligan.server.room.clients.broadcast import Perspective
from mulligan.server.room.commands import AnswerQuestion
from mulligan.server.wire import Settings
from support.server import RunningServer
from tests.server.inside import room_of
from tests.server.players import Message, Player, open_table, table_of_two, without

MESSAGES = 40


def what_counts(player: Player) -> Message:
    """Everything a client knows, without clocks and presence."""
    return {"ply": player.ply, "view": player.view, "log": player.log, "table": without(player.table, "seats", "spectators")}


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_cut_after_every_message(server: RunningServer, game: str) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, game)
    ben = Player(server, other, table, 2)
    watches = Player(server, one, table, 9, seat=0)
    for number in range(MESSAGES):
        ana = Player(server, one, table, number)
        watches.catch_up()
        assert what_counts(ana) == what_counts(watches)
        if ana.is_over:
            return
        if not ana.answer():
            ben.catch_up()
            if ben.question is None:
                ben.look()
            ben.answer()
        ana.next("moved", "preview", "refused") if ana.question is not None else ben.next("moved", "preview", "refused")
        ana.cut()


def test_cut_in_the_middle_of_a_play(server: RunningServer, guest: httpx.Client) -> None:
    """A preview exists only in its connection: after reconnecting, the question is open again."""
    table = open_table(guest, "epic", hot_seat=True)
    player = Player(server, guest, table, 3)
    for _ in range(300):
        before = player.look()
        player.answer()
        if player.next("preview", "moved")["type"] == "preview":
            break
    player.cut()
    again = Player(server, guest, table, seat=before["seat"])
    assert again.view == before["view"] and again.ply == before["ply"] and again.previewed == []
    assert again.question is not None


def test_an_answer_that_was_sent_before_the_cut_counts_once_or_not_at_all(server: RunningServer, guest: httpx.Client) -> None:
    """A client that sends it again, not knowing its fate, gets `stale` if it counted."""
    table, counted = open_table(guest, "gwent", hot_seat=True), 0
    for number in range(12):
        player = Player(server, guest, table, number)
        if player.is_over:
            break
        ply, choice = player.ply, player.chance.choice(player.options)
        player.choose(choice)
        player.cut()
        back = Player(server, guest, table, seat=player.seat)
        assert back.ply in (ply, ply + 1)
        back.choose(choice, ply=ply)
        message = back.next("moved", "preview", "refused")
        counted += message["type"] == "refused"
        assert message["type"] != "refused" or message["code"] == "stale"
        back.socket.close()
    assert counted > 0


def test_coming_back_replays_the_others_moves(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    ana.play_on([ben], 12)
    ben.catch_up()
    ana.catch_up()
    ana.catch_up()
    seen = len(ana.log)
    ana.socket.close()
    for _ in range(20):
        ben.catch_up()
        if ben.question is None:
            break
        ben.answer()
        ben.next("moved", "preview", "refused")
    back = Player(server, one, table)
    assert back.whole["seen"] == seen and len(back.log) >= seen


class StuckSocket:
    """A socket that sends nothing until released."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[Message] = []

    async def send_data(self, message: bytes) -> None:
        await self.free.wait()
        self.sent.append(json.loads(message))


@pytest.mark.anyio
async def test_a_slow_client_is_sent_the_whole_table(tmp_path: Path) -> None:
    """The queue of a slow client is bounded, yet it ends up with the current table."""
    async with room_of(tmp_path, Settings(game="gwent", hot_seat=True)) as session:
        socket: Any = StuckSocket()
        unused: Any = None  # for incoming messages only
        client = Connection(socket, unused, session, session.room.table.opened_by, unused, unused)
        sending = asyncio.create_task(client.send())
        await session.look(client, 0, Language.EN)
        for number in range(3 * QUEUE):
            await session.signal(client, "thinking")
            if number % QUEUE == 1 and session.room.state.asked:
                seat = session.room.state.asked[0]
                question = session.room.state.question(seat)
                assert question is not None
                await session.handle(AnswerQuestion(seat, session.room.state.since[seat], question.options[:1]))
            await asyncio.sleep(0)
        socket.free.set()
        while not socket.sent or socket.sent[-1]["type"] != "table" or len(socket.sent) < 2:
            await asyncio.sleep(0.01)
        sending.cancel()
        assert len(socket.sent) < QUEUE and socket.sent[-1]["ply"] == session.room.state.ply
        assert len(socket.sent[-1]["log"]) == session.messages.lines(Perspective(0, Language.EN))
