"""Guests, names, passwords and sessions."""

from __future__ import annotations

import httpx
import pytest

from mulligan.server.accounts import NAMES, checked_name
from mulligan.server.limits import Limits
from support.server import RunningServer


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
