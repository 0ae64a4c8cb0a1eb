"""A viewer can follow Gwent: lines point at targets, a card is in one place, passes and rounds are announced."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.conftest import Visit

pytestmark = pytest.mark.slow

LAPTOP: ViewportSize = {"width": 1366, "height": 650}
MINE = "P1 northern_realms hand: ves, catapult, ?2 close: blue_stripes_commando x2, vernon_roche ranged: keira_metz"

# With every frame, keeps the staged card, the units with a ring, and the words of ribbon and banner; also every sentence for a
# screen reader.
RECORD = """() => {
  const ringed = (ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).find((each) => each.dataset?.card)?.dataset.card;
  };
  const seen = (window.seen = { frames: [], spoken: [] });
  const clear = (element) => getComputedStyle(element).color.endsWith(', 0)');
  const blank = (number) => clear(number) && ![...number.querySelectorAll('.rolling')].some((each) => !clear(each));
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
  const look = (now) => {
    seen.frames.push({
      now, ribbon: text('.fold .ribbon'), turn: text('.turn-ribbon'), slip: document.querySelector('.slip') !== null,
      banner: text('.banner h2'), said: text('section.ask h2'),
      staged: document.querySelector('[data-spot~=stage] [data-card]')?.dataset.card ?? '',
      ringed: [...document.querySelectorAll('.aims rect')].map(ringed),
      units: [...document.querySelectorAll('.felt .unit [data-card]')].map((each) => each.dataset.card).join(),
      blank: [...document.querySelectorAll('.felt .total, .rail .num')].filter(blank).length,
      asked: document.querySelector('section.ask:not(.idle)') !== null,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver((changes) => changes.forEach(({ target }) => {
    const live = (target.nodeType === 1 ? target : target.parentElement)?.closest('[aria-live]');
    const words = live?.textContent.trim();
    if (live?.ariaLive === 'polite' && seen.spoken.at(-1) !== words) seen.spoken.push(words);
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def watch(visit: Visit, monkeypatch: pytest.MonkeyPatch, position: str, *, reduced: bool = True) -> tuple[Person, Person]:
    """Somebody who watches at normal speed, and the other player."""
    begin_at(monkeypatch, "gwent", position)
    person, other = visit(moving=True, reduced=reduced, viewport=LAPTOP), visit()
    sit(other, open_table(person, "gwent", listed=True))
    (person if position.endswith("turn P1") else other).wait_to_be_asked()
    other.page.wait_for_timeout(SETTLED)
    person.page.evaluate(RECORD)
    return person, other


def choose(other: Person, *places: str) -> None:
    for place in places:
        other.press(place)
        other.page.wait_for_timeout(SETTLED)
        if (main := other.page.locator(f"{ASKED} .btn.main:enabled")).count():
            main.click()
            other.page.wait_for_timeout(2 * SETTLED)  # until the next question has come and takes presses


def frames(person: Person) -> list[dict[str, Any]]:
    return list(person.page.evaluate("window.seen.frames"))


def test_scorch_points_at_what_it_burns_and_the_question_waits(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person, other = watch(visit, monkeypatch, f"{MINE}\nP2 monsters hand: scorch, ?2 close: ghoul\nturn P2")
    choose(other, "hand/1/0")
    person.wait_to_be_asked()
    seen = frames(person)
    assert any(each["ringed"] == ["blue_stripes_commando"] * 2 for each in seen)
    burnt = [each for each in seen if " burn" in each["said"]]
    assert burnt and not any(each["asked"] for each in burnt), "burnt units are named before the question comes"
    assert burnt[-1]["now"] - burnt[0]["now"] >= 500
    assert sum("Scorch" in words for words in person.page.evaluate("window.seen.spoken")) == 1, "one sentence for the play"
    person.went_well()


@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced"])
def test_the_viewers_turn_is_announced_once_the_stage_is_empty(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, reduced: bool
) -> None:
    person, other = watch(visit, monkeypatch, f"{MINE}\nP2 monsters hand: scorch, ?2 close: ghoul\nturn P2", reduced=reduced)
    choose(other, "hand/1/0")
    expect(person.page.locator(".turn-ribbon")).to_have_text("Your turn")
    expect(person.page.locator(".turn-ribbon")).to_have_count(0)
    announced = [each for each in frames(person) if each["turn"]]
    assert announced and not any(each["staged"] for each in announced)
    person.went_well()


def test_an_own_special_card_is_shown_before_its_effect(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    own = f"P1 monsters hand: scorch, ?2 close: ghoul\n{MINE.replace('P1', 'P2')}\nturn P1"
    person, _ = watch(visit, monkeypatch, own, reduced=False)
    choose(person, "hand/0/0")
    expect(person.page.locator("[data-spot~=stage] [data-card=scorch]")).to_be_visible()
    expect(person.page.locator("[data-spot~=stage]")).to_have_count(0)
    seen = frames(person)
    staged = [each for each in seen if each["staged"]]
    burnt = next(each for each in seen if "blue_stripes_commando" not in each["units"])
    assert burnt["now"] - staged[0]["now"] >= 500 and burnt["staged"] == "scorch"
    assert not any(each["slip"] for each in staged)
    person.went_well()


def test_totals_are_never_blank_while_they_roll(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of a muster arrive faster than a total rolls."""
    person, other = watch(visit, monkeypatch, f"{MINE}\nP2 monsters hand: arachas x3, ?2\nturn P2", reduced=False)
    choose(other, "hand/1/0")
    person.wait_to_be_asked()
    seen = frames(person)
    assert "arachas,arachas,arachas" in seen[-1]["units"]
    assert sum(each["blank"] for each in seen) == 0
    person.went_well()


def test_a_decoy_is_in_one_place(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person, other = watch(visit, monkeypatch, f"{MINE}\nP2 monsters hand: decoy, ?2 close: ghoul, werewolf\nturn P2")
    choose(other, "hand/1/0", "unit/1/0/0")
    person.wait_to_be_asked()
    seen = frames(person)
    assert any(each["staged"] == "decoy" for each in seen)
    assert not any(each["staged"] == "decoy" and "decoy" in each["units"] for each in seen)
    person.went_well()


def test_a_pass_and_a_round_are_announced(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person, other = watch(visit, monkeypatch, f"{MINE} passed\nP2 monsters hand: ?3 close: ghoul, werewolf\nturn P2")
    for _ in range(2):
        other.page.locator(f"{ASKED} .slot .btn").first.click()
        other.page.wait_for_timeout(SETTLED)
    expect(person.page.locator(".banner")).to_be_visible()
    expect(person.page.locator(".banner")).to_have_count(0)
    expect(person.page.locator(".fold .ribbon")).to_contain_text("Round 2")
    expect(person.page.locator(".fold .ribbon")).to_have_count(0)
    seen = frames(person)
    for words, least in (("passes", 1300), ("Round 2", 1300)):
        shown = [each["now"] for each in seen if words in each["ribbon"]]
        assert shown and shown[-1] - shown[0] >= least, f"{words} is not announced"
    swept = next(each["now"] for each in seen if each["units"].count(",") < 2 and each["banner"] == "")
    banner = max(each["now"] for each in seen if each["banner"])
    assert swept - banner < 600, "the board is swept as soon as the banner has gone"
    assert person.page.locator(".theirs.passed").count() == 0
    person.went_well()
