"""Measure the page in a real browser: the size of its scripts, the time from a press to its effect on screen, the frames
per second in the moments of a game, and the script that filters the cards.

PYTHONPATH=src python -m bench.client [--presses 60] [--slower 1] [--games 1] [--filters 200]

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

from mulligan.cli.commands.bench import Measured
from mulligan.registry import GAMES
from mulligan.server.app import Config
from mulligan.server.room.state.clock import Timing
from support.browser.person import CHROMIUM, DESKTOP, OFFERED, Person
from support.browser.tables import open_table
from support.server import RunningServer

PAUSE = 250  # milliseconds between presses, in which the page is left alone
ENDING = 3000  # milliseconds in which the end of a game is drawn
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
MOMENTS = {
    "play": (".staged", "another player's play"),
    "battle": (".lane.fighting", "a battle"),
    "turn": (".turn-ribbon", "the start of a turn"),
    "round": (".banner", "the end of a round"),
    "end": ("section.end", "the end of the game"),
}
# The times between frames during each moment.
WATCH_FRAMES = """(moments) => {
  window.frames_seen = Object.fromEntries(Object.keys(moments).map((name) => [name, []]));
  let before = [];
  let last = 0;
  const step = (now) => {
    const shown = Object.keys(moments).filter((name) => document.querySelector(moments[name]) !== null);
    for (const name of shown) if (before.includes(name)) frames_seen[name].push(now - last);
    [before, last] = [shown, now];
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
# Presses random filters, and types and deletes words; returns the times measured by the page.
FILTER = """async (count) => {
  let seed = 1;
  const chance = (most) => (seed = (seed * 48271) % 2147483647) % most;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const field = document.querySelector('input[type=search]');
  const words = ['dragon', 'smok', 'карта', 'damage', 'unit', 'e', ''];
  for (let done = 0; done < count; done++) {
    const offered = [...document.querySelectorAll('.filters button:enabled')];
    if (chance(4) === 0 || offered.length === 0) {
      field.value = offered.length === 0 ? '' : words[chance(words.length)];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (chance(6) === 0) {
      const sort = document.querySelector('.sort select');
      sort.selectedIndex = chance(sort.options.length);
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      offered[chance(offered.length)].click();
    }
    await frame();
  }
  return performance.getEntriesByName('cards-filter').map(({ duration }) => duration);
}"""
RESPONSES = "() => ({ responses: [...presses.values()], all: performance.interactionCount })"


@contextmanager
def opened(browser: Browser, server: RunningServer) -> Iterator[Person]:
    """Open the page as a new visitor, with all animations on."""
    # The service worker would answer from its cache, and the browser would not say how large a script is.
    context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en", service_workers="block")
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
    """Time from press to frame, over as many games as necessary."""
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
        found = person.page.evaluate(RESPONSES)
    return [LEAST] * (found["all"] - len(found["responses"])) + [int(each) for each in found["responses"]]


def frames(browser: Browser, server: RunningServer, game: str, count: int) -> Iterator[Measured]:
    """Frames per second in each moment of `count` games: on average, and in the slowest seconds."""
    before = os.getloadavg()[0]
    games = [watched(browser, server, game) for _ in range(count)]
    for name, (_, words) in MOMENTS.items():
        times = [each for one in games for each in one[name]]
        if not times:
            continue
        rates = sorted(_rates(times))
        note = f"frames per second during {words}: {sum(times) / 1000:.0f} s in {count} games; load before: {before:.1f}"
        yield Measured(f"client_{game}_{name}_frames_mean", _per_second(len(times), sum(times)), "1/s", note)
        yield Measured(f"client_{game}_{name}_frames_p5", rates[len(rates) // 20], "1/s", f"{note}; the slowest second of 20")


def watched(browser: Browser, server: RunningServer, game: str) -> dict[str, list[float]]:
    """Milliseconds between frames in each moment of one game against a bot, with animations at normal speed."""
    with opened(browser, server) as person:
        open_table(person, game, bots=["greedy"], **SETTINGS[game])
        person.wait_to_be_asked()
        person.page.evaluate(WATCH_FRAMES, {name: selector for name, (selector, _) in MOMENTS.items()})
        while not person.is_over:
            offered = person.page.evaluate(OFFERED)
            if offered:
                person.hit(*person.chance.choice(offered))
            person.page.wait_for_timeout(PAUSE)
        person.page.wait_for_timeout(ENDING)
        return dict(person.page.evaluate("frames_seen"))


def filtering(browser: Browser, server: RunningServer, game: str, count: int, slower: float) -> list[Measured]:
    """Script from a press on a filter, or a letter in the search, until the grid has changed; measured by the page itself."""
    with opened(browser, server) as person:
        person.page.goto(f"/cards/{game}", wait_until="networkidle")
        client = person.page.context.new_cdp_session(person.page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        times = sorted(float(each) for each in person.page.evaluate(FILTER, count))
        cards = person.page.locator(".grid a.card").count()
    throttled = f", CPU slowed down {slower:g} times" if slower != 1 else ""
    note = f"script of a filter or a letter until the grid of {cards} cards has changed, {len(times)} times{throttled}"
    return [
        Measured(f"client_{game}_filter_{name}_ms", round(times[ceil(len(times) * worker / 100) - 1], 1), "ms", note)
        for name, worker in {"p50": 50, "p98": 98}.items()
    ]


def _rates(times: list[float]) -> list[float]:
    """Frames per second in each whole second; in all of it if it is shorter."""
    found, passed, count = [], 0.0, 0
    for each in times:
        passed, count = passed + each, count + 1
        if passed >= 1000:
            found.append(_per_second(count, passed))
            passed, count = 0.0, 0
    return found or [_per_second(len(times), sum(times))]


def _per_second(count: int, milliseconds: float) -> float:
    return round(1000 * count / milliseconds, 1)  # not a whole number: on a busy machine, a frame can take over two seconds


def _presses(page: Page) -> int:
    return int(page.evaluate("performance.interactionCount"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--slower", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--filters", type=int, default=200)
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
                measured += frames(browser, server, game, asked.games)
                measured += filtering(browser, server, game, asked.filters, asked.slower)
            browser.close()
            server.stop()
    print(json.dumps([asdict(each) for each in measured], indent=2))


if __name__ == "__main__":
    main()
