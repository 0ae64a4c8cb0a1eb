"""The table's menu copies the position, as the seat sees it, as a scenario."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from mulligan.core.scenario.scenario import read_scenarios
from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow
WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"  # as over plain http


@pytest.mark.parametrize("encrypted", [True, False], ids=["encrypted", "plain-http"])
def test_the_position_is_copied_from_the_menu(visit: Visit, encrypted: bool) -> None:
    person = visit(permissions=["clipboard-read", "clipboard-write"])
    if not encrypted:
        person.page.add_init_script(WITHOUT_CLIPBOARD)
    open_table(person, "epic", bots=["random"], format="sealed")
    person.wait_to_be_asked()
    person.page.locator("#tab-table").click()
    copy = person.page.locator("[role=tabpanel] .row").first.locator("button").last
    copy.click()
    field = person.page.locator("[role=tabpanel] textarea")
    expect(field).to_be_visible()
    text = field.input_value()
    expect(person.page.locator("[role=tabpanel] [role=status]")).not_to_be_empty()

    (scenario,) = read_scenarios(text, "", "epic")
    assert scenario.title == "The position as P1 sees it"
    assert sum("hand: ?" in line.words for line in scenario.lines) == 1, "the other hand is hidden, the player's own is not"
    assert pasted(person) == text
    person.went_well()


PASTE_HERE = "document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))"


def pasted(person: Person) -> str:
    """The clipboard's text, read by pasting it."""
    person.page.evaluate(PASTE_HERE)
    person.page.locator("#paste").focus()
    person.page.keyboard.press("Control+V")
    return person.page.locator("#paste").input_value()
