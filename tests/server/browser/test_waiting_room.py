"""Before the game: decks, leaders, opponents, teams and variants are chosen by pictures, and others see what is taken."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from mulligan.core.decks.deck import Deck
from mulligan.core.text import Language
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.decks.formats import format_named, solo
from mulligan.gwent.parts import Leader
from mulligan.gwent.text import card_text
from support.browser.person import Person
from support.browser.tables import call, follow, go_to, open_table
from tests.server.browser.test_access import barriers

Visit = Callable[..., Person]
LEADERS = [card for card, declared in BY_SLUG.items() if isinstance(declared, Leader)]


def waiting(person: Person, game: str, **settings: Any) -> str:
    table = open_table(person, game, take=[], **settings)
    person.page.locator(".strip").wait_for()
    return table


def step(person: Person, title: str) -> Locator:
    return person.page.locator(".step", has=person.page.get_by_role("heading", name=title, exact=True))


def tile(person: Person, title: str, words: str) -> Locator:
    return step(person, title).locator(".tile", has_text=words)


def strip(person: Person) -> Locator:
    return person.page.locator(".strip h2")


def start(person: Person, button: str = "Start game") -> None:
    person.page.locator(".strip").get_by_role("button", name=button).click()


def running(person: Person, table: str) -> Any:
    person.page.locator("section.ask, .curtain").first.wait_for()
    return call(person, "GET", f"/tables/{table}")


@pytest.mark.slow
def test_premade_decks_are_chosen_in_constructed(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "epic", format="constructed", bots=["random"])
    expect(strip(person)).to_have_text("Choose a deck.")
    expect(tile(person, "Opponent", "Surprise me")).to_have_attribute("aria-checked", "true")
    tile(person, "Opponent", "Evil").click()
    tile(person, "Your deck", "Evil").click()
    expect(strip(person)).to_have_text("You’re playing Evil against Evil.")
    start(person)
    assert running(person, table)["status"] == "running"
    saved = call(person, "POST", f"/decks/played?table={table}")
    assert (saved["deck"]["name"], sum(each["count"] for each in saved["deck"]["decks"][0]["cards"])) == ("Evil", 60)
    person.went_well()


def test_deck_leader_and_opponent_of_a_duel_are_chosen_and_played(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "gwent", format="advanced", bots=["random"])
    expect(strip(person)).to_have_text("Choose a deck.")
    expect(person.page.get_by_role("button", name="Start game")).to_be_disabled()
    tile(person, "Your deck", "Northern Realms").click()
    expect(strip(person)).to_have_text("You’re playing Foltest: The Siegemaster.")
    leaders = step(person, "Your leader").get_by_role("radio")
    expect(leaders).to_have_count(5)
    leaders.first.focus()
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")
    expect(leaders.nth(1)).to_have_attribute("aria-checked", "true")
    tile(person, "Opponent", "Skellige").click()
    step(person, "Opponent").get_by_role("radio", name="King Bran: The Unifier").click()
    expect(strip(person)).to_have_text(re.compile(r"You’re playing Foltest: .+ against Skellige\."))
    assert barriers(person) == []
    person.page.keyboard.press("Control+Enter")
    assert running(person, table)["status"] == "running"
    expect(person.page.get_by_text("Bran").locator("visible=true").first).to_be_visible()
    person.went_well()


@pytest.mark.slow
def test_the_slower_of_two_players_chooses_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = waiting(host, "gwent", mode="teams", listed=True, bots=["random", "random"])
    call(guest, "POST", f"/tables/{table}/seats", {})
    call(host, "POST", f"/tables/{table}/swap", {"seats": [1, 2]})  # they are teammates now
    go_to(guest, table)
    tile(guest, "Your deck", "Monsters").wait_for()
    guest.page.route(
        "**/api/tables/*/deck", lambda route: (tile(host, "Your deck", "Monsters").click(), taken(host), route.continue_())
    )
    tile(guest, "Your deck", "Monsters").click()
    expect(strip(guest)).to_have_text(re.compile(r"^\w+ \d+ just took Monsters\. Choose another\.$"))
    expect(tile(guest, "Your deck", "Monsters")).to_have_attribute("aria-disabled", "true")
    expect(tile(guest, "Your deck", "Monsters")).to_contain_text("Teammates need different ones (G-230).")
    expect(tile(guest, "Your deck", "Monsters")).to_be_focused()
    guest.page.unroute("**/api/tables/*/deck")
    tile(guest, "Your deck", "Nilfgaard").click()
    start(guest, "Ready")
    expect(strip(guest)).to_have_text(re.compile(r"You’re ready\. \w+ \d+ is choosing\."))
    start(host)
    assert running(guest, table)["status"] == "running"


def taken(person: Person) -> None:
    expect(tile(person, "Your deck", "Monsters")).to_have_attribute("aria-checked", "true")


@pytest.mark.slow
def test_a_solo_game_with_a_built_deck_against_a_chosen_faction(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "gwent", mode="solo")
    person.page.get_by_role("switch").first.click()
    expect(step(person, "Your deck")).to_be_visible()
    built = solo(built=True).deck_of(0, ("scoiatael",), solo().supplies()).cards
    person.page.get_by_role("button", name="Import a list").click()
    person.page.locator("#deck-import").fill("4 Decoy")
    person.page.get_by_role("button", name="Use this deck").click()
    expect(strip(person)).to_contain_text("Decoy")
    person.wrong.clear()  # the browser reports the refused request
    person.page.reload()
    person.page.get_by_role("button", name="Import a list").click()
    expect(person.page.locator("#deck-import")).to_have_value("4 Decoy")  # nothing that was typed is lost
    typo = catalogue().write(Deck(built)).replace("Milva", "Milvva")
    person.page.locator("#deck-import").fill(typo)
    person.page.get_by_role("dialog").get_by_role("button", name="Milva", exact=True).click()
    expect(person.page.locator("li.wrong")).to_have_count(0)
    person.page.get_by_role("button", name="Use this deck").click()
    expect(tile(person, "Opponent", "Scoia’tael")).to_contain_text("You’re playing it.")
    tile(person, "Opponent", "Monsters").click()
    expect(strip(person)).to_have_text(re.compile(r"against Monsters\.$"))
    start(person)
    assert running(person, table)["settings"]["variants"] == ["deck_building"]
    expect(person.page.get_by_text("Monsters").locator("visible=true").first).to_be_visible()
    person.went_well()


@pytest.mark.slow
def test_saved_decks_are_offered_and_problems_lead_to_the_builder(visit: Visit) -> None:
    person = visit()
    leader, *cards = dict(format_named("advanced").piles)["monsters"]
    whole = [{"card": card, "count": count} for card, count in Counter(cards).items()]
    saved = {"game": "gwent", "format": "advanced"}
    call(person, "POST", "/decks", saved | {"name": "Full moon", "decks": [{"leader": leader, "cards": whole}]})
    half = call(person, "POST", "/decks", saved | {"name": "Half moon", "decks": [{"leader": leader, "cards": whole[:3]}]})
    table = waiting(person, "gwent", format="advanced", bots=["random"])
    expect(tile(person, "Your deck", "Half moon")).to_contain_text("Fix ›")
    expect(tile(person, "Your deck", "Half moon")).to_have_attribute("href", f"/decks/{half['id']}?table={table}&seat=0")
    tile(person, "Your deck", "Full moon").click()
    expect(tile(person, "Your deck", "Full moon")).to_have_attribute("aria-checked", "true")
    step(person, "Your leader").get_by_role("radio", name=re.compile("Bringer of Death")).click()
    expect(strip(person)).to_have_text("You’re playing Eredin: Bringer of Death.")
    person.page.reload()
    expect(tile(person, "Your deck", "Full moon")).to_have_attribute("aria-checked", "true")
    start(person)
    assert running(person, table)["status"] == "running"
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["duel", "tournament", "solo"])
def test_a_deck_is_built_for_a_table_and_brought_there(visit: Visit, mode: str) -> None:
    """G-020, G-210, G-260: the builder opens with the format of the table, and its main button leads back."""
    person = visit()
    table = waiting(
        person, "gwent", mode=mode, variants=["deck_building"] if mode == "solo" else [], bots=["random"] * (mode != "solo")
    )
    if mode == "solo":
        tile(person, "Opponent", "Monsters").click()
        expect(strip(person)).to_be_visible()
    person.page.get_by_role("button", name="Build a deck").click()
    autofill = person.page.locator(".foot").get_by_role("button", name="Autofill")
    for deck, faction in enumerate(("Northern Realms", "Nilfgaard", "Skellige")[: 3 if mode == "tournament" else 1]):
        if mode == "tournament":
            person.page.locator(".set [role=tab]").nth(deck).click()
        person.page.locator(".deck button.leader").click()
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("button", name=re.compile(f"{faction}$")).click()
        dialog.get_by_role("radio").nth(1).click()
    autofill.click()
    expect(person.page.locator(".deck .status.good")).to_be_visible()
    expect(person.page.get_by_role("link", name="Back to the table")).to_have_attribute("href", f"/table/{table}")
    person.page.locator(".bar").get_by_role("button", name="Use at the table").click()
    own = tile(person, "Your 3 decks" if mode == "tournament" else "Your deck", "New deck")
    expect(own).to_have_attribute("aria-checked", "true")
    if mode == "solo":
        expect(tile(person, "Opponent", "Monsters")).to_have_attribute("aria-checked", "true")
    start(person)
    assert running(person, table)["status"] == "running"
    person.went_well()


@pytest.mark.slow
def test_problems_are_said_in_the_language_of_the_page(visit: Visit) -> None:
    person = visit(language="pl")
    call(person, "POST", "/decks", {"game": "gwent", "format": "advanced", "name": "Nów", "decks": [{"cards": []}]})
    waiting(person, "gwent", format="advanced", bots=["random"])
    expect(tile(person, "Twoja talia", "Nów")).to_contain_text("Talia musi mieć dokładnie 1")
    person.went_well()


@pytest.mark.slow
def test_teams_with_swapped_teammates(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "gwent", mode="teams", bots=["random"] * 3)
    call(person, "PUT", f"/tables/{table}/deck", {"seat": 1, "take": ["monsters"]})
    tile(person, "Your deck", "Monsters").click()
    person.page.get_by_role("button", name="Zofia").click()
    person.page.get_by_role("button", name="Radomir").click()

    def names() -> list[str]:
        return [seat["name"] for seat in call(person, "GET", f"/tables/{table}")["seats"]]

    person.wait_until(lambda: names()[1:3] == ["Zofia", "Radomir"], "the swap")
    expect(tile(person, "Your deck", "Skellige")).to_have_attribute("aria-checked", "false")
    assert call(person, "GET", f"/tables/{table}")["choices"][2]["picked"] != ["monsters"], "teammates need different ones"
    start(person)
    assert running(person, table)["status"] == "running"


@pytest.mark.slow
def test_six_players_in_three_hydra_teams(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "epic", mode="hydra", seats=6, bots=["random"] * 5)
    expect(person.page.locator(".team")).to_have_count(2)
    person.page.get_by_role("radio", name="3 teams of 2, 60 health").click()
    expect(person.page.locator(".team")).to_have_count(3)
    tile(person, "Your 2 alignments", "Wild").click()
    expect(strip(person)).to_have_text("Choose one more alignment.")
    tile(person, "Your 2 alignments", "Sage").click()
    start(person)
    assert running(person, table)["teams"] == [0, 0, 1, 1, 2, 2]
    person.went_well()


@pytest.mark.slow
def test_three_decks_of_a_tournament(visit: Visit) -> None:
    person = visit()
    table = waiting(person, "gwent", mode="tournament", bots=["random"])
    for faction in ("Northern Realms", "Monsters", "Skellige"):
        tile(person, "Your 3 decks", faction).click()
    expect(step(person, "Your leaders").get_by_role("radiogroup")).to_have_count(3)
    step(person, "Your leaders").get_by_role("radio", name=re.compile("Bringer of Death")).click()
    start(person)
    running(person, table)
    expect(person.page.get_by_text("Bringer of Death").locator("visible=true").first).to_be_visible()
    person.went_well()


@pytest.mark.slow
def test_a_changed_setup_keeps_the_rest_and_takes_the_guests_along(visit: Visit) -> None:
    host, guest = visit(), visit()
    house = {"listed": True, "clock": {"move": 90, "bank": None, "increment": 0}, "pool": 92, "format": "open"}
    table = waiting(host, "epic", **house, wait=True)
    go_to(guest, table)
    guest.page.get_by_role("textbox").fill("Grzegorz")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.locator(".strip")).not_to_contain_text("Take a seat")
    host.page.get_by_role("link", name="Change setup").click()
    paper = host.page.locator(".paper")
    expect(paper).to_contain_text("Open draft")
    expect(paper).to_contain_text("90 s per move")
    expect(host.page.get_by_role("radio", name=re.compile("Anyone$"))).to_be_checked()
    host.page.get_by_role("radio", name=re.compile("60$")).click()
    host.page.get_by_role("button", name="Create table").click()
    host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(strip(guest)).to_have_text("This game moved to a new table with another setup.")
    guest.page.get_by_role("button", name="Go to the new table").click()
    guest.page.wait_for_url(host.page.url + "#*")
    expect(guest.page.locator(".title")).to_contain_text("60")
    for person in (host, guest):
        person.went_well()


@pytest.mark.slow
def test_all_25_leaders_are_chosen_and_lead_on_the_board(visit: Visit) -> None:
    person = visit()
    person.page.goto("/new/gwent", wait_until="networkidle")
    assert len(LEADERS) == 25
    for leader in LEADERS:
        settings = {"game": "gwent", "format": "advanced", "bots": ["random"]}
        table = str(call(person, "POST", "/tables", settings)["id"])
        follow(person, f"/table/{table}")
        piles = call(person, "GET", f"/tables/{table}")["need"]["piles"]
        pile = next(each for each in piles if leader in dict(each["leaders"][0]))
        tile(person, "Your deck", pile["words"]).click()
        name = card_text(BY_SLUG[leader], Language.EN).name
        step(person, "Your leader").get_by_role("radio", name=name).click()
        expect(strip(person)).to_have_text(f"You’re playing {name}.")
        start(person)
        person.wait_to_be_asked()
        expect(person.page.locator(f'.rail.own [data-card="{leader}"]')).to_be_visible()
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_has_to_be_scrolled_sideways(visit: Visit, language: str) -> None:
    person = visit(language=language)
    for game, settings in (
        ("gwent", {"bots": ["random"]}),
        ("gwent", {"mode": "teams", "bots": ["random"] * 3}),
        ("epic", {"mode": "hydra", "seats": 8, "bots": ["random"] * 7}),
    ):
        waiting(person, game, **settings)
        person.page.locator(".tile").first.click()
        for width, height in ((1440, 900), (1366, 650), (390, 844), (360, 640)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_timeout(200)
            assert not person.is_too_wide(), f"{width}x{height}"
        assert barriers(person) == []
