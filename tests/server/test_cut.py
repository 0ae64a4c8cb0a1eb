"""The socket is cut after every message, and the game goes on exactly where it was."""

from __future__ import annotations

import json
import socket
import time

import httpx
import pytest
from conftest import RunningServer
from players import Message, Player, cookie_of, open_socket, open_table, table_of_two, without

MESSAGES = 40
LOOKS = 400  # each answered with some kilobytes: more than waits anywhere on the way


def what_counts(player: Player) -> Message:
    """All that a reader knows, without clocks and presence."""
    return {"ply": player.ply, "shown": player.shown, "log": player.log, "table": without(player.table, "seats", "watchers")}


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
        ana.next("moved", "held", "refused") if ana.question is not None else ben.next("moved", "held", "refused")
        ana.cut()


def test_cut_in_the_middle_of_a_play(server: RunningServer, somebody: httpx.Client) -> None:
    """What is held is nobody's but the reader's: after coming back the question is open again, and all choices are free."""
    table = open_table(somebody, "epic", hot_seat=True)
    player = Player(server, somebody, table, 3)
    for _ in range(300):
        before = player.look()
        player.answer()
        if player.next("held", "moved")["type"] == "held":
            break
    player.cut()
    again = Player(server, somebody, table, seat=before["seat"])
    assert again.shown == before["shown"] and again.ply == before["ply"] and again.held == []
    assert again.question is not None


def test_answers_that_were_sent_before_the_cut_count_once(server: RunningServer, somebody: httpx.Client) -> None:
    table = open_table(somebody, "gwent", hot_seat=True)
    for number in range(12):
        player = Player(server, somebody, table, number)
        ply = player.ply
        player.answer()
        player.cut()
        back = Player(server, somebody, table)
        while back.ply == ply and not back.is_over:
            back.look()
        assert back.ply > ply
        back.socket.close()


def test_coming_back_replays_what_the_others_did(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    ana.play_on([ben], 12)
    ana.catch_up()
    ana.catch_up()
    seen = len(ana.log)
    ana.socket.close()
    for _ in range(20):
        ben.catch_up()
        if ben.question is None:
            break
        ben.answer()
        ben.next("moved", "held", "refused")
    back = Player(server, one, table)
    assert back.whole["seen"] == seen and len(back.log) >= seen


def test_a_reader_who_cannot_keep_up_is_sent_the_whole_table(server: RunningServer, somebody: httpx.Client) -> None:
    """What waits for somebody who does not read is bounded; afterwards they know all the same."""
    table = open_table(somebody, "gwent", hot_seat=True)
    player = Player(server, somebody, table, 3)
    for _ in range(30):
        if player.is_over or not player.answer():
            player.look()
        else:
            player.next("moved", "held")
    player.look()
    slow = open_socket(server, table, cookie_of(somebody), compression=None, sock=narrow(server))
    for _ in range(LOOKS):
        slow.send(json.dumps({"type": "look", "version": 1, "seat": player.seat}))
    time.sleep(2.0)  # the server has answered as much as it can send
    slow.send(json.dumps({"type": "ping", "at": 1.0}))
    sent: list[Message] = []
    while not sent or sent[-1]["type"] != "pong":
        sent.append(json.loads(slow.recv(30)))
    tables = [each for each in sent if each["type"] == "table"]
    assert 0 < len(tables) < LOOKS
    assert all(each["shown"] == player.shown and each["ply"] == player.ply for each in tables)


def narrow(server: RunningServer) -> socket.socket:
    """A connection through which little goes at once."""
    pipe = socket.socket()
    pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    pipe.connect(("127.0.0.1", server.port))
    return pipe
