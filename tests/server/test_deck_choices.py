"""All choices the rules offer work over REST: decks, leaders, opponents, teams, pools, sets, switches."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.decks.formats import format_named, solo
from mulligan.gwent.parts import Leader
from mulligan.registry import plugin_for
from tests.server.players import bring_decks

pytestmark = pytest.mark.xdist_group("gwent")  # most of its tables have layouts of Gwent

LEADERS = [card for card, declared in BY_SLUG.items() if isinstance(declared, Leader)]


def opened(guest: httpx.Client, game: str = "gwent", **settings: Any) -> str:
    answer = guest.post("/api/tables", json={"game": game, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def info(guest: httpx.Client, table: str, language: str = "en") -> Any:
    return guest.get(f"/api/tables/{table}", params={"language": language}).raise_for_status().json()


def bring(guest: httpx.Client, table: str, seat: int, take: tuple[str, ...] = (), text: str = "") -> httpx.Response:
    return guest.put(f"/api/tables/{table}/deck", json={"seat": seat, "take": take, "text": text})


def refused(answer: httpx.Response, code: str, words: str, rule: str = "") -> None:
    said = answer.json()
    assert (answer.status_code, said["code"]) == (422, code), answer.text
    assert words in said["words"] and rule == said["rule"], answer.text


def text_of(cards: tuple[str, ...]) -> str:
    return catalogue().write(Deck(cards))


def ready(format: str, faction: str) -> tuple[str, ...]:
    return dict(format_named(format).piles)[faction]


# --- G-230: teammates have different factions -----------------------------------------------------------


def test_G_230_a_teammates_faction_is_neither_offered_nor_accepted(guest: httpx.Client) -> None:
    table = opened(guest, mode="teams", hot_seat=True)
    for seat, faction in enumerate(("nilfgaard", "monsters")):
        assert bring(guest, table, seat, (faction,)).status_code == 200
    need = info(guest, table)["need"]
    assert (need["seat"], [pile["name"] for pile in need["piles"]]) == (
        2,
        ["northern_realms", "scoiatael", "monsters", "skellige"],
    )
    for take in ("nilfgaard", "emhyr_var_emreis_the_white_flame"):
        refused(bring(guest, table, 2, (take,)), "deck", "can’t choose the same: Nilfgaard", "G-230")
    refused(bring(guest, table, 2, text=text_of(ready("classic", "nilfgaard"))), "deck", "teammates", "G-230")
    assert info(guest, table)["need"]["seat"] == 2, "nothing has changed"
    assert bring(guest, table, 2, ("monsters",)).status_code == 200
    begun = bring(guest, table, 3, ("skellige",))
    assert (begun.status_code, begun.json()["status"]) == (200, "running")


@pytest.mark.parametrize("named", range(4))
def test_G_230_random_decks_keep_teammates_apart(guest: httpx.Client, named: int) -> None:
    """One player names a faction, the others pick at random."""
    for _ in range(6):
        table = opened(guest, mode="teams", hot_seat=True)
        bring(guest, table, named, ("monsters",))
        bring_decks(guest, table)
        assert info(guest, table)["status"] == "running"


# --- leaders, opponents, own decks -----------------------------------------------------------------------


def test_G_242_the_deck_need_lists_leaders_and_opponents(guest: httpx.Client) -> None:
    need = info(guest, opened(guest, mode="solo"), "pl")["need"]
    assert (need["takes"], need["built"]) == (1, False)
    assert {name for pile in need["piles"] for leaders in pile["leaders"] for name, _ in leaders} == set(LEADERS)
    assert [pile["name"] for pile in need["opponents"]] == [pile["name"] for pile in need["piles"]]
    cards = plugin_for("gwent").cards
    for name, words in need["piles"][0]["leaders"][0]:
        assert words == cards.text(name, Language.PL).name


@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_can_be_led_in_a_duel(guest: httpx.Client, leader: str) -> None:
    table = opened(guest, bots=["random"], take=[leader])
    assert info(guest, table)["status"] == "running"


@pytest.mark.parametrize(
    ("variants", "take", "text"),
    [
        ([], ["eredin_bringer_of_death", "skellige"], ""),
        ([], ["random", "skellige"], ""),
        ([], ["monsters", "random"], ""),
        (["leaders"], ["random"], ""),
        (["deck_building"], ["king_bran_the_unifier", "monsters"], ""),
        (["deck_building"], [], "scoiatael"),
        (["deck_building", "leaders"], ["monsters"], "scoiatael"),
    ],
)
def test_G_240_solo_is_played_with_the_chosen_decks(
    guest: httpx.Client, variants: list[str], take: list[str], text: str
) -> None:
    deck = text_of(tuple(card for card in solo(built=True).deck_of(0, (text,), solo().supplies()).cards)) if text else ""
    table = opened(guest, mode="solo", variants=variants, take=take, deck_text=deck)
    assert info(guest, table)["status"] == "running"


def test_G_260_the_variant_asks_for_a_deck_that_is_built(guest: httpx.Client) -> None:
    built = text_of(solo(built=True).deck_of(0, ("monsters",), solo().supplies()).cards)
    without = opened(guest, mode="solo")
    refused(bring(guest, without, 0, text=built), "deck", "whole Monsters set", "G-240")
    table = opened(guest, mode="solo", variants=["deck_building"])
    assert info(guest, table)["need"]["built"] is True
    refused(bring(guest, table, 0, text=f"{built}\nBiting Frost"), "deck", "the only weather you can play", "G-241")
    refused(bring(guest, table, 0, ("monsters",), built), "deck", "only 1 “Monsters”", "OQ-36")
    assert bring(guest, table, 0, ("skellige",), built).json()["status"] == "running"


@pytest.mark.parametrize(("mode", "format"), [("duel", "classic"), ("duel", "advanced"), ("tournament", "tournament")])
def test_a_built_deck_is_brought(guest: httpx.Client, mode: str, format: str) -> None:
    table = opened(guest, mode=mode, format=format, bots=["random"])
    assert info(guest, table)["need"]["built"] is True
    cards = format_named(format).piles[3][1]
    assert (
        bring(guest, table, 0, text=text_of(cards) if format != "tournament" else "\n".join(cards)).json()["status"]
        == "running"
    )


# --- teams, pools, sets, switches ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "words", "rule"),
    [
        ({"teams": 2}, "“Duel” isn’t played in teams", ""),
        ({"mode": "hydra", "seats": 6, "teams": 4}, "can’t form 4 teams in “Hydra”; possible: 2, 3", ""),
        ({"format": "pack", "mode": "free_for_all", "pool": 60}, "leave out the pool size", "E-FMT-PACK-01"),
        ({"format": "starter", "set": "base"}, "leave out the set", "E-SETUP-02"),
        ({"format": "sealed", "set": "tyrants"}, "no set “tyrants”; available: base, starter", ""),
        ({"switches": {"mood": "good"}}, "no rule switch “mood”; available: mulligan_order, ", ""),
        ({"switches": {"blitz": "both"}}, "“blitz” can’t be “both”; available: removes_deploying, acts_while_deploying", ""),
        ({"game": "gwent", "mode": "solo", "switches": {"pool": "video"}}, "doesn’t have the mode “Solo mode”", ""),
        ({"game": "gwent", "boxes": 2}, "isn’t played from boxes", "G-020"),
    ],
)
def test_illegal_decks_are_refused_before_any_player_sits_down(
    guest: httpx.Client, settings: dict[str, Any], words: str, rule: str
) -> None:
    refused(guest.post("/api/tables", json={"game": "epic", **settings}), "settings", words, rule)
    assert guest.get("/api/tables").json()["mine"] == []


POLISH = {"accept-language": "de, pl-PL;q=0.9, en;q=0.5"}


def test_settings_are_refused_in_the_language_of_the_request(guest: httpx.Client) -> None:
    settings = {"game": "epic", "mode": "free_for_all", "seats": 9}
    answer = guest.post("/api/tables", json=settings, headers=POLISH)
    assert answer.json() == {
        "type": "refused",
        "code": "settings",
        "words": "„Każdy na każdego” jest dla 3–8 graczy, a nie dla 9.",
        "rule": "",
        "values": {"reason": "settings.why.players", "what": "free_for_all", "span": "3–8", "most": 8, "seats": 9},
        "problems": [],
    }
    french = guest.post("/api/tables", params={"language": "fr"}, json=settings, headers=POLISH)
    assert french.json()["words"] == "«\u202fCombat à mort\u202f» est pour 3–8 joueurs, pas pour 9."


def test_all_problems_of_a_deck_are_in_the_language_of_the_request(guest: httpx.Client) -> None:
    table = opened(guest, "epic", format="constructed", hot_seat=True)
    body = {"seat": 0, "text": "4 Kong"}
    answer = guest.put(f"/api/tables/{table}/deck", params={"language": "ru"}, json=body, headers=POLISH)
    words = "4 карты. В колоде должно быть не меньше 60 (E-DECK-04). «Конг»: 4 копии. Предел — 3 на карту (E-DECK-05)."
    refused(answer, "deck", words, "E-DECK-04")
    assert answer.json()["values"] == {"reason": "epic.deck.why.too_small", "least": 60, "count": 4}


def test_the_table_shows_the_chosen_settings(guest: httpx.Client) -> None:
    chosen = {"mode": "hydra", "seats": 6, "teams": 3, "format": "sealed", "set": "starter", "boxes": 4}
    switches = {"breakthrough_pool": "each", "blitz": "acts_while_deploying"}
    said = {name.replace("_", "-"): value for name, value in switches.items()}
    table = opened(guest, "epic", **chosen, switches=said, bots=["random"] * 5)
    shown = info(guest, table)
    assert shown["teams"] == [0, 0, 1, 1, 2, 2] and shown["settings"]["switches"] == switches
    assert {name: shown["settings"][name] for name in chosen} == chosen


def test_possible_choices_are_listed(guest: httpx.Client) -> None:
    for game in guest.get("/api/games/fr").json()["games"]:
        plugin = plugin_for(game["name"])
        assert {each["name"]: tuple(value["name"] for value in each["values"]) for each in game["switches"]} == dict(
            plugin.rules.switches
        )
        for ruleset, values in plugin.rules.rulesets.items():
            played = [(each["name"], value) for each in game["switches"] for value in each["values"]]
            assert {name: value["name"] for name, value in played if ruleset in value["rulesets"]} == dict(values)
    epic, gwent = guest.get("/api/games/fr").json()["games"]
    formats = {each["name"]: each for each in [*epic["formats"], *gwent["formats"]]}
    assert formats["sealed_choice"]["pool"] == {"default": 60, "least": 31, "most": 960, "step": 1}
    assert [name for name, _ in formats["cube"]["sets"]] == ["base", "starter"] and formats["starter"]["sets"] == []
    assert formats["sealed"]["boxes"] and not formats["classic"]["boxes"]
    assert [name for name, each in formats.items() if each["built"]] == [
        *("constructed", "limited", "classic", "advanced", "tournament")
    ]
