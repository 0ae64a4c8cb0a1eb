"""The page can be installed, opens without a connection, and is replaced when the server is upgraded."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mulligan.server.app import Config
from mulligan.server.http import static
from mulligan.server.room.clock import Timing
from support.browser.person import PATIENCE, Person
from support.server import RunningServer

Visit = Callable[..., Person]

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return found.flat().map(({url}) => new URL(url).pathname).sort();
}"""


def kept(page: Page) -> list[str]:
    """The paths in the cache of the worker."""
    found: list[str] = page.evaluate(KEPT)
    return found


def wait_until_kept(page: Page, holds: Callable[[list[str]], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds(kept(page)):
        assert time.monotonic() < until, kept(page)
        page.wait_for_timeout(50)


def wait_for_the_worker(page: Page) -> None:
    """Wait until it controls the page and has kept what the page loaded."""
    page.wait_for_function(CONTROLLED)
    wait_until_kept(page, lambda paths: any("_messages_" in path for path in paths))


@pytest.mark.slow
def test_the_manifest_and_its_icons_are_served_as_what_they_are(server: RunningServer) -> None:
    page = httpx.get(server.url).text
    (address,) = re.findall(r'<link rel="manifest" href="([^"]+)"', page)
    answer = httpx.get(server.url + address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text)
    assert manifest["name"] == "Mulligan" and manifest["display"] == "standalone" and manifest["start_url"] == "/"
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in manifest["icons"]}
    sizes = set()
    for icon in manifest["icons"]:
        found = httpx.get(server.url + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
    assert {192, 512} <= sizes
    worker = httpx.get(f"{server.url}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript") and worker.headers["cache-control"] == "no-cache"


@pytest.mark.slow
def test_a_page_that_was_open_before_opens_without_a_connection(visit: Visit) -> None:
    person = visit()
    wait_for_the_worker(person.page)
    context = person.page.context
    session = context.new_cdp_session(person.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    session.detach()
    assert not [path for path in kept(person.page) if path.startswith(("/api", "/ws"))]

    context.set_offline(True)
    person.page.wait_for_function("() => !navigator.onLine")
    person.page.goto("/")
    expect(person.page.locator("header")).to_be_visible()
    expect(person.page.get_by_text("You’re offline. You can look around, but not play.")).to_be_visible()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()

    context.set_offline(False)
    expect(person.page.get_by_text("You’re offline", exact=False)).to_be_hidden()
    expect(person.page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.fixture
def upgradable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[RunningServer, Path]]:
    """A server with its own copy of the client."""
    client = tmp_path / "client"
    shutil.copytree(static.CLIENT, client)
    monkeypatch.setattr(static, "CLIENT", client)
    running = RunningServer(Config(str(tmp_path / "mulligan.db"), timing=Timing.quick()))
    running.start()
    yield running, client
    running.stop()


def upgrade(client: Path) -> tuple[str, str]:
    """A new build: the English messages have another hash, and say something else. Returns the old and the new name."""
    (old,) = (client / "assets").glob("_messages_en-*.js")
    new = old.with_name("_messages_en-UPGRADED.js")
    new.write_text(old.read_text().replace("Loading games", "Loading the games"))
    old.unlink()
    for path in [client / "worker.js", *(client / "assets").glob("*.js")]:
        path.write_text(path.read_text().replace(old.name, new.name))
    return f"/assets/{old.name}", f"/assets/{new.name}"


@pytest.mark.slow
def test_an_upgraded_server_replaces_what_is_kept(browser: Browser, upgradable: tuple[RunningServer, Path]) -> None:
    server, client = upgradable
    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    page.goto("/")
    wait_for_the_worker(page)
    old, new = upgrade(client)
    assert old in kept(page)

    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_until_kept(page, lambda paths: new in paths)
    assert old in kept(page), "the open page may still need it"
    page.close()  # no page of the old build is open: the new worker takes over
    page = context.new_page()
    page.goto("/")
    wait_until_kept(page, lambda paths: old not in paths)
    assert new in kept(page)
    context.set_offline(True)
    page.goto("/")
    expect(page.locator("header")).to_be_visible()
    context.close()
