"""Undo is free without other people at the table, and otherwise needs their agreement. Revealed cards are dealt again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.game import REDEAL
from mulligan.core.text import Language
from mulligan.server.exports.record import verified
from mulligan.server.room.commands import AnswerQuestion, Choose, Undo
from mulligan.server.room.room import Room
from mulligan.server.store import EntryKind
from mulligan.server.wire import Settings
from support.server import RunningServer
from tests.server.inside import room_of
from tests.server.players import Player, open_table, table_of_two


def act_once(player: Player) -> None:
    """Give one answer for the asked seat, at a table where one person has all seats."""
    while not player.answer():
        player.look()
    player.next("moved", "preview")


def until_free(player: Player) -> None:
    """Act until the last move can be undone for free."""
    for _ in range(500):
        before = player.ply, player.view
        act_once(player)
        if not player.previewed and player.ply > before[0] and player.table["undo"] == "free":
            return
    raise AssertionError("nothing could ever be taken back")


def test_undo_is_free_for_a_single_player_and_restores_everything(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", hot_seat=True), 5)
    for _ in range(500):
        player.look()
        before, log = player.view, list(player.log)
        act_once(player)
        if not player.previewed and player.table["undo"] == "free":
            break
    ply, seat = player.ply, player.seat
    player.send("undo")
    taken = player.next("table")
    assert player.view == before and player.log == log and player.ply == ply + 1
    assert taken["table"]["notes"][-1] == {"kind": "took_back", "seat": seat, "line": len(log)}
    assert player.seat == seat and player.question is not None
    act_once(player)
    assert player.ply > ply + 1


def test_undo_stops_at_a_shuffle_or_a_reveal(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", hot_seat=True), 1)
    while player.question is None or player.question["ask"] != "REDRAW":
        act_once(player)
        player.look()
    player.choose(next(option for option in player.options if option != 0))
    player.next("moved")
    assert player.table["undo"] == "no"
    player.send("undo")
    assert player.next("refused")["code"] == "no_undo"


def until_bot_played(player: Player) -> tuple[Any, int] | None:
    """Play until a bot has played a card after one of our moves; our view before it, and the log's length then.

    None if the game ends before that.
    """
    for window in player.whole["passing"]:  # else the table could pass for us before we do
        player.send("passing", window=window, how="stop")
    player.catch_up()
    played, before, lines = False, player.view, 0
    while not player.is_over:
        if player.question is not None:
            if played and not player.previewed:
                return before, lines
            if not player.previewed:
                before, lines = player.view, len(player.log)
            player.answer()
        message = player.next("moved", "preview", "refused")
        if message["type"] == "moved":
            played = any(each["kind"] == "PLAYED" and each["seat"] == 1 for each in player.log[lines:])
    return None


@pytest.mark.parametrize("game", ["gwent", "epic"])
def test_undo_reaches_behind_the_answer_of_a_bot(server: RunningServer, guest: httpx.Client, game: str) -> None:
    for seed in range(5):
        player = Player(server, guest, open_table(guest, game, bots=["greedy"]), seed)
        if found := until_bot_played(player):
            break
    assert found
    before, lines = found
    assert player.table["undo"] == "free"
    player.send("undo")
    taken = player.next("table")
    assert player.question is not None and player.view["board"] == before["board"] and len(player.log) == lines
    assert taken["table"]["notes"][-1]["seat"] == player.seat
    player.play_on([])
    assert player.is_over
    record = guest.get(f"/api/tables/{player.table['id']}/record").content
    verdict = verified(record)
    assert any(answer.choice <= REDEAL for answer in verdict.game.answers)


def test_an_undo_deals_hidden_cards_again(tmp_path: Path) -> None:
    """The same position, taken back twice, continues differently; the seat's own view stays."""

    async def check() -> None:
        async with room_of(tmp_path, Settings(game="gwent", bots=("greedy",))) as session:
            room = session.room
            while room.game.asks_seat(0) != "REDRAW":
                question = room.game.questions[0]
                await session.handle(AnswerQuestion(question.seat, room.state.since[question.seat], (question.options[0],)))
            own, hidden = room.game.view(0).tobytes(), []
            for _ in range(4):
                first = next(option for option in room.game.questions[0].options if option != 0)
                await session.handle(Choose(0, room.state.ply, (first,), Language.EN))
                assert room.undo_option(room.sitting(0).person or 0, 0).redeals
                await session.handle(Undo(0))
                assert room.game.view(0).tobytes() == own
                hidden.append(room.game.digest())
            assert len(set(hidden)) == len(hidden)
            entries = [entry.kind for entry in await session._services.store.entries(room.id)]
            assert entries[-2:] == [EntryKind.UNDO, EntryKind.REDEAL]
            again = await Room.load(session._services.store, room.id)
            assert again.game.digest() == room.game.digest()

    asyncio.run(check())


def both_asked(ana: Player, ben: Player) -> tuple[Player, Player]:
    """The asked and the other player, once the first has acted."""
    for _ in range(500):
        ana.catch_up()
        ben.catch_up()
        asked, other = (ana, ben) if ana.question is not None else (ben, ana)
        ply = asked.ply
        asked.answer()
        asked.next("moved", "preview")
        if asked.ply > ply and not asked.previewed:
            return asked, other
    raise AssertionError("nobody acted")


def test_an_opponent_grants_or_declines_an_undo(server: RunningServer) -> None:
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
    assert [(each["kind"], each["seat"]) for each in taken["table"]["notes"]] == [("took_back", asked.seat)]
    assert asked.look()["table"]["notes"] == taken["table"]["notes"]  # also for clients that connect later


def test_undo_is_limited_to_three_requests(server: RunningServer) -> None:
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
