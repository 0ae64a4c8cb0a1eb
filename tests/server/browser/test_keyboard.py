"""Playing with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, OVER, SETTLED, Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

TABS = 80  # at most, to reach anything on a page
PLAYS = 300
ACTS = 60  # in a game
GAMES = 5  # at most, until the cards have made every key appear
HAS_FOCUS = "document.activeElement !== null && document.activeElement !== document.body"
# Whether something has a visible focus.
FOCUS_IS_SEEN = """() => {
  const { activeElement: here } = document;
  const { outlineStyle, boxShadow } = getComputedStyle(here);
  return here.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
}"""
MAIN_KEY = f"document.querySelector('{ASKED} .btn.main:enabled .kbd')?.innerText ?? ''"


def test_a_game_of_gwent_from_the_lobby_to_its_end(visit: Visit) -> None:
    person = visit()
    tab_to(person, ".gm:nth-child(2) .go")
    person.page.keyboard.press("Enter")
    person.wait_to_be_asked()
    while not person.may_choose:  # some decks first ask who begins
        press_a_key(person)
        person.wait_to_be_asked()

    tab_to(person, "[data-place^='hand/']")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        person.page.keyboard.press(key)
    assert person.page.evaluate("document.activeElement.matches('[data-place^=\"hand/\"]')")
    for _ in range(PLAYS):
        person.wait_to_be_asked()
        if person.is_over:
            break
        press_a_key(person)
        person.page.wait_for_function(HAS_FOCUS)
    expect(person.page.locator(OVER)).to_be_visible()
    tab_to(person, f"{OVER} .btn.main")
    assert person.page.evaluate(FOCUS_IS_SEEN)
    person.went_well()


def press_a_key(person: Person) -> None:
    """Press a digit to choose, Enter to confirm, or P to pass."""
    before = person.standing()
    things = min(9, len(person.lit()) or person.page.locator(".choices .btn").count())
    if person.page.locator(f"{ASKED} .btn.main:enabled").count():
        person.page.keyboard.press("Enter")
    elif things == 0 or person.chance.random() < 0.2:
        person.page.keyboard.press("p")
    else:
        person.page.keyboard.press(str(person.chance.randint(1, things)))
    person.changes_soon(before)


def tab_to(person: Person, selector: str) -> None:
    """Reach an element with Tab alone; the focus is always visible."""
    for _ in range(TABS):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(f"document.activeElement.matches({selector!r})"):
            assert person.page.evaluate(FOCUS_IS_SEEN)
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_the_table_as_text_answers_a_question(visit: Visit) -> None:
    person = visit()
    open_table(person, "gwent", hot_seat=True)
    person.page.locator(f".step, {ASKED}").first.wait_for()
    if person.page.locator(".step").count():
        person.take_any_deck()
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    before = person.standing()
    person.page.keyboard.press("t")
    tab_to(person, ".text ol button")
    person.page.keyboard.press("Enter")
    person.wait_for_a_change(before)
    assert person.page.locator(".text").count() == 1
    person.page.keyboard.press("t")
    expect(person.page.locator(".text")).to_have_count(0)
    person.went_well()


def press_main(person: Person, key: str) -> None:
    """Press a key; something must change, if only the buttons, and nothing is refused."""

    def looks() -> str:
        return person.standing() + person.page.locator("section.ask").inner_text()

    person.page.wait_for_timeout(SETTLED)
    before = looks()
    person.page.keyboard.press(key)
    person.wait_until(lambda: looks() != before, f"what {key} does")
    assert person.page.locator("section.ask .no").count() == 0


def test_the_key_on_the_main_button_does_what_it_says(visit: Visit) -> None:
    """Wherever the focus is. If Enter belongs to the focused thing, the button shows no key."""
    person = visit()
    shown: set[str] = set()
    for _ in range(GAMES):
        open_table(person, "epic", format="sealed", bots=["greedy"])
        person.wait_to_be_asked()
        for _ in range(ACTS):
            if person.is_over or len(shown) == 2:
                break
            for _ in range(person.chance.randint(0, 6)):
                person.page.keyboard.press("Tab")
            key: str = person.page.evaluate(MAIN_KEY)
            if person.page.locator(f"{ASKED} .btn.main:enabled").count():
                shown.add(key)
            if key:
                press_main(person, key)
            else:
                person.page.keyboard.press(str(person.chance.randint(0, 4)))
            person.wait_to_be_asked()
    assert shown == {"Enter", ""}
    person.went_well()


def test_the_keys_are_listed(visit: Visit) -> None:
    person = visit()
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.went_well()
