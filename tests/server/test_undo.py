"""Undo is free without other people at the table, and otherwise needs their agreement."""

from __future__ import annotations

import httpx

from support.server import RunningServer
from tests.server.players import Player, open_table, table_of_two


def act_once(player: Player) -> None:
    """Give one answer for the asked seat, at a table where one person has all seats."""
    while not player.answer():
        player.look()
    player.next("moved", "held")


def until_free(player: Player) -> None:
    """Act until the last move can be undone for free."""
    for _ in range(500):
        before = player.ply, player.shown
        act_once(player)
        if not player.held and player.ply > before[0] and player.table["undo"] == "free":
            return
    raise AssertionError("nothing could ever be taken back")


def test_alone_it_is_free_and_everything_is_as_it_was(server: RunningServer, somebody: httpx.Client) -> None:
    player = Player(server, somebody, open_table(somebody, "gwent", hot_seat=True), 5)
    for _ in range(500):
        player.look()
        before, log = player.shown, list(player.log)
        act_once(player)
        if not player.held and player.table["undo"] == "free":
            break
    ply, seat = player.ply, player.seat
    player.send("undo")
    taken = player.next("table")
    assert player.shown == before and player.log == log and player.ply == ply + 1
    assert taken["taken_back"][-1] == {"line": len(log), "seat": seat}
    assert player.seat == seat and player.question is not None
    act_once(player)
    assert player.ply > ply + 1


def test_what_was_shuffled_or_turned_up_stays(server: RunningServer, somebody: httpx.Client) -> None:
    player = Player(server, somebody, open_table(somebody, "gwent", hot_seat=True), 1)
    while player.question is None or player.question["ask"] != "REDRAW":
        act_once(player)
        player.look()
    player.choose(next(option for option in player.options if option != 0))
    player.next("moved")
    assert player.table["undo"] == "no"
    player.send("undo")
    assert player.next("refused")["code"] == "no_undo"


def test_what_a_bot_did_stays(server: RunningServer, somebody: httpx.Client) -> None:
    """A bot's played card has been revealed."""
    player = Player(server, somebody, open_table(somebody, "gwent", bots=["greedy"]), 3)
    played = 0
    while not player.is_over and played < 3:
        player.answer()
        message = player.next("moved", "held", "refused")
        if message["type"] == "moved" and message["by"] == 1 and any(each["kind"] == "PLAYED" for each in message["events"]):
            assert player.table["undo"] == "no"
            played += 1
    assert played == 3


def both_asked(ana: Player, ben: Player) -> tuple[Player, Player]:
    """The asked and the other player, once the first has acted."""
    for _ in range(500):
        ana.catch_up()
        ben.catch_up()
        asked, other = (ana, ben) if ana.question is not None else (ben, ana)
        ply = asked.ply
        asked.answer()
        asked.next("moved", "held")
        if asked.ply > ply and not asked.held:
            return asked, other
    raise AssertionError("nobody acted")


def test_between_two_it_is_granted_or_not(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    asked, waits = both_asked(ana, ben)
    assert (asked.table["undo"], asked.table["undos_left"]) == ("ask", 3)
    asked.send("undo")
    waits.until(lambda message: bool(waits.table["offers"]))
    assert waits.table["offers"] == [{"kind": "undo", "seat": asked.seat, "agreed": [asked.seat]}]
    waits.send("decline", kind="undo")
    asked.until(lambda message: message["type"] == "seats" and not message["table"]["offers"])
    assert (asked.table["undo"], asked.table["undos_left"]) == ("ask", 2)
    asked.send("undo")
    waits.until(lambda message: bool(waits.table["offers"]))
    waits.send("offer", kind="undo")
    taken = asked.next("table")
    assert taken["table"]["offers"] == [] and asked.question is not None
    assert waits.next("table")["ply"] == taken["ply"]
    assert [each["seat"] for each in taken["taken_back"]] == [asked.seat]
    assert asked.look()["taken_back"] == taken["taken_back"]  # also for clients that connect later


def test_three_times_and_no_more(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    asked, waits = both_asked(ana, ben)
    for left in (2, 1, 0):
        asked.send("undo")
        asked.until(lambda message: message["type"] == "seats" and bool(message["table"]["offers"]))
        assert asked.table["undos_left"] == left and asked.table["undo"] == "no"
        asked.send("decline", kind="undo")
        asked.until(lambda message: message["type"] == "seats" and not message["table"]["offers"])
    asked.send("undo")
    assert asked.next("refused")["code"] == "no_undo"
    waits.send("offer", kind="undo")
    assert waits.next("refused")["code"] in ("no_undo", "not_now")
