"""A draft of eight in two browsers: one leaves, loads its page again, and finds its seat as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import call, go_to, sit

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

BOTS = 6
DRAFT = {"game": "epic", "mode": "free_for_all", "format": "pack", "seats": BOTS + 2, "bots": ["greedy"] * BOTS, "listed": True}


def two_of_eight(visit: Visit) -> tuple[Person, Person]:
    """The first two players of a draft; bots have the other seats."""
    host, guest = visit(), visit()
    table = call(host, "POST", "/tables", DRAFT)["id"]
    go_to(host, table)
    sit(guest, table)
    for person in (host, guest):
        person.wait_to_be_on_the_table()
    return host, guest


def pick(person: Person) -> None:
    """Pick a card as soon as the seat has a pack. Others pick at the same time, so only the page knows when it is done."""
    person.wait_until(lambda: person.heard.get("ask") == "PICK" and person.is_asked, "a pack")
    before = len(picks(person))
    while len(picks(person)) == before:
        person.act()


def picks(person: Person) -> list[object]:
    """The final choices that the page has sent."""
    return [each for each in person.said if each["type"] == "choose" and not each["hold"]]


def wait_for_a_pack(person: Person, cards: int) -> None:
    count = "new Set([...document.querySelectorAll('[data-place^=\"pack/\"]')].map((each) => each.dataset.place)).size"
    person.wait_until(lambda: person.page.evaluate(count) == cards, f"a pack of {cards}")


def press_leave(person: Person) -> None:
    person.page.locator("#tab-table").click()
    person.click("Leave draft")
    person.click("Press again to leave")


def test_an_eight_seat_draft_in_two_browsers_one_of_which_reconnects(visit: Visit) -> None:
    host, guest = two_of_eight(visit)
    pick(guest)
    tables = guest.tables
    guest.page.reload()
    guest.wait_to_be_sent_a_table(tables)
    pick(host)
    for cards in (9, 8, 7):
        for person in (host, guest):
            wait_for_a_pack(person, cards)
        pick(host)
        pick(guest)
    assert not host.wrong and not guest.wrong


def test_a_bot_picks_for_a_player_who_leaves_until_they_take_over(visit: Visit) -> None:
    host, guest = two_of_eight(visit)
    press_leave(guest)
    left = host.page.get_by_role("log").get_by_text("A bot plays until")
    expect(left).to_be_visible()
    pick(host)
    wait_for_a_pack(host, 9)
    expect(guest.page.get_by_text("A bot is playing for you.")).to_be_visible()
    guest.click("Take over")
    expect(host.page.get_by_role("log").get_by_text("is back.")).to_be_visible()
    expect(guest.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    pick(host)
    wait_for_a_pack(guest, 8)
    pick(guest)
    assert not host.wrong and not guest.wrong
