"""Battle is a board: two armies face each other, a preview says what gets through, and one press deals all damage."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table
from support.positions import begin_at

Visit = Callable[..., Person]

AGAINST_TWO = """
    P1 30hp 1g hand: kong play: triceratops, white_knight, zombie, zombie
    P2 21hp 1g hand: ?4 play: medusa, demon, trihorror
    turn P1
"""
BREAKTHROUGH = """
    P1 30hp 1g hand: kong play: triceratops, white_knight
    P2 21hp 1g hand: ?4 play: demon
    turn P1
"""
A, C = (f"{ASKED} .slot.{slot} .btn" for slot in "ac")
FRONT = ".front .through"
LANE = "section.lane"


def sit_at(person: Person, monkeypatch: pytest.MonkeyPatch, position: str) -> None:
    begin_at(monkeypatch, "epic", position)
    open_table(person, "epic", format="sealed", hot_seat=True, names=["Ida", "Radomir"])
    person.page.locator(".curtain button").click()
    expect(person.page.locator(".card.lit").first).to_be_visible()
    person.page.wait_for_timeout(SETTLED)


def take_device(person: Person) -> None:
    """Hand the device to the player who is asked next, if it changes hands."""
    person.page.wait_for_timeout(SETTLED)
    curtain = person.page.locator(".curtain button")
    expect(curtain.or_(person.page.locator(f"{ASKED} h2")).first).to_be_visible()
    if curtain.count():
        curtain.click()
        person.page.wait_for_timeout(SETTLED)


def hit(person: Person, thing: Locator) -> None:
    """Press a thing once it lies still, with the mouse or a finger."""
    if person.hit == person.page.mouse.click:
        thing.click()
    else:
        thing.tap()


def fighters(person: Person) -> Locator:
    return person.page.locator(f"{LANE} .fighter")


def choose(person: Person, *cards: str) -> None:
    """Press champions until all of these stand in the lane. Equal ones that lie together go together."""
    for card in cards:
        lit = person.page.locator(f'[data-card="{card}"][data-place^="champion/"].lit:visible')
        if lit.count():
            hit(person, lit.first)
        expect(person.page.locator(f'{LANE} [data-card="{card}"]').first).to_be_visible()


def press(person: Person, button: str) -> None:
    person.page.wait_for_timeout(SETTLED)
    hit(person, person.page.locator(button))


def pass_until(person: Person, words: str) -> None:
    """Both players pass until the prompt says `words`."""
    for _ in range(6):
        take_device(person)
        if words in person.page.locator(f"{ASKED} h2").inner_text():
            return
        hit(person, person.page.locator(f"{ASKED} .slot .btn").filter(has_text="Pass"))
    raise AssertionError(f"nobody was asked: {words}")


def middle(person: Person, card: str) -> float:
    box = person.page.locator(f'{LANE} [data-card="{card}"]').first.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def front(person: Person) -> float:
    box = person.page.locator(FRONT).bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_armies_face_each_other_and_one_press_deals_all_damage(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    person = visit(phone=phone)
    sit_at(person, monkeypatch, AGAINST_TWO)
    choose(person, "triceratops", "white_knight", "zombie", "zombie")
    expect(person.page.locator(FRONT)).to_have_text("23 damage to Radomir if unblocked")
    expect(person.page.locator(".ghost").first).to_be_visible()
    assert middle(person, "triceratops") > front(person)
    press(person, A)
    pass_until(person, "Who blocks?")
    expect(person.page.locator(FRONT)).to_have_text("23 damage if you don’t block")
    assert middle(person, "triceratops") < front(person)
    choose(person, "medusa", "demon")
    expect(person.page.locator(FRONT)).to_have_text("0 damage gets through")
    assert middle(person, "medusa") > front(person)
    expect(fighters(person).filter(has=person.page.locator('[data-card="triceratops"]')).locator(".outcome")).to_have_text(
        "breaks"
    )
    press(person, A)
    pass_until(person, "Assign 23 damage.")
    assert middle(person, "medusa") < front(person) < middle(person, "triceratops")
    expect(person.page.locator(".dealt output")).to_have_text(["19/ 8", "4/ 4"])
    press(person, A)
    pass_until(person, "Assign 10 damage.")
    press(person, A)
    take_device(person)
    expect(person.page.locator('[data-card="medusa"][data-place^="champion/"]')).to_have_count(0)
    expect(person.page.locator('[data-card="triceratops"][data-place^="champion/"]')).to_have_count(0)
    expect(person.page.locator('[data-card="white_knight"][data-place^="champion/"]')).to_have_count(1)
    expect(person.page.locator(FRONT)).to_have_count(0)


def test_damage_that_breaks_through_is_changed_at_the_front_line(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    sit_at(person, monkeypatch, BREAKTHROUGH)
    choose(person, "triceratops", "white_knight")
    press(person, A)
    pass_until(person, "Who blocks?")
    choose(person, "demon")
    expect(person.page.locator(FRONT)).to_have_text("6 damage gets through")
    press(person, A)
    pass_until(person, "Assign 19 damage.")
    expect(person.page.locator(FRONT)).to_have_text("6 damage to Radomir")
    less, more = person.page.locator(".front .step").all()
    expect(more).to_be_disabled()
    hit(person, less)
    expect(person.page.locator(A)).to_be_disabled()
    hit(person, person.page.locator(".dealt button").last)
    expect(person.page.locator(".dealt output")).to_have_text("14/ 4")
    press(person, C)
    expect(person.page.locator(".dealt output")).to_have_text("13/ 4")
    press(person, A)
    pass_until(person, "Assign 4 damage.")
    press(person, A)
    take_device(person)
    expect(person.page.locator('[data-spot="seat/1"]').first).to_contain_text("15")


def test_pressing_a_fighter_or_its_outline_deselects_it(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    sit_at(person, monkeypatch, AGAINST_TWO)
    choose(person, "triceratops", "white_knight")
    hit(person, person.page.locator(".ghost").first)
    expect(person.page.locator(FRONT)).to_have_text("9 damage to Radomir if unblocked")
    hit(person, person.page.locator(f'{LANE} [data-card="white_knight"]'))
    expect(person.page.locator(FRONT)).to_have_count(0)
    expect(person.page.locator(".ghost")).to_have_count(0)
