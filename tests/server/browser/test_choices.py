"""Choosing safely: selections, buttons that keep their places, and presses that come too early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.person import ASKED, BUTTONS, OFFERED, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.depth import THOROUGH, first_few, sample

Visit = Callable[..., Person]

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
NO_ATTACKER = """
    P1 30hp 1g hand: spike_trap, kong play: -
    P2 25hp 0g hand: ?4 play: -
    turn P1
"""
NO_UNIT = """
    P1 hand: scorch, ves, ves
    P2 hand: ?3
    turn P1
"""
GOLD_LEFT = """
    P1 30hp 1g hand: kong, wolf_companion play: -
    P2 25hp 0g hand: ?4 play: -
    turn P1
"""
SHORT_GAME = """
    P1 9hp 1g hand: kong, fireball, feint, wolf_companion play: wolf, medusa, human deck: kong, fireball, triceratops
    P2 9hp 0g hand: fireball, kong, spike_trap play: triceratops, wolf deck: kong, fireball, triceratops
    turn P1
"""
A, B, C, D = (f"{ASKED} .slot.{slot} .btn" for slot in "abcd")
SOON = 50  # milliseconds between two hasty presses
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("epic", {"format": "sealed", "bots": ["random"]}),
    ("epic", {"mode": "free_for_all", "format": "sealed", "seats": 3, "bots": ["random"] * 2}),
    ("gwent", {"bots": ["random"]}),
]
# Keeps with every frame where the buttons are: for each slot its boxes, with what the button said there first.
WATCH_BOXES = """() => {
  window.boxes = {};
  const look = () => {
    for (const button of document.querySelectorAll('.ask .slot .btn')) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const boxes = (window.boxes[button.closest('.slot').className.match(/slot (.)/)[1]] ??= {});
      boxes[[x, y, width, height].map(Math.round)] ??= button.innerText;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SCREENS = {
    "desktop": (1440, 900),
    "laptop": (1366, 650),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small phone": (360, 640),
    "sideways": (844, 390),
}

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
MOST_PRESSES = 400  # in one game
EPIC_PRESSES = 2000 if THOROUGH else 40


def attackers(person: Person) -> int:
    return sum(event["kind"] == "ATTACKED" for event in person.events)


@pytest.mark.parametrize("phone", first_few([False, True]), ids=["mouse", "touch"])
def test_four_wolves_that_are_pressed_and_confirmed_all_attack(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, phone: bool
) -> None:
    """From the first press on, each is selected or deselected immediately; the last one does not begin the attack."""
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


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_all_attack_with_one_press_and_a_confirmation(visit: Visit, monkeypatch: pytest.MonkeyPatch, phone: bool) -> None:
    begin_at(monkeypatch, "epic", FOUR_WOLVES)
    person = visit(phone=phone)
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    expect(person.page.locator(C)).to_have_text("Attack with all 4")
    person.page.locator(C).click()
    expect(person.page.locator(A)).to_contain_text("Attack Radomir with 4")
    person.page.wait_for_timeout(SETTLED)
    assert attackers(person) == 0
    person.page.locator(A).click()
    person.wait_until(lambda: attackers(person) == 4, "an attack of all four")
    person.went_well()


@pytest.mark.slow
def test_eleven_zombies_are_one_press_and_any_number_of_them_attacks(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, "epic", ELEVEN_ZOMBIES)
    person = visit()
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/0")
    expect(person.page.locator(A)).to_contain_text("with 11")
    for _ in range(4):
        person.page.get_by_role("button", name="Less").click()
    expect(person.page.locator(A)).to_contain_text("with 7")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(C).click()
    expect(person.page.locator(A)).to_contain_text("with 12")
    person.page.locator(B).click()
    expect(person.page.locator(D)).to_have_text("End turn")
    person.went_well()


@pytest.mark.slow
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


def test_ending_a_turn_with_gold_and_a_playable_card_takes_two_presses(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit()
    begin_at(monkeypatch, "epic", GOLD_LEFT)
    open_table(person, "epic", format="sealed", bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(D).click()
    expect(person.page.locator(D)).to_have_text("Press again to end")
    expect(person.page.locator(f"{ASKED} h2")).to_have_text("End your turn with 1 gold unspent?")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(D)).to_have_text("End turn")
    assert not person.events
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(D).click()
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(D).click()
    person.wait_until(lambda: person.ply > 0 and bool(person.events), "the end of the turn")
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "position"), [("epic", GOLD_LEFT), ("gwent", NO_UNIT)], ids=["epic", "gwent"])
def test_one_press_ends_a_turn_if_the_second_is_turned_off(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, position: str
) -> None:
    person = visit()
    begin_at(monkeypatch, game, position)
    open_table(person, game, bots=["random"], **({"format": "sealed"} if game == "epic" else {}))
    person.wait_to_be_asked()
    person.page.get_by_role("tab", name="Table").click()
    person.page.get_by_label("Press twice to pass or end a turn early").uncheck()
    person.page.reload()
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    ply = person.ply
    person.page.locator(D).click()
    person.wait_until(lambda: person.ply > ply, "the end of the turn")
    person.page.get_by_role("tab", name="Table").click()
    expect(person.page.get_by_label("Press twice to pass or end a turn early")).not_to_be_checked()
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("key", ["p", "Enter"])
def test_a_held_key_is_one_press(visit: Visit, key: str) -> None:
    """It repeats until it is released, which must not confirm what needs a second press."""
    person = visit()
    open_table(person, "gwent", bots=["random"])
    person.wait_to_be_asked()
    while person.page.locator(D).count() == 0:
        person.act()
        person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    ply = person.ply
    person.page.keyboard.press("Shift")  # so that Enter is for the focused button
    person.page.locator(D).focus()
    person.page.keyboard.down(key)
    expect(person.page.locator(D)).to_have_text("Press again to pass")
    for _ in range(2):
        person.page.wait_for_timeout(SETTLED)
        person.page.keyboard.down(key)
    person.page.wait_for_timeout(SETTLED)
    assert person.ply == ply
    person.page.keyboard.up(key)
    person.went_well()


def press_twice(person: Person) -> bool:
    """Press something twice in a row; False if there is nothing to press."""
    offered = person.page.evaluate(OFFERED)
    if not offered:
        return False
    person.page.evaluate(WATCH_WARNINGS)
    person.page.evaluate(WATCH_PRESSES)
    # One call: on a busy machine two would be slow presses.
    person.page.mouse.click(*person.chance.choice(offered), click_count=2, delay=SOON / 2)
    return True


def was_harmless(person: Person, before: int) -> bool:
    """Check that neither press ended a turn or passed, unless that is what was pressed.

    `before` is the number of messages sent until then. False if a busy machine made the second press a slow one.
    """
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


def play_hastily(people: list[Person], game: str, settings: dict[str, Any], presses: int) -> None:
    """Let everybody play a game of their own, pressing twice at every question, until it is over or they pressed that often.

    They wait at the same time: a new question takes no press at first.
    """
    for person in people:
        open_table(person, game, **settings)
    press_hastily(people, presses)


def press_hastily(people: list[Person], presses: int) -> None:
    """Let everybody press twice at every question, until all games are over or they pressed that often."""
    checked = Counter[Person]()
    for _ in range(presses):
        before = {person: len(person.said) for person in people if press_twice(person)}
        people[0].page.wait_for_timeout(SETTLED)
        for person in before:
            checked[person] += was_harmless(person, before[person])
        if all(person.is_over for person in people):
            break
    assert len(checked) == len(people) and 0 not in checked.values(), "no two presses were hasty"
    for person in people:
        person.went_well()


@pytest.mark.parametrize(
    ("game", "settings"), [pytest.param(*GAMES[0], marks=pytest.mark.slow), GAMES[2]], ids=["epic", "gwent"]
)
def test_two_hasty_presses_never_pass_or_end_a_turn(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    play_hastily([visit()], game, settings, presses=10)


@pytest.mark.slow
@pytest.mark.parametrize("half", range(2))
@pytest.mark.parametrize(
    ("game", "settings", "presses"), [(*GAMES[0], EPIC_PRESSES), (*GAMES[2], MOST_PRESSES)], ids=["epic", "gwent"]
)
def test_two_hasty_presses_never_do_so_in_ten_games(
    visit: Visit, game: str, settings: dict[str, Any], presses: int, half: int
) -> None:
    """Five games at a time: Gwent to its end, and the first turns of Epic, which takes longer.

    `MULLIGAN_THOROUGH=1` plays Epic to its end, too, and shows the events of every other game.
    """
    people = [visit(moving=THOROUGH and number % 2 == 1) for number in range(5)]
    for number, person in enumerate(people):
        person.chance.seed(5 * half + number)
    play_hastily(people, game, settings, presses)
    whole = game == "gwent" or THOROUGH
    assert not whole or all(person.is_over for person in people), "a game has not come to its end"


@pytest.mark.slow
def test_two_hasty_presses_never_do_so_in_a_whole_game_of_epic(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people play with few cards, so that it is short. The first one sees the events played."""
    begin_at(monkeypatch, "epic", SHORT_GAME)
    people = [visit(moving=True), visit()]
    sit(people[1], open_table(people[0], "epic", format="sealed", listed=True))
    press_hastily(people, MOST_PRESSES)
    assert all(person.is_over for person in people), "the game has not come to its end"


@pytest.mark.slow
def test_two_hasty_presses_never_do_so_among_many(visit: Visit) -> None:
    game, settings = GAMES[1]
    play_hastily([visit()], game, settings, presses=EPIC_PRESSES if THOROUGH else 25)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("screen", "speed", "language"),
    [
        ("laptop", "skip", "en"),
        ("small phone", "off", "pl"),
        ("sideways", "skip", "ru"),
        *sample(
            [
                *((screen, "off", "en") for screen in SCREENS),
                *((screen, "skip", "ru") for screen in ("laptop", "small phone")),
                *(("small phone", "skip", language) for language in ("es", "fr")),
            ]
        ),
    ],
)
@pytest.mark.parametrize(("game", "settings"), [GAMES[0], GAMES[2]], ids=["epic", "gwent"])
def test_no_button_ever_moves(
    visit: Visit, game: str, settings: dict[str, Any], screen: str, speed: str, language: str
) -> None:
    """Every button has its place and size on the page, for every question and any number of cards in hand.

    "Off" shows others' plays as stills, "skip" not at all.
    """
    width, height = SCREENS[screen]
    person = visit(phone=min(width, height) < 500, viewport={"width": width, "height": height}, language=language)
    person.page.evaluate("(speed) => localStorage.setItem('mulligan.speed', speed)", speed)
    open_table(person, game, **settings)
    person.wait_to_be_asked()
    person.page.evaluate(WATCH_BOXES)
    for _ in range(20 if speed == "off" else 10):
        person.wait_to_be_asked()
        if person.is_over:
            break
        person.act()
    seen: dict[str, dict[str, str]] = person.page.evaluate("window.boxes")
    assert len(seen) >= 3
    assert {slot: boxes for slot, boxes in seen.items() if len(boxes) > 1} == {}
    assert person.page.locator(BUTTONS).count() <= 4
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(
    ("game", "position", "reason", "played"),
    [
        ("epic", NO_ATTACKER, "No champion is attacking.", "spike_trap"),
        ("gwent", NO_UNIT, "There’s no unit to burn.", "scorch"),
    ],
    ids=["epic", "gwent"],
)
def test_a_card_that_would_do_nothing_is_not_lit_and_says_why(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, position: str, reason: str, played: str, phone: bool
) -> None:
    """The first press says why, even for those whose first press plays a card; the second one plays it."""
    begin_at(monkeypatch, game, position)
    person = visit(phone=phone)
    person.page.evaluate("localStorage.setItem('mulligan.at-once', 'yes')")
    open_table(person, game, **({"format": "sealed"} if game == "epic" else {}), bots=["random"])
    person.wait_to_be_asked()
    person.page.wait_for_timeout(SETTLED)
    idle = person.page.locator(f"[data-card={played}]").first
    place = idle.get_attribute("data-place") or ""
    assert person.may_choose and place not in person.lit()
    assert reason in (idle.get_attribute("aria-label") or "")
    person.press(place)
    expect(person.page.locator(f"{ASKED} [role=status]")).to_contain_text(f"{reason} Press again")
    assert not person.events
    person.page.locator(A).click()
    person.wait_until(lambda: any(event["card"] == played for event in person.events), "the card played")
    person.went_well()
