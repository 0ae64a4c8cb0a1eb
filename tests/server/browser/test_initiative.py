"""The flag of the player with initiative explains itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.person import ASKED, SETTLED, Person
from support.browser.tables import open_table

Visit = Callable[..., Person]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("screen", "settings"),
    [
        ({"width": 1440, "height": 900}, {}),
        ({"width": 768, "height": 1024}, {}),
        ({"width": 360, "height": 740}, {"mode": "free_for_all", "seats": 4, "names": ["Ida", "Radomir", "Tamara", "Bogdan"]}),
    ],
    ids=["rail", "tablet", "phone"],
)
def test_the_flag_says_what_initiative_is(visit: Visit, screen: ViewportSize, settings: dict[str, object]) -> None:
    person = visit(phone=screen["width"] < 1000, viewport=screen)
    open_table(person, "epic", **{"format": "sealed", "hot_seat": True, "names": ["Ida", "Radomir"]} | settings)
    person.page.locator(".curtain button").click()
    for _ in range(8):
        person.page.wait_for_timeout(SETTLED)
        if person.page.locator(".curtain button").count():
            person.page.locator(".curtain button").click()
        elif person.page.locator(".initiative button:visible").filter(has_not_text="Nobody").count():
            break
        else:
            person.page.locator(f"{ASKED} .slot.b .btn, {ASKED} .slot.a .btn").first.click()
    flag = person.page.locator(".initiative button:visible").first
    (flag.tap if person.hit == person.page.touchscreen.tap else flag.click)()
    meaning = person.page.locator(".initiative [popover]:popover-open")
    expect(meaning).to_contain_text("Only the player with initiative")
    expect(meaning.get_by_role("link", name="E-INIT-01")).to_have_attribute("href", "/rules/epic#E-INIT-01")
    box = meaning.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= screen["width"]
    person.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    person.went_well()
