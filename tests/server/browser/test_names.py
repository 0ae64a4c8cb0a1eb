"""Card names on the page fit the cards, show the English name below if it differs, and can be searched in any language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from tests.depth import sample

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

# Names in the grid of Epic's cards with a broken word, or with more lines than a card shows.
NOT_FITTING = """() => [...document.querySelectorAll('.grid .card .name')].filter((name) => {
  const parts = [...name.textContent.matchAll(/[^\\s-]+/gu)].map((word) => {
    const range = document.createRange();
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return range.getClientRects().length;
  });
  const { lineHeight, webkitLineClamp } = getComputedStyle(name);
  return parts.some((rects) => rects > 1) || name.scrollHeight > (Number(webkitLineClamp) + 0.5) * parseFloat(lineHeight);
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", sample(["ru", "en", "pl", "es", "fr"], 2))
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_name_fits_its_card(visit: Visit, language: str, phone: bool) -> None:
    page = visit("/cards/epic", language=language, phone=phone).page
    page.evaluate("document.fonts.ready")
    expect(page.locator(".grid a.card")).to_have_count(124)
    assert page.evaluate(NOT_FITTING) == []


@pytest.mark.parametrize(
    ("language", "wanted", "name", "beneath"),
    sample(
        [
            ("ru", "straznik pal", "Дворцовый страж", "Palace Guard"),
            ("fr", "muse", "Muse", ""),
            ("pl", "palace guard", "Strażnik Pałacowy", "Palace Guard"),
            ("fr", "garde du palais", "Garde du Palais", "Palace Guard"),
            ("en", "дворцовый страж", "Palace Guard", ""),
        ],
        2,
    ),
)
def test_any_language_finds_a_card_and_its_english_name_is_beneath(
    visit: Visit, language: str, wanted: str, name: str, beneath: str
) -> None:
    page = visit("/cards/epic", language=language).page
    page.get_by_role("searchbox").fill(wanted)
    page.locator(".grid a.card:visible").first.hover()
    read = page.locator("aside .card.read .name")
    expect(read).to_have_text(name + beneath)
    expect(read.locator("small")).to_have_count(1 if beneath else 0)
