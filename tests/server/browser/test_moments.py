"""The moments of a game: the end of a round, the end of the game, and being out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from mulligan.server.bot_pool import BotPool
from support.browser.person import DECLINE, OVER, SETTLED, TO_DO, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.test_stage import slowly

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

# The second player has no cards: the first one always wins, and it is never a tie.
WON = """
    P1 northern_realms leader: foltest_the_siegemaster hand: catapult, ballista
    P1 close: ves
    P2 monsters leader: eredin_bringer_of_death hand: -
    turn P1
"""
# One attack ends it.
ABOUT_TO_LOSE = """
    P1 3hp 1g hand: kong play: -
    P2 30hp 1g hand: fireball play: raging_t_rex
    turn P2
"""
LOST = f"{ABOUT_TO_LOSE}    P2 attacks with raging_t_rex"
# One attack ends it for the first of three players.
OUT = """
    mode free_for_all 3
    P1 3hp 1g hand: kong play: -
    P2 30hp 1g hand: fireball play: raging_t_rex
    P3 22hp 0g hand: ?4 play: triceratops
    turn P2
    P2 attacks P1 with raging_t_rex
"""
LAPTOP = {"width": 1366, "height": 650}
PHONE = {"width": 390, "height": 844}

# Notes ten times a second whether the banner is shown, and what lies on the rows.
WATCH = """() => {
  window.seen = [];
  setInterval(() => window.seen.push({
    at: performance.now(),
    banner: [...document.querySelectorAll('.banner .total')].map((each) => each.textContent.trim()),
    totals: [...document.querySelectorAll('.felt .head .total')].map((each) => each.textContent.trim()),
    units: document.querySelectorAll('.felt .unit').length,
  }), 100);
}"""

# Presses every button of the finished game in the moment it appears.
HASTY = """() => new MutationObserver((_, observer) => {
  const buttons = document.querySelectorAll('section.ask.over .slot .btn');
  if (buttons.length === 0) return;
  observer.disconnect();
  requestAnimationFrame(() => { for (const each of buttons) each.click(); window.pressed = buttons.length; });
}).observe(document.body, { subtree: true, childList: true, attributes: true })"""


def visit_at(visit: Visit, screen: dict[str, int], **settings: Any) -> Person:
    person = visit(phone=screen is PHONE, **settings)
    person.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
    return person


def play_until(person: Person, selector: str) -> None:
    """Play until something is on the page, or the game is over."""
    while not person.page.locator(f"{selector}, {OVER}").count():
        if person.page.evaluate(TO_DO) == "act":
            person.act()
        else:
            person.page.wait_for_timeout(50)


def resign(person: Person) -> None:
    """Resign in the menu, which asks once more."""
    if person.page.locator(".tools .tool").last.is_visible():
        person.page.locator(".tools .tool").last.click()
    person.page.locator("#tab-table").click()
    for _ in range(2):
        person.page.locator(".menu .row").nth(1).locator(".btn").last.click()
    if (close := person.page.locator(".side .close")).is_visible():
        close.click()


def test_a_round_is_seen_before_its_board_is_swept(visit: Visit) -> None:
    person = visit_at(visit, LAPTOP, moving=True)
    open_table(person, "gwent", bots=["greedy"])
    person.wait_to_be_asked()
    person.page.evaluate(WATCH)
    play_until(person, ".banner")
    expect(person.page.locator(".banner")).to_have_count(0)
    person.page.wait_for_timeout(300)
    seen: list[dict[str, Any]] = person.page.evaluate("window.seen")
    shown = [each for each in seen if each["banner"]]
    assert shown[-1]["at"] - shown[0]["at"] >= 2000
    assert all(sorted(each["banner"]) == sorted(each["totals"]) for each in shown), "the seats show the same totals"
    assert len({each["units"] for each in shown}) == 1, "no unit leaves before the banner does"
    before = [each for each in seen if each["at"] < shown[0]["at"]][-3:]
    assert all(each["units"] == shown[0]["units"] for each in before), "the board is frozen first"
    person.went_well()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_a_game_shows_the_winner_and_the_reason(
    visit: Visit, screen: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_at(monkeypatch, "gwent", WON)
    person, other = visit_at(visit, screen, language="pl"), visit()
    sit(other, open_table(person, "gwent", listed=True))
    person.play(other)
    sheet = person.page.locator("section.end")
    expect(sheet.locator("h2")).to_contain_text("Wygrywasz")
    expect(sheet.locator(".reason")).to_contain_text("znacznik")
    assert sheet.locator(".rounds li").count() >= 2 and sheet.locator(".stats tbody tr").count() == 5
    is_clear(person)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_resignation_shows_the_opponents_hand(visit: Visit, screen: dict[str, int]) -> None:
    person = visit_at(visit, screen, language="pl")
    open_table(person, "epic", format="sealed", bots=["greedy"])
    person.play_a_while(3)
    resign(person)
    sheet = person.page.locator("section.end")
    expect(sheet.locator("h2")).to_contain_text("Wygrywa")
    expect(sheet.locator(".reason")).to_have_text("Poddajesz się.")
    assert person.page.locator(".hands .card").count() > 0
    is_clear(person)
    sheet.locator(".shut").click()
    expect(sheet).to_have_count(0)


def is_clear(person: Person) -> None:
    """The sheet covers neither the question nor the edge of the page, and a rematch can be asked for immediately."""
    sheet, ask = person.page.locator("section.end").bounding_box(), person.page.locator("section.ask").bounding_box()
    assert sheet is not None and ask is not None and sheet["y"] + sheet["height"] <= ask["y"] + 1
    assert not person.is_too_wide()
    expect(person.page.locator("section.ask").get_by_role("button", name="Rewanż")).to_be_enabled()
    person.went_well()


def decline_until(shown: Locator, *people: Person) -> None:
    """Let an attack through: everybody declines to play and to block until something is shown."""
    for _ in range(100):
        for person in people:
            person.page.evaluate(DECLINE)
        if shown.count():
            return
        people[0].page.wait_for_timeout(SETTLED)
    raise AssertionError("the attack does not come to an end")


def attack(person: Person) -> None:
    """Attack with the champion that is the first of all."""
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/0")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator("section.ask .slot.a .btn:enabled").click()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_the_game_can_be_replayed(visit: Visit, screen: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, "epic", ABOUT_TO_LOSE)
    person, other = visit_at(visit, screen, language="pl", moving=True), visit()
    sit(other, open_table(person, "epic", format="sealed", listed=True))
    person.page.evaluate(HASTY)
    attack(other)
    decline_until(person.page.locator("section.end"), person, other)
    assert person.page.evaluate("window.pressed") == 4, "and none of them did anything"
    is_clear(person)
    assert person.page.locator(".seat .num").filter(has_text="−").count() == 1, "a true minus sign"
    for hand in person.page.locator(".hands .card").all():
        box = hand.bounding_box()
        assert box is not None and box["y"] + box["height"] <= screen["height"], "the other hand is on the screen"
    person.page.wait_for_timeout(SETTLED)
    person.page.get_by_role("button", name="Co się stało?").click()
    expect(person.page.locator("section.end")).to_have_count(0)
    expect(person.page.locator("section.ask h2")).to_contain_text("atakuje")
    person.page.get_by_role("button", name="Wróć do gry").click()
    expect(person.page.locator("section.end")).to_be_visible()
    person.went_well()


def test_a_player_who_resigns_among_many_sees_their_place(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "choice", slowly(BotPool.choice))  # so that the game goes on
    person = visit_at(visit, LAPTOP)
    open_table(person, "epic", mode="free_for_all", format="sealed", seats=4, bots=["greedy"] * 3)
    person.play_a_while(1)
    resign(person)
    note = person.page.locator("section.note")
    expect(note).to_contain_text("You’re eliminated")
    expect(note).to_contain_text("4th of 4")
    assert person.page.locator(".menu").get_by_role("button", name="Resign").count() == 0
    note.get_by_role("button", name="Keep watching").click()
    expect(note).to_have_count(0)
    assert person.page.locator(".mine.out").count() == 1
    person.went_well()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_eliminated_player_can_watch_or_leave(visit: Visit, screen: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, "epic", OUT)
    person, *others = visit_at(visit, screen), visit(), visit()
    table = open_table(person, "epic", mode="free_for_all", format="sealed", seats=3, listed=True)
    for other in others:
        sit(other, table)
    note = person.page.locator("section.note")
    decline_until(note, person, *others)
    expect(note).to_contain_text("on turn 3: 3 − 12 = −9")
    expect(note).to_contain_text("3rd of 3")
    box = note.bounding_box()
    for board in person.page.locator(".near .place, .far .place, .looked").all():
        other_box = board.bounding_box()
        assert box is not None and other_box is not None and other_box["y"] + other_box["height"] <= box["y"] + 1
    assert person.page.get_by_text("out of reach").count() == 0, "nobody is attacked or targeted any more"
    note.get_by_role("button", name="Keep watching").click()
    if person.page.locator(".tools .tool").last.is_visible():
        person.page.locator(".tools .tool").last.click()
    person.page.locator("#tab-table").click()
    for offered in ("Resign", "Offer a tie"):
        assert person.page.locator(".menu").get_by_role("button", name=offered).count() == 0
    person.went_well()
