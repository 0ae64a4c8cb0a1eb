"""A real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from person import Person
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from mulligan.server.app import Config
from mulligan.server.clocks import Pace
from mulligan.server.served import CLIENT
from mulligan.server.serving import Serving, listen

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
expect.set_options(timeout=20_000)  # milliseconds: a busy machine is slow


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: install the package chromium to run the tests in a browser")
    assert (CLIENT / "index.html").exists(), "the client is not built: run make client"
    switches = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=switches)
        yield browser
        browser.close()


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, server: Any) -> Iterator[Visit]:
    """Somebody opens the page, on a device of their own; whatever goes wrong there is an error of the test."""
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, language: str = "en", phone: bool = False, **settings: Any) -> Person:
        size = PHONE if phone else DESKTOP
        context = browser.new_context(
            base_url=server.url,
            viewport=size,
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            **settings,
        )
        contexts.append(context)
        page = context.new_page()
        person = Person(page, page.touchscreen.tap if phone else page.mouse.click)
        person.page.goto(path, wait_until="networkidle")
        return person

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def restart(server: Any) -> Iterator[Callable[[], None]]:
    """Stop the server, and start another one at the same port with the same database."""
    running: list[tuple[Serving, threading.Thread]] = []

    def stop_and_start() -> None:
        server.stop()
        again = Serving(Config(server.database, pace=Pace.quick()))
        thread = threading.Thread(target=again.run, kwargs={"sockets": [listen("127.0.0.1", server.port)]}, daemon=True)
        thread.start()
        running.append((again, thread))

    yield stop_and_start
    for again, thread in running:
        again.should_exit = True
        thread.join(30)
