"""The page in each of its languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

WEB = Path(__file__).resolve().parents[3] / "web"
LANGUAGES = ("en", "pl", "ru", "es", "fr")
WORDS = "".join(file.read_text() for file in WEB.glob("src/locales/en/*.ftl"))
MESSAGES = frozenset(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", WORDS, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_it(visit: Visit, language: str) -> None:
    person = visit(language=language)
    for path in (
        "/",
        "/new?game=epic",
        "/new?game=gwent",
        "/games",
        "/rules",
        "/rules/epic",
        "/rules/gwent",
        "/about",
        "/cards/epic",
        "/cards/gwent/decoy",
    ):
        person.page.goto(path, wait_until="networkidle")
        expect(person.page.locator("h1").first).to_be_attached()
        speaks(person, language)
    for game, settings in (("epic", {"format": "sealed"}), ("gwent", {})):
        open_table(person, game, bots=["random"], **settings)
        person.wait_to_be_asked()
        speaks(person, language)
        person.page.locator("#tab-table").click()
        speaks(person, language)
    person.went_well()


def speaks(person: Person, language: str) -> None:
    """Check that the page declares this language, and that no message is missing or has unfilled braces."""
    assert person.page.evaluate("document.documentElement.lang") == language
    words = person.page.locator("body").inner_text()
    assert words.strip() != ""
    assert MESSAGES & set(re.findall(r"[a-z][a-z-]+", words)) == set()
    assert "{" not in words


@pytest.mark.parametrize(("game", "settings"), [("epic", {"format": "sealed"}), ("gwent", {})], ids=["epic", "gwent"])
def test_another_language_during_a_game(visit: Visit, game: str, settings: dict[str, str]) -> None:
    person = visit()
    open_table(person, game, bots=["random"], **settings)
    person.play_a_while(3)
    person.wait_to_be_asked_what_was_heard()
    places, question, log, tables = places_of(person), person.question(), person.log(), person.tables
    assert len(log) > 1

    person.page.locator("#tab-table").click()
    person.page.locator("[role=tabpanel] select:has(option[value=pl])").select_option("pl")
    expect(person.page.locator("html")).to_have_attribute("lang", "pl")
    person.wait_to_be_sent_a_table(tables)
    person.wait_to_be_asked_what_was_heard()
    person.page.locator("#tab-log").click()
    expect(person.page.locator("[role=log] li")).to_have_count(len(log))
    polish = person.question(), person.log()
    assert polish[0] != question
    assert all(now != then for now, then in zip(polish[1], log, strict=True))
    assert places_of(person) == places

    person.page.reload()
    expect(person.page.locator("section.ask h2")).to_have_text(polish[0])
    expect(person.page.locator("[role=log] li")).to_have_text(polish[1])
    assert person.page.evaluate("document.documentElement.lang") == "pl"
    assert places_of(person) == places
    person.act()
    person.went_well()


def places_of(person: Person) -> list[str]:
    """All places on the board, without words."""
    return [thing.split()[0] for thing in person.board()]
