"""Keywords that a champion has gained are drawn at every size, before the printed ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.person import Person
from tests.server.browser.test_battle import sit_at

Visit = Callable[..., Person]

DUEL = """
    P1 30hp 1g hand: ?1 play: wolf
    P2 30hp 1g hand: ?1 play: thundarus(untargetable for good), wolf, wolf, wolf, human, human, zombie, zombie
    turn P1
"""
FOUR = """
    mode free_for_all 4
    P1 30hp 1g hand: ?1 play: wolf
    P2 30hp 1g hand: ?1 play: kong(airborne for good, unblockable for good)
    P3 30hp 1g hand: ?1 play: wolf
    P4 30hp 1g hand: ?1 play: wolf
    turn P1
"""


@pytest.mark.slow
@pytest.mark.parametrize("screen", [{"width": 1366, "height": 650}, {"width": 844, "height": 390}], ids=str)
def test_gained_keywords_come_first_on_a_card(visit: Visit, monkeypatch: pytest.MonkeyPatch, screen: ViewportSize) -> None:
    person = visit(viewport=screen)
    sit_at(person, monkeypatch, DUEL)
    card = person.page.locator('.card[data-card="thundarus"]').first
    expect(card.locator(".kcol b").first).to_have_class("gained")
    expect(card.locator(".kcol b").first).to_be_visible()


@pytest.mark.slow
def test_gained_keywords_are_on_small_boards(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    person = visit(viewport={"width": 1366, "height": 768})
    names = ["Ida", "Radomir", "Tamara", "Bogdan"]
    sit_at(person, monkeypatch, FOUR, mode="free_for_all", seats=4, names=names)
    tile = person.page.locator('.tile[data-card="kong"]')
    expect(tile.locator(".start i")).to_have_count(2)
    label = tile.get_attribute("aria-label") or ""
    assert "Gained: Airborne, Unblockable" in label, label
