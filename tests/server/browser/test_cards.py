"""The card browser: search, filters, the address, the keyboard, and a card's page with positions to play from."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.person import Person

Visit = Callable[..., Person]


def shown(page: Page) -> Locator:
    return page.locator(".grid a.card:visible")


def filter_named(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Filters").get_by_role("button", name=re.compile(rf"^{name} \d+$"))


def test_filters_combine_and_are_kept_in_the_address(visit: Visit) -> None:
    person = visit("/cards")
    page = person.page
    expect(page).to_have_url(re.compile("/cards/epic$"))
    expect(page.get_by_role("status").first).to_have_text("124 cards")
    filter_named(page, "Wild").click()
    filter_named(page, "Sage").click()
    filter_named(page, "Champion").click()
    expect(page.get_by_role("status").first).to_have_text("34 of 124 cards")
    expect(shown(page)).to_have_count(34)
    expect(page).to_have_url(re.compile(r"/cards/epic\?group=wild,sage&kind=champion$"))
    expect(filter_named(page, "Unbanishable")).to_be_disabled()
    page.get_by_role("button", name="Remove filter Sage").click()
    expect(shown(page)).to_have_count(16)

    page.keyboard.press("/")
    page.keyboard.type("małpa")
    expect(shown(page)).to_have_count(1)
    page.keyboard.type("xyz")
    expect(page.get_by_role("heading", name="No cards match these filters.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Without “małpaxyz”: 16 cards")).click()
    expect(shown(page)).to_have_count(16)

    page.reload(wait_until="networkidle")
    expect(shown(page)).to_have_count(16)
    person.went_well()


@pytest.mark.slow
def test_the_grid_is_one_stop_and_a_card_leads_to_its_page_and_back(visit: Visit) -> None:
    person = visit("/cards/epic?sort=name")
    page = person.page
    links = page.locator(".grid a.card[tabindex='0']")
    expect(links).to_have_count(1)
    shown(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    expect(page.locator("aside .card.read .name")).to_contain_text(name)
    page.keyboard.press("End")
    last = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert last == shown(page).last.get_attribute("aria-label") != name
    before = page.evaluate("scrollY")
    assert before > 1000

    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(last)
    expect(page.locator(".place")).to_contain_text("124 of 124")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".place")).to_contain_text("1 of 124")
    page.go_back()
    page.go_back()
    expect(shown(page)).to_have_count(124)
    page.wait_for_function(f"Math.abs(scrollY - {before}) < 100")
    person.went_well()


@pytest.mark.slow
def test_a_phone_filters_in_a_sheet(visit: Visit) -> None:
    person = visit("/cards/gwent", language="pl", phone=True)
    page = person.page
    page.get_by_role("button", name="Filtry").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^Potwory")).tap()
    sheet.get_by_role("button", name="Pokaż 40 z 188 kart").tap()
    expect(sheet).to_have_count(0)
    expect(shown(page)).to_have_count(40)
    shown(page).first.tap()
    page.get_by_role("dialog").get_by_role("link", name="Zasady i pytania").tap()
    expect(page).to_have_url(re.compile(r"/cards/gwent/\w+\?group=monsters"))
    expect(page.locator(".place")).to_contain_text("z 40")
    person.went_well()


@pytest.mark.slow
def test_an_unknown_card_leads_to_all_cards(visit: Visit) -> None:
    page = visit("/cards/gwent/nonsense").page
    expect(page.get_by_role("heading", name="We can’t find this card.")).to_be_visible()
    page.get_by_role("link", name="All cards").click()
    expect(shown(page)).to_have_count(188)


@pytest.mark.slow
@pytest.mark.parametrize("card", ["/cards/epic/kong", pytest.param("/cards/gwent/decoy", marks=pytest.mark.slow)])
def test_a_ruling_is_played_from_its_position(visit: Visit, card: str) -> None:
    """One person plays both sides, and no curtain falls between them."""
    person = visit(card)
    page = person.page
    page.get_by_role("button", name="Play from here").first.click()
    page.wait_for_url("**/table/*")
    person.wait_to_be_asked()
    expect(page.locator(".curtain")).to_have_count(0)
    person.play_a_while(4)
    expect(page.locator(".curtain")).to_have_count(0)
    person.went_well()
