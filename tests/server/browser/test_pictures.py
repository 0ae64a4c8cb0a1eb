"""The pictures of the README, taken from the running page: `make pictures` writes them anew."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from person import Person
from tables import open_table

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow

WRITTEN = os.environ.get("MULLIGAN_PICTURES", "") not in ("", "0")
PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
ACTS = {"epic": 16, "gwent": 5}  # of the person, before the picture is taken: so that there is something on the table
EIGHT = {"mode": "free_for_all", "format": "sealed", "seats": 8, "bots": ["greedy"] * 7}


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
        open_table(person, game, **settings)
        person.play_a_while(ACTS[game])
    folder = PICTURES if WRITTEN else tmp_path
    folder.mkdir(exist_ok=True)
    person.page.screenshot(path=folder / f"{name}.png")
    person.went_well()
