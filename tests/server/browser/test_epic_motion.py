"""A viewer can follow their own plays in Epic, too: cards with effects are shown first, and cards that come are seen coming."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.conftest import Visit

pytestmark = pytest.mark.slow

LAPTOP: ViewportSize = {"width": 1366, "height": 650}
PHONE: ViewportSize = {"width": 390, "height": 844}
THEIRS = "P2 30hp 1g hand: ?3 play: wolf\nturn P1"
FULL = "human, zombie, demon, kong, thundarus, medusa, white_knight"

# With every frame: the staged card, champions, the number of a stack, gold, and all that moves above the table.
RECORD = """() => {
  const seen = (window.seen = []);
  const text = (element) => element?.textContent.trim() ?? '';
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const visible = (element) => Number(getComputedStyle(element).opacity) > 0.5;
  const pixels = (translate) => (translate === 'none' ? [0, 0] : translate.split(' ').map(Number.parseFloat));
  // Where a moving copy began.
  const origin = (copy) => {
    const [{ translate }] = copy.getAnimations()[0].effect.getKeyframes();
    const [x, y] = middle(copy);
    const [[left, top = 0], [startLeft, startTop = 0]] = [getComputedStyle(copy).translate, translate].map(pixels);
    return [x - left + startLeft, y - top + startTop];
  };
  const number = (copies) => {
    const texts = [...copies.querySelectorAll('.rolling s')];
    return text(texts.length > 0 ? texts.find(visible) : copies);
  };
  const icon = (each) => [each.dataset.gained, getComputedStyle(each).scale];
  const look = (now) => {
    const stage = document.querySelector('[data-spot~=stage]');
    const copies = document.querySelector('[data-thing] .copies');
    seen.push({
      now, staged: stage?.querySelector('[data-card]').dataset.card ?? '', slip: document.querySelector('.slip') !== null,
      stage: stage ? middle(stage) : null, asked: document.querySelector('section.ask:not(.idle)') !== null,
      own: [...document.querySelectorAll('.mine [data-thing]')].map((each) => each.dataset.thing),
      hand: [...document.querySelectorAll('.own-hand [data-thing]')].map((each) => each.dataset.thing).join(),
      number: copies ? number(copies) : '',
      flying: [...document.querySelectorAll('.moving [data-single]')].map(origin),
      drawn: [...document.querySelectorAll('.moving .reverse')].map((back) => {
        const { rotate, backfaceVisibility } = getComputedStyle(back);
        return { rotate, time: back.getAnimations()[0].currentTime, side: backfaceVisibility };
      }),
      faces: [...document.querySelectorAll('.moving .card.hand')].map((face) => {
        const { rotate, backfaceVisibility } = getComputedStyle(face);
        return [rotate, backfaceVisibility];
      }),
      gains: [...document.querySelectorAll('.moving .gain')].filter(visible).map((label) => [text(label), middle(label)[0]]),
      icons: [...document.querySelectorAll('.mine [data-thing] [data-gained]')].map(icon),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Everything that is animated above or on the table, at one moment.
ANIMATED = (
    """() => [...new Set(document.getAnimations().flatMap(({ effect }) => effect.getKeyframes()).flatMap(Object.keys))]"""
)

# Presses somewhere on the table, and says after one frame whether a question is there and the stage is empty.
SKIP = f"""async () => {{
  document.querySelector('.felt').dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return [document.querySelector('[data-spot~=stage]') === null, document.querySelector('{ASKED}') !== null];
}}"""


def play(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, mine: str, *, reduced: bool = False, viewport: ViewportSize = LAPTOP
) -> Person:
    """Play the first card in hand."""
    begin_at(monkeypatch, "epic", f"P1 30hp 1g {mine}\n{THEIRS}")
    person = visit(moving=True, reduced=reduced, viewport=viewport)
    sit(visit(), open_table(person, "epic", listed=True))
    person.wait_to_be_asked()
    expect(person.page.locator(".turn-ribbon")).to_have_count(0)
    person.page.wait_for_timeout(SETTLED)
    person.page.evaluate(RECORD)
    person.press("hand/0/0")
    person.page.wait_for_timeout(SETTLED)
    person.page.locator(f"{ASKED} .btn.main:enabled").click()
    return person


def frames(person: Person) -> list[dict[str, Any]]:
    """All frames until the play is over."""
    over = "window.seen.at(-1).asked && window.seen.at(-1).hand !== window.seen[0].hand"
    person.wait_until(lambda: bool(person.page.evaluate(over)), "the end of the play")
    expect(person.page.locator(".moving > *")).to_have_count(0)
    return list(person.page.evaluate("window.seen"))


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
def test_an_own_card_with_effects_is_shown_first(visit: Visit, monkeypatch: pytest.MonkeyPatch, reduced: bool) -> None:
    person = play(visit, monkeypatch, "hand: wolfs_call, ?2 play: human", reduced=reduced)
    expect(person.page.locator("[data-spot~=stage] [data-card=wolfs_call]")).to_be_visible()
    animated = set(person.page.evaluate(ANIMATED))
    assert animated.isdisjoint({"height", "width", "top", "left", "margin", "flexBasis", "gridTemplateRows"})
    seen = frames(person)
    staged = [each for each in seen if each["staged"]]
    assert {each["staged"] for each in staged} == {"wolfs_call"} and not any(each["slip"] for each in staged)
    effects = next(each for each in seen if len(each["own"]) > 1)
    assert effects["now"] - staged[0]["now"] >= 500 and effects["staged"] == "wolfs_call"
    assert not any(each["asked"] for each in staged), "the question waits until the rows lie still"
    person.wait_to_be_asked()
    person.went_well()


def test_an_own_card_without_effects_goes_to_its_place(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = play(visit, monkeypatch, "hand: burrowing_wurm, ?2 play: human")
    expect(person.page.locator('.mine [data-card="burrowing_wurm"]')).to_be_visible()
    person.wait_to_be_asked()
    assert not any(each["staged"] for each in frames(person))
    person.went_well()


def test_a_press_skips_an_own_card(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = play(visit, monkeypatch, "hand: wolfs_call, ?2 play: human")
    person.page.locator("[data-spot~=stage]").wait_for()
    assert person.page.evaluate(SKIP) == [True, True]
    person.went_well()


def test_a_previewed_card_stays_where_it_is(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card whose target was chosen isn't in the hand again before its effect."""
    person = play(visit, monkeypatch, "hand: flame_strike, palace_guard, ?1 play: human")
    expect(person.page.locator("[data-spot~=stage]")).to_be_visible()
    person.page.wait_for_timeout(SETTLED)
    person.press("champion/1")
    person.page.wait_for_timeout(SETTLED)
    main = person.page.locator(f"{ASKED} .btn.main:enabled")
    if main.count():
        main.click()
    expect(person.page.locator('.theirs [data-card="wolf"]')).to_have_count(0)
    staged = [each["staged"] for each in frames(person)]
    assert [one for one, other in pairwise(staged) if one != other] == ["", "flame_strike"], "it comes once and leaves once"
    person.went_well()


def angle(rotate: str) -> float:
    return float(rotate.removeprefix("y ").removesuffix("deg"))


def test_drawn_cards_turn_over_one_after_the_other(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = play(visit, monkeypatch, "hand: ceasefire, ?2 play: human")
    turning = [each for each in frames(person) if len(each["drawn"]) > 0]
    assert max(len(each["drawn"]) for each in turning) == 2
    backs = [angle(card["rotate"]) for each in turning for card in each["drawn"]]
    faces = [angle(rotate) for each in turning for rotate, _ in each["faces"]]
    assert max(backs) == 0 and min(backs) < -90 and max(faces) == 180 and min(faces) < 90, "they begin face down"
    assert {card["side"] for each in turning for card in each["drawn"]} | {
        side for each in turning for _, side in each["faces"]
    } == {"hidden"}
    times = [[card["time"] for card in each["drawn"]] for each in turning]
    apart = [first - second for first, second in (each for each in times if len(each) == 2) if second > 0]
    assert apart and all(60 <= each <= 400 for each in apart)
    person.went_well()


def test_tokens_fly_onto_a_stack_which_counts_them(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = play(visit, monkeypatch, f"hand: wolfs_call, ?2 play: {FULL}")
    seen = frames(person)
    flying = [(each["stage"], start) for each in seen if each["stage"] for start in each["flying"]]
    assert flying and all(abs(x - left) + abs(y - top) < 5 for (x, y), (left, top) in flying), "they come out of the card"
    numbers = [each["number"] for each in seen if each["number"]]
    counted = [numbers[0], *(other for one, other in pairwise(numbers) if one != other)]
    assert len(counted) > 1 and counted == sorted(counted) and set(counted) <= {"×1", "×2", "×3", "×4"} and counted[-1] == "×4"
    person.went_well()


@pytest.mark.parametrize(
    ("reduced", "viewport"), [(False, LAPTOP), (True, LAPTOP), (False, PHONE)], ids=["motion", "reduced", "phone"]
)
def test_a_gained_keyword_is_named(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, reduced: bool, viewport: ViewportSize
) -> None:
    """Beside its icon, for 900 ms; then the icon stays."""
    person = play(visit, monkeypatch, "hand: wolfs_call, ?2 play: human", reduced=reduced, viewport=viewport)
    expect(person.page.locator(".mine .gained").first).to_be_visible()
    seen = frames(person)
    named = [each for each in seen if each["gains"]]
    assert {name for each in named for name, _ in each["gains"]} == {"Blitz"}
    assert named[-1]["now"] - named[0]["now"] >= 600
    entered = next(each for each in seen if len(each["own"]) > 1)
    assert entered["icons"] == [], "the icon comes with its event"
    for each in named:
        assert all(0 < x < viewport["width"] for _, x in each["gains"])
    scales = {icon[1] for each in seen for icon in each["icons"]} - {"none"}
    assert (scales == set()) == reduced
    assert [icon[0] for icon in seen[-1]["icons"]] == ["Blitz"] * 4
    person.went_well()
