"""Hints on the page: the button and the key, the reason, and the mark on the suggested thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import call, open_table, sit
from tests.server.browser.conftest import Visit

HINT = f"{ASKED} .slot.c .btn"
ADVICE = ".ask .advice"


def until_a_card_can_be_played(person: Person) -> None:
    person.wait_to_be_asked()
    while not person.may_choose or person.page.locator(f"{HINT}:has-text('Hint')").count() == 0:
        person.answer()
        person.wait_to_be_asked()


@pytest.mark.parametrize("game", ["gwent", pytest.param("epic", marks=pytest.mark.slow)])
def test_a_hint_marks_a_thing_and_leaves_the_press_to_the_player(visit: Visit, game: str) -> None:
    person = visit()
    open_table(person, game, bots=["novice"])
    until_a_card_can_be_played(person)
    said = len(person.said)
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(HINT).click()
    advice = person.page.locator(ADVICE)
    expect(advice.locator("b").first).to_be_visible()
    expect(advice).to_contain_text(re.compile(r"chance to win \d+%"))
    suggested = person.page.locator("[data-hint]")
    expect(suggested.first).to_be_visible()
    assert "choose" not in [each["type"] for each in person.said[said:]]
    person.page.get_by_role("button", name="Close the hint").click()
    expect(advice).to_have_count(0)
    expect(suggested).to_have_count(0)
    person.page.keyboard.press("h")
    expect(advice.locator("b").first).to_be_visible()
    person.answer()  # a hint is about one question
    person.wait_to_be_asked()
    expect(advice).to_have_count(0)
    person.went_well()


def test_there_are_no_hints_against_people(visit: Visit) -> None:
    ana, ben = visit(), visit()
    table = open_table(ana, "gwent", listed=True)
    sit(ben, table)
    for person in (ana, ben):
        person.wait_to_be_on_the_table()
        assert not call(person, "GET", f"/tables/{table}")["hints"]
        person.page.keyboard.press("h")
        expect(person.page.locator(ADVICE)).to_have_count(0)
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
    ana.went_well()
    ben.went_well()
