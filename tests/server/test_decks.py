"""Decks over REST: saved, edited on two devices, checked, filled, read, shared and brought to tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from mulligan.core.text import Language
from mulligan.gwent.decks.formats import format_named
from mulligan.server.app import Config
from mulligan.server.limits import Limits
from mulligan.server.room.state.clock import Timing
from support.server import RunningServer
from tests.server.players import Player, sit
from tests.server.test_lists import until_over

pytestmark = pytest.mark.xdist_group("gwent")

KONG: dict[str, Any] = {"game": "epic", "name": "Apes", "decks": [{"cards": [{"card": "kong", "count": 3}]}]}
LONG = "Wolves and storms under a pale blue moon"  # as long as a name can be


def ready(format: str, faction: str) -> dict[str, Any]:
    """A ready-made deck as one of a list."""
    leader, *cards = dict(format_named(format).piles)[faction]
    return {"leader": leader, "cards": [{"card": card, "count": cards.count(card)} for card in dict.fromkeys(cards)]}


def gwent(format: str, *decks: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "gwent", "format": format, "decks": list(decks), **more}


def saved(guest: httpx.Client, deck: dict[str, Any]) -> Any:
    answer = guest.post("/api/decks", json=deck)
    assert answer.status_code == 201, answer.text
    return answer.json()


def names(guest: httpx.Client, **params: str) -> list[str]:
    return [each["name"] for each in guest.get("/api/decks", params=params).raise_for_status().json()]


def save(guest: httpx.Client, id: str, deck: dict[str, Any], revision: int) -> Any:
    return guest.put(f"/api/decks/{id}", json={"deck": deck, "revision": revision}).raise_for_status().json()


def asked(guest: httpx.Client, what: str, body: dict[str, Any], language: str = "en") -> Any:
    answer = guest.post(f"/api/decks/{what}", params={"language": language}, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str, words: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert words in answer.json()["words"], answer.text


# --- saving ----------------------------------------------------------------------------------------------


def test_a_deck_is_saved_listed_changed_copied_deleted_and_brought_back(guest: httpx.Client) -> None:
    deck = saved(guest, KONG)
    assert (deck["revision"], deck["deck"]["format"], deck["deck"]["ruleset"]) == (1, "constructed", "duels2022")
    assert guest.get(f"/api/decks/{deck['id']}").json() == deck
    [line] = guest.get("/api/decks", params={"language": "fr"}).json()
    assert (line["cards"], line["problems"], line["covers"], line["groups"]) == (3, 1, ["kong"], ["wild"])
    assert line["problem"] == "3 cartes. Il en faut au moins 60 (E-DECK-04)."

    changed = save(guest, deck["id"], {**KONG, "name": "Big apes"}, 1)
    assert changed["other"] is None and (changed["deck"]["revision"], changed["deck"]["deck"]["name"]) == (2, "Big apes")
    copied = guest.post(f"/api/decks/{deck['id']}/copy")
    assert copied.status_code == 201 and copied.json()["deck"]["name"] == "Big apes (2)"
    assert guest.post(f"/api/decks/{copied.json()['id']}/copy").json()["deck"]["name"] == "Big apes (3)"

    assert guest.delete(f"/api/decks/{deck['id']}").status_code == 204
    assert sorted(names(guest)) == ["Big apes (2)", "Big apes (3)"]
    for method in ("get", "delete"):
        refused(getattr(guest, method)(f"/api/decks/{deck['id']}"), 404, "not_found", "no such deck")
    back = save(guest, deck["id"], {**KONG, "name": "Big apes"}, 2)
    assert back["deck"]["id"] == deck["id"] and sorted(names(guest)) == ["Big apes", "Big apes (2)", "Big apes (3)"]


def test_two_devices_that_edit_one_deck_lose_nothing(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    one.post("/api/account", json={"name": "Ines", "password": "long enough"}).raise_for_status()
    other.post("/api/session", json={"name": "Ines", "password": "long enough"}).raise_for_status()
    deck = saved(one, {**KONG, "name": LONG})
    theirs = {**KONG, "name": LONG, "decks": [{"cards": [{"card": "rage", "count": 2}]}]}
    mine = {**KONG, "name": LONG, "decks": [{"cards": [{"card": "muse", "count": 1}]}]}
    assert save(one, deck["id"], theirs, 1)["other"] is None
    later = save(other, deck["id"], mine, 1)
    assert later["other"]["id"] == deck["id"] and later["other"]["deck"]["decks"][0]["cards"] == theirs["decks"][0]["cards"]
    assert later["deck"]["id"] != deck["id"] and later["deck"]["deck"]["decks"][0]["cards"] == mine["decks"][0]["cards"]
    assert later["deck"]["deck"]["name"] == "Wolves and storms under a pale blue (2)", "shortened to fit"
    assert sorted(names(one)) == sorted(names(other)) == [later["deck"]["deck"]["name"], LONG]
    again = save(other, deck["id"], theirs, 1)
    assert again["other"] is None and again["deck"]["revision"] == 2, "the same version is no conflict"
    one.delete(f"/api/decks/{deck['id']}")
    revived = save(other, deck["id"], mine, 2)
    assert revived["other"] is None and revived["deck"]["id"] == deck["id"], "a deleted deck that is edited elsewhere is kept"


def test_logging_in_brings_the_guests_decks_along(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    one.post("/api/account", json={"name": "Marek", "password": "long enough"}).raise_for_status()
    saved(one, KONG)
    saved(other, {**KONG, "name": "Guest"})
    other.post("/api/session", json={"name": "Marek", "password": "long enough"}).raise_for_status()
    assert sorted(names(one)) == sorted(names(other)) == ["Apes", "Guest"]


def test_no_other_person_sees_a_deck(server: RunningServer) -> None:
    one, other = server.guest(), server.guest()
    path = f"/api/decks/{saved(one, KONG)['id']}"
    assert names(other) == []
    for answer in (
        other.get(path),
        other.delete(path),
        other.post(f"{path}/copy"),
        other.put(path, json={"deck": KONG, "revision": 1}),
    ):
        refused(answer, 404, "not_found", "no such deck")
    table = other.post("/api/tables", json={"game": "epic", "format": "constructed", "deck_id": path.rpartition("/")[2]})
    refused(table, 404, "not_found", "no such deck")
    assert names(one) == ["Apes"]


def test_a_deck_without_a_name_is_named_after_its_groups(guest: httpx.Client) -> None:
    assert saved(guest, {**KONG, "name": "  "})["deck"]["name"] == "Wild"
    assert saved(guest, gwent("classic", {"cards": []}))["deck"]["name"] == "Classic decks"
    trio = [ready("advanced", faction) for faction in ("monsters", "skellige", "nilfgaard")]
    assert saved(guest, gwent("tournament", *trio))["deck"]["name"] == "Monsters + Skellige + Nilfgaard"
    [line] = guest.get("/api/decks", params={"game": "gwent"}).json()[:1]
    assert line["problems"] == 0 and line["groups"] == ["monsters", "skellige", "nilfgaard"]
    assert line["covers"] == [deck["leader"] for deck in trio] and line["cards"] == 81


def test_decks_are_limited(tmp_path: Any, serve: Callable[[Config], RunningServer]) -> None:
    few = serve(Config(str(tmp_path / "few.db"), limits=Limits(decks=2), timing=Timing.quick()))
    guest = few.guest()
    first = saved(guest, KONG)
    saved(guest, KONG)
    refused(guest.post("/api/decks", json=KONG), 429, "too_many", "you have 2 decks")
    refused(guest.post(f"/api/decks/{first['id']}/copy"), 429, "too_many", "you have 2 decks")
    save(guest, first["id"], {**KONG, "name": "Other"}, 1)
    guest.delete(f"/api/decks/{first['id']}")
    saved(guest, KONG)
    conflict = guest.put(f"/api/decks/{first['id']}", json={"deck": KONG, "revision": 1})
    refused(conflict, 429, "too_many", "you have 2 decks")


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "settings", "there’s no game “chess”".capitalize()),
    ({"format": "poker"}, "settings", "available: starter, sealed"),
    ({"ruleset": "house"}, "settings", "available: "),
    ({"variants": ["blind"]}, "settings", "no variant"),
    ({"name": "x" * 41}, "bad_name", "at most 40 characters"),
    ({"name": "a\u202eb"}, "bad_name", "invisible"),
    ({"cover": "pikachu"}, "deck", "pikachu"),
    ({"decks": [{}, {}]}, "deck", "there are 2 decks".capitalize()),
    ({"decks": [{"leader": "kong"}]}, "deck", "Kong can’t lead a deck"),
    ({"decks": [{"cards": [{"card": "pikachu", "count": 1}]}]}, "deck", "pikachu"),
    ({"decks": [{"cards": [{"card": "", "count": 1}]}]}, "deck", "There are no such cards: —"),
    ({"decks": [{"cards": [{"card": "kong", "count": 0}]}]}, "deck", "number of copies is 0"),
    ({"decks": [{"cards": [{"card": "kong", "count": 10**15}]}]}, "deck", "more than 120 cards"),
    ({"decks": [{"cards": [{"card": card, "count": 60} for card in ("kong", "muse", "rage")]}]}, "deck", "more than 120 cards"),
]


@pytest.mark.parametrize(("change", "code", "words"), BAD)
def test_bad_decks_are_refused_with_a_sentence(guest: httpx.Client, change: dict[str, Any], code: str, words: str) -> None:
    for path in ("", "/check", "/fix", "/fill", "/export"):
        if code == "bad_name" and path:
            continue
        answer = guest.post(f"/api/decks{path}", json={**KONG, **change})
        refused(answer, 422, code, words)
    deck = saved(guest, KONG)
    refused(guest.put(f"/api/decks/{deck['id']}", json={"deck": {**KONG, **change}, "revision": 1}), 422, code, words)
    assert guest.get(f"/api/decks/{deck['id']}").json() == deck


def test_malformed_and_oversized_requests_change_nothing(guest: httpx.Client) -> None:
    for body in ({}, {"game": 3}, {**KONG, "extra": 1}, {**KONG, "decks": "kong"}, {**KONG, "decks": [{"cards": [3]}]}, []):
        assert guest.post("/api/decks", json=body).status_code == 400
    huge = {**KONG, "name": "x" * 70_000}
    refused(guest.post("/api/decks", json=huge), 413, "too_large", "")
    assert names(guest) == []


# --- checking ----------------------------------------------------------------------------------------------


def test_problems_are_data_in_the_viewers_language(guest: httpx.Client) -> None:
    deck = {**KONG, "decks": [{"cards": [{"card": "kong", "count": 4}]}]}
    report = asked(guest, "check", deck, "pl")
    small, copies = report["problems"]
    assert copies == {
        "reason": "epic.deck.why.copies",
        "rule": "E-DECK-05",
        "words": "Kong: 4 kopie. Limit to 3 na kartę.",
        "values": {"card": "kong", "count": 4, "most": 3},
        "decks": [0],
        "cards": ["kong"],
        "fixes": [
            {"words": "Usuń: 1 × Kong", "changes": [{"deck": 0, "card": "kong", "count": -1}], "solves": [1], "fill": False}
        ],
    }
    assert small["fixes"][0]["fill"] is True and report["missing"] == 56
    assert report["decks"][0]["room"]["burrowing_wurm"] == 3 and "kong" not in report["decks"][0]["room"]
    assert report["uses"][0]["legal"] is False


@pytest.mark.parametrize(
    ("game", "format", "count"), [("epic", "constructed", 1), ("gwent", "advanced", 1), ("gwent", "tournament", 3)]
)
def test_an_empty_deck_is_filled_and_a_bad_one_fixed(guest: httpx.Client, game: str, format: str, count: int) -> None:
    empty = {"game": game, "format": format, "name": "New"}
    filled = asked(guest, "fill", empty)
    assert filled["report"]["problems"] == [] and filled["report"]["missing"] == 0 and len(filled["deck"]["decks"]) == count
    assert filled == asked(guest, "fill", empty)
    assert asked(guest, "check", filled["deck"]) == filled["report"]
    worse = filled["deck"]
    worse["decks"][0]["cards"][0]["count"] += 5
    fixed = asked(guest, "fix", worse)
    assert fixed["report"]["problems"] == [] and fixed["changes"], fixed


def counts(*cards: str) -> list[dict[str, Any]]:
    return [{"card": card, "count": cards.count(card)} for card in dict.fromkeys(cards)]


def test_decks_are_suggested_from_a_pool(guest: httpx.Client) -> None:
    pool = [*["kong"] * 20, *["medusa"] * 15, *["muse"] * 5]
    found = asked(guest, "suggest", {"game": "epic", "pool": counts(*pool), "deck": counts(*["muse"] * 5)})
    assert [len(each["groups"]) for each in found["starts"]] == [2, 2, 0]
    for deck in (*(each["cards"] for each in found["starts"]), found["completed"]):
        assert sum(each["count"] for each in deck) == 30
    assert {"card": "muse", "count": 5} in found["completed"]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"pool": counts("kong")}, 400, "malformed"),
        ({"deck": counts("muse")}, 400, "malformed"),
        ({"least": 31}, 400, "malformed"),
        ({"pool": [{"card": "kong", "count": 0}]}, 422, "deck"),
        ({"pool": [{"card": "kong", "count": 10**9}]}, 422, "deck"),
        ({"pool": counts("nobody")}, 422, "deck"),
        ({"game": "chess"}, 422, "settings"),
    ],
)
def test_bad_pools_are_refused(guest: httpx.Client, change: dict[str, Any], status: int, code: str) -> None:
    answer = guest.post("/api/decks/suggest", json={"game": "epic", "pool": counts(*["kong"] * 40), **change})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_formats_list_leaders_and_copies(guest: httpx.Client) -> None:
    found = guest.get("/api/decks/formats/gwent/en").raise_for_status().json()
    formats = {(each["format"], each["ruleset"], *each["variants"]): each for each in found["formats"]}
    assert next(iter(formats)) == ("classic", "physical") and formats["tournament", "physical"]["decks"] == 3
    assert ("solo", "physical", "deck_building") in formats and ("classic", "video") in formats
    assert len(formats["classic", "physical"]["leaders"]["monsters"]) == 5
    assert formats["classic", "physical"]["copies"]["ballista"] == 2 and formats["classic", "video"]["copies"]["ballista"] == 1
    assert "biting_frost" not in formats["solo", "physical", "deck_building"]["copies"]
    assert (found["most_decks"], found["most_name"]) == (200, 40)
    refused(guest.get("/api/decks/formats/chess/en"), 422, "settings", "chess")


def test_premade_decks_name_the_formats_in_which_they_are_legal(guest: httpx.Client) -> None:
    formats = guest.get("/api/decks/formats/gwent/en").raise_for_status().json()["formats"]
    premade = guest.get("/api/decks/premade/gwent/en").raise_for_status().json()
    fits = {
        (each["deck"]["format"], each["pile"]): {(formats[i]["format"], formats[i]["ruleset"]) for i in each["fits"]}
        for each in premade
    }
    assert fits["classic", "monsters"] == {("classic", "physical"), ("classic", "video"), ("solo", "physical")}
    assert fits["advanced", "skellige"] == {(each, "physical") for each in ("classic", "advanced", "tournament", "solo")}


# --- text --------------------------------------------------------------------------------------------------


def test_a_list_is_read_line_by_line(guest: httpx.Client) -> None:
    text = "# My apes\n3 Kong\n2 Ligthning Storm\nStrażniczka pałacu x2\n\nxyzzy"
    read = asked(guest, "read", {"game": "epic", "text": text})
    assert [line["text"] for line in read["lines"]] == text.splitlines() and read["unread"] >= 2
    assert read["deck"]["name"] == "My apes" and read["deck"]["format"] == "constructed"
    assert read["deck"]["decks"][0]["cards"][0] == {"card": "kong", "count": 3}
    typo = read["lines"][2]
    assert typo["near"][0] == "lightning_storm" and "Ligthning Storm" in typo["problem"] and typo["count"] == 2


@pytest.mark.parametrize("language", list(Language))
def test_exported_lists_files_and_links_are_read_back(guest: httpx.Client, language: Language) -> None:
    trio = [ready("advanced", faction) for faction in ("monsters", "skellige", "nilfgaard")]
    decks = gwent("tournament", *trio), gwent("classic", ready("classic", "scoiatael")), KONG
    for deck in ({**each, "name": "Żółw"} for each in decks):
        stored = saved(guest, deck)["deck"]
        out = asked(guest, "export", stored, language)
        for text in (out["file"], out["list"], out["code"], f"https://cards.example/d#{out['code']}"):
            read = asked(guest, "read", {"game": deck["game"], "text": text})
            named = stored["name"] if text != out["list"] else ""
            assert read["unread"] == 0 and read["deck"] == {**stored, "name": named}, text
    code = asked(guest, "export", {**KONG, "cover": "rage"})["code"]
    assert asked(guest, "read", {"game": "gwent", "text": code})["deck"]["cover"] == "rage"


@pytest.mark.parametrize(
    ("text", "words"),
    [("m1.AAAA", "damaged or incomplete"), ("x#m9.AAAA", "newer version"), ("\n" * 2000, "2000 lines")],
)
def test_bad_texts_are_refused(guest: httpx.Client, text: str, words: str) -> None:
    refused(guest.post("/api/decks/read", json={"game": "epic", "text": text}), 422, "deck", words)


# --- tables ------------------------------------------------------------------------------------------------


def test_a_saved_deck_is_brought_to_a_table(guest: httpx.Client) -> None:
    deck = saved(guest, gwent("advanced", ready("advanced", "skellige")))
    table = guest.post("/api/tables", json={"game": "gwent", "format": "advanced", "bots": ["random"]}).json()["id"]
    info = guest.put(f"/api/tables/{table}/deck", json={"seat": 0, "deck_id": deck["id"]}).raise_for_status().json()
    assert info["status"] == "running"
    now = guest.post("/api/tables", json={"game": "gwent", "format": "advanced", "bots": ["random"], "deck_id": deck["id"]})
    found = guest.get(f"/api/tables/{now.json()['id']}").json()
    assert found["status"] == "running" and found["settings"]["deck_id"] == ""


def test_a_link_with_a_deck_is_brought_to_a_table(guest: httpx.Client) -> None:
    deck = gwent("advanced", ready("advanced", "skellige"))
    code, apes = asked(guest, "export", deck)["code"], asked(guest, "export", KONG)["code"]
    table = guest.post("/api/tables", json={"game": "gwent", "format": "advanced", "hot_seat": True}).json()["id"]
    path = f"/api/tables/{table}/deck"
    refused(guest.put(path, json={"seat": 0, "text": apes}), 422, "deck", "for another game")
    refused(guest.put(path, json={"seat": 0, "text": code[:-3]}), 422, "deck", "damaged or incomplete")
    for text in (code, f"https://cards.example/d#{code}"):
        info = guest.put(path, json={"seat": 0, "text": text, "ready": False}).raise_for_status().json()
        assert info["choices"][0]["own"]["groups"] == ["skellige"]
    epic = {"game": "epic", "format": "constructed", "deck_text": code}
    refused(guest.post("/api/tables", json=epic), 422, "deck", "another game")


def test_the_games_played_with_a_deck_are_counted(server: RunningServer) -> None:
    ana, ben = server.guest(), server.guest()
    deck = saved(ana, gwent("advanced", ready("advanced", "skellige")))["id"]

    def results(guest: httpx.Client) -> list[tuple[int, int]]:
        return [(line["played"], line["won"]) for line in guest.get("/api/decks").json()]

    for number, loser in enumerate((ben, ana)):
        table = ana.post("/api/tables", json={"game": "gwent", "format": "advanced", "deck_id": deck}).json()["id"]
        sit(ben, table, ana.get(f"/api/tables/{table}").json()["invitation"])
        assert results(ana) == [[(0, 0)], [(1, 1)]][number], "a running game does not count"
        Player(server, loser, table).send("resign")
        until_over(ana)
    assert results(ana) == [(2, 1)] and results(ben) == []


def test_a_set_of_decks_is_brought_to_a_tournament(guest: httpx.Client) -> None:
    trio = [ready("advanced", faction) for faction in ("monsters", "skellige", "nilfgaard")]
    deck = saved(guest, gwent("tournament", *trio))
    settings = {"game": "gwent", "mode": "tournament", "bots": ["random"], "deck_id": deck["id"]}
    table = guest.post("/api/tables", json=settings).raise_for_status().json()["id"]
    assert guest.get(f"/api/tables/{table}").json()["status"] == "running"


def test_a_single_deck_lacks_two_for_a_tournament(guest: httpx.Client) -> None:
    saved(guest, gwent("advanced", ready("advanced", "skellige")))
    table = guest.post("/api/tables", json={"game": "gwent", "mode": "tournament", "bots": ["random"]}).json()["id"]
    [there] = guest.get("/api/decks", params={"table": table, "language": "pl"}).json()
    assert there["problem"].startswith("Gracz potrzebuje 3 talii") and there["problem"].endswith("(G-210).")


def test_a_table_for_one_deck_takes_the_first_of_a_set(guest: httpx.Client) -> None:
    trio = [ready("advanced", faction) for faction in ("monsters", "skellige", "nilfgaard")]
    deck = saved(guest, gwent("tournament", *trio))
    table = guest.post("/api/tables", json={"game": "gwent", "format": "advanced", "hot_seat": True}).json()["id"]
    [there] = guest.get("/api/decks", params={"table": table}).json()
    assert there["cards"] == sum(each["count"] for each in trio[0]["cards"]) and there["groups"] == ["monsters"]
    assert len(there["covers"]) == 1 and there["problems"] == 0
    brought = guest.put(f"/api/tables/{table}/deck", json={"seat": 0, "deck_id": deck["id"], "ready": False}).json()
    assert brought["choices"][0]["own"]["cards"] == there["cards"]


def test_a_deck_with_problems_is_refused_with_the_same_problems(guest: httpx.Client) -> None:
    worse = ready("advanced", "skellige")
    worse["cards"].append({"card": "geralt_of_rivia", "count": 1})
    deck = saved(guest, gwent("classic", worse))
    table = guest.post("/api/tables", json={"game": "gwent", "format": "advanced", "hot_seat": True}).json()["id"]
    answer = guest.put(f"/api/tables/{table}/deck", params={"language": "es"}, json={"seat": 0, "deck_id": deck["id"]})
    refused(answer, 422, "deck", "por encima del límite")
    assert answer.json()["problems"] == asked(guest, "check", {**deck["deck"], "format": "advanced"}, "es")["problems"]
    assert guest.get(f"/api/tables/{table}").json()["need"]["seat"] == 0
    [own] = guest.get("/api/decks").json()
    [there] = guest.get("/api/decks", params={"table": table}).json()
    assert own["problems"] == 0 and there["problems"] == 1 and there["problem"].startswith("Strength")
    refused(guest.get("/api/decks", params={"table": "nowhere"}), 404, "not_found", "no such table")


def test_a_seat_brings_either_a_deck_or_piles(guest: httpx.Client) -> None:
    apes = saved(guest, KONG)["id"]
    table = guest.post("/api/tables", json={"game": "gwent", "hot_seat": True}).json()["id"]
    path = f"/api/tables/{table}/deck"
    refused(guest.put(path, json={"seat": 0, "deck_id": apes}), 422, "deck", "for another game")
    refused(guest.put(path, json={"seat": 0, "deck_id": apes, "text": "Decoy"}), 422, "deck", "not both")
    elves = saved(guest, gwent("classic", ready("classic", "scoiatael")))["id"]
    refused(guest.put(path, json={"seat": 0, "deck_id": elves, "take": ["monsters"]}), 422, "deck", "not both")
