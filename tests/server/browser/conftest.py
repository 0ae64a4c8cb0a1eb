"""A real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize, sync_playwright

from mulligan.server.app import Config
from mulligan.server.http.static import CLIENT
from mulligan.server.room.state.clock import Timing
from support.browser.person import DESKTOP, HEADLESS_SHELL, Person
from support.server import RunningServer

PHONE: ViewportSize = {"width": 360, "height": 740}
WITHOUT_MOTION = [{"name": "mulligan.speed", "value": "skip"}]  # nothing is played


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def launched(playwright: Playwright, program: str | None, package: str) -> Iterator[Browser]:
    """A browser; without its program, the tests that need it are skipped."""
    if program is None:
        pytest.skip(f"{package} is not installed")
    assert (CLIENT / "index.html").exists(), "the client is not built: run make client"
    switches = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
    browser = playwright.chromium.launch(executable_path=program, args=switches)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, HEADLESS_SHELL, "chromium-headless-shell") as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests; every visitor is a separate guest with separate tables."""
    running = RunningServer(Config(str(tmp_path_factory.mktemp("server") / "mulligan.db"), timing=Timing.quick()))
    running.start()
    yield running
    running.stop()


Visit = Callable[..., Person]


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Open the page on a separate device; errors on the page fail the test."""
    contexts: list[BrowserContext] = []

    def open_page(
        path: str = "/",
        *,
        language: str = "en",
        phone: bool = False,
        moving: bool = False,
        reduced: bool = True,
        viewport: ViewportSize | None = None,
        **settings: Any,
    ) -> Person:
        """Open the page; with `moving`, events are played, with less motion if `reduced`."""
        kept = {"origins": [{"origin": server.url, "localStorage": [] if moving else WITHOUT_MOTION}]}
        context = browser.new_context(
            base_url=server.url,
            viewport=viewport or (PHONE if phone else DESKTOP),
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if reduced else "no-preference",
            **{"storage_state": kept} | settings,
        )
        contexts.append(context)
        page = context.new_page()
        person = Person(page, page.touchscreen.tap if phone else page.mouse.click)
        person.page.goto(path, wait_until="networkidle")
        return person

    yield open_page
    for context in contexts:
        context.close()
