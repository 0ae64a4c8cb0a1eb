"""Battle is a board: two armies face each other, a preview says what gets through, and one press deals all damage."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

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
IN_VAIN = """
    P1 30hp 1g hand: kong play: human, wolf
    P2 21hp 1g hand: ?4 play: kong
    turn P1
"""
FOUR = """
    mode free_for_all 4
    P1 24hp 1g hand: ?1 play: triceratops, white_knight, zombie
    P2 17hp 1g hand: ?1 play: medusa, demon
    P3 30hp 1g hand: ?1 play: kong, wolf
    P4 30hp 1g hand: ?1 play: kong
    turn P1
    P1 attacks P2 with triceratops, white_knight, zombie
"""
A, C = (f"{ASKED} .slot.{slot} .btn" for slot in "ac")
FRONT = ".front .through"
LANE = "section.lane"


def sit_at(person: Person, monkeypatch: pytest.MonkeyPatch, position: str, **settings: Any) -> None:
    begin_at(monkeypatch, "epic", position)
    open_table(person, "epic", **{"format": "sealed", "hot_seat": True, "names": ["Ida", "Radomir"]} | settings)
    person.page.locator(".curtain button").click()
    expect(person.page.locator(f"{ASKED} h2")).to_be_visible()
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
        fights = person.page.locator(f'{LANE} [data-card="{card}"]')
        expect(lit.or_(fights).first).to_be_visible()
        if lit.count():
            hit(person, lit.first)
        expect(fights.first).to_be_visible()


def press(person: Person, button: str) -> None:
    person.page.wait_for_timeout(SETTLED)
    hit(person, person.page.locator(button))


def pass_until(person: Person, words: str) -> None:
    """Both players pass until the prompt says `words`."""
    asked = person.page.locator(f"{ASKED} h2").filter(has_text=words)
    passing = person.page.locator(f"{ASKED} .slot .btn").filter(has_text="Pass")
    for _ in range(6):
        take_device(person)
        expect(asked.or_(passing).or_(person.page.locator(".curtain button")).first).to_be_visible()
        if asked.count():
            person.page.wait_for_timeout(SETTLED)
            return
        if passing.count():
            hit(person, passing)
    raise AssertionError(f"nobody was asked: {words}")


def middle(person: Person, card: str) -> float:
    box = person.page.locator(f'{LANE} [data-card="{card}"]').first.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def front(person: Person) -> float:
    box = person.page.locator(FRONT).bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["mouse", "touch"])
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


@pytest.mark.slow
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


def drag(person: Person, number: Locator, to: Locator) -> None:
    """Drag a number to the middle of another thing."""
    (x, y), (to_x, to_y) = (centre(each) for each in (number, to))
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + to_x) / 2, (y + to_y) / 2)
    mouse.move(to_x, to_y)
    expect(person.page.locator(".dragged")).to_be_visible()
    mouse.up()
    expect(person.page.locator(".dragged")).to_have_count(0)


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_a_number_is_dragged_to_another_fighter_or_to_the_player(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    blocks = "P1 attacks with triceratops, white_knight\nP1 passes\nP2 passes\nP2 blocks with {}\nP2 passes\nP1 passes"
    sit_at(person, monkeypatch, AGAINST_TWO + blocks.format("medusa, demon"))
    medusa, demon = (fighters(person).filter(has=person.page.locator(f'[data-card="{card}"]')) for card in ("medusa", "demon"))
    numbers = person.page.locator(".dealt output")
    expect(numbers).to_have_text(["15/ 8", "4/ 4"])
    drag(person, medusa.locator("output"), demon)
    expect(numbers).to_have_text(["8/ 8", "11/ 4"])
    drag(person, demon.locator("output"), medusa)
    expect(numbers).to_have_text(["15/ 8", "4/ 4"])
    drag(person, demon.locator("output"), person.page.locator(A))
    expect(numbers).to_have_text(["15/ 8", "4/ 4"])
    sit_at(person, monkeypatch, BREAKTHROUGH + blocks.format("demon"))
    drag(person, person.page.locator(FRONT), person.page.locator(f"{LANE} .fighter").first)
    expect(person.page.locator(FRONT)).to_have_text("0 damage to Radomir")
    drag(person, person.page.locator(".dealt output"), person.page.locator('[data-place="seat/1"]'))
    expect(person.page.locator(FRONT)).to_have_text("6 damage to Radomir")
    expect(person.page.locator(A)).to_be_enabled()


@pytest.mark.slow
def test_the_only_possible_attacker_asks_for_the_attack(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    sit_at(person, monkeypatch, "P1 30hp 0g hand: kong play: wolf\nP2 30hp 0g hand: ?4 play: -\nturn P1")
    choose(person, "wolf")
    expect(person.page.locator(A)).to_contain_text("Attack Radomir with 1")
    expect(person.page.locator(f"{ASKED} h2")).to_have_text("Who attacks Radomir?")


@pytest.mark.slow
def test_an_attack_that_can_only_be_lost_needs_a_second_press(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    sit_at(person, monkeypatch, IN_VAIN)
    choose(person, "human", "wolf")
    press(person, A)
    expect(person.page.locator(A)).to_have_text("Press again to attack")
    expect(person.page.locator(f"{ASKED} h2")).to_contain_text("lose nothing")
    expect(person.page.locator(A)).to_contain_text("Attack Radomir with 2")  # the fuse has burnt down
    press(person, A)
    press(person, A)
    expect(person.page.get_by_role("button", name="I’m Radomir")).to_be_visible()


# Numbers and halves that are shown at the same time, and where the fighters stand, at every frame.
WATCH = """() => {
  const seen = { stamps: 0, halves: 0, reached: 0 };
  const home = new Map();
  const look = () => {
    seen.stamps = Math.max(seen.stamps, document.querySelectorAll('.moving .stamp').length);
    seen.halves = Math.max(seen.halves, document.querySelectorAll('.moving [style*=clip-path]').length);
    for (const card of document.querySelectorAll('[data-charge] .card')) {
      const { y } = card.getBoundingClientRect();
      if (!home.has(card)) home.set(card, y);
      seen.reached = Math.max(seen.reached, Math.abs(y - home.get(card)));
    }
    window.seen = seen;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.slow
def test_battle_damage_is_dealt_simultaneously(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit(moving=True)
    person.page.emulate_media(reduced_motion="no-preference")
    moves = "P1 attacks with triceratops\nP1 passes\nP2 passes\nP2 blocks with medusa, demon\nP2 passes\nP1 passes"
    sit_at(person, monkeypatch, AGAINST_TWO + moves)
    expect(person.page.locator(".dealt output")).to_have_text(["10/ 8", "0/ 4"])
    drag(person, person.page.locator(".dealt output").first, fighters(person).nth(1))
    expect(person.page.locator(".dealt output")).to_have_text(["8/ 8", "2/ 4"])
    person.page.evaluate(WATCH)
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(A).click()
    expect(person.page.locator(FRONT)).to_have_count(0)
    expect(person.page.locator('[data-card="medusa"][data-place^="champion/"]')).to_have_count(0)
    expect(person.page.locator('[data-card="triceratops"][data-place^="champion/"]')).to_have_count(0)
    person.page.wait_for_timeout(SETTLED)
    seen = person.page.evaluate("window.seen")
    assert (seen["stamps"], seen["halves"]) == (3, 4), seen
    assert 6 < seen["reached"] <= 14, seen


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 650), (1024, 768), (360, 640)], ids=str)
def test_armies_face_each_other_among_many(visit: Visit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    width, height = size
    person = visit(phone=width < 700, viewport={"width": width, "height": height})
    names = ["Ida", "Radomir", "Tamara", "Bogdan"]
    passes = "P1 passes\nP2 passes\nP3 passes\nP4 passes\nP2 blocks with medusa, demon\n"
    last = "P2 passes\nP3 passes\nP4 passes\nP1 passes"
    sit_at(person, monkeypatch, FOUR + passes + last, mode="free_for_all", seats=4, names=names)
    expect(person.page.locator(".dealt output").first).to_be_visible()
    assert middle(person, "medusa") < front(person) < middle(person, "triceratops")
    for card in ("medusa", "demon", "triceratops", "white_knight", "zombie"):
        box = person.page.locator(f'{LANE} [data-card="{card}"]').first.bounding_box()
        assert box and box["width"] >= 60 and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= width, card
    boxes = [each.bounding_box() for each in person.page.locator(".lane .army, .mine, section.ask").all()]
    edges = sorted((each["y"], each["y"] + each["height"]) for each in boxes if each)
    assert all(upper[1] <= lower[0] + 1 for upper, lower in pairwise(edges)), edges


@pytest.mark.slow
def test_pressing_a_fighter_or_its_outline_deselects_it(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    sit_at(person, monkeypatch, AGAINST_TWO)
    choose(person, "triceratops", "white_knight")
    hit(person, person.page.locator(".ghost").first)
    expect(person.page.locator(FRONT)).to_have_text("9 damage to Radomir if unblocked")
    hit(person, person.page.locator(f'{LANE} [data-card="white_knight"]'))
    expect(person.page.locator(FRONT)).to_have_count(0)
    expect(person.page.locator(".ghost")).to_have_count(0)


@pytest.mark.slow
def test_the_table_as_text_lists_the_numbers_of_the_damage(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    moves = (
        "P1 attacks with triceratops, white_knight\nP1 passes\nP2 passes\nP2 blocks with medusa, demon\nP2 passes\nP1 passes"
    )
    sit_at(person, monkeypatch, AGAINST_TWO + moves)
    person.page.keyboard.press("t")
    numbers = person.page.locator(".text .number")
    expect(numbers).to_have_text(["− 15Medusa +breaks", "− 4Demon +breaks"])
    expect(person.page.locator(".text ol")).to_have_count(0)
    numbers.first.get_by_role("button", name="Less").click()
    numbers.last.get_by_role("button", name="More").click()
    expect(numbers.locator("output b")).to_have_text(["14", "5"])
    expect(person.page.locator(".text")).to_contain_text("0 damage gets through")
    press(person, A)
    pass_until(person, "Assign 10 damage.")
    person.went_well()
