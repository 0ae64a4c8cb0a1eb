"""Limits on connections, sockets, messages and requests: nobody can use up the server alone."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mulligan.server.accounts import COOKIE
from mulligan.server.app import Config
from mulligan.server.cluster.server import MulliganServer
from mulligan.server.errors import RequestError
from mulligan.server.http.rate_limits import RateLimiter, RateLimits, SharedCounts
from mulligan.server.limits import Limits, Patience
from mulligan.server.overload import Overload
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import Code
from support.server import RunningServer
from support.services import free_port
from tests.server.players import Player, cookie_of, open_socket, open_table, table_of_two

Serve = Callable[[Config], RunningServer]
MANY = 10**6
SOON = 5.0  # seconds


def connected(server: RunningServer, sent: bytes = b"") -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), timeout=SOON)
    client.sendall(sent)
    return client


def is_closed(client: socket.socket) -> bool:
    """Whether the server closes the connection soon, after any response."""
    with client, suppress(ConnectionResetError):
        while client.recv(65_536):
            pass
    return True


@pytest.fixture
def impatient(tmp_path: Path, serve: Serve) -> RunningServer:
    patience = Patience(head=0.3, body=0.3, reading=0.3)
    return serve(Config(str(tmp_path / "mulligan.db"), patience=patience, timing=Timing.quick()))


# --- time limits -------------------------------------------------------------------------------------

HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", HALF_A_BODY])
def test_a_request_that_does_not_arrive_is_given_up(impatient: RunningServer, sent: bytes) -> None:
    assert is_closed(connected(impatient, sent))


def test_a_byte_now_and_then_does_not_keep_a_request_alive(impatient: RunningServer) -> None:
    client, began = connected(impatient, b"GET / HTTP/1.1\r\nX: "), time.monotonic()
    with client, suppress(ConnectionResetError, BrokenPipeError):
        while time.monotonic() - began < SOON:
            client.sendall(b"x")
            time.sleep(0.05)
    assert time.monotonic() - began < SOON


def test_requests_in_time_are_answered_on_one_connection(impatient: RunningServer) -> None:
    with httpx.Client(base_url=impatient.url) as client:
        for _ in range(3):
            assert client.get("/api/me").status_code == 200
            time.sleep(0.2)


def test_time_limits_of_requests_do_not_apply_to_sockets(impatient: RunningServer) -> None:
    ana, ben = impatient.guest(), impatient.guest()
    players = [Player(impatient, each, table) for table in [table_of_two(ana, ben, "gwent")] for each in (ana, ben)]
    time.sleep(1)
    for player in players:
        player.catch_up()


def test_a_client_that_reads_nothing_is_given_up(impatient: RunningServer) -> None:
    client = connected(impatient)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked = b"GET /api/cards/epic/en HTTP/1.1\r\nHost: x\r\n\r\n"
    began = time.monotonic()
    with client, pytest.raises((ConnectionResetError, BrokenPipeError)):
        while time.monotonic() - began < 20:
            client.sendall(asked)
            time.sleep(0.05)


def test_pings_do_not_replace_the_first_look(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), timing=Timing(first_word=0.5)))
    guest = server.guest()
    silent = open_socket(server, open_table(guest, "gwent"), cookie_of(guest))
    with pytest.raises(ConnectionClosed):
        for _ in range(50):
            silent.send(json.dumps({"type": "ping", "at": 1.0}))
            time.sleep(0.1)


def test_running_out_of_descriptors_is_reported_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = MulliganServer(Config(str(tmp_path / "mulligan.db")))

    async def fail() -> None:
        asyncio.get_running_loop().set_exception_handler(server._report)
        for _ in range(100):
            error = OSError(24, "Too many open files")
            asyncio.get_running_loop().call_exception_handler({"message": "socket.accept() failed", "exception": error})

    with caplog.at_level(logging.ERROR):
        asyncio.run(fail())
    assert [record.message for record in caplog.records] == ["cannot accept connections: Too many open files"]


def test_connections_are_limited_by_address(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(address_connections=3), proxies="192.0.2.1"))
    held = [connected(server) for _ in range(3)]
    time.sleep(0.1)
    assert is_closed(connected(server))
    for each in held:
        each.close()
    time.sleep(0.1)
    assert httpx.get(server.url).status_code == 200


# --- sockets -----------------------------------------------------------------------------------------


def refusals(client: Any) -> tuple[str, int]:
    """The code of the refusal that a socket gets, and its close code."""
    code = json.loads(client.recv(SOON))["code"]
    with pytest.raises(ConnectionClosed) as closed:
        client.recv(SOON)
    assert closed.value.rcvd is not None
    return code, closed.value.rcvd.code


def test_sockets_are_limited_by_person_address_and_table(tmp_path: Path, serve: Serve) -> None:
    limits = Limits(person_sockets=2, table_spectators=2, address_sockets=6)
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=limits, timing=Timing.quick()))
    ana, ben = server.guest(), server.guest()
    table, other = open_table(ana, "gwent", listed=True), open_table(ana, "gwent", listed=True)
    own = [Player(server, ana, table) for _ in range(2)]
    assert refusals(open_socket(server, other, cookie_of(ana))) == ("too_fast", 1013)
    watching = [Player(server, None, table) for _ in range(2)]
    assert refusals(open_socket(server, table, {})) == ("too_fast", 1013)
    elsewhere = [Player(server, ben, other), Player(server, None, other)]
    assert refusals(open_socket(server, other, {})) == ("too_fast", 1013)
    for each in (*own, *watching, *elsewhere):
        each.catch_up()
    own.pop().socket.close()
    watching.pop().socket.close()
    Player(server, ana, other).catch_up()


def test_messages_of_a_person_are_counted_across_sockets(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(messages=10), timing=Timing.quick()))
    ana, ben = server.guest(), server.guest()
    table = table_of_two(ana, ben, "gwent")
    sockets, quiet = [Player(server, ana, table) for _ in range(5)], Player(server, ben, table)
    for player in sockets:
        for _ in range(10):
            player.send("ping", at=1.0)
    began = time.monotonic()
    quiet.catch_up()
    assert time.monotonic() - began < 1.5, "others do not wait"
    for player in sockets:
        for _ in range(10):
            player.next("pong")
    assert time.monotonic() - began > 1.5, "50 messages and 5 looks, with a burst of 30 and 10 a second"


def test_offers_of_a_person_are_counted_across_sockets(server: RunningServer) -> None:
    """Each offer is stored and sent to everyone."""
    ana, ben = server.guest(), server.guest()
    table = table_of_two(ana, ben, "gwent")
    sockets = [Player(server, ana, table, seat=0) for _ in range(4)]
    for player in sockets:
        for _ in range(10):
            player.send("offer", kind="draw")
            player.send("decline", kind="draw")
    for player in sockets:
        player.catch_up()
    codes = [each["code"] for player in sockets for each in player.refused]
    assert codes.count("too_fast") >= 50


# --- overload ----------------------------------------------------------------------------------------


def test_an_overloaded_server_refuses_new_tables_but_plays_on(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = server.guest(), server.guest()
    table = table_of_two(ana, ben, "gwent")
    players = Player(server, ana, table, 1), Player(server, ben, table, 2)
    monkeypatch.setattr("mulligan.server.overload.KEPT", 3)
    slow, keep = time.monotonic() + 30, Overload.measured

    def late(self: Overload, delay: float) -> None:
        self._delays = deque(self._delays, maxlen=3)
        keep(self, 1.0 if time.monotonic() < slow else delay)

    monkeypatch.setattr(Overload, "measured", late)
    time.sleep(1.5)
    refused = ana.post("/api/tables", json={"game": "gwent"})
    assert (refused.status_code, refused.json()["code"], refused.json()["values"]) == (503, "busy", {"seconds": 10})
    assert refused.headers["retry-after"] == "10"
    asked = next(player for player in players if player.question is not None)
    asked.answer()
    asked.next("moved", "preview")
    slow = 0.0
    time.sleep(1.5)
    assert ana.post("/api/tables", json={"game": "gwent"}).status_code == 201


def test_a_single_pause_is_no_overload() -> None:
    overload = Overload()
    for number in range(100):
        overload.measured(5.0 if number % 10 == 0 else 0.01)
        overload.check()


@pytest.mark.anyio
async def test_an_event_loop_that_is_always_late_is_overloaded() -> None:
    overload, began = Overload(), time.monotonic()
    watching = asyncio.create_task(overload.watch())
    with pytest.raises(RequestError) as refused:
        while time.monotonic() - began < 30:
            await asyncio.sleep(0)
            time.sleep(0.4)
            overload.check()
    watching.cancel()
    assert refused.value.code is Code.BUSY


# --- requests ----------------------------------------------------------------------------------------


def test_long_cookies_take_no_memory(tmp_path: Path) -> None:
    limits = RateLimits(Limits(address_minute=MANY))

    async def ask() -> None:
        for number in range(100):
            stranger: Any = SimpleNamespace(client=None, cookies={COOKIE: f"{number}" + "x" * 60_000})
            await limits.check_request(stranger)

    asyncio.run(ask())
    assert sum(map(len, limits._people._buckets)) < 100 * 50


def test_passwords_of_an_account_are_counted_across_addresses(tmp_path: Path, serve: Serve) -> None:
    limits = Limits(account_hour=5, passwords_minute=3)
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=limits, timing=Timing.quick()))

    def log_in(name: str, address: str) -> int:
        guess = {"name": name, "password": "a wrong password"}
        return server.stranger().post("/api/session", json=guess, headers={"x-forwarded-for": address}).status_code

    assert [log_in("Ana", f"192.0.2.{number}") for number in range(7)] == [401] * 5 + [429] * 2
    assert log_in(" ana ", "198.51.100.1") == 429, "spelled differently, the same account"
    assert [log_in(f"Ben {number}", "203.0.113.1") for number in range(4)] == [401] * 3 + [429]


def test_an_ipv6_network_counts_as_one_address(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(guests_minute=3), timing=Timing.quick()))

    def ask(address: str) -> int:
        return server.stranger().get("/api/me", headers={"x-forwarded-for": address}).status_code

    assert [ask(f"2001:db8:0:1::{number}") for number in range(1, 6)] == [200] * 3 + [429] * 2
    assert ask("2001:db8:0:2::1") == 200


def test_only_trusted_proxies_say_whom_they_speak_for(tmp_path: Path, serve: Serve) -> None:
    server = serve(Config(str(tmp_path / "mulligan.db"), limits=Limits(guests_minute=2), proxies="192.0.2.0/24"))
    codes = [
        server.stranger().get("/api/me", headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code for number in range(4)
    ]
    assert codes == [200, 200, 429, 429]


@pytest.mark.anyio
async def test_requests_are_counted_across_nodes(redis_url: str) -> None:
    person: Any = SimpleNamespace(client=None, cookies={COOKIE: f"secret {time.time()}"})
    nodes = [RateLimits(Limits(person_minute=10, address_minute=MANY), redis_url) for _ in range(2)]
    refused = 0
    for number in range(16):
        try:
            await nodes[number % 2].check_request(person)
        except RequestError:
            refused += 1
    for node in nodes:
        await node.close()
    assert 1 <= refused <= 6, "a new minute may have begun in between"


@pytest.mark.anyio
async def test_requests_are_counted_here_while_redis_is_down() -> None:
    counts, limiter = SharedCounts(f"redis://127.0.0.1:{free_port()}"), RateLimiter("person", 1)
    began = time.monotonic()
    for _ in range(10):
        assert await counts.allow([(limiter, "ana")])
    assert time.monotonic() - began < 1
    await counts.close()
