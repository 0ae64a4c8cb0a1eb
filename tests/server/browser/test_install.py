"""The page can be installed, opens without a connection, and is replaced when the server is upgraded."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from mulligan.server.app import Config
from mulligan.server.http import static
from mulligan.server.room.state.clock import Timing
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


def upgrade(client: Path) -> dict[str, str]:
    """A new build: its English messages say something else. All scripts are renamed; returns their old and new paths."""
    assets = client / "assets"
    names = {path.name: f"{path.name[:-11]}{path.name[-11:-3][::-1]}.js" for path in assets.glob("*.js")}
    for path in [client / "index.html", client / "worker.js", *assets.glob("*.js")]:
        text = path.read_text()
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(text.replace("Play now", "Play at once") if "_messages_en" in path.name else text)
    for old, new in names.items():
        (assets / old).rename(assets / new)
    return {f"/assets/{old}": f"/assets/{new}" for old, new in names.items()}


@pytest.mark.slow
def test_the_cached_page_opens_immediately_and_the_next_visit_shows_the_new_build(
    browser: Browser, upgradable: tuple[RunningServer, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, client = upgradable
    context = browser.new_context(base_url=server.url, locale="en")
    page = context.new_page()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    page.goto("/")
    wait_for_the_worker(page)

    asked: list[str] = []
    real = static.page
    monkeypatch.setattr(static, "page", lambda: asked.append("page") or real())
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert asked == [], "the page waited for the server"

    names = upgrade(client)
    page.goto("/")  # the kept page, whole, while the new build is fetched
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    used = set(names) & set(kept(page))
    wait_until_kept(page, lambda paths: {names[old] for old in used} <= set(paths))
    assert used <= set(kept(page)), "the open page may still need its own files"
    page.goto("/")
    expect(page.get_by_role("button", name="Play at once").first).to_be_visible()

    until = time.monotonic() + PATIENCE  # the new worker takes over when the old one has no page and nothing to do
    while set(names) & set(kept(page)):
        assert time.monotonic() < until, kept(page)
        page.goto("about:blank")
        page.wait_for_timeout(200)
        page.goto("/")
    assert {names[old] for old in used} <= set(kept(page))
    context.set_offline(True)
    page.goto("/")
    expect(page.locator("header")).to_be_visible()
    assert missing == []
    context.close()


def test_a_page_that_changes_alone_is_a_new_build() -> None:
    """Browsers install a worker only if its script has changed."""
    page = (static.CLIENT / "index.html").read_bytes()
    assert f"// page {sha256(page).hexdigest()[:16]}\n" in (static.CLIENT / "worker.js").read_text()
