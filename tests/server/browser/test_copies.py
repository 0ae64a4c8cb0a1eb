"""Copies that move above the table look like the things that they stand for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from support.browser.person import SETTLED
from support.browser.tables import open_table, sit
from support.positions import begin_at
from tests.server.browser.conftest import Visit

LAPTOP: ViewportSize = {"width": 1366, "height": 650}
PHONE: ViewportSize = {"width": 390, "height": 844}
EPIC = "P1 30hp 1g hand: ?2 play: human\nP2 30hp 1g hand: triceratops, ?2 play: zombie\nturn P2"
GWENT = "P1 northern_realms hand: ?3 close: ves\nP2 monsters hand: griffin, ?2 close: ghoul\nturn P2"

# How each card looks in the last frame of its copy, and how the card itself looks then, which the copy covers.
RECORD = """() => {
  const looks = (card) => {
    const name = card.querySelector('.name'), win = card.querySelector('.win');
    const isShown = name && name.checkVisibility({ visibilityProperty: true }) && name.offsetHeight > 0;
    const picture = card.querySelector('.art').getAttribute('viewBox');
    return { name: isShown ? name.textContent : '', window: [win.offsetWidth, win.offsetHeight], picture };
  };
  window.pairs = {};
  const look = () => {
    for (const copy of document.querySelectorAll('.moving .card')) {
      const card = [...document.querySelectorAll('.felt [data-thing] .card')].find((each) => each.ariaLabel === copy.ariaLabel);
      const isAsLarge = Math.abs(card?.offsetHeight - copy.offsetHeight) <= 1; // the row may grow meanwhile
      if (!isAsLarge || !card.querySelector('.win') || !copy.querySelector('.win')) continue;
      window.pairs[card.closest('[data-spot~=stage]') ? 'stage' : 'row'] = [looks(copy), looks(card)];
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "position"), [("epic", EPIC), ("gwent", GWENT)], ids=["epic", "gwent"])
def test_a_card_in_flight_has_its_name_and_its_picture(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, game: str, position: str, size: ViewportSize
) -> None:
    begin_at(monkeypatch, game, position)
    person, other = visit(moving=True, viewport=size), visit()
    person.page.emulate_media(reduced_motion="no-preference")
    sit(other, open_table(person, game, listed=True, **({"format": "sealed"} if game == "epic" else {})))
    other.wait_to_be_asked()
    other.page.wait_for_timeout(SETTLED)
    person.page.evaluate(RECORD)
    other.press("hand/1/0")
    other.page.wait_for_timeout(SETTLED)
    other.page.locator("section.ask .btn.main:enabled").click()
    person.page.wait_for_function("() => window.pairs.stage && window.pairs.row && !document.querySelector('.moving .card')")
    pairs: dict[str, list[dict[str, Any]]] = person.page.evaluate("window.pairs")
    for where, (copy, itself) in pairs.items():
        assert all(abs(one - other) <= 1 for one, other in zip(copy.pop("window"), itself.pop("window"), strict=True)), where
        assert copy == itself, where
    assert pairs["stage"][0]["name"] != ""
    person.went_well()
