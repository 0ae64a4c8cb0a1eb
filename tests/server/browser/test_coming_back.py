"""The game continues where it was after closing the page, restarting the server, or changing devices."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, SETTLED, Person, wait_to_be_level, who_may_choose
from support.browser.tables import call, go_to, open_table, sit
from support.server import RunningServer

Visit = Callable[..., Person]
Credentials = dict[str, str]
pytestmark = pytest.mark.slow

# Three of each. Most ask in the middle of their effect, after a draw, or ask the other player.
ASKING = (
    "Amnesia", "Ancient Chant", "Angel of Mercy", "Blue Dragon", "Erase", "Final Task", "Infernal Gatekeeper", "Muse", "Plague",
    "Plentiful Dead", "Psionic Assault", "Sea Titan", "Soul Hunter", "Stand Alone", "Surprise Attack", "Thought Plucker",
    "Warrior Golem", "Wave of Transformation", "White Knight", "Zombie Apocalypse",
)  # fmt: skip
DECK = "\n".join(f"3 {card}" for card in ASKING)


def two_at_a_table(visit: Visit, game: str, **settings: Any) -> tuple[Person, Person, str]:
    host, guest = visit(), visit()
    table = open_table(host, game, listed=True, **settings)
    sit(guest, table)
    for person in (host, guest):
        person.wait_to_be_on_the_table()
    return host, guest, table


def who_is_asked_by_a_card(*accounts: Person) -> Person:
    """Play until a card asks in the middle of its effect. Returns the player it asks."""
    found: list[Person] = []

    def somebody_is() -> bool:
        wait_to_be_level(*accounts)
        found.extend(person for person in accounts if person.heard.get("source"))
        acting = [] if found else [person for person in accounts if person.is_asked]
        for person in acting[:1]:
            person.act()
        return found != []

    accounts[0].wait_until(somebody_is, "a card that asks")
    return found[0]


def choose_a_card(person: Person) -> None:
    """Choose one of the offered cards and press the main button."""
    person.page.wait_for_timeout(SETTLED)
    question, ply = person.question(), person.ply
    person.press(person.lit()[0])
    person.page.locator(f"{ASKED} .btn.main").click()
    person.wait_until(lambda: person.ply > ply, "an answer that counts")
    expect(person.page.locator("section.ask h2")).not_to_have_text(question)


def seen_by(person: Person) -> tuple[object, ...]:
    return person.question(), person.board(), person.log(), person.lit()


def wait_to_see_again(person: Person, before: tuple[object, ...]) -> None:
    person.wait_until(lambda: seen_by(person) == before, f"what was there before, {before}")


def get_an_account(person: Person, name: str) -> Credentials:
    credentials = {
        "name": f"{name} {secrets.token_hex(3)}",
        "password": secrets.token_urlsafe(12),
    }  # a second try needs another name
    assert call(person, "POST", "/account", credentials)["account"]
    return credentials


def log_in(person: Person, credentials: Credentials) -> None:
    """Log in from the lobby, on a new device."""
    menu = person.page.locator("header details")
    menu.locator("summary").click()
    menu.locator(".ways button").last.click()
    menu.locator("input[autocomplete=username]").fill(credentials["name"])
    menu.locator("input[type=password]").fill(credentials["password"])
    menu.locator("form .btn").click()
    expect(menu.get_by_role("status")).to_be_visible()
    person.page.reload()


def go_on_at(person: Person, table: str) -> None:
    """Continue a running game from the lobby."""
    person.page.goto("/games")
    person.page.locator(f'.lists section:first-child a[href="/table/{table}"]').click()
    person.wait_to_be_asked()


def test_reloading_in_the_middle_of_an_effect(visit: Visit) -> None:
    """One card is exchanged and another may follow, so the answer is half given."""
    host, guest, _ = two_at_a_table(visit, "gwent")
    person = who_may_choose(host, guest)
    choose_a_card(person)
    before = seen_by(person)
    person.page.reload()
    wait_to_see_again(person, before)
    choose_a_card(person)
    host.went_well()
    guest.went_well()


def test_reloading_drops_a_preview(visit: Visit) -> None:
    """A preview is not stored, so the whole question is asked again."""
    host, guest, _ = two_at_a_table(visit, "epic", format="sealed")
    person = who_may_choose(host, guest)
    person.page.wait_for_timeout(SETTLED)
    before = seen_by(person)
    person.press(person.lit()[0])
    expect(person.page.locator(f"{ASKED} .btn.main")).to_contain_text("Replace 1 card")
    expect(person.page.locator("[data-place].chosen")).not_to_have_count(0)
    assert seen_by(person) != before
    person.page.reload()
    wait_to_see_again(person, before)
    host.went_well()
    guest.went_well()


def test_the_page_continues_after_a_restart_of_the_server(visit: Visit, server: RunningServer) -> None:
    host, guest, _ = two_at_a_table(visit, "gwent")
    choose_a_card(who_may_choose(host, guest))
    wait_to_be_level(host, guest)
    before, tables = [seen_by(host), seen_by(guest)], [host.tables, guest.tables]
    server.restart()
    for person, seen, sent in zip((host, guest), before, tables, strict=True):
        person.wait_to_be_sent_a_table(sent)
        expect(person.page.locator(".lines .bad")).to_be_hidden()
        wait_to_see_again(person, seen)
    choose_a_card(who_may_choose(host, guest))
    assert len(host.hosts | guest.hosts) == 1


def test_another_device_continues_within_an_effect_after_a_restart(visit: Visit, server: RunningServer) -> None:
    """The played card is stored, and its effect asks a question while the player is gone."""
    host, guest = visit(), visit()
    accounts = {person: get_an_account(person, name) for person, name in ((host, "Yennefer"), (guest, "Triss"))}
    table = open_table(host, "epic", format="constructed", listed=True, deck_text=DECK)
    sit(guest, table, text=DECK)
    here = who_is_asked_by_a_card(host, guest)
    other = host if here is guest else guest
    here.wait_to_be_asked_what_was_heard()
    here.page.wait_for_timeout(SETTLED)
    if here.page.locator(".markable.armed").count():  # by the last press, if the page was slow
        here.page.keyboard.press("Escape")
    expect(here.page.locator(".markable.armed")).to_have_count(0)
    before, question, ply, tables = seen_by(here), here.heard, here.ply, other.tables
    assert ply > 0
    here.page.context.close()
    server.restart()

    elsewhere = visit()
    log_in(elsewhere, accounts[here])
    go_on_at(elsewhere, table)
    wait_to_see_again(elsewhere, before)
    assert (elsewhere.heard, elsewhere.ply) == (question, ply)

    other.wait_to_be_sent_a_table(tables)
    assert other.ply == ply
    elsewhere.answer()
    wait_to_be_level(elsewhere, other)
    elsewhere.went_well()


def test_the_game_continues_on_another_device(visit: Visit) -> None:
    host, guest, table = two_at_a_table(visit, "gwent")
    here = who_may_choose(host, guest)
    elsewhere = visit(phone=True)
    log_in(elsewhere, get_an_account(here, "Ciri"))
    go_on_at(elsewhere, table)
    elsewhere.answer()
    wait_to_be_level(here, elsewhere)
    for person in (host, guest, elsewhere):
        person.went_well()


def test_the_opponent_sees_absence_and_return(visit: Visit) -> None:
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
