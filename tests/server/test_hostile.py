"""Messages that our client never sends are refused and change nothing, and the game can continue."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mulligan.server.app import Config
from mulligan.server.http.sockets import STRIKES
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import MAX_MESSAGE, VERSION
from support.server import RunningServer
from tests.server.players import Player, cookie_of, open_socket, open_table, table_of_two

MALFORMED = [
    "",
    "null",
    "[]",
    "7",
    '"look"',
    "{",
    "{}",
    '{"type": "nothing"}',
    '{"type": 7}',
    '{"type": "table", "version": 3}',
    '{"type": "look"}',
    '{"type": "look", "version": "1"}',
    '{"type": "look", "version": 3, "seat": "0"}',
    '{"type": "look", "version": 3, "language": "xx"}',
    '{"type": "look", "version": 3, "language": null}',
    '{"type": "look", "version": 3, "more": 1}',
    '{"type": "choose", "ply": 1}',
    '{"type": "choose", "ply": 1, "choices": 0}',
    '{"type": "choose", "ply": 1, "choices": ["0"]}',
    '{"type": "choose", "ply": 1, "choices": [0.5]}',
    '{"type": "choose", "ply": 1, "choices": [true]}',
    '{"type": "choose", "ply": 1e999, "choices": [0]}',
    '{"type": "whynot", "place": ["hand/0/0"]}',
    '{"type": "replay", "line": "first"}',
    '{"type": "passing", "window": "x", "how": "maybe"}',
    '{"type": "signal", "signal": "<b>hello</b>"}',
    '{"type": "offer", "kind": "money"}',
    '{"type": "claim", "seat": 0}',
    '{"type": "ping", "at": "now"}',
    '\u0000{"type": "undo"}',
    "[" * 5000,
]


@pytest.fixture
def players(server: RunningServer) -> tuple[Player, Player]:
    """Two players at a table; the first is asked."""
    one, other = server.guest(), server.guest()
    table = table_of_two(one, other, "gwent")
    both = Player(server, one, table, 1), Player(server, other, table, 2)
    return both if both[0].question is not None else (both[1], both[0])


def still_playing(players: tuple[Player, Player]) -> bool:
    """Whether the game is unchanged and can continue."""
    asked, other = players
    ply = asked.ply
    asked.look()
    assert asked.ply == ply
    asked.answer()
    asked.next("moved", "preview")
    other.catch_up()
    return True


@pytest.mark.parametrize("message", MALFORMED)
def test_malformed_messages_are_refused(server: RunningServer, message: str) -> None:
    guest = server.guest()
    player = Player(server, guest, open_table(guest, "gwent"))
    player.socket.send(message)
    refused = player.next("refused")
    assert refused["code"] == "malformed" and refused["words"]
    player.catch_up()


def test_repeat_offenders_are_disconnected(server: RunningServer, players: tuple[Player, Player]) -> None:
    asked, _ = players
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(STRIKES):
            asked.send("nonsense")
        while True:
            asked.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
    assert len(asked.refused) == STRIKES


def test_large_messages_are_refused(server: RunningServer, players: tuple[Player, Player]) -> None:
    asked, _ = players
    asked.send("whynot", place="x" * MAX_MESSAGE)
    assert asked.next("refused")["code"] == "too_large"
    assert still_playing(players)
    asked.send("choose", ply=asked.ply, choices=[0] * 5000)
    asked.next("refused")
    with pytest.raises(ConnectionClosed) as closed:
        asked.send("whynot", place="x" * 5 * MAX_MESSAGE)
        while True:
            asked.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_binary_messages_are_refused(server: RunningServer, players: tuple[Player, Player]) -> None:
    asked, _ = players
    asked.socket.send(b'{"type": "undo"}')
    assert asked.next("refused")["code"] == "malformed"
    assert still_playing(players)


@pytest.mark.parametrize("choice", [-1, 1999, 2**31, 2**63 - 1, -(2**63)])
def test_invalid_choices_are_refused(server: RunningServer, players: tuple[Player, Player], choice: int) -> None:
    asked, _ = players
    asked.choose(choice)
    refused = asked.next("refused")
    assert refused["code"] == "illegal" and refused["words"]
    assert still_playing(players)


PLACES = [
    *("hand/{seat}/x", "hand/{seat}/-1", "hand/{seat}/", "hand/{seat}/99999999999999999999", "hand/{seat}/\u0663"),
    *("unit/x/0/0", "unit/{seat}/0/999", "row/{seat}/999", "discard/{seat}/999", "deck/{seat}/999", "seat/999", "champion/999"),
    *("hand/{seat}/999", "seat/", "", "/", "\0", "leader/{seat}/x"),
]


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_places_that_do_not_exist_are_refused(server: RunningServer, guest: httpx.Client, game: str) -> None:
    player = Player(server, guest, open_table(guest, game, hot_seat=True))
    while player.view is None or not player.answer():
        player.receive()
    player.next("moved", "preview")
    for place in PLACES:
        player.send("whynot", place=place.format(seat=player.seat))
        assert player.next("refused", "why")["words"], place
        if len(player.refused) % 4 == 0:  # a client that makes many mistakes is disconnected
            player = Player(server, guest, player.table["id"])


def test_answers_out_of_turn_are_refused(server: RunningServer, players: tuple[Player, Player]) -> None:
    _, other = players
    other.choose(0)
    assert other.next("refused")["code"] == "stale"
    assert still_playing(players)


def test_a_repeated_answer_is_refused(server: RunningServer, players: tuple[Player, Player]) -> None:
    """The same message twice: the second answers a question that is no longer open."""
    asked, _ = players
    ply, choice = asked.ply, asked.options[-1]
    asked.choose(choice)
    asked.choose(choice, ply=ply)
    asked.next("refused")
    assert asked.refused[0]["code"] == "stale"
    for old in (ply, ply - 1, -1, 0, 10**9):
        asked.choose(choice, ply=old)
        assert asked.next("refused")["code"] == "stale"


def test_another_persons_seat_is_refused(server: RunningServer, players: tuple[Player, Player]) -> None:
    asked, other = players
    for seat in (other.seat, 2, 99, -2):
        asked.send("look", version=VERSION, seat=seat)
        assert asked.next("refused")["code"] == "not_yours"
    assert still_playing(players)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "choose", "ply": 1, "choices": [0]},
        {"type": "undo"},
        {"type": "resign"},
        {"type": "offer", "kind": "draw"},
        {"type": "claim", "seat": 0, "bot": True},
        {"type": "signal", "signal": "hello"},
        {"type": "whynot", "place": "hand/0/0"},
    ],
)
def test_spectators_cannot_act(server: RunningServer, players: tuple[Player, Player], message: dict[str, Any]) -> None:
    table = players[0].table
    spectator = Player(server, server.guest(), table["id"], invitation=table["invitation"])
    spectator.socket.send(json.dumps(message))
    assert spectator.next("refused")["code"] in ("not_yours", "not_now")
    assert still_playing(players)


def test_a_private_table_is_refused_to_others(server: RunningServer, players: tuple[Player, Player]) -> None:
    socket = open_socket(server, players[0].table["id"], cookie_of(server.guest()))
    socket.send(json.dumps({"type": "look", "version": VERSION}))
    assert json.loads(socket.recv(10))["code"] == "not_yours"
    socket.send(json.dumps({"type": "look", "version": VERSION, "invitation": "guess"}))
    assert json.loads(socket.recv(10))["code"] == "not_yours"


def test_messages_before_look_are_refused(server: RunningServer, players: tuple[Player, Player], guest: httpx.Client) -> None:
    socket = open_socket(server, players[0].table["id"], cookie_of(guest))
    socket.send(json.dumps({"type": "resign"}))
    assert json.loads(socket.recv(10))["code"] == "malformed"
    socket.send(json.dumps({"type": "look", "version": 99}))
    assert json.loads(socket.recv(10))["code"] == "version"


def test_a_missing_table_is_refused(server: RunningServer, guest: httpx.Client) -> None:
    for table in ("nowhere", "..", "%00", "a" * 300):
        socket = open_socket(server, table, cookie_of(guest))
        assert json.loads(socket.recv(10))["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found: str = str(tmp_path / "m.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")
    return found


def test_null_characters_and_long_addresses_are_refused(serve: Callable[[Config], RunningServer], any_database: str) -> None:
    server = serve(Config(any_database, timing=Timing.quick()))
    guest = server.guest()
    paths = ["/%00", "/assets/%00", f"/{'x' * 5000}", f"/assets/{'x' * 300}", f"/{'x/' * 3000}"]
    paths += [f"/api/{kind}/%00" for kind in ("tables", "decks", "cards/epic/en")]
    for path in (*paths, "/api/tables/x/report?language=%00", f"/api/tables/{'x' * 5000}", f"/api/decks/{'x' * 5000}"):
        assert 400 <= guest.get(path).status_code < 500, path[:50]
    bodies: list[tuple[str, str, object]] = [
        ("POST", "/api/session", {"name": "\0", "password": "12345678"}),
        ("POST", "/api/account", {"name": "\0Ana", "password": "1234567\0"}),
        ("PATCH", "/api/me", {"name": "A\0"}),
        ("POST", "/api/tables", {"game": "gwent\0"}),
        ("POST", "/api/tables", {"game": "gwent", "instead": "\0"}),
        ("POST", "/api/tables/x/seats", {"invitation": "\0"}),
    ]
    for method, path, body in bodies:
        assert 400 <= guest.request(method, path, json=body).status_code < 500, path
    socket = open_socket(server, "%00", cookie_of(guest))
    assert json.loads(socket.recv(10))["code"] == "not_found"


def test_an_invalid_session_cookie_gives_no_access(server: RunningServer, players: tuple[Player, Player]) -> None:
    """A wrong secret gives no access."""
    socket = open_socket(server, players[0].table["id"], {"Cookie": "mulligan=guess"})
    socket.send(json.dumps({"type": "look", "version": VERSION, "seat": 0}))
    assert json.loads(socket.recv(10))["code"] == "not_yours"


def test_a_flood_delays_only_its_sender(server: RunningServer, players: tuple[Player, Player]) -> None:
    asked, other = players
    for _ in range(300):
        other.send("ping", at=1.0)
    assert still_playing((asked, Player(server, None, asked.table["id"], invitation=asked.table["invitation"])))
