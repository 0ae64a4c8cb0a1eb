"""Accessibility: axe finds nothing serious, in the dark and the light theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

DUEL = {"format": "sealed", "bots": ["random"]}
EIGHT = {"mode": "free_for_all", "format": "sealed", "seats": 8, "bots": ["random"] * 7}
THEMES: dict[Literal["dark", "light"], str] = {"dark": "lamp", "light": "day"}


@pytest.mark.parametrize(
    "path", ["/", "/new", "/games", "/rules", "/rules/epic", "/rules/gwent", "/cards", "/cards/gwent/decoy", "/decks", "/about"]
)
def test_a_page(visit: Visit, path: str) -> None:
    person = visit(path)
    assert barriers(person) == []


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
