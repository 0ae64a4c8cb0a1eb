"""REST as used by programs and attackers: every bad request gets a typed refusal and changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.wire import Code
from support.server import RunningServer

JSON = {"content-type": "application/json"}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal, whose shape is always the same."""
    said = answer.json()
    assert set(said) == {"type", "code", "words", "rule", "values", "problems"} and said["type"] == "refused" and said["words"]
    assert said["code"] in list(Code)
    return answer.status_code, said["code"]


def open_table(guest: httpx.Client, **settings: Any) -> str:
    answer = guest.post("/api/tables", json={"game": "epic", **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# --- reading -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_games_are_described_in_every_language(guest: httpx.Client, language: Language) -> None:
    games = guest.get(f"/api/games/{language}").json()["games"]
    assert [each["name"] for each in games] == list(GAMES)
    for game in games:
        plugin = plugin_for(game["name"])
        assert [each["name"] for each in game["modes"]] == [mode.name for mode in plugin.modes]
        assert [each["name"] for each in game["rulesets"]] == list(plugin.rulesets)
        formats = {each["name"] for each in game["formats"]}
        assert all(set(mode["formats"]) <= formats for mode in game["modes"])
        assert all(words and words != name for name, words in game["windows"])


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_sent_once(guest: httpx.Client, game: str) -> None:
    answer = guest.get(f"/api/cards/{game}/pl")
    assert len(answer.json()["cards"]) >= 120 and answer.json()["language"] == "pl"
    assert answer.headers["content-encoding"] == "gzip"
    again = guest.get(f"/api/cards/{game}/pl", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = guest.get(f"/api/cards/{game}/pl", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_sent_with_their_ids(guest: httpx.Client, game: str) -> None:
    sections = guest.get(f"/api/rules/{game}/ru").json()["sections"]
    ids = [row["id"] for section in sections for block in section["blocks"] for row in block["rows"] if row["id"]]
    assert len(ids) == len(set(ids)) > 150
    assert {"epic": "E-KW-TRIBUTE-01", "gwent": "G-076"}[game] in ids
    anchors = [section["anchor"] for section in sections]
    assert len(anchors) == len(set(anchors)) and sections[0]["level"] == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/xx", 400),
        ("/api/cards/go/en", 404),
        ("/api/cards/epic/xx", 400),
        ("/api/cards/epic/en/nonsense", 404),
        ("/api/cards/epic/en/..%2fkong", 404),
        ("/api/cards/go/en/kong", 404),
        ("/api/card-index/go/en", 404),
        ("/api/card-index/epic/xx", 400),
        ("/api/rules/go/en", 404),
        ("/api/rules/epic/xx", 400),
        ("/api/rules/..%2f..%2fREADME/en", 404),
        ("/api/tables/nowhere", 404),
        ("/api/tables/nowhere/record", 404),
        ("/api/tables/nowhere/position", 404),
        ("/api/nothing", 404),
        ("/api", 404),
        ("/nothing", 404),
        ("/assets/nothing.js", 404),
        ("/assets/..%2findex.html", 404),
        ("/..%2f..%2f..%2fpyproject.toml", 404),
        ("/%2e%2e/%2e%2e/pyproject.toml", 404),
    ],
)
def test_missing_resources_are_reported(guest: httpx.Client, path: str, status: int) -> None:
    answer = guest.get(path)
    assert refusal(answer)[0] == status


@pytest.mark.parametrize("path", ["/", "/table/abc", "/about", "/cards", "/cards/epic", "/cards/gwent/cow", "/rules/gwent"])
def test_the_page_is_served_at_all_of_its_addresses(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Mulligan" in answer.text


def test_a_browser_at_another_address_gets_the_page_that_says_so(guest: httpx.Client) -> None:
    answer = guest.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert answer.status_code == 404 and "<title>Mulligan" in answer.text


# --- hostile bodies ----------------------------------------------------------------------------------

ROUTES = [
    ("PATCH", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/session"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/seats"),
    ("PUT", "/api/tables/{table}/deck"),
]
BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b"\xff\xfe",
    b'{"name":"\\ud800","password":"\\ud800","game":"\\ud800","seat":0}',
    b'{"unknown":1}',
    b'{"type":"refused"}',
    b'{"seat":"0","game":7,"name":{},"password":[]}',
    b'{"seat":1e999}',
    b'{"seat":99999999999999999999999999}',
    b'{"game":"epic","seats":99999999999999999999999999}',
    b'{"game":"epic","bots":"random"}',
    b'{"game":"epic","clock":{"move":"x"}}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_malformed_body_is_refused(guest: httpx.Client, method: str, path: str) -> None:
    table = open_table(guest, listed=True)
    before = guest.get("/api/me").json(), guest.get("/api/tables").json()
    for body in BODIES:
        answer = guest.request(method, path.format(table=table), content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, (body[:60], answer.text)
        refusal(answer)
    assert (guest.get("/api/me").json(), guest.get("/api/tables").json()) == before


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_large_body_is_refused(guest: httpx.Client, method: str, path: str) -> None:
    body = json.dumps({"name": "x" * 100_000}).encode()
    assert refusal(guest.request(method, path.format(table="x"), content=body, headers=JSON)) == (413, "too_large")

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert refusal(guest.request(method, path.format(table="x"), content=pieces(), headers=JSON)) == (413, "too_large")


def test_an_unsupported_method_is_refused(guest: httpx.Client) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/games/en"), ("DELETE", "/api/tables"), ("TRACE", "/api/me")):
        assert refusal(guest.request(method, path)) == (405, "malformed")


# --- permissions -------------------------------------------------------------------------------------


def test_requests_without_a_session_are_refused(server: RunningServer) -> None:
    stranger = server.stranger()
    for method, path in [("GET", "/api/tables"), *ROUTES[:2], *ROUTES[3:]]:
        answer = stranger.request(
            method, path.format(table="x"), json={"name": "x", "password": "x"} if method != "GET" else None
        )
        assert answer.status_code in (400, 403)
    assert refusal(stranger.get("/api/tables")) == (403, "not_yours")


def test_invited_people_see_a_private_table(server: RunningServer, guest: httpx.Client) -> None:
    table, other = open_table(guest), server.guest()
    invitation = guest.get(f"/api/tables/{table}").json()["invitation"]
    assert refusal(other.get(f"/api/tables/{table}")) == (404, "not_found")
    assert refusal(other.get(f"/api/tables/{table}", headers={"x-invitation": "guess"})) == (404, "not_found")
    seen = other.get(f"/api/tables/{table}", headers={"x-invitation": invitation}).json()
    assert seen["invitation"] == "" and [each["yours"] for each in seen["seats"]] == [False, False]
    assert refusal(other.put(f"/api/tables/{table}/deck", json={"seat": 0, "take": ["random"]})) == (403, "not_yours")
    assert refusal(other.delete(f"/api/tables/{table}/seats/0")) == (403, "not_yours")
    sat = other.post(f"/api/tables/{table}/seats", json={"invitation": invitation}).json()
    assert sat["invitation"] == invitation and sat["need"]["takes"] == 2 and sat["need"]["seat"] == 1
    assert all(each["id"] != table for each in server.guest().get("/api/tables").json()["open"])


def test_lists_show_open_tables_and_whose_turn_it_is(server: RunningServer, guest: httpx.Client) -> None:
    listed, other = open_table(guest, listed=True, format="sealed"), server.guest()
    assert [each["id"] for each in other.get("/api/tables").json()["open"]] == [listed]
    other.post(f"/api/tables/{listed}/seats", json={}).raise_for_status()
    turns = [each.get("/api/tables").json()["mine"][0]["your_turn"] for each in (guest, other)]
    assert sorted(turns) == [False, True]
    assert [each["id"] for each in server.guest().get("/api/tables").json()["open"]] == [listed], "to be watched"


def test_words_of_piles_are_in_the_viewers_language(guest: httpx.Client) -> None:
    table = open_table(guest)
    for language, word in (("en", "Good"), ("pl", "dobry"), ("ru", "Добр"), ("fr", "Bien")):
        need = guest.get(f"/api/tables/{table}", params={"language": language}).json()["need"]
        pile = need["piles"][0]
        assert pile["name"] == "good" and pile["words"].lower().startswith(word.lower())
    assert refusal(guest.get(f"/api/tables/{table}", params={"language": "xx"})) == (400, "malformed")


def test_a_record_is_available_only_after_the_game(guest: httpx.Client) -> None:
    table = open_table(guest, format="sealed", bots=["random"])
    assert refusal(guest.get(f"/api/tables/{table}/record")) == (409, "not_now")
    info = guest.get(f"/api/tables/{table}").json()
    assert info["status"] == "running" and info["key"] == "" and len(info["key_hash"]) == 64


def test_a_position_shows_the_seats_view(server: RunningServer, guest: httpx.Client) -> None:
    table, other, spectator = open_table(guest, listed=True, format="sealed"), server.guest(), server.guest()
    path = f"/api/tables/{table}/position"
    assert refusal(guest.get(path)) == (409, "not_now"), "nobody has sat down yet"
    other.post(f"/api/tables/{table}/seats", json={}).raise_for_status()
    texts = [each.get(path).json()["text"] for each in (guest, other, spectator)]
    for seat, text in enumerate(texts[:2]):
        assert text.startswith(f"game epic\nscenario The position as P{seat + 1} sees it\n")
        wraps = rf"(?:  |\nP{seat + 1} )"  # a long line goes on in another
        (mine,) = re.findall(rf"^P{seat + 1} 30hp 1g  hand: (.+?){wraps}deck: \?25", text, re.M)
        assert len(mine.split(", ")) == 5 and "?" not in mine
        assert f"P{2 - seat} 30hp 1g  hand: ?5  deck: ?25" in text
    assert texts[2].count("hand: ?5") == 2
    assert refusal(guest.get(path, params={"seat": 1})) == (403, "not_yours")
    assert guest.get(path, params={"seat": -1}).json()["text"] == texts[2]


def test_the_position_of_a_private_table_is_private(server: RunningServer, guest: httpx.Client) -> None:
    table = open_table(guest, format="sealed", bots=["random"])
    assert refusal(server.guest().get(f"/api/tables/{table}/position")) == (404, "not_found")
    assert guest.get(f"/api/tables/{table}/position").status_code == 200


def test_guests_and_requests_are_limited(tmp_path: Path, serve: Callable[[Config], RunningServer]) -> None:
    server = serve(Config(str(tmp_path / "m.db"), limits=Limits(guests_minute=2, person_minute=20)))
    one, two = server.guest(), server.guest()
    assert refusal(server.stranger().get("/api/me")) == (429, "too_fast")
    answers = [one.get("/api/me").status_code for _ in range(25)]
    assert answers[0] == 200 and answers[-1] == 429
    assert two.get("/api/me").status_code == 200, "one person's rate limit does not affect another"
