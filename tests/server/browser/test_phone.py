"""On a small phone, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from support.browser.person import ASKED, REACH, SETTLED, Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

LONG = 700  # milliseconds of a long press
LOWEST = 44  # pixels of a row of Gwent, so that its cards are readable


@pytest.mark.parametrize("language", ["en", "ru"])  # the longest words are Russian
def test_no_page_has_to_be_scrolled_sideways(visit: Visit, language: str) -> None:
    person = visit(phone=True, language=language)
    for path in ("/", "/new?game=epic", "/new?game=gwent", "/games", "/rules", "/rules/gwent", "/about"):
        person.page.goto(path, wait_until="networkidle")
        assert not person.is_too_wide(), path
    person.went_well()


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("epic", {"format": "sealed", "bots": ["random"]}),
        ("epic", {"format": "dark", "bots": ["random"]}),
        ("gwent", {"bots": ["random"]}),
    ],
    ids=["epic", "draft", "gwent"],
)
def test_no_table_has_to_be_scrolled_sideways(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    person = visit(phone=True)
    open_table(person, game, **settings)
    for _ in range(4):
        person.play_a_while(2)
        assert not person.is_too_wide()
    person.went_well()


def test_the_waiting_room_has_not_to_be_scrolled_sideways(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, "gwent", take=[])
    person.page.locator(".step .tile").first.wait_for()
    assert not person.is_too_wide()


def test_a_tap_takes_a_card_and_its_act_is_a_button(visit: Visit) -> None:
    """Nothing covers the table: a card that is an answer is read with a long press."""
    person = visit(phone=True)
    open_table(person, "gwent", bots=["random"])
    wait_to_choose(person)
    person.page.wait_for_timeout(SETTLED)
    ply = person.ply
    person.press(person.lit()[0])
    main = person.page.locator(f"{ASKED} .btn.main:enabled")
    expect(main).to_be_visible()
    assert (person.ply, person.page.get_by_role("dialog").count()) == (ply, 0)
    person.page.wait_for_timeout(SETTLED)
    main.tap()
    person.wait_until(lambda: person.ply > ply, "what was pressed")
    person.went_well()


@pytest.mark.parametrize("at_once", [False, True], ids=["two taps", "one tap"])
@pytest.mark.parametrize(("game", "settings"), [("epic", {"format": "sealed"}), ("gwent", {})], ids=["epic", "gwent"])
def test_a_long_press_shows_a_card_and_does_not_play_it(
    visit: Visit, game: str, settings: dict[str, Any], at_once: bool
) -> None:
    """Even for those whose first tap plays a card."""
    person = visit(phone=True)
    if at_once:
        person.page.evaluate("localStorage.setItem('mulligan.at-once', 'yes')")
    open_table(person, game, bots=["random"], **settings)
    wait_to_choose(person)
    person.page.wait_for_timeout(SETTLED)
    ply = person.ply
    place = next(each for each in person.lit() if each.startswith("hand/"))
    card = person.page.locator(f'[data-place="{place}"]').first
    press_long(person, card)
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    sheet = person.page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    person.page.wait_for_timeout(SETTLED)
    assert (person.ply, person.page.locator(".armed, .chosen").count()) == (ply, 0)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    assert (person.ply, person.page.locator(".armed, .chosen").count()) == (ply, 0)
    person.went_well()


def press_long(person: Person, thing: Locator) -> None:
    """Put a finger on a thing and leave it there for a while."""
    point: tuple[float, float] = thing.evaluate(REACH)
    finger = person.page.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": point[0], "y": point[1]}]})
    person.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("text", ["100%", "200%"])
@pytest.mark.parametrize(("game", "settings"), [("epic", {"format": "sealed"}), ("gwent", {})], ids=["epic", "gwent"])
def test_the_whole_board_can_be_scrolled_to(visit: Visit, game: str, settings: dict[str, Any], text: str) -> None:
    person = visit(phone=True, language="ru")
    open_table(person, game, bots=["random"], **settings)
    wait_to_choose(person)
    person.page.add_style_tag(content=f"html {{ font-size: {text} }}")
    person.page.mouse.move(180, 200)
    person.page.mouse.wheel(0, 5000)
    expect(person.page.locator(".hand-cell .card").first).to_be_in_viewport(ratio=0.99)
    person.page.mouse.wheel(0, -5000)
    expect(person.page.locator(".duel .seat.above, .duel .opposite")).to_be_in_viewport(ratio=0.99)
    heights: list[int] = person.page.locator(".duel .row").evaluate_all("(rows) => rows.map((row) => row.clientHeight)")
    assert min(heights, default=LOWEST) >= LOWEST
    person.went_well()


def test_a_whole_game_of_gwent_by_tapping(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, "gwent", bots=["random"])
    person.play()
    assert not person.is_too_wide()
    person.went_well()


def wait_to_choose(person: Person) -> None:
    """Wait until a card in hand can be chosen; some decks first ask who begins."""
    person.wait_to_be_asked()
    while not person.may_choose:
        person.act()
        person.wait_to_be_asked()
