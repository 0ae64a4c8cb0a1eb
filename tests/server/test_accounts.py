"""Guests, names, passwords and sessions."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mulligan.server.accounts import NAMES, checked_name
from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer
from tests.server.players import Player, table_of_two


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def name_of(guest: httpx.Client) -> str:
    return str(guest.get("/api/me").json()["name"])


def test_a_newcomer_is_a_guest_with_a_name_and_a_secret(server: RunningServer) -> None:
    guest = server.stranger()
    answer = guest.get("/api/me")
    assert answer.json()["account"] is False
    assert answer.json()["name"].split()[0] in NAMES
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("mulligan=") and "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" not in cookie, "this is not https"
    assert "set-cookie" not in guest.get("/api/me").headers
    assert name_of(guest) == answer.json()["name"]
    assert name_of(server.guest()) != "" and len(guest.cookies["mulligan"]) >= 40


def test_a_wrong_secret_belongs_to_no_person(server: RunningServer, guest: httpx.Client) -> None:
    name, secret = name_of(guest), guest.cookies["mulligan"]
    stranger = server.stranger()
    for wrong in ("", secret[:-1], secret + "x", "mulligan", "ü"):
        answer = stranger.get("/api/tables", headers={"cookie": f"mulligan={wrong}".encode()})
        assert refusal(answer) == (403, "not_yours")
    stranger.cookies.set("mulligan", secret)
    assert name_of(stranger) == name


@pytest.mark.parametrize(
    ("said", "shown"), [("Ana", "Ana"), ("  Zo\u0065\u0308   K. ", "Zoë K."), ("Łucja 7", "Łucja 7"), ("O'Neil", "O'Neil")]
)
def test_a_name_is_shown_as_it_was_typed(said: str, shown: str) -> None:
    assert checked_name(said, Limits()) == shown


CANNOT_BE_SHOWN = ["", "   ", "x" * 25, "a\nb\x07", "\u202egnp", "a\u200bb", "…!", "e" + "\u0489" * 4]
CANNOT_BE_SHOWN += ["\u3164", "Ana\uffa0", "Ana\u115f", "A\u034fna", "\u2800Ana"]  # fillers without a shape


@pytest.mark.parametrize("said", CANNOT_BE_SHOWN)
def test_a_name_that_cannot_be_shown_is_refused(guest: httpx.Client, said: str) -> None:
    before = name_of(guest)
    assert refusal(guest.patch("/api/me", json={"name": said})) == (422, "bad_name")
    assert name_of(guest) == before


def test_names_that_are_not_text_are_refused(guest: httpx.Client) -> None:
    for body in (b'{"name":"\\ud800x"}', b'{"name":"\xff"}', b'{"name":7}', b'{"name":null}'):
        answer = guest.patch("/api/me", content=body, headers={"content-type": "application/json"})
        assert refusal(answer) in ((422, "bad_name"), (400, "malformed"))


def test_guests_can_share_a_name_but_not_an_accounts(server: RunningServer) -> None:
    ana, ben, cleo = server.guest(), server.guest(), server.guest()
    assert ana.patch("/api/me", json={"name": "Ana"}).status_code == 200
    assert ben.patch("/api/me", json={"name": "Ana"}).status_code == 200
    assert ana.post("/api/account", json={"name": "Ana", "password": "correct horse"}).json() == {
        "name": "Ana",
        "account": True,
        "named": True,
    }
    assert refusal(cleo.patch("/api/me", json={"name": "ANA"})) == (409, "name_taken")
    assert refusal(ben.post("/api/account", json={"name": " ana ", "password": "correct horse"})) == (409, "name_taken")
    assert ben.get("/api/me").json()["account"] is False


@pytest.mark.parametrize("twin", ["\u0410n\u0430", "An\u03b1", "ANA", "Ana\ufe0f", "\uff21na"])
def test_names_that_look_alike_belong_to_one_account(server: RunningServer, twin: str) -> None:
    ana, ben, cleo = server.guest(), server.guest(), server.guest()
    ana.post("/api/account", json={"name": "Ana", "password": "correct horse"}).raise_for_status()
    assert refusal(ben.patch("/api/me", json={"name": twin})) == (409, "name_taken")
    assert refusal(cleo.post("/api/account", json={"name": twin, "password": "correct horse"})) == (409, "name_taken")


def test_accounts_from_before_look_alikes_were_compared_are_kept(server: RunningServer) -> None:
    first, second, third = server.guest(), server.guest(), server.stranger()
    account = {"name": "\u0410\u043d\u043d\u0430 10", "password": "correct horse"}
    first.post("/api/account", json=account).raise_for_status()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE people SET account = ? WHERE account IS NOT NULL", (account["name"].casefold(),))
    assert third.post("/api/session", json=account).json()["name"] == account["name"]
    assert refusal(second.post("/api/account", json=account)) == (409, "name_taken")
    assert refusal(second.patch("/api/me", json={"name": account["name"]})) == (409, "name_taken")


def test_an_account_is_known_on_another_device(server: RunningServer) -> None:
    phone, laptop = server.guest(), server.guest()
    table = phone.post("/api/tables", json={"game": "gwent"}).json()["id"]
    phone.post("/api/account", json={"name": "Ida", "password": "correct horse"}).raise_for_status()
    assert phone.get(f"/api/tables/{table}").status_code == 200, "the guest's tables are kept"
    other = laptop.post("/api/tables", json={"game": "gwent"}).json()["id"]
    assert laptop.get(f"/api/tables/{table}").status_code == 404
    assert laptop.post("/api/session", json={"name": "IDA", "password": "correct horse"}).json()["account"] is True
    mine = {each["id"] for each in laptop.get("/api/tables").json()["mine"]}
    assert mine == {table, other}, "tables of the device's guest move to the account"
    assert laptop.delete("/api/session").status_code == 204
    assert name_of(laptop) != "Ida"
    assert name_of(phone) == "Ida", "the other device stays logged in"


def test_a_wrong_password_does_not_reveal_whether_a_name_exists(server: RunningServer) -> None:
    ana, stranger = server.guest(), server.stranger()
    ana.post("/api/account", json={"name": "Ana", "password": "correct horse"}).raise_for_status()
    tries = [("Ana", "incorrect horse"), ("Nobody", "correct horse"), ("", ""), ("Ana", "x" * 10_000)]
    answers = [stranger.post("/api/session", json={"name": name, "password": password}) for name, password in tries]
    assert {(*refusal(each), each.json()["words"]) for each in answers} == {(401, "wrong_password", "wrong name or password")}
    assert not stranger.cookies


def test_passwords_have_a_minimum_and_maximum_length(guest: httpx.Client) -> None:
    for password in ("", "1234567", "x" * 257):
        assert refusal(guest.post("/api/account", json={"name": "Ana", "password": password})) == (422, "bad_password")
    assert guest.post("/api/account", json={"name": "Ana", "password": "12345678"}).status_code == 200
    assert refusal(guest.post("/api/account", json={"name": "Ana", "password": "12345678"})) == (409, "not_now")


def test_password_attempts_are_limited(server: RunningServer) -> None:
    stranger = server.stranger()
    codes = [stranger.post("/api/session", json={"name": "Ana", "password": "12345678"}).status_code for _ in range(14)]
    assert codes[:10] == [401] * 10 and codes[-1] == 429


# --- sessions ----------------------------------------------------------------------------------------


def test_registering_ends_the_guests_session_everywhere_else(server: RunningServer) -> None:
    """Somebody may have set the cookie in this browser before, to know it."""
    guest, spy = server.guest(), server.stranger()
    spy.cookies.set("mulligan", guest.cookies["mulligan"])
    assert name_of(spy) == name_of(guest)
    guest.post("/api/account", json={"name": "Ida", "password": "correct horse"}).raise_for_status()
    assert name_of(guest) == "Ida"
    assert spy.get("/api/me").json()["account"] is False


def is_closed(player: Player) -> bool:
    with pytest.raises(ConnectionClosed):
        while True:
            player.send("ping", at=1.0)
            player.receive()
    return True


def test_sockets_end_with_their_session(server: RunningServer) -> None:
    guest, other = server.guest(), server.guest()
    table = table_of_two(guest, other, "gwent")
    player, stays = Player(server, guest, table), Player(server, other, table)
    guest.delete("/api/session").raise_for_status()
    assert is_closed(player)
    stays.catch_up()


def test_sockets_at_other_nodes_end_with_their_session(
    tmp_path: Path, serve: Callable[[Config], RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mulligan.server.http.sockets.SESSION_CHECK", 0.2)
    config = Config(str(tmp_path / "mulligan.db"), timing=Timing.quick())
    here, there = serve(config), serve(config)
    guest, other = here.guest(), here.guest()
    table = table_of_two(guest, other, "gwent")
    player, stays = Player(there, guest, table), Player(there, other, table)
    guest.delete("/api/session").raise_for_status()
    time.sleep(0.3)
    assert is_closed(player)
    stays.catch_up()


def test_sessions_end_a_year_after_the_last_visit(server: RunningServer) -> None:
    visits, stays_away = server.guest(), server.guest()
    secret, name = visits.cookies["mulligan"], name_of(visits)

    def wait(days: int) -> None:
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE sessions SET created = created - ?", (days * 24 * 60 * 60,))

    wait(300)
    answer = visits.get("/api/me")
    assert "max-age=31536000" in answer.headers["set-cookie"].lower() and visits.cookies["mulligan"] == secret
    assert "set-cookie" not in visits.get("/api/me").headers
    wait(100)
    assert name_of(visits) == name
    assert refusal(stays_away.get("/api/tables")) == (403, "not_yours")
