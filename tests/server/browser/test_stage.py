"""Plays of other players are shown one after the other, long enough to read, and nothing is covered."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import ViewportSize, expect

from mulligan.server.bot_pool import BotPool, BotTask
from support.browser.person import ASKED, OVER, SETTLED, Person
from support.browser.tables import open_table
from tests.depth import first_few
from tests.server.browser.conftest import Visit

LAPTOP: ViewportSize = {"width": 1366, "height": 650}
Choice: TypeAlias = Callable[[BotPool, BotTask], Awaitable[int]]
PHONE: ViewportSize = {"width": 390, "height": 844}
STAGED = "[data-spot~=stage]"
AGAIN = ".recap .replays"
READING = 1300  # milliseconds, at least

# Notes with every frame: since when a card is staged, and what it or the cards in hand lie over.
RECORD = """() => {
  const seen = (window.seen = { stages: [], over: [], health: [] });
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const own = (at) => [...at.childNodes].filter((each) => each.nodeType === 3).map((each) => each.data).join('').trim();
  const look = (now) => {
    const card = document.querySelector('.staged .slip') ? document.querySelector('[data-spot~=stage] [data-card]') : null;
    const name = card?.dataset.card ?? '';
    const last = seen.stages.at(-1);
    if (name !== (last?.name ?? '')) seen.stages.push({ name, from: now, until: now });
    if (seen.stages.length > 0) seen.stages.at(-1).until = now;
    const lane = document.querySelector('.staged .slip')?.parentElement.getBoundingClientRect();
    const table = '.felt .row .card, .theirs .card, .mine .card, .own-hand .card, section.ask';
    const settled = lane && now - seen.stages.at(-1).from > 400;
    if (settled && boxes(table).some((box) => box.width > 0 && meets(lane, box))) seen.over.push(name);
    const health = [...document.querySelectorAll('.rail .health .num')].map(own).join();
    if (health !== '' && health !== seen.health.at(-1)) seen.health.push(health);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Presses somewhere on the table, and says after one frame whether the question is there and the stage is empty.
SKIP = f"""async () => {{
  document.querySelector('.felt').dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return [document.querySelector('.staged .slip') === null, document.querySelector('{ASKED}') !== null];
}}"""

HAND = "() => Math.max(...[...document.querySelectorAll('.own-hand .card')].map((each) => each.getBoundingClientRect().bottom))"


def slowly(choice: Choice) -> Choice:
    """Lets bots think for five seconds."""

    async def slow(pool: BotPool, task: BotTask) -> int:
        await asyncio.sleep(5.0)
        return await choice(pool, task)

    return slow


def seen(person: Person) -> dict[str, Any]:
    return dict(person.page.evaluate("window.seen"))


def wait_for_a_staged_card(person: Person) -> None:
    """Do as little as possible until another player's card is staged."""

    def is_staged() -> bool:
        if person.page.locator(".staged .slip").count() > 0:
            return True
        assert person.page.locator(OVER).count() == 0, "the game is over"
        if person.is_asked:
            person.act()
        return False

    person.wait_until(is_staged, "a card on the stage")


def test_nothing_moves_without_animations(visit: Visit) -> None:
    person = visit(moving=True, viewport=LAPTOP)
    open_table(person, "gwent", bots=["greedy"])
    person.page.evaluate("localStorage.setItem('mulligan.speed', 'off')")
    person.page.reload()
    person.wait_to_be_asked()
    expect(person.page.locator("html[data-still]")).to_have_count(1)
    wait_for_a_staged_card(person)
    assert person.page.locator(".staged .slip").evaluate("(slip) => getComputedStyle(slip).animationName") == "none"
    person.went_well()


@pytest.mark.parametrize("reduced", first_few([False, True]), ids=["motion", "reduced"])
def test_a_bots_play_is_staged_skipped_and_shown_again(visit: Visit, reduced: bool) -> None:
    person = visit(moving=True, reduced=reduced, viewport=LAPTOP)
    open_table(person, "gwent", bots=["greedy"])
    person.wait_to_be_asked()
    assert person.page.evaluate(HAND) <= LAPTOP["height"]
    person.page.evaluate(RECORD)

    wait_for_a_staged_card(person)
    expect(person.page.locator(".staged .slip")).to_have_count(0)
    person.wait_to_be_asked()
    first = next(each for each in seen(person)["stages"] if each["name"])
    assert first["until"] - first["from"] >= READING
    assert seen(person)["over"] == []

    wait_for_a_staged_card(person)
    person.page.wait_for_timeout(300)
    assert person.page.evaluate(SKIP) == [True, True]

    person.page.reload()
    person.wait_to_be_asked()
    person.page.locator(AGAIN).click()
    expect(person.page.locator(f"{STAGED} [data-card]")).to_be_visible()
    expect(person.page.get_by_role("button", name="Previous")).to_be_disabled()
    person.page.get_by_role("button", name="Back to game").click()
    expect(person.page.locator(STAGED)).to_have_count(0)
    assert person.is_asked and person.page.locator("[data-place].chosen").count() == 0
    person.went_well()


@pytest.mark.slow
def test_a_press_in_the_side_panel_skips_nothing(visit: Visit) -> None:
    person = visit(moving=True, viewport=LAPTOP)
    open_table(person, "gwent", bots=["greedy"])
    person.wait_to_be_asked()
    wait_for_a_staged_card(person)
    mute = person.page.get_by_role("button", name="Mute")
    mute.click()
    assert person.page.locator(".staged .slip").count() == 1
    expect(mute).to_have_attribute("aria-pressed", "true")
    person.wait_to_be_asked()
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_a_button_of_the_side_panel_presses_it_and_skips_nothing(visit: Visit, key: str) -> None:
    person = visit(moving=True, viewport=LAPTOP)
    open_table(person, "gwent", bots=["greedy"])
    person.wait_to_be_asked()
    wait_for_a_staged_card(person)
    mute = person.page.get_by_role("button", name="Mute")
    person.page.keyboard.press("Shift")  # so that the focus is a keyboard player's
    mute.focus()
    person.page.keyboard.press(key)
    assert person.page.locator(".staged .slip").count() == 1
    expect(mute).to_have_attribute("aria-pressed", "true")
    person.wait_to_be_asked()
    person.went_well()


# Notes how long the ribbon of the viewer's turn is shown, and whether their question can be answered at that time.
RIBBON = f"""() => {{
  const seen = (window.ribbons = []);
  let shown = false;
  const look = (now) => {{
    const is = document.querySelector('.turn-ribbon') !== null;
    if (is && !shown) seen.push({{ from: now, until: now, asked: false }});
    if (is) seen.at(-1).until = now;
    if (is) seen.at(-1).asked ||= document.querySelector('{ASKED}') !== null;
    shown = is;
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}}"""


def ribbons(person: Person) -> list[dict[str, Any]]:
    return list(person.page.evaluate("window.ribbons"))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "settings", "viewport"), [
    ("epic", {"bots": ["greedy"]}, LAPTOP),
    ("gwent", {"bots": ["greedy"]}, LAPTOP),
    ("epic", {"mode": "free_for_all", "seats": 3, "bots": ["greedy", "greedy"]}, LAPTOP),
    ("epic", {"mode": "free_for_all", "seats": 3, "bots": ["greedy", "greedy"]}, PHONE),
], ids=["epic", "gwent", "many", "phone"])  # fmt: skip
def test_a_turn_begins_with_a_ribbon(visit: Visit, game: str, settings: dict[str, Any], viewport: ViewportSize) -> None:
    """Also right after another player's card was on the stage."""
    person = visit(moving=True, viewport=viewport)
    person.page.emulate_media(reduced_motion="no-preference")
    open_table(person, game, **settings)
    person.page.evaluate(RIBBON)
    wait_for_a_staged_card(person)
    before = len(ribbons(person))
    while not any(each["asked"] for each in ribbons(person)[before:]):
        assert not person.is_over
        person.act() if person.is_asked else person.page.wait_for_timeout(50)
    expect(person.page.locator(".turn-ribbon")).to_have_count(0)
    shown = ribbons(person)[-1]
    assert 900 < shown["until"] - shown["from"] < 2500
    person.went_well()


@pytest.mark.slow
def test_phones_with_many_players_show_the_last_turns_again(visit: Visit) -> None:
    person = visit(moving=True, phone=True, viewport=PHONE)
    open_table(person, "epic", mode="free_for_all", seats=3, bots=["greedy", "greedy"])
    wait_for_a_staged_card(person)
    person.page.get_by_role("button", name="Skip").tap()
    person.wait_to_be_asked()
    while not person.page.locator(AGAIN).count():  # a battle takes its place
        assert not person.is_over
        person.answer()
        person.wait_to_be_asked()
    for _ in range(2):
        person.page.locator(AGAIN).tap()
        expect(person.page.locator(f"{STAGED} [data-card]")).to_be_visible()
        person.page.get_by_role("button", name="Back to game").tap()
        expect(person.page.locator(STAGED)).to_have_count(0)
        person.page.reload()
        person.wait_to_be_asked()
    assert not person.is_too_wide()
    person.went_well()


@pytest.mark.slow
def test_a_replay_shows_the_table_as_it_was(visit: Visit) -> None:
    """Also after a reload: the other player has the card in hand again, then plays it."""
    person = visit(moving=True, viewport=LAPTOP)
    open_table(person, "gwent", bots=["greedy"])
    hand = person.page.locator("[data-spot~='hand/1'] .num")
    person.wait_to_be_asked()
    before, now = "0", "0"
    while int(now) >= int(before):  # a spy draws cards
        before = hand.inner_text()
        person.act()
        person.wait_to_be_asked()
        now = hand.inner_text()
    person.page.reload()
    person.wait_to_be_asked()
    person.page.locator(AGAIN).click()
    expect(hand).to_have_text(before)
    expect(person.page.locator(".felt.replays")).to_be_visible()
    expect(hand).to_have_text(now)
    person.wait_to_be_asked()
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
def test_numbers_change_with_their_events(visit: Visit, reduced: bool) -> None:
    """The health that is shown goes through the values that the events say, in their order."""
    person = visit(moving=True, reduced=reduced, viewport=LAPTOP)
    healths: list[tuple[int, ...]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table" and message["view"] and not healths:
            healths.append(tuple(each["health"] for each in message["view"]["board"]["players"]))
        for event in message.get("events", ()) if message["type"] == "moved" else ():
            sign = {"PLAYER_DAMAGED": -1, "LOST_HEALTH": -1, "GAINED_HEALTH": 1}.get(event["kind"])
            if sign:
                now = list(healths[-1])
                now[event["seat"]] += sign * event["amount"]
                healths.append(tuple(now))

    person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    open_table(person, "epic", bots=["greedy"])
    person.wait_to_be_asked()
    person.page.evaluate(RECORD)
    for _ in range(40):
        if len(healths) > 4 or person.is_over:
            break
        person.answer()
        person.wait_to_be_asked()
    person.wait_to_be_asked()
    mine = person.seat
    shown = [tuple(map(int, each.replace("−", "-").split(","))) for each in seen(person)["health"]]
    expected = [(now[1 - mine], now[mine]) for now in healths]
    assert len(healths) > 1
    assert shown == expected[: len(shown)] and shown[-1] == expected[-1]
    assert seen(person)["over"] == []
    assert person.page.evaluate(HAND) <= LAPTOP["height"]
    person.went_well()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_a_thinking_bot_is_marked_at_its_seat(visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With dots and soon with words; if it can take longer than a moment, with a bar and a sentence for screen readers."""
    monkeypatch.setattr(BotPool, "longest", lambda *_: 9.0)
    monkeypatch.setattr(BotPool, "choice", slowly(BotPool.choice))
    person = visit()
    open_table(person, game, bots=["master"])
    dots = person.page.locator(".thinking")
    status = person.page.locator("[role=status]", has_text="is thinking: 9 seconds at most")
    person.wait_until(lambda: dots.count() > 0 or person.is_asked, "a bot that thinks, or a question")
    while person.is_asked and not dots.count():  # the player who begins is asked first
        person.answer()
        person.page.wait_for_timeout(SETTLED)
    expect(dots.first).to_be_visible()
    expect(dots.locator("b").first).to_have_text(re.compile(r"\w is thinking$"))
    expect(dots.locator("s").first).to_be_attached()
    expect(status).to_have_count(1)
    person.wait_to_be_asked()
    expect(dots).to_have_count(0)
    expect(status).to_have_count(0)
    person.went_well()
