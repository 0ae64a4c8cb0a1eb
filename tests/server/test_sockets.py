"""Whole games over real sockets, and the limits of a socket."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mulligan.server.app import Config
from mulligan.server.room.session import RoomSession
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer
from tests.server.players import Message, Player, cookie_of, open_socket, open_table, sit, table_of_two


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_whole_game_against_a_bot(server: RunningServer, guest: httpx.Client, game: str) -> None:
    player = Player(server, guest, open_table(guest, game, bots=["greedy"]))
    player.play_on()
    assert player.is_over and player.table["key"] and player.view is not None
    assert player.view["winners"] == player.table["winners"]
    assert {each["code"] for each in player.refused} <= {"stale"}
    again = Player(server, guest, player.table["id"])
    assert again.whole["log"] == player.log and again.view == player.view


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_whole_game_between_two(server: RunningServer, game: str) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, game)
    ana, ben, spectator = Player(server, one, table, 1), Player(server, other, table, 2), None
    invitation = ana.table["invitation"]
    spectator = Player(server, None, table, invitation=invitation, language="pl")
    ana.play_on([ben])
    ben.catch_up()
    spectator.catch_up()
    assert ben.is_over and spectator.is_over and ana.ply == ben.ply == spectator.ply
    assert (ana.seat, ben.seat, spectator.seat) == (0, 1, -1)
    assert spectator.table["invitation"] == "" and ana.table["winners"] == spectator.table["winners"]
    hidden = [event for event in spectator.log if event["kind"] == "DREW"]
    assert hidden and not any(event["card"] for event in hidden)


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_past_moves_are_replayed_on_the_boards_that_the_player_saw(
    server: RunningServer, guest: httpx.Client, game: str
) -> None:
    player = Player(server, guest, open_table(guest, game, bots=["greedy"]))
    moves: list[tuple[int, Message]] = []  # each with the length of the log before it
    while len(moves) < 40 and not player.is_over:
        player.answer()
        before = len(player.log)
        message = player.next("moved", "preview", "table")
        if message["type"] == "moved":
            moves.append((before, message))
    first = len(moves) - 20
    while not moves[first][1]["events"]:
        first += 1
    player.send("replay", line=moves[first][0])
    replayed = player.next("replayed")
    assert (replayed["line"], replayed["board"]) == (moves[first][0], moves[first - 1][1]["view"]["board"])
    assert len(replayed["moves"]) >= len(moves) - first  # others may have followed since
    for move, (_, seen) in zip(replayed["moves"], moves[first:], strict=False):
        assert move == {
            "by": seen["by"],
            "events": len(seen["events"]),
            "board": seen["view"]["board"],
            "moments": seen["moments"],
        }
    player.catch_up()
    player.send("replay", line=0)  # an event before the first move
    replayed = player.next("replayed")
    assert replayed["line"] + sum(move["events"] for move in replayed["moves"]) == len(player.log)
    assert len(replayed["moves"]) >= len(moves)
    player.send("replay", line=10**6)
    assert player.next("refused")["code"] == "not_now"


def test_a_draft_with_a_bot(server: RunningServer, guest: httpx.Client) -> None:
    """Both choose at the same time: one's answer does not make the other's stale."""
    player = Player(server, guest, open_table(guest, "epic", format="dark", bots=["greedy"]))
    picked = 0

    def is_own_move(message: Message) -> bool:
        return bool(message["type"] == "moved" and message["by"] == player.seat)

    def is_own_move_or_preview(message: Message) -> bool:
        return is_own_move(message) or message["type"] == "preview"

    while player.view is not None and player.view["board"]["kind"] == "draft":
        if player.question is not None:
            ply, is_second = player.ply, bool(player.previewed)  # the first of two cards is a preview (E-FMT-DARK-03)
            player.answer()
            done = player.until(is_own_move if is_second else is_own_move_or_preview)
            assert player.ply > ply or done["type"] == "preview"
            picked += 1
        else:
            player.next("moved")
    assert picked > 10 and not player.refused


def test_switching_the_language_and_the_seat(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "epic", hot_seat=True), seat=0)
    english = player.whole
    assert [each["yours"] for each in english["table"]["seats"]] == [True, True]
    polish = player.look(seat=0, language="pl")
    assert polish["log"][0]["words"] != english["log"][0]["words"] and polish["ply"] == english["ply"]
    other = player.look(seat=1)
    assert other["seat"] == 1 and other["view"]["board"] != english["view"]["board"]
    watching = player.look(seat=-1)
    assert watching["seat"] == -1 and not any(each["options"] for each in watching["view"]["questions"])
    assert player.look()["seat"] in [each["seat"] for each in watching["table"]["seats"] if each["asked"]]


def test_all_sockets_of_a_seat_get_every_message(server: RunningServer, guest: httpx.Client) -> None:
    table = open_table(guest, "gwent", hot_seat=True)
    laptop, phone = Player(server, guest, table, language="en"), Player(server, guest, table, language="fr")
    while not laptop.answer():
        laptop.receive()
    moved, same = laptop.next("moved"), phone.next("moved")
    assert moved["ply"] == same["ply"] and moved["view"]["board"]["kind"] == "gwent"
    assert [each["kind"] for each in moved["events"]] == [each["kind"] for each in same["events"]]


def test_waiting_clients_see_the_game_begin(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = open_table(one, "gwent")
    ana = Player(server, one, table)
    assert ana.whole["view"] is None and ana.table["status"] == "open" and ana.table["invitation"]
    sit(other, table, ana.table["invitation"])
    ana.until(lambda message: message["type"] == "table" and message["view"] is not None)
    assert ana.table["status"] == "running" and ana.table["seats"][1]["away"]
    ben = Player(server, other, table)
    assert ben.seat == 1
    ana.until(lambda message: not message["table"]["seats"][1]["away"])
    ben.socket.close()
    ana.until(lambda message: message["table"]["seats"][1]["away"])


def test_names_are_those_of_the_players(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    one.patch("/api/me", json={"name": "Ana"}).raise_for_status()
    ana = Player(server, one, table_of_two(one, other, "gwent"))
    other.patch("/api/me", json={"name": "Bartholomew"}).raise_for_status()
    ana.until(lambda message: message["type"] == "table" and "Bartholomew" in json.dumps(message["view"]))
    assert [each["name"] for each in ana.table["seats"]] == ["Ana", "Bartholomew"]


def test_signals_come_from_a_fixed_list_and_are_limited(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    ana, ben = Player(server, one, table), Player(server, other, table)
    ana.send("signal", signal="hello")
    assert ben.next("signalled") == {"type": "signalled", "seat": 0, "signal": "hello"}
    ana.send("signal", signal="hello there")
    assert ana.next("refused")["code"] == "malformed"
    for _ in range(6):
        ana.send("signal", signal="nice")
    assert ana.next("refused")["code"] == "too_fast"


def test_why_a_card_cannot_be_played(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "epic", hot_seat=True), language="fr")
    for _ in range(400):
        view = player.view
        assert view is not None
        cards = [f"hand/{player.seat}/{place}" for place in range(len(view["board"]["players"][player.seat]["hand"]))]
        lit = {each["on"] for each in (player.question or {"options": ()})["options"]}
        dark = [card for card in cards if card not in lit]
        if player.question is not None and dark:
            player.send("whynot", place=dark[0], choices=player.previewed)
            why = player.next("why")
            assert why["place"] == dark[0] and why["words"] and why["rule"].startswith("E-")
            return
        if not player.answer():
            player.look()
            continue
        player.next("moved", "preview")
    raise AssertionError("every card could always be played")


def test_a_page_of_another_site_cannot_open_a_socket(server: RunningServer, guest: httpx.Client) -> None:
    table = open_table(guest, "gwent", bots=["random"])
    with pytest.raises(InvalidStatus) as refused:
        open_socket(server, table, cookie_of(guest), origin="https://evil.example")
    assert refused.value.response.status_code == 403
    open_socket(server, table, cookie_of(guest), origin=server.url).close()


def test_silent_sockets_are_closed(tmp_path: Path, serve: Callable[[Config], RunningServer]) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=Timing(first_word=0.2)))
    guest = server.guest()
    socket = open_socket(server, open_table(guest, "gwent"), cookie_of(guest))
    assert json.loads(socket.recv(10))["type"] == "refused"
    with pytest.raises(ConnectionClosed):
        socket.recv(10)


def test_sockets_are_compressed(server: RunningServer, guest: httpx.Client) -> None:
    player = Player(server, guest, open_table(guest, "gwent"))
    assert player.socket.protocol.extensions[0].name == "permessage-deflate"


def test_a_slow_database_does_not_turn_clients_away_for_good(
    server: RunningServer, guest: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client does not return after 1008 and 4404; after other codes it tries again."""

    async def too_slow(*_: object) -> None:
        raise TimeoutError

    player = Player(server, guest, open_table(guest, "gwent", hot_seat=True))
    monkeypatch.setattr(RoomSession, "choose", too_slow)
    player.answer()
    with pytest.raises(ConnectionClosed) as closed:
        player.catch_up()
    assert closed.value.rcvd is not None and closed.value.rcvd.code not in (1008, 4404)
