"""Nothing on the page keeps anybody out: axe finds nothing serious, in lamplight and by day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from person import Person
from tables import open_table

Visit = Callable[..., Person]

DUEL = {"format": "sealed", "bots": ["random"]}
EIGHT = {"mode": "free_for_all", "format": "sealed", "seats": 8, "bots": ["random"] * 7}
THEMES = ("dark", "light")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/rules/epic", "/rules/gwent", "/about"])
def test_a_page(visit: Visit, path: str, theme: str) -> None:
    person = visit(path, color_scheme=theme)
    assert barriers(person) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("game", "settings"),
    [("epic", DUEL), ("epic", EIGHT), ("gwent", {"bots": ["random"]}), ("epic", {"format": "dark", "bots": ["random"]})],
    ids=["epic", "epic of eight", "gwent", "draft"],
)
def test_a_table(visit: Visit, game: str, settings: dict[str, Any], theme: str) -> None:
    person = visit(color_scheme=theme)
    open_table(person, game, **settings)
    person.play_a_while(3)
    assert barriers(person) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_waiting_room(visit: Visit, theme: str) -> None:
    person = visit(color_scheme=theme)
    open_table(person, "gwent", take=[])
    person.page.locator(".deck").wait_for()
    assert barriers(person) == []


def barriers(person: Person) -> list[str]:
    """What axe calls serious or worse, and where it is."""
    found = Axe().run(person.page).response["violations"]
    return [
        f"{each['id']}: {', '.join(' '.join(map(str, node['target'])) for node in each['nodes'][:5])}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
