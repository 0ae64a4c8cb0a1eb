"""The games newcomers may want first, reached from the front page by its buttons alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import call

Visit = Callable[..., Person]

pytestmark = pytest.mark.slow


def press(person: Person, *names: str) -> None:
    """Press buttons and options by the beginning of their words."""
    for name in names:
        words = re.compile(f"^{re.escape(name)}")
        person.page.get_by_role("radio", name=words).or_(person.page.get_by_role("button", name=words)).first.click()


def set_up(person: Person, game: str, *choices: str) -> Any:
    """From the front page to the table; returns its settings."""
    person.page.get_by_role("link", name="Custom").or_(person.page.get_by_role("button", name="Custom")).nth(
        ("Epic", "Gwent").index(game)
    ).click()
    press(person, *choices)
    return begin(person)


def begin(person: Person) -> Any:
    person.page.get_by_role("button", name="Start game").click()
    person.page.wait_for_url("**/table/*")
    person.wait_to_be_asked()
    return call(person, "GET", f"/tables/{urlsplit(person.page.url).path.rsplit('/', 1)[1]}")["settings"]


def test_an_own_advanced_deck_with_a_chosen_leader_meets_a_skellige_bot(visit: Visit) -> None:
    """G-200, G-242."""
    person = visit()
    page = person.page
    page.get_by_role("navigation").get_by_role("link", name="Decks").first.click()
    press(person, "New deck")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Gwent").click()
    page.get_by_label("Format").select_option(label="Advanced decks")
    page.get_by_text("Choose a leader").click()
    dialog.get_by_role("button", name="Monsters").click()
    dialog.get_by_role("radio", name=re.compile("Bringer of Death")).click()
    press(person, "Autofill")
    expect(page.locator(".deck .status.good")).to_be_visible()
    page.locator(".bar").get_by_role("button", name="Play").click()
    dialog.get_by_label("The bot’s deck").select_option(label="Skellige")
    settings = begin(person)
    assert settings["format"] == "advanced"
    expect(page.get_by_text("Skellige").locator("visible=true").first).to_be_visible()
    expect(page.locator('.rail.own [data-card="eredin_bringer_of_death"]')).to_be_visible()
    person.went_well()


def test_sealed_is_built_from_a_pool_of_90(visit: Visit) -> None:
    """E-FMT-SEALED-03."""
    person = visit()
    settings = set_up(person, "Epic", "Sealed: choose thirty", "90")
    assert (settings["format"], settings["pool"]) == ("sealed_choice", 90)
    expect(person.page.locator(".build .line")).to_have_count(90)
    person.went_well()


def test_an_open_draft_is_played_with_house_rules(visit: Visit) -> None:
    """E-FMT-OPEN-01."""
    person = visit()
    page = person.page
    page.get_by_role("link", name="Custom").or_(page.get_by_role("button", name="Custom")).first.click()
    press(person, "Open draft")
    page.get_by_text("House rules").click()
    press(person, "It stays deploying", "Each must cover it alone")
    expect(page.locator(".paper")).to_contain_text("2 house rules")
    settings = begin(person)
    assert settings["format"] == "open"
    assert settings["switches"] == {"blitz": "acts_while_deploying", "breakthrough_pool": "each"}
    expect(page.locator(".pack .card").nth(2)).to_be_visible()  # the other player may have picked one
    person.went_well()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_learn_explains_each_game_before_it_shows_the_rules(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    page = person.page
    page.get_by_role("link", name=re.compile("^Learn")).click()
    for words in ("30 health, a deck and 5 cards in hand", "the first to win two rounds wins"):
        expect(page.get_by_text(words)).to_be_visible()
    assert not person.is_too_wide()
    page.get_by_role("link", name="Rules of Gwent").click()
    expect(page.get_by_role("heading", level=1, name="Gwent: the rules")).to_be_visible()
    person.went_well()
