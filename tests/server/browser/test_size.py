"""The size of the page for a visitor."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]

MOST = 300_000  # bytes of compressed script


@pytest.mark.parametrize("game", ["", "epic", "gwent"], ids=["lobby", "epic", "gwent"])
def test_a_page_loads_little_script_and_nothing_from_elsewhere(visit: Visit, game: str) -> None:
    person = visit("/about")
    if game:
        open_table(person, game, bots=["random"], **({"format": "sealed"} if game == "epic" else {}))
        person.wait_to_be_asked()
    address = person.page.url if game else "/"

    newcomer = visit("/about", storage_state=person.page.context.storage_state())
    client = newcomer.page.context.new_cdp_session(newcomer.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    scripts: list[Response] = []
    newcomer.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    newcomer.page.goto(address, wait_until="networkidle")

    assert scripts
    assert sum(answer.request.sizes()["responseBodySize"] for answer in scripts) < MOST
    newcomer.went_well()
