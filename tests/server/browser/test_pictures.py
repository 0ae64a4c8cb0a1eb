"""The README's pictures, taken from the running page; `make pictures` retakes them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

WRITTEN = os.environ.get("MULLIGAN_PICTURES", "") not in ("", "0")
PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
# Things that must be on the board before the picture is taken.
LIE = {"epic": ('.felt [data-place^="champion/"]', 4), "gwent": ('.felt [data-place^="unit/"]', 6)}
GAMES = 5  # at most
EIGHT = {"mode": "free_for_all", "format": "sealed", "seats": 8, "bots": ["greedy"] * 7}


def lay_out(person: Person, game: str, settings: dict[str, Any]) -> None:
    """Play until there is enough to see, in another game if one ends before."""
    things, least = LIE[game]
    for _ in range(GAMES):
        open_table(person, game, **settings)
        person.wait_to_be_asked()
        while person.page.locator(things).count() < least and not person.is_over:
            person.play_a_while(1)
        if not person.is_over:
            break
    person.page.evaluate("document.querySelectorAll('*').forEach((each) => (each.scrollTop = each.role === 'log' ? 1e6 : 0))")


@pytest.mark.parametrize(
    ("name", "game", "device", "settings"),
    [
        ("lobby", "", {}, {}),
        ("lobby-phone", "", {"phone": True, "language": "ru", "color_scheme": "light"}, {}),
        ("epic", "epic", {}, {"format": "sealed", "bots": ["greedy"]}),
        ("epic-eight", "epic", {}, EIGHT),
        ("epic-phone", "epic", {"phone": True, "language": "pl"}, {"format": "sealed", "bots": ["greedy"]}),
        ("gwent", "gwent", {}, {"bots": ["greedy"]}),
        ("gwent-phone", "gwent", {"phone": True, "language": "pl", "color_scheme": "light"}, {"bots": ["greedy"]}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_picture(
    visit: Visit, tmp_path: Path, name: str, game: str, device: dict[str, Any], settings: dict[str, Any]
) -> None:
    person = visit(**({"color_scheme": "dark"} | device))
    if game:
        lay_out(person, game, settings)
    folder = PICTURES if WRITTEN else tmp_path
    folder.mkdir(exist_ok=True)
    person.page.screenshot(path=folder / f"{name}.png")
    person.went_well()
