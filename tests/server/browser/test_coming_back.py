"""The page is closed, the server stops, another device is taken: the game is where it was."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from person import GLANCE, Person
from playwright.sync_api import expect
from tables import call, go_to, open_table, sit

Visit = Callable[..., Person]


def two_at_a_table(visit: Visit, game: str) -> tuple[Person, Person, str]:
    host, guest = visit(), visit()
    table = open_table(host, game, listed=True, **({"format": "sealed"} if game == "epic" else {}))
    sit(guest, table)
    host.wait_to_be_on_the_table()
    return host, guest, table


def whose_turn(*people: Person) -> Person:
    """Of those who sit at the table."""
    while True:
        for person in people:
            if person.is_asked:
                return person
        people[0].page.wait_for_timeout(GLANCE)


def play_into_the_middle(*people: Person) -> Person:
    """Until a card asks somebody something: the play of it is half answered, and what was answered is final."""
    for _ in range(400):
        person = whose_turn(*people)
        if person.is_asked_by_a_card():
            return person
        person.act()
    raise AssertionError("no card asks anything")


def test_reloading_in_the_middle_of_an_effect(visit: Visit) -> None:
    host, guest, _ = two_at_a_table(visit, "epic")
    person = play_into_the_middle(host, guest)
    before = person.question(), person.board(), person.log(), person.lit()
    person.page.reload()
    person.wait_to_be_asked()
    assert (person.question(), person.board(), person.log(), person.lit()) == before
    person.act()
    host.went_well()
    guest.went_well()


def test_the_page_goes_on_when_the_server_was_restarted(visit: Visit, restart: Callable[[], None]) -> None:
    host, guest, _ = two_at_a_table(visit, "gwent")
    whose_turn(host, guest).act()
    before = [(person.question(), person.board(), person.log()) for person in (host, guest)]
    restart()
    for person in (host, guest):
        expect(person.page.locator(".lines .bad")).to_be_hidden()
    assert [(person.question(), person.board(), person.log()) for person in (host, guest)] == before
    for _ in range(4):
        whose_turn(host, guest).act()
    assert host.log() != before[0][2]
    assert len(host.hosts | guest.hosts) == 1


def test_the_game_goes_on_at_another_device(visit: Visit) -> None:
    host, guest, table = two_at_a_table(visit, "gwent")
    here = whose_turn(host, guest)
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
    while here.standing() == standing:
        elsewhere.act()
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
