"""The page calls its player: the tab's title and icon, and notifications while nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from support.browser.person import CHROMIUM, Person, play_until_asked, who_may_choose
from support.browser.tables import open_table, sit
from tests.depth import first_few, sample
from tests.server.browser.conftest import launched

Visit = Callable[..., Person]

A_DAY = {"move": 86_400, "bank": None, "increment": 0}
TITLES = {
    "en": "(1) Your turn · Mulligan",
    "pl": "(1) Twoja tura · Mulligan",
    "ru": "(1) Ваш ход · Mulligan",
    "es": "(1) Tu turno · Mulligan",
    "fr": "(1) À vous · Mulligan",
}
OFFER = "Get a notification when it’s your turn?"

# The notifications of the site, as its service worker lists them.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, tag, data}) => ({title, body, tag, path: data.path}));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The headless shell denies all notifications."""
    with launched(playwright, CHROMIUM, "chromium") as browser:
        yield browser


def icon(person: Person) -> str:
    """The address of the tab's icon, and that it is there."""
    href: str = person.page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')")
    assert person.page.request.get(href).headers["content-type"] == "image/svg+xml"
    return href


def notifications(person: Person) -> list[dict[str, str]]:
    found: list[dict[str, str]] = person.page.evaluate(SHOWN)
    return found


def table_where_the_guest_moves(visit: Visit, **settings: Any) -> tuple[Person, Person]:
    host, guest = visit(**settings.pop("host", {})), visit()
    table = open_table(host, "gwent", listed=True, **settings)
    sit(guest, table)
    for person in (host, guest):
        person.wait_to_be_on_the_table()
    while who_may_choose(host, guest) is host:
        host.answer()
    host.wait_until(lambda: not host.is_asked, "the guest's move")
    return host, guest


@pytest.mark.slow
@pytest.mark.parametrize("language", first_few(sample(["en", "pl", "ru", "es", "fr"], 2)))
def test_the_title_and_the_icon_say_whose_turn_it_is(visit: Visit, language: str) -> None:
    host, guest = table_where_the_guest_moves(visit, host={"language": language})
    assert host.page.title().endswith("Mulligan") and "(1)" not in host.page.title()
    assert icon(host) == "/favicon.svg"
    host.leave_the_tab()
    play_until_asked(host, guest)
    host.wait_until(lambda: host.page.title() == TITLES[language], TITLES[language])
    assert icon(host) == "/favicon-asked.svg"
    host.come_back_to_the_tab()
    host.wait_to_be_asked()
    while host.heard:
        host.answer()
    host.wait_until(lambda: "(1)" not in host.page.title(), "the default title")
    assert icon(host) == "/favicon.svg"
    host.went_well()


@pytest.mark.slow
def test_notifications_are_offered_after_the_first_that_was_missed(visit: Visit) -> None:
    host, guest = table_where_the_guest_moves(visit)
    offer = host.page.get_by_text(OFFER)
    expect(offer).to_be_hidden()
    host.leave_the_tab()
    play_until_asked(host, guest)
    host.come_back_to_the_tab()
    expect(offer).to_be_visible()
    host.page.get_by_role("button", name="No notifications").click()
    expect(offer).to_be_hidden()
    host.page.reload()
    host.wait_to_be_on_the_table()
    expect(offer).to_be_hidden()


@pytest.mark.slow
def test_a_hidden_page_notifies_until_the_answer(visit: Visit) -> None:
    host, guest = table_where_the_guest_moves(visit)
    host.page.context.grant_permissions(["notifications"])
    host.page.reload()
    host.wait_to_be_on_the_table()
    host.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert notifications(host) == []
    host.leave_the_tab()
    play_until_asked(host, guest)
    host.wait_until(lambda: notifications(host) != [], "a notification")
    (found,) = notifications(host)
    table = host.page.url.rpartition("/")[2]
    assert (found["title"], found["tag"], found["path"]) == ("Your turn · Gwent", table, f"/table/{table}")
    assert found["body"] == host.heard["words"]
    host.come_back_to_the_tab()
    host.wait_until(lambda: notifications(host) == [], "no notification")

    # Turned off at the table, none comes.
    host.wait_to_be_asked()
    host.page.locator("#tab-table").click()
    setting = host.page.get_by_role("checkbox", name="Notify me when it’s my turn")
    expect(setting).to_be_checked()
    setting.uncheck()
    while host.heard:
        host.answer()
    host.leave_the_tab()
    play_until_asked(host, guest)
    host.wait_until(lambda: "(1)" in host.page.title(), "the turn")
    host.page.wait_for_timeout(300)
    assert notifications(host) == []
    host.went_well()


@pytest.mark.slow
def test_a_correspondence_game_offers_notifications_while_the_other_player_thinks(visit: Visit) -> None:
    host, _ = table_where_the_guest_moves(visit, clock=A_DAY)
    expect(host.page.get_by_text(OFFER)).to_be_visible()
    host.page.context.grant_permissions(["notifications"])
    host.page.get_by_role("button", name="Notify me", exact=True).click()
    expect(host.page.get_by_text(OFFER)).to_be_hidden()
    host.page.locator("#tab-table").click()
    expect(host.page.get_by_role("checkbox", name="Notify me when it’s my turn")).to_be_checked()
    host.went_well()
