"""Drafts in the browser: picking by press, key and drag, building a deck, and a draft of eight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from support.browser.fitting import wrong_in_draft_at
from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import call, open_table, sit

Visit = Callable[..., Person]

PACK = {"format": "pack", "mode": "free_for_all", "seats": 8, "take": []}
SEALED = {"format": "sealed_choice", "bots": ["greedy"], "take": []}
SCREENS = [(1366, 650), (390, 844), (360, 640)]


def main_button(person: Person) -> Locator:
    return person.page.locator(f"{ASKED} .btn.main:enabled")


def pool(person: Person) -> list[str]:
    return [str(line.get_attribute("data-card")) for line in person.page.locator("#draft-pool [data-card]").all()]


def cards(person: Person) -> Locator:
    return person.page.locator(".pack .card")


def open_draft(person: Person, **settings: Any) -> str:
    table = open_table(person, "epic", **settings)
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    return table


def wait_for_pick(person: Person, number: int) -> None:
    """Wait until `number` cards are in the pool and the next pack is there to pick from."""
    person.wait_until(lambda: len(pool(person)) == number, f"{number} cards in the pool")
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)


@pytest.mark.slow
def test_a_card_is_picked_by_press_key_and_drag(visit: Visit) -> None:
    """E-FMT-PACK-02, with every way to point at a card."""
    person = visit()
    open_draft(person, **PACK | {"seats": 3, "bots": ["random"] * 2})
    expect(person.page.locator(".rail header")).to_contain_text("pack 1 of 3, pick 1 of 10")
    expect(person.page.locator(f"{ASKED} h2")).to_have_text("Pick a card. The other 9 go to Radomir.")

    first = cards(person).nth(2)
    picked = [first.get_attribute("data-card")]
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    cards(person).nth(1).click()
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    first.click()
    wait_for_pick(person, 1)

    picked.append(cards(person).nth(3).get_attribute("data-card"))
    person.page.keyboard.press("4")
    expect(cards(person).nth(3)).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Enter")
    wait_for_pick(person, 2)

    picked.append(cards(person).nth(0).get_attribute("data-card"))
    cards(person).nth(0).drag_to(person.page.locator("#draft-pool"))
    wait_for_pick(person, 3)
    assert sorted(pool(person)) == sorted(map(str, picked))
    person.went_well()


def test_two_of_four_are_picked_together(visit: Visit) -> None:
    """E-FMT-DARK-03: both can be deselected, and go with one button. With a clock the server knows what is selected."""
    person = visit()
    open_draft(person, format="dark", bots=["random"], clock={"move": 600})
    cards(person).first.click()
    person.wait_until(lambda: [each["hold"] for each in person.said if each["type"] == "choose"] == [True], "a held choice")
    main_button(person).click()
    wait_for_pick(person, 1)
    expect(person.page.locator(f"{ASKED} h2")).to_have_text("Pick 2 of these 4. The other 2 are discarded face down.")
    for place in (0, 1, 0, 3):
        cards(person).nth(place).click()
    expect(person.page.locator(".pack [aria-pressed=true]")).to_have_count(2)
    main_button(person).click()
    wait_for_pick(person, 3)
    expect(cards(person)).to_have_count(5)
    person.went_well()


def in_deck(person: Person) -> int:
    return person.page.locator(".build .line[aria-pressed=true]").count()


@pytest.mark.slow
def test_a_deck_is_built_by_groups_suggestion_and_autofill(visit: Visit) -> None:
    """E-FMT-SEALED-02, E-DECK-01: the deck is sent in one message, and the game begins."""
    person = visit()
    open_draft(person, **SEALED)
    page, heading = person.page, person.page.locator(f"{ASKED} h2")
    expect(heading).to_have_text("30 cards. Your deck is ready.")
    assert in_deck(person) == 30

    page.get_by_role("button", name="Scratch").click()
    expect(heading).to_have_text("Add 30 more.")
    page.get_by_role("button", name="Add all: ").first.click()
    some = in_deck(person)
    assert 0 < some < 30
    expect(heading).to_have_text(f"Add {30 - some} more.")
    page.get_by_role("button", name="Autofill").click()
    expect(heading).to_have_text("30 cards. Your deck is ready.")

    page.locator(".build .line[aria-pressed=false]").first.click()
    expect(heading).to_have_text("1 too many.")
    expect(main_button(person)).to_have_count(0)
    page.get_by_role("button", name="Cut the weakest").click()
    expect(heading).to_have_text("30 cards. Your deck is ready.")
    page.get_by_role("button", name="Strongest 30").click()
    expect(page.get_by_role("button", name="Strongest 30")).to_have_attribute("aria-pressed", "true")

    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("status").filter(has_text="is saved in Decks.")).to_be_visible()
    (saved,) = call(person, "GET", "/decks?game=epic")
    assert (saved["cards"], saved["format"], saved["problems"]) == (30, "limited", 0)

    before = len(person.said)
    page.wait_for_timeout(SETTLED)
    main_button(person).click()
    expect(page.locator(".draft")).to_have_count(0)
    assert [len(each["choices"]) for each in person.said[before:] if each["type"] == "choose"] == [31]

    page.locator("#tab-table").click()
    page.locator(".menu").get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("status").filter(has_text="is saved in Decks.")).to_be_visible()
    assert len(call(person, "GET", "/decks?game=epic")) == 1  # it was saved before
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{**PACK, "bots": ["random"] * 7}, SEALED], ids=["pick", "build"])
def test_everything_fits(visit: Visit, settings: dict[str, Any]) -> None:
    person = visit(language="pl")
    open_draft(person, **settings)
    if settings is not SEALED:
        for picked in (1, 2):
            cards(person).first.click()
            main_button(person).click()
            wait_for_pick(person, picked)
        cards(person).first.click()
    for width, height in SCREENS:
        assert wrong_in_draft_at(person.page, width, height) == [], (width, height)
    person.went_well()


@pytest.mark.slow
def test_eight_draft_and_one_of_them_comes_back(visit: Visit) -> None:
    """Two people and six bots draft; one person loads the page again in between. Then the game asks its first question."""
    host, guest = visit(), visit()
    sit(guest, open_table(host, "epic", **PACK, bots=["random"] * 6, listed=True))
    for person in (host, guest):
        person.wait_to_be_asked()

    cards(host).first.click()
    main_button(host).click()
    expect(host.page.locator(".others")).to_contain_text("still picking")
    assert len(pool(host)) == 0  # picks take effect together
    guest.page.wait_for_timeout(SETTLED)
    cards(guest).first.click()
    main_button(guest).click()
    for person in (host, guest):
        wait_for_pick(person, 1)

    while host.page.locator(".draft").count() and len(pool(host)) < 12:
        for person in (host, guest):
            if person.is_asked:
                person.act()
    tables, had = guest.tables, pool(guest)
    guest.page.reload()
    guest.wait_to_be_sent_a_table(tables if guest.tables == 0 else 0)
    guest.wait_to_be_on_the_table()
    assert set(had) <= set(pool(guest))
    while host.page.locator(".draft").count() or guest.page.locator(".draft").count():
        for person in (host, guest):
            if person.is_asked and person.page.locator(".draft").count():
                person.act()
    for person in (host, guest):
        expect(person.page.locator(".board-grid, .felt .ask").first).to_be_visible()
        person.went_well()
    host.wait_until(lambda: host.questions != [], "the first question of the game")
