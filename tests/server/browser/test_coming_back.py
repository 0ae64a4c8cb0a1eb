"""The page is closed, the server stops, another device is taken: the game is where it was."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import pytest
from person import ASKED, GLANCE, PATIENCE, Person
from playwright.sync_api import expect
from tables import call, go_to, open_table, sit

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

LOOKS = 20


def two_at_a_table(visit: Visit, game: str) -> tuple[Person, Person, str]:
    host, guest = visit(), visit()
    table = open_table(host, game, listed=True, **({"format": "sealed"} if game == "epic" else {}))
    sit(guest, table)
    host.wait_to_be_on_the_table()
    return host, guest, table


def who_may_choose(*people: Person) -> Person:
    """Of those who sit at the table, the one who is asked about things on it. Some decks first ask who begins."""
    since = time.monotonic()
    while time.monotonic() - since < PATIENCE:
        for person in people:
            if person.is_asked and person.lit():
                person.settle()
                return person
            if person.is_asked:
                person.act()
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")


def choose_a_card(person: Person) -> None:
    """One of those that the question is about, and the button that says what then happens."""
    question = person.question()
    person.press(person.lit()[0])
    person.page.locator(f"{ASKED} .btn.main").click()
    expect(person.page.locator("section.ask h2")).not_to_have_text(question)
    person.settle()


def seen_by(person: Person) -> tuple[object, ...]:
    person.settle()
    return person.question(), person.board(), person.log(), person.lit()


def is_seen_again(person: Person, before: tuple[object, ...]) -> bool:
    """Soon: the page reads the table anew."""
    return any(seen_by(person) == before for _ in range(LOOKS))


def test_reloading_in_the_middle_of_an_effect(visit: Visit) -> None:
    """One card is exchanged, another one may be: that is half an answer."""
    host, guest, _ = two_at_a_table(visit, "gwent")
    person = who_may_choose(host, guest)
    choose_a_card(person)
    before = seen_by(person)
    person.page.reload()
    person.wait_to_be_asked()
    assert is_seen_again(person, before)
    choose_a_card(person)
    host.went_well()
    guest.went_well()


def test_reloading_puts_back_what_is_held(visit: Visit) -> None:
    """What is not final was never said: the whole question is asked again."""
    host, guest, _ = two_at_a_table(visit, "epic")
    person = who_may_choose(host, guest)
    before = seen_by(person)
    person.press(person.lit()[0])
    person.page.locator(f"{ASKED} .btn.main").click()
    expect(person.page.locator(f"{ASKED} .btn.quiet")).to_be_visible()
    expect(person.page.locator("[data-place].chosen")).not_to_have_count(0)
    assert seen_by(person) != before
    person.page.reload()
    person.wait_to_be_asked()
    assert is_seen_again(person, before)
    host.went_well()
    guest.went_well()


def test_the_page_goes_on_when_the_server_was_restarted(visit: Visit, restart: Callable[[], None]) -> None:
    host, guest, _ = two_at_a_table(visit, "gwent")
    choose_a_card(who_may_choose(host, guest))
    before = [seen_by(host), seen_by(guest)]
    restart()
    for person in (host, guest):
        expect(person.page.locator(".lines .bad")).to_be_hidden()
    assert is_seen_again(host, before[0])
    assert is_seen_again(guest, before[1])
    choose_a_card(who_may_choose(host, guest))
    assert len(host.hosts | guest.hosts) == 1


def test_the_game_goes_on_at_another_device(visit: Visit) -> None:
    host, guest, table = two_at_a_table(visit, "gwent")
    here = who_may_choose(host, guest)
    credentials = {"name": "Ciri", "password": secrets.token_urlsafe(12)}
    assert call(here, "POST", "/account", credentials)["account"]
    standing = here.standing()

    elsewhere = visit(phone=True)
    menu = elsewhere.page.locator("header details")
    menu.locator("summary").tap()
    menu.locator(".ways button").last.tap()
    menu.locator("input[autocomplete=username]").fill(credentials["name"])
    menu.locator("input[type=password]").fill(credentials["password"])
    menu.locator("form .btn").tap()
    expect(menu.get_by_role("status")).to_be_visible()
    elsewhere.page.reload()
    elsewhere.page.locator(f'.tables section:first-child a[href="/table/{table}"]').tap()
    elsewhere.wait_to_be_asked()
    for _ in range(10):
        if here.standing() != standing:
            break
        elsewhere.act()
    assert here.standing() != standing
    for person in (host, guest, elsewhere):
        person.went_well()


def test_the_other_sees_who_is_away_and_who_is_back(visit: Visit) -> None:
    host, guest, table = two_at_a_table(visit, "gwent")
    host.page.locator("#tab-table").click()
    seats = host.page.locator("[role=tabpanel] fieldset:last-child li")
    there = seats.all_inner_texts()
    guest.page.goto("/about")
    expect(seats.nth(1)).not_to_have_text(there[1])
    expect(seats.nth(0)).to_have_text(there[0])
    go_to(guest, table)
    expect(seats.nth(1)).to_have_text(there[1])
    host.went_well()
    guest.went_well()
