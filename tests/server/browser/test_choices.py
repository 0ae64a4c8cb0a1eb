"""Choosing safely: selections, buttons that keep their places, and presses that come too early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, BUTTONS, OFFERED, SETTLED, Person
from support.browser.tables import open_table
from support.positions import begin_at
from tests.depth import first_few, sample

Visit = Callable[..., Person]
Box = tuple[float, float, float, float]

FOUR_WOLVES = """
    P1 30hp 1g hand: kong, fireball play: wolf, wolf, wolf, wolf
    P2 25hp 0g hand: ?4 play: kong(expended)
    turn P1
"""
ELEVEN_ZOMBIES = f"""
    P1 30hp 0g hand: kong play: {"zombie, " * 11}triceratops
    P2 25hp 0g hand: ?4 play: -
    turn P1
"""
A, B, C, D = (f"{ASKED} .slot.{slot} .btn" for slot in "abcd")
SOON = 50  # milliseconds between two hasty presses
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("epic", {"format": "sealed", "bots": ["random"]}),
    ("epic", {"mode": "free_for_all", "format": "sealed", "seats": 3, "bots": ["random"] * 2}),
    ("gwent", {"bots": ["random"]}),
]
# The boxes of all buttons.
BOXES = """() => [...document.querySelectorAll('.ask .slot .btn')].map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [button.parentElement.className.match(/slot (.)/)[1], [x, y, width, height].map(Math.round)];
})"""
SCREENS = {"desktop": (1440, 900), "laptop": (1366, 650), "tablet": (1024, 768), "phone": (390, 844)}

# Remembers whether a button asked for a second press.
WATCH_WARNINGS = """() => {
  window.warned = false;
  window.watching?.disconnect();
  window.watching = new MutationObserver(() => { window.warned ||= document.querySelector('.ask .again') !== null; });
  window.watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""

# The time of each press, and whether it was on the button that ends something; the page may have moved on since it was read.
WATCH_PRESSES = """() => {
  const note = ({ timeStamp, target }) => window.pressed.push([timeStamp, target.closest('.slot.d') !== null]);
  if (!window.pressed) addEventListener('mousedown', note, true);
  window.pressed = [];
}"""
HASTY = 300  # milliseconds between two presses


def attackers(person: Person) -> int:
    return sum(event["kind"] == "ATTACKED" for event in person.events)


@pytest.mark.parametrize("phone", first_few([False, True]), ids=["mouse", "touch"])
def test_four_wolves_that_are_pressed_and_confirmed_all_attack(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    """From the first press on, each is selected or deselected at once; the last one does not begin the attack."""
    begin_at(monkeypatch, "epic", FOUR_WOLVES)
    person = visit(phone=phone)
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/0")
    for slot in (1, 2, 3):
        person.press(f"champion/{slot}")
    person.page.locator(".ghost").nth(2).click()
    expect(person.page.locator(A)).to_contain_text("with 3")
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/2")
    expect(person.page.locator(A)).to_contain_text("Attack Radomir with 4")
    person.page.wait_for_timeout(SETTLED)
    assert attackers(person) == 0
    person.page.locator(A).click()
    person.wait_until(lambda: attackers(person) == 4, "an attack of all four")
    person.went_well()


def test_eleven_zombies_are_one_press_and_any_number_of_them_attacks(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, "epic", ELEVEN_ZOMBIES)
    person = visit()
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/0")
    expect(person.page.locator(A)).to_contain_text("with 11")
    for _ in range(4):
        person.page.get_by_role("button", name="One less").click()
    expect(person.page.locator(A)).to_contain_text("with 7")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(C).click()
    expect(person.page.locator(A)).to_contain_text("with 12")
    person.page.locator(B).click()
    expect(person.page.locator(D)).to_have_text("End turn")
    person.went_well()


def test_passing_with_cards_in_hand_takes_two_presses(visit: Visit) -> None:
    person = visit()
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    while person.page.locator(D).count() == 0:
        person.act()
        person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    ply = person.ply
    person.page.locator(D).dblclick()
    expect(person.page.locator(D)).to_have_text("Press again to pass")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(D)).to_have_text("Pass")
    assert person.ply == ply
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(D).click()
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(D).click()
    person.wait_until(lambda: any(event["kind"] == "PASSED" for event in person.events), "a pass")
    person.went_well()


def press_hastily(person: Person) -> bool:
    """Press something twice in a row; neither press may end a turn or pass, unless that is what was pressed.

    False if there was nothing to press, or a busy machine made the second press a slow one.
    """
    offered = person.page.evaluate(OFFERED)
    if not offered:
        person.page.wait_for_timeout(SOON)
        return False
    point = person.chance.choice(offered)
    before = len(person.said)
    person.page.evaluate(WATCH_WARNINGS)
    person.page.evaluate(WATCH_PRESSES)
    person.page.mouse.click(*point, click_count=2, delay=SOON / 2)  # at once: a busy machine must not make them slow presses
    person.page.wait_for_timeout(SETTLED)
    warned, pressed = person.page.evaluate("[window.warned, window.pressed]")
    if not pressed or pressed[-1][0] - pressed[0][0] > HASTY:
        return False
    meant = pressed[0][1]
    chosen = [message for message in person.said[before:] if message["type"] == "choose"]
    held = {
        (message["ply"], message["choices"][0]) for message in person.said if message["type"] == "choose" and message["hold"]
    }
    ended = [
        message
        for message in chosen
        if ends(person.asked[message["ply"]], message["choices"])
        and (message["ply"], message["choices"][0]) not in held  # deselecting goes back to what was chosen before
    ]
    assert ended == [] or (meant and not warned), f"ended by accident: {chosen}, {person.standing()}"
    return True


def ends(question: dict[str, Any], choices: list[int]) -> bool:
    """Whether these choices end a turn or pass. Where there is nothing to decide, the page declines by itself."""
    options = question.get("options", ())
    return len(options) > 1 and len(choices) == 1 and any(each["ends"] for each in options if each["choice"] == choices[0])


def play_hastily(person: Person, game: str, settings: dict[str, Any], presses: int) -> None:
    open_table(person, game, **settings)
    checked = 0
    for _ in range(presses):
        person.wait_to_be_asked()
        if person.is_over:
            return
        checked += press_hastily(person)
    assert checked > 0, "no two presses were hasty"


@pytest.mark.parametrize(("game", "settings"), [GAMES[0], GAMES[2]], ids=["epic", "gwent"])
def test_two_hasty_presses_never_pass_or_end_a_turn(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    person = visit()
    play_hastily(person, game, settings, presses=10)
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("number", sample(range(10)))
@pytest.mark.parametrize(("game", "settings"), GAMES, ids=["epic", "many", "gwent"])
def test_two_hasty_presses_never_do_so_in_ten_games(visit: Visit, game: str, settings: dict[str, Any], number: int) -> None:
    person = visit()
    person.chance.seed(number)
    play_hastily(person, game, settings, presses=25)
    person.went_well()


@pytest.mark.parametrize(
    ("game", "settings", "screen"),
    [
        pytest.param(*GAMES[0], "laptop", id="epic on a laptop"),
        *(
            pytest.param(*GAMES[0], screen, id=f"epic on a {screen}", marks=pytest.mark.slow)
            for screen in ("desktop", "tablet", "phone")
        ),
        pytest.param(*GAMES[2], "desktop", id="gwent", marks=pytest.mark.slow),
    ],
)
def test_no_button_ever_moves(visit: Visit, game: str, settings: dict[str, Any], screen: str) -> None:
    """Every button has its place and size on the page, whatever is asked and however many cards are in hand."""
    width, height = SCREENS[screen]
    person = visit(phone=screen == "phone", viewport={"width": width, "height": height})
    open_table(person, game, **settings)
    seen: dict[str, set[Box]] = {}
    for _ in range(25):
        person.wait_to_be_asked()
        if person.is_over:
            break
        for slot, box in person.page.evaluate(BOXES):
            seen.setdefault(slot, set()).add(tuple(box))
        person.act()
    assert len(seen) >= 3
    assert {slot: boxes for slot, boxes in seen.items() if len(boxes) > 1} == {}
    assert person.page.locator(BUTTONS).count() <= 4
    person.went_well()
