"""The review of a finished game on the page: its plot and mistakes, the position again, and another try from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, OVER, SETTLED
from support.browser.tables import open_table
from tests.server.browser.conftest import Visit

REVIEW = ".review"


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["desktop", "phone"])
def test_a_review_shows_mistakes_and_lets_a_player_try_again(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    open_table(person, "gwent", bots=["novice"])
    person.play()
    expect(person.page.locator(OVER)).to_be_visible()
    person.page.wait_for_timeout(SETTLED)
    person.page.get_by_role("button", name="Review", exact=True).click()
    expect(person.page.locator(f"{REVIEW} .mistakes")).to_be_visible()
    expect(person.page.locator(f"{REVIEW} .plot svg path")).to_have_count(1)
    mistakes = person.page.locator(f"{REVIEW} li")
    expect(mistakes.first).to_contain_text("Better:")  # it played at random
    assert 1 <= mistakes.count() <= 3

    first = person.page.url
    mistakes.first.get_by_role("button", name="See it").click()
    expect(person.page.locator("main.replays")).to_be_visible()
    expect(person.page.locator(REVIEW)).to_have_count(0)
    person.page.get_by_role("button", name="Back to game").click()
    expect(person.page.locator(f"{REVIEW} .mistakes")).to_be_visible()  # it is kept

    mistakes.first.get_by_role("button", name="Try again from here").click()
    person.page.wait_for_url(lambda url: url != first)
    expect(person.page.locator(f"{ASKED} h2")).to_be_visible()
    person.answer()
    person.went_well()


def test_a_review_can_be_closed_and_is_not_offered_to_spectators(visit: Visit) -> None:
    person, spectator = visit(), visit()
    table = open_table(person, "gwent", listed=True, bots=["novice"])
    person.play()
    spectator.page.goto(f"/table/{table}")
    expect(spectator.page.locator(OVER)).to_be_visible()
    expect(spectator.page.get_by_role("button", name="Review", exact=True)).to_have_count(0)
    person.page.wait_for_timeout(SETTLED)
    person.page.get_by_role("button", name="Review", exact=True).click()
    expect(person.page.locator(REVIEW)).to_be_visible()
    person.page.get_by_role("button", name="Close the review").click()
    expect(person.page.get_by_role("region", name="Game over")).to_be_visible()
    person.went_well()
