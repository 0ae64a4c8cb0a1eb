"""Draws, resigning, rematches and passing at a table, and simultaneous answers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import anyio
import httpx
import pytest

from mulligan.core.text import Language
from mulligan.server import game_loader
from mulligan.server.app import Config
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.lobby.lobby import Lobby
from mulligan.server.room.commands import AnswerQuestion, Choose
from mulligan.server.room.room import Room
from mulligan.server.room.state.clock import Timing
from mulligan.server.store import PlyTaken, Store
from mulligan.server.wire import Code, SeatDeck, Settings
from support.positions import begin_at
from support.server import RunningServer
from tests.server.inside import room_of
from tests.server.players import Player, open_table, table_of_two


def two(server: RunningServer, game: str, **settings: object) -> tuple[Player, Player]:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, game, **settings)
    return Player(server, one, table, 1), Player(server, other, table, 2)


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_resigning_a_duel_loses_it(server: RunningServer, game: str) -> None:
    ana, ben = two(server, game)
    ben.send("resign")
    ana.until(lambda message: ana.is_over)
    assert ana.table["winners"] == [0] and ana.table["ending"] == "resigned" and ana.table["key"]
    assert ana.table["seats"][1]["out"] and not any(each["asked"] for each in ana.table["seats"])
    ben.catch_up()
    ben.send("resign")
    assert ben.next("refused")["code"] == "not_now"


@pytest.mark.interpreted
def test_a_bot_replaces_a_player_who_resigns_among_three(server: RunningServer) -> None:
    """Gwent's rules do not cover leaving."""
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent", mode="free_for_all", seats=3, bots=["random"])
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    ben.send("resign")
    ana.until(lambda message: message["table"]["seats"][1]["out"])
    assert ana.table["status"] == "running" and ana.table["seats"][1]["kind"] == "bot"
    ben.look(seat=1)
    assert ben.table["seats"][1]["kind"] == "bot", "a player who has lost cannot return"
    ana.play_on()
    assert ana.is_over


def test_leaving_a_game_of_four_goes_by_the_rules(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "epic", mode="free_for_all", seats=4, format="sealed", bots=["greedy", "greedy"])
    ana, ben = Player(server, one, table, 1), Player(server, other, table, 2)
    ben.send("resign")
    moved = ana.until(lambda message: message["type"] == "moved" and message["table"]["seats"][1]["out"])
    assert any(each["kind"] == "ELIMINATED" for each in moved["events"]) and moved["table"]["status"] == "running"


def test_lists_show_the_winner(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()

    def listed() -> object:
        return [each.get("/api/tables").json()["mine"][0]["winners"] for each in (one, other)]

    def sat() -> tuple[Player, Player]:
        table = table_of_two(one, other, "gwent")
        return Player(server, one, table, 1), Player(server, other, table, 2)

    ana, ben = sat()
    assert listed() == [None, None]
    ana.send("resign")
    ben.until(lambda message: ben.is_over)
    assert listed() == [[1], [1]]
    ana, ben = sat()
    ana.send("offer", kind="draw")
    ben.until(lambda message: bool(ben.table["offers"]))
    ben.send("offer", kind="draw")
    ana.until(lambda message: ana.is_over)
    assert listed() == [[], []]
    ana, ben = sat()
    ana.play_on([ben])
    assert ana.is_over and listed() == [ana.table["winners"]] * 2


def test_a_draw_needs_both_players(server: RunningServer) -> None:
    ana, ben = two(server, "gwent")
    ana.send("offer", kind="draw")
    ben.until(lambda message: bool(ben.table["offers"]))
    ben.send("decline", kind="draw")
    ana.until(lambda message: message["type"] == "seats" and not message["table"]["offers"])
    assert not ana.is_over
    ben.send("offer", kind="draw")
    ana.until(lambda message: bool(ana.table["offers"]))
    ana.send("offer", kind="draw")
    ben.until(lambda message: ben.is_over)
    assert ben.table["winners"] == [] and ben.table["ending"] == "drawn"


def test_a_draw_needs_another_players_agreement(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", bots=["random"]))
    player.send("offer", kind="draw")
    assert player.next("refused")["code"] == "not_now"


def test_a_rematch(server: RunningServer) -> None:
    ana, ben = two(server, "gwent")
    ana.send("offer", kind="rematch")
    assert ana.next("refused")["code"] == "not_now"
    ana.send("resign")
    ben.until(lambda message: ben.is_over)
    ben.send("offer", kind="rematch")
    ana.until(lambda message: bool(ana.table["offers"]))
    ana.send("offer", kind="rematch")
    for player in (ana, ben):
        player.until(lambda message: bool(message["table"]["rematch"]))
        assert player.table["offers"] == [], "it has been agreed to"
    assert ana.table["rematch"] == ben.table["rematch"] != ana.table["id"]


def test_a_rematch_with_a_bot_begins_immediately(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent", bots=["random"]))
    player.send("resign")
    player.until(lambda message: player.is_over)
    player.send("offer", kind="rematch")
    player.until(lambda message: bool(player.table["rematch"]))
    again = Player(server, guest, player.table["rematch"])
    assert again.table["status"] == "running" and again.table["key_hash"] != player.table["key_hash"]


# --- passing ---------------------------------------------------------------------------------------


def test_windows_are_passed_by_the_players_policy(server: RunningServer) -> None:
    """With `never` the player is not asked there again, even after reconnecting."""
    ana, ben = two(server, "epic")
    assert set(ana.whole["passing"].values()) == {"act"}
    for player in (ana, ben):
        for window in player.whole["passing"]:
            player.send("passing", window=window, how="never")
    ana.play_on([ben], 60)
    ana.catch_up()
    again = ana.look()
    assert set(again["passing"].values()) == {"never"}
    passed = [each for each in ana.log if each["kind"] == "PASSED"]
    assert passed
    ana.send("passing", window="nowhere", how="never")
    assert ana.next("refused")["code"] == "malformed"


def test_a_player_without_plays_passes_after_a_pause_that_reveals_nothing(
    tmp_path: Path, serve: Callable[[Config], RunningServer]
) -> None:
    """There is a delay if other people are at the table, and none if only bots are."""
    timing = Timing(bot=(0.0, 0.0), passing=(30.0, 30.0))
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=timing))
    guest = server.guest()
    alone = Player(server, guest, open_table(guest, "epic", bots=["random"]), 4)
    alone.play_on(most=150)
    assert any(each["kind"] == "PASSED" and each["seat"] == 0 for each in alone.log)


def test_the_table_declines_if_nothing_can_be_decided(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loyalty asks for two evil cards; whether a hand has them is hidden, so the rules ask anyway."""
    position = "P1 30hp 1g hand: medusa, kong, kong\nP2 30hp 0g hand: ?4 play: kong\nturn P1\nP1 plays medusa ..."
    begin_at(monkeypatch, "epic", position)
    guest = server.guest()
    alone = Player(server, guest, open_table(guest, "epic", bots=["random"]))
    alone.until(lambda _: alone.question is not None and alone.question["ask"] == "MAIN")
    assert alone.ply > 1


# --- selections ------------------------------------------------------------------------------------


def test_a_selection_is_only_previewed_until_it_is_confirmed(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last attacker would begin the attack; held back, it is not even part of the preview."""
    begin_at(monkeypatch, "epic", "P1 30hp 1g hand: kong play: wolf, wolf\nP2 30hp 0g hand: ?4\nturn P1")
    guest = server.guest()
    alone = Player(server, guest, open_table(guest, "epic", bots=["random"]))
    assert alone.question is not None
    wolves = [option["choice"] for option in alone.question["options"] if option["selects"] == "attackers"]
    ply = alone.ply
    alone.send("choose", ply=ply, choices=wolves, hold=True)
    preview = alone.next("preview")
    assert (preview["kept"], preview["ply"], alone.question["ask"]) == (1, ply, "ATTACKER")
    assert [option["ends"] for option in alone.question["options"]] == [False, False]
    alone.send("choose", ply=ply, choices=wolves)
    assert sum(event["kind"] == "ATTACKED" for event in alone.next("moved")["events"]) == 2


# --- the room itself --------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_only_one_of_two_concurrent_answers_is_accepted(tmp_path: Path) -> None:
    """On any node: two rooms of one table on one store."""
    store = await Store.open(str(tmp_path / "mulligan.db"))
    try:
        person, _ = await store.new_guest("Ana")
        tables = Lobby(store, Limits())
        table = await tables.open(person, Settings(game="gwent", bots=("random",), take=("random",)))
        here, there = await Room.load(store, table.id), await Room.load(store, table.id)
        assert here.prepared == await game_loader.prepared(table.settings)
        taken = 0
        for _ in range(12):
            question = here.state.questions[0]
            async with anyio.create_task_group() as both:
                outcomes: list[bool] = []

                async def answer(room: Room, seat: int, since: int, choice: int, outcomes: list[bool] = outcomes) -> None:
                    try:
                        outcomes.append(bool((await room.handle(AnswerQuestion(seat, since, (choice,)))).updates))
                    except PlyTaken:
                        outcomes.append(False)

                for room in (here, there):
                    since = room.state.since[question.seat]
                    both.start_soon(answer, room, question.seat, since, question.options[-1])
            taken += sum(outcomes)
            assert sorted(outcomes) == [False, True]
            for room in (here, there):
                async for _ in room.catch_up():
                    pass
            assert here.state.ply == there.state.ply and here.game.digest() == there.game.digest()
        assert taken == 12 == len(here.state.acts)
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_room_is_the_projection_of_its_entries(tmp_path: Path) -> None:
    """A room reloaded after every entry is the same, and illegal commands change nothing."""
    store = await Store.open(str(tmp_path / "mulligan.db"))
    try:
        person, _ = await store.new_guest("Ana")
        tables = Lobby(store, Limits())
        table = await tables.open(person, Settings(game="gwent", hot_seat=True, take=("random",)))
        while (await tables.table(table.id)).status == "open":
            seat = next(each.seat for each in (await tables.table(table.id)).sittings if not each.take)
            await tables.bring(table.id, person, SeatDeck(seat=seat, take=("random",)))
        room = await Room.load(store, table.id)
        for number in range(40):
            if not room.state.asked:
                break
            seat = room.state.asked[0]
            question = room.state.question(seat)
            assert question is not None
            with pytest.raises(RequestError) as refused:
                await room.handle(Choose(seat, room.state.ply - 1, question.options[:1], Language.EN))
            assert refused.value.code is Code.STALE
            with pytest.raises(RequestError) as refused:
                await room.handle(Choose(seat, room.state.ply, (1999,), Language.PL))
            assert refused.value.code is Code.ILLEGAL and refused.value.words
            choices: list[int] = []
            while True:
                preview = (await room.handle(Choose(seat, room.state.ply, tuple(choices), Language.EN))).preview
                if preview is None:
                    break
                asked = next(each for each in preview.game.questions if each.seat == seat)
                choices.append(asked.options[number % len(asked.options)])
            again = await Room.load(store, table.id)
            assert again.game.digest() == room.game.digest() and again.state.acts == room.state.acts
            assert (again.state.ply, again.state.since, again.state.asked) == (
                room.state.ply,
                room.state.since,
                room.state.asked,
            )
            kept = await store.table(table.id)
            assert kept is not None and kept.asked == room.state.asked
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_table_with_missing_entries_refuses_commands(tmp_path: Path) -> None:
    """A partly restored database must not keep the server busy forever."""
    async with room_of(tmp_path, Settings(game="gwent", hot_seat=True)) as session:
        with sqlite3.connect(tmp_path / "mulligan.db") as database:
            database.execute("UPDATE tables SET plies = plies + 3")
        question = session.room.state.questions[0]
        answer = AnswerQuestion(question.seat, session.room.state.since[question.seat], question.options[-1:])
        with anyio.fail_after(10), pytest.raises(RequestError) as refused:
            await session.handle(answer)
        assert refused.value.code is Code.BROKEN
