"""Lists of tables: what they say of a game that nobody has open, and finished games that are put away."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.client.view import Viewer, client_view, view_builder
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.server.errors import RequestError
from mulligan.server.lobby.infos import table_line
from mulligan.server.room.commands import Choose, Lose
from mulligan.server.room.session import RESIGNED, RoomSession
from mulligan.server.store import StoredTable
from mulligan.server.wire import Clock, Code, Settings, TableLine, TableStatus
from support.server import RunningServer
from tests.server.inside import room_of
from tests.server.players import Player, table_of_two
from tests.server.test_api import refusal

MOVES = 12
TWO = {
    "epic": Settings(game="epic", format="sealed", hot_seat=True, clock=Clock(bank=600, increment=5)),
    "gwent": Settings(game="gwent", hot_seat=True, clock=Clock(move=300)),
    "draft": Settings(game="epic", format="dark", hot_seat=True),
    "teams": Settings(game="epic", mode="hydra", format="sealed", seats=4, hot_seat=True),
}


async def stored(session: RoomSession) -> StoredTable:
    table = await session._services.store.table(session.room.id)
    assert table is not None
    return table


async def play(session: RoomSession) -> None:
    """Answer the first question with the last option that is final by itself: the first one often passes."""
    state = session.room.state
    question = state.questions[0]
    for choice in reversed(question.options):
        try:
            handled = await session.handle(Choose(question.seat, state.ply, (choice,), Language.EN))
        except RequestError as error:
            assert error.code is Code.STALE  # it had nothing to choose from and was declined in the meantime
            return
        if handled.updates:
            return


def line_of(session: RoomSession, table: StoredTable, person: int | None) -> TableLine:
    return table_line(None, table, person, session._services.store.uptime)


@pytest.mark.anyio
@pytest.mark.parametrize("name", TWO)
async def test_a_list_shows_only_public_facts(tmp_path: Path, name: str) -> None:
    async with room_of(tmp_path, TWO[name]) as session:
        for _ in range(MOVES):
            async with session.room.lock:
                table, game, plugin = await stored(session), session.room.game, session.room.plugin
            assert table.summary is not None
            progress, board = table.summary.progress, client_view(plugin, game, Viewer(SPECTATOR, Language.EN)).board
            assert progress == view_builder(plugin, game.stage).progress(game)
            scores = [progress.scores[team] for team in progress.teams]
            match board.kind:
                case "epic":
                    assert (progress.phase, progress.number, progress.unit) == ("turn", board.turn, "health")
                    assert scores == [player.health for player in board.players]
                case "gwent":
                    assert (progress.phase, progress.number, progress.unit) == ("round", board.round, "gems")
                    assert scores == [board.sides[player.side].gems for player in board.players]
                case "draft":
                    assert (progress.phase, progress.scores) == ("draft", ())
                    assert f"ound {progress.number} " in board.round_words or board.building
            times, line = session.room.state.times, line_of(session, table, table.sittings[0].person)
            for seat in line.seats:
                left = times.left(seat.seat, time.time())
                assert seat.left is left is None or seat.left == pytest.approx(left, abs=1)
            assert line.idle is not None and 0 <= line.idle < 60
            await play(session)
            if session.room.state.status is TableStatus.OVER:
                break


@pytest.mark.anyio
async def test_a_bank_runs_in_a_list_too(tmp_path: Path) -> None:
    async with room_of(tmp_path, TWO["epic"]) as session:
        table = await stored(session)
        (asked,) = table.asked
        assert table.summary is not None
        line = line_of(session, table, None)
        assert 599 < (line.seats[asked].left or 0) <= 600 and line.seats[1 - asked].left == 600
        await session.handle(Lose(asked, RESIGNED))
        over = await stored(session)
        assert over.status is TableStatus.OVER and all(each.left is None for each in line_of(session, over, None).seats)


# --- the archive -------------------------------------------------------------------------------------


def lists(guest: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/api/tables").json()
    return found


def test_a_finished_game_is_archived_and_brought_back(server: RunningServer) -> None:
    ana, ben = server.guest(), server.guest()
    table = table_of_two(ana, ben, "gwent")
    address = f"/api/tables/{table}/archive"
    assert refusal(ana.put(address)) == (409, "not_now"), "a running game stays in the list"
    Player(server, ana, table, 1).send("resign")
    until_over(ben)
    assert refusal(server.guest().put(address)) == (403, "not_yours")
    for _ in range(2):
        assert ana.put(address).status_code == 204
        assert lists(ana)["mine"] == [] and lists(ana)["archived"] == 1
        assert [line["id"] for line in ana.get("/api/tables/archive").json()] == [table]
    assert [line["id"] for line in lists(ben)["mine"]] == [table] and lists(ben)["archived"] == 0
    assert ana.delete(address).status_code == 204
    assert [line["id"] for line in lists(ana)["mine"]] == [table] and ana.get("/api/tables/archive").json() == []


def until_over(guest: httpx.Client) -> None:
    for _ in range(500):
        if lists(guest)["mine"][0]["status"] == "over":
            return
        time.sleep(0.02)
    raise AssertionError("the game did not end")


def test_a_guest_learns_whether_the_name_is_their_own(guest: httpx.Client) -> None:
    assert guest.get("/api/me").json()["named"] is False
    assert guest.patch("/api/me", json={"name": "Zoe"}).json()["named"] is True
