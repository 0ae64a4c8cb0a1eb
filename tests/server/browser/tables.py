"""Opening tables from the page, with settings that would take many clicks."""

from __future__ import annotations

from typing import Any

from person import Person

OPEN = """(wanted) => fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(wanted),
}).then((answer) => answer.json())"""


def open_table(person: Person, game: str, **settings: Any) -> str:
    """As the lobby does; then go there."""
    wanted = {"game": game, "take": ["random"]} | settings
    if settings.get("format") in ("sealed", "dark"):
        del wanted["take"]
    opened = person.page.evaluate(OPEN, wanted)
    person.page.goto(f"/table/{opened['id']}")
    return str(opened["id"])
