"""The size of the page for a visitor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from mulligan.core.decks.deck import Deck
from mulligan.core.decks.sharing import SharedDeck, write_code
from support.browser.person import Person
from support.browser.tables import open_table
from tests.depth import first_few

Visit = Callable[..., Person]

MOST = 300_000  # bytes of compressed script
SHARED = write_code(SharedDeck("epic", "constructed", "duels2022", (), "Apes", (Deck(("kong",)),), ""))
TABLES: dict[str, dict[str, Any]] = {
    "epic": {"game": "epic", "bots": ["random"], "format": "sealed"},
    "gwent": {"game": "gwent", "bots": ["random"]},
    "draft": {"game": "epic", "bots": ["random"], "format": "dark"},
    "waiting": {"game": "gwent", "bots": ["random"], "take": []},
}


@pytest.mark.parametrize(
    "path",
    first_few(
        [
            *("/", "epic", "gwent", "draft", "waiting", "/new", "/decks", f"/d#{SHARED}"),
            *("/cards/gwent", "/cards/epic", "/cards/epic/kong", "/rules/epic", "/games"),
        ]
    ),
)
def test_a_page_loads_little_script_and_nothing_from_elsewhere(visit: Visit, path: str) -> None:
    """A path without a slash is a table: of a game, a draft, or one whose game has not begun."""
    person = visit("/about")
    if not path.startswith("/"):
        open_table(person, **TABLES[path])
        if path == "waiting":
            expect(person.page.locator(".strip")).to_be_visible()
        else:
            person.wait_to_be_asked()
        path = person.page.url

    # A worker would have the scripts already, and their sizes would read as 0.
    newcomer = visit("/about", storage_state=person.page.context.storage_state(), service_workers="block")
    client = newcomer.page.context.new_cdp_session(newcomer.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    scripts: list[Response] = []
    newcomer.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    newcomer.page.goto(path, wait_until="networkidle")
    assert scripts
    sizes = [answer.request.sizes()["responseBodySize"] for answer in scripts]
    assert all(sizes) and sum(sizes) < MOST
    newcomer.went_well()
