"""Accessibility: axe finds nothing serious, in the dark and the light theme, and the table as text says what others see."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support.browser.fitting import hold, without_timers
from support.browser.person import SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.test_fits import POSITIONS, play
from tests.server.browser.test_moments import LOST, OUT, WON, decline_until, play_until
from tests.server.browser.test_phone import press_long

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

DUEL = {"format": "sealed", "bots": ["random"]}
EIGHT = {"mode": "free_for_all", "format": "sealed", "seats": 8, "bots": ["random"] * 7}
THEMES: dict[Literal["dark", "light"], str] = {"dark": "lamp", "light": "day"}


PAGES = (
    "/",
    "/new",
    "/games",
    "/rules",
    "/rules/epic",
    "/rules/gwent",
    "/cards",
    "/cards/gwent/decoy",
    "/decks",
    "/about",
    "/nowhere",
)


def test_pages(visit: Visit) -> None:
    person = visit()
    found: dict[str, list[str]] = {}
    for path in PAGES:
        person.page.goto(path, wait_until="networkidle")
        found[path] = barriers(person)
    assert not any(found.values()), found


@pytest.mark.parametrize(
    ("game", "settings"),
    [("epic", DUEL), ("epic", EIGHT), ("gwent", {"bots": ["random"]}), ("epic", {"format": "dark", "bots": ["random"]})],
    ids=["epic", "epic of eight", "gwent", "draft"],
)
def test_a_table(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    person = visit()
    open_table(person, game, **settings)
    person.play_a_while(3)
    assert barriers(person) == []


@pytest.mark.parametrize(
    ("game", "settings"),
    [("epic", DUEL), ("epic", EIGHT), ("gwent", {"bots": ["random"]})],
    ids=["epic", "epic of eight", "gwent"],
)
def test_a_table_on_a_phone(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    person = visit(phone=True)
    open_table(person, game, **settings)
    person.play_a_while(3)
    assert barriers(person) == []


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_drawers_and_sheets_of_a_phone(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    begin_at(monkeypatch, game, POSITIONS[game] + "turn P1")
    person = visit(phone=True)
    page = person.page
    open_table(person, game, bots=["random"], **({"format": "sealed"} if game == "epic" else {}))
    person.wait_to_be_asked()
    found: dict[str, list[str]] = {}
    page.locator(".tools .tool").first.tap()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        found[tab.inner_text()] = barriers(person)
    page.locator(".side .close").tap()
    expect(page.locator(".side.open")).to_have_count(0)
    page.wait_for_timeout(SETTLED)
    press_long(person, page.locator("[data-place='hand/0/0']").first)
    page.get_by_role("dialog").wait_for()
    found["a card"] = barriers(person)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.get_by_role("button", name=re.compile("discard pile, [1-9]")).first.tap()
    page.locator("section.pile").wait_for()
    found["a pile"] = barriers(person)
    page.locator("section.pile header button").tap()
    if game == "gwent":
        page.locator(".duel .row .open").first.tap()
        page.locator("section.pile").wait_for()
        found["a row"] = barriers(person)
    assert not any(found.values()), found
    assert len(found) >= 6


BATTLE = (
    POSITIONS["epic"].replace("pack_alpha(expended), wolf", "pack_alpha(expended)")
    + "turn P2\n P2 attacks with raging_t_rex, triceratops"
)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_selecting_and_a_battle(visit: Visit, monkeypatch: pytest.MonkeyPatch, phone: bool) -> None:
    person = visit(phone=phone)
    begin_at(monkeypatch, "epic", POSITIONS["epic"] + "turn P1")
    open_table(person, "epic", **DUEL)
    person.wait_to_be_asked()
    person.press("champion/0")
    assert barriers(person) == []
    begin_at(monkeypatch, "epic", BATTLE + "\n P2 passes\n P1 passes")
    open_table(person, "epic", **DUEL)
    person.wait_to_be_asked()
    assert person.page.locator(".lane .fighter").count() > 0
    assert barriers(person) == []


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_staged_card(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    person, other = visit(moving=True), visit()
    without_timers(person.page)
    begin_at(monkeypatch, game, POSITIONS[game] + "turn P2")
    sit(other, open_table(person, game, listed=True, **({"format": "sealed"} if game == "epic" else {})))
    other.wait_to_be_asked()
    other.page.wait_for_timeout(SETTLED)
    play(other)
    expect(person.page.locator(".staged .slip")).to_be_visible()
    hold(person.page, True)
    assert barriers(person) == []


@pytest.mark.parametrize("text", [False, True], ids=["picture", "text"])
def test_the_end_of_a_round(visit: Visit, monkeypatch: pytest.MonkeyPatch, text: bool) -> None:
    """The table as text keeps the result; it is announced when it appears."""
    person, other = visit(moving=True), visit()
    without_timers(person.page)
    begin_at(monkeypatch, "gwent", WON)
    sit(other, open_table(person, "gwent", listed=True))
    person.wait_to_be_asked()
    if text:
        person.page.keyboard.press("t")
    shown = ".text [role=status] section" if text else ".banner"
    play_until(person, shown)
    hold(person.page, True)
    assert barriers(person) == []
    words = person.page.locator(shown).inner_text()
    assert "round 1" in words and "Higher strength" in words
    if text:
        assert "Close combat" in words and "gems: 1" in words
        hold(person.page, False)
        person.wait_to_be_asked()
        expect(person.page.locator(shown)).to_contain_text("Higher strength")


@pytest.mark.parametrize("text", [False, True], ids=["picture", "text"])
def test_the_end_of_a_game(visit: Visit, monkeypatch: pytest.MonkeyPatch, text: bool) -> None:
    begin_at(monkeypatch, "epic", LOST)
    person, other = visit(), visit()
    sit(other, open_table(person, "epic", format="sealed", listed=True))
    person.wait_to_be_on_the_table()
    if text:
        person.page.keyboard.press("t")
    sheet = person.page.locator("section.end")
    decline_until(sheet, person, other)
    expect(sheet.locator("h2")).to_contain_text("wins")
    expect(sheet.locator(".reason")).to_contain_text("3 − 12 = −9")
    assert person.page.locator(".hands [aria-label*='Fireball']").count() > 0
    assert barriers(person) == []


@pytest.mark.parametrize("text", [False, True], ids=["picture", "text"])
def test_the_plot_of_a_game_has_its_values_as_a_table(visit: Visit, monkeypatch: pytest.MonkeyPatch, text: bool) -> None:
    begin_at(monkeypatch, "gwent", WON)
    person, other = visit(), visit()
    sit(other, open_table(person, "gwent", listed=True))
    person.play(other)
    sheet = person.page.locator(".text section.end" if text else ".over-field section.end")
    if text:
        person.page.keyboard.press("t")
    rows = sheet.get_by_role("table", name="Strength after each play").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Start of round 1")
    expect(rows.nth(2)).to_contain_text("Round 1, play 1")
    shown = rows.nth(1).get_by_role("cell").all_inner_texts()
    assert shown[0].isdecimal() and len(shown) == 2
    assert barriers(person) == []


@pytest.mark.parametrize("text", [False, True], ids=["picture", "text"])
def test_an_elimination(visit: Visit, monkeypatch: pytest.MonkeyPatch, text: bool) -> None:
    begin_at(monkeypatch, "epic", OUT)
    person, *others = visit(), visit(), visit()
    table = open_table(person, "epic", mode="free_for_all", format="sealed", seats=3, listed=True)
    for other in others:
        sit(other, table)
    person.wait_to_be_on_the_table()
    if text:
        person.page.keyboard.press("t")
    note = person.page.get_by_role("status", name="You’re eliminated")
    decline_until(note, person, *others)
    expect(note).to_contain_text("3 − 12 = −9")
    assert barriers(person) == []


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_the_deck_builder(visit: Visit, game: str) -> None:
    person = visit(f"/decks?game={game}")
    person.page.locator("main li button").first.click()
    person.page.locator(".deck .status").wait_for()
    assert barriers(person) == []
    person.page.get_by_role("button", name="Share").click()
    person.page.locator("#deck-link").wait_for()
    assert barriers(person) == []


def test_the_waiting_room(visit: Visit) -> None:
    person = visit()
    open_table(person, "gwent", take=[])
    person.page.locator(".step .tile").first.wait_for()
    assert barriers(person) == []


def test_building_a_drafted_deck(visit: Visit) -> None:
    person = visit()
    open_table(person, "epic", format="sealed_choice", bots=["random"], take=[])
    person.page.locator(".starts [aria-pressed=true]").wait_for()
    assert barriers(person) == []


def barriers(person: Person) -> list[str]:
    """Serious or worse axe findings in either theme, with their places."""
    found = []
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(person.page.locator("html")).to_have_attribute("data-theme", THEMES[theme])
        for each in Axe().run(person.page).response["violations"]:
            where = ", ".join(" ".join(map(str, node["target"])) for node in each["nodes"][:5])
            if each["impact"] in ("serious", "critical"):
                found.append(f"{theme}: {each['id']}: {where}")
    return found
