"""The size of the page for a visitor."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from support.browser.person import Person
from support.browser.tables import open_table
from tests.depth import first_few

Visit = Callable[..., Person]

MOST = 300_000  # bytes of compressed script


@pytest.mark.parametrize(
    "path", first_few(["/", "epic", "gwent", "/new", "/decks", "/cards/gwent", "/cards/epic/kong", "/rules/epic", "/games"])
)
def test_a_page_loads_little_script_and_nothing_from_elsewhere(visit: Visit, path: str) -> None:
    """A path without a slash is a game, whose table is loaded."""
    person = visit("/about")
    if not path.startswith("/"):
        open_table(person, path, bots=["random"], **({"format": "sealed"} if path == "epic" else {}))
        person.wait_to_be_asked()
        path = person.page.url

    newcomer = visit("/about", storage_state=person.page.context.storage_state())
    client = newcomer.page.context.new_cdp_session(newcomer.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    scripts: list[Response] = []
    newcomer.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    newcomer.page.goto(path, wait_until="networkidle")

    assert scripts
    assert sum(answer.request.sizes()["responseBodySize"] for answer in scripts) < MOST
    newcomer.went_well()
