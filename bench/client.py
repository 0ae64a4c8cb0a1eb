"""Measure the page in a real browser: the size of its scripts, and the time from a press to its effect on screen.

PYTHONPATH=src python -m bench.client [--presses 60] [--slower 1]

Prints a list of {"name", "value", "unit", "note"} as JSON, empty if there is no Chromium. The browser itself times a press,
from the input to the next frame (Event Timing: in steps of 8 ms, anything below 16 ms counts as 16).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from math import ceil

from playwright.sync_api import Browser, Page, sync_playwright

from mulligan.cli.bench import Measured
from mulligan.registry import GAMES
from mulligan.server.app import Config
from mulligan.server.room.clock import Timing
from support.browser.person import CHROMIUM, DESKTOP, OFFERED, Person
from support.browser.tables import open_table
from support.server import RunningServer

PAUSE = 250  # milliseconds between presses, in which the page is left alone
LEAST = 16  # milliseconds; the browser does not report quicker presses
SETTINGS: dict[str, dict[str, str]] = {"epic": {"format": "sealed"}, "gwent": {}}

# A press is several events with one interaction id; its duration is that of the longest.
WATCH = f"""() => {{
  window.presses = new Map();
  new PerformanceObserver((list) => {{
    for (const {{ interactionId, duration }} of list.getEntries()) {{
      if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    }}
  }}).observe({{ type: 'event', durationThreshold: {LEAST}, buffered: true }});
}}"""
TOLD = "() => ({ told: [...presses.values()], all: performance.interactionCount })"


@contextmanager
def opened(browser: Browser, server: RunningServer) -> Iterator[Person]:
    """Open the page as a new visitor, with all animations on."""
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
    page = context.new_page()
    person = Person(page, page.mouse.click)
    page.goto("/about", wait_until="networkidle")
    yield person
    context.close()


def script(browser: Browser, server: RunningServer, game: str) -> Measured:
    """Size of the scripts loaded by following a link to a table."""
    with opened(browser, server) as person:
        open_table(person, game, bots=["random"], **SETTINGS[game])
        person.wait_to_be_asked()
        sizes: list[int] = []
        client = person.page.context.new_cdp_session(person.page)
        client.send("Network.enable")
        client.send("Network.setCacheDisabled", {"cacheDisabled": True})
        person.page.on("requestfinished", lambda asked: sizes.append(_size(asked)) if asked.url.endswith(".js") else None)
        person.page.reload(wait_until="networkidle")
    note = f"compressed scripts of a table, in {len(sizes)} files; none come from another host"
    return Measured(f"client_{game}_script_kb", round(sum(sizes) / 1000, 1), "kB", note)


def _size(asked: object) -> int:
    return int(asked.sizes()["responseBodySize"])  # type: ignore[attr-defined]  # a playwright Request


def presses(browser: Browser, server: RunningServer, game: str, count: int, slower: float) -> list[Measured]:
    """Time from press to frame, over as many games as it takes."""
    before = os.getloadavg()[0]
    found: list[int] = []
    games = 0
    while len(found) < count:
        found += played(browser, server, game, count - len(found), slower)
        games += 1
    throttled = f", CPU slowed down {slower:g} times" if slower != 1 else ""
    note = f"press to frame, {len(found)} presses in {games} games with animations{throttled}; load before: {before:.1f}"
    percents = {"p50": 50, "p98": 98}
    return [
        Measured(f"client_{game}_press_{name}_ms", sorted(found)[ceil(len(found) * worker / 100) - 1], "ms", note)
        for name, worker in percents.items()
    ]


def played(browser: Browser, server: RunningServer, game: str, most: int, slower: float) -> list[int]:
    """Milliseconds of each press in one game, until it ends or `most` are measured."""
    with opened(browser, server) as person:
        open_table(person, game, bots=["greedy"], **SETTINGS[game])
        person.wait_to_be_asked()
        person.page.evaluate(WATCH)
        client = person.page.context.new_cdp_session(person.page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        person.page.wait_for_timeout(1000)  # people look at the table before they play a card
        while _presses(person.page) < most and not person.is_over:
            offered = person.page.evaluate(OFFERED)
            if offered:
                person.hit(*person.chance.choice(offered))
            person.page.wait_for_timeout(PAUSE)
        person.page.wait_for_timeout(1000)  # for the last events to arrive
        found = person.page.evaluate(TOLD)
    return [LEAST] * (found["all"] - len(found["told"])) + [int(each) for each in found["told"]]


def _presses(page: Page) -> int:
    return int(page.evaluate("performance.interactionCount"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--slower", type=float, default=1.0)
    asked = parser.parse_args()
    measured: list[Measured] = []
    if CHROMIUM is None:
        print("Chromium is missing; install the package chromium to measure the page", file=sys.stderr)
    else:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            server = RunningServer(Config(f"{folder}/mulligan.db", timing=Timing.quick()))
            server.start()
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            for game in GAMES:
                measured.append(script(browser, server, game))
                measured += presses(browser, server, game, asked.presses, asked.slower)
            browser.close()
            server.stop()
    print(json.dumps([asdict(each) for each in measured], indent=2))


if __name__ == "__main__":
    main()
