"""The log as a story: a line for each play, whose steps can be opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]


@pytest.mark.slow
def test_a_bot_s_play_is_one_line_that_opens_to_its_steps(visit: Visit) -> None:
    person = visit()
    open_table(person, "epic", bots=["greedy"])
    log, lines = person.page.get_by_role("log"), person.page.locator("[role=log] .chapters > details > ol > li")
    for _ in range(40):
        person.wait_to_be_asked()
        if lines.filter(has_text=" plays ").locator("summary").count() > 0:
            break
        person.act()
    play = lines.filter(has_text=" plays ").filter(has=person.page.locator("summary")).first
    sentence = play.inner_text()
    expect(log.locator(".chapter > summary").first).to_contain_text("Turn 1: ")
    expect(play.locator(".steps")).to_have_count(0)

    person.page.keyboard.press("Shift")  # with keys: after a press of the mouse, Enter is for the question
    play.locator("summary").focus()
    person.page.keyboard.press("Enter")
    steps = play.locator(".steps li")
    expect(steps.first).to_be_visible()
    assert steps.count() > 1
    assert steps.first.inner_text().removesuffix(".") in sentence
    person.page.keyboard.press("Enter")
    expect(play.locator(".steps")).to_be_hidden()

    spoken = person.page.locator("[data-story] p")
    assert sentence in spoken.all_inner_texts()
    assert len(set(spoken.all_inner_texts())) == spoken.count()

    before = log.inner_text()
    person.page.reload()
    person.wait_to_be_asked()
    expect(log).to_have_text(before, use_inner_text=True)
    expect(spoken).to_have_count(0)  # a reload reads nothing aloud again

    log.locator(".chapter > summary").last.click()
    expect(lines.last).to_be_hidden()
    person.went_well()
