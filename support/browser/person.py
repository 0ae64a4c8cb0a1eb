"""A player in a browser: presses highlighted things and records everything that goes wrong."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, TimeoutError, WebSocket, expect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# Without a window around the page, a new context costs a sixth of the time; but it denies all notifications.
HEADLESS_SHELL = shutil.which("chromium-headless-shell")
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 120.0  # seconds without a change before giving up; bots start slowly, and the machine may be busy
GLANCE = 10  # milliseconds
SOON = 0.25  # seconds until a press shows, on an idle machine
SETTLED = 450  # milliseconds after which a new question takes presses
OVER = "section.ask:has(.laurel)"
ASKED = "section.ask:not(.idle):not(:has(.laurel))"
CURTAIN = ".curtain"
SHEET = ".sheet"  # on a phone, a tap on a card that isn't an answer shows it
BUTTONS = f"{ASKED} .slot .btn"

# Presses the button that declines, if there is one: it may go at any time.
DECLINE = f"() => document.querySelector('{ASKED} .slot:is(.b, .d) .btn:not(.quiet)')?.click()"

# A point at which the element is topmost: cards in a hand overlap, and rows lie under their cards. Scrolls it into view
# first, as a player would.
REACH = """(element) => {
  const tries = [0.5, 0.2, 0.85].flatMap((y) => [0.5, 0.06, 0.94, 0.25, 0.75].map((x) => [x, y]));
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = tries.map(([across, down]) => [x + width * across, y + height * down]);
    return points.find((point) => element.contains(document.elementFromPoint(...point))) ?? null;
  };
  const found = look();
  if (found !== null) return found;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return look();
}"""

# Whether the game is over, this player has to act, or others have.
TO_DO = f"""() => document.querySelector('{OVER}') ? 'over' : document.querySelector('{ASKED}, {CURTAIN}') ? 'act' : 'wait'"""

# Points to press now: those of the first kind that is present, the most urgent kinds first. Null: other players have to act.
OFFERED = f"""() => {{
  if (({TO_DO})() !== 'act') return null;
  const reach = {REACH};
  const points = (selector) => [...document.querySelectorAll(selector)].map(reach).filter((point) => point !== null);
  for (const first of ['{CURTAIN} .btn.main', '{SHEET} .btn.main', '{SHEET} .btn', '{ASKED} .btn.main:enabled']) {{
    const found = points(first);
    if (found.length > 0) return found.slice(0, 1);
  }}
  const lit = points('[data-place].lit, [data-place][aria-pressed=false], .choices .btn');
  return [...lit, ...points('{BUTTONS}:not(.quiet):enabled')];
}}"""

# A summary of the page that changes with every answer.
STANDING = f"""() => JSON.stringify([
  document.querySelector('{CURTAIN}') !== null,
  document.querySelector('{SHEET}')?.ariaLabel,
  document.querySelector('section.ask')?.className,
  document.querySelector('section.ask h2')?.innerText,
  [...document.querySelectorAll('[role=log] li')].slice(-3).map((line) => line.textContent),
  [...document.querySelectorAll('[data-place].chosen, [data-place][aria-pressed=true]')].map((each) => each.dataset.place),
  [...document.querySelectorAll('section.ask .slot .btn, .choices .armed')].map((each) => each.innerText),
])"""

Point: TypeAlias = tuple[float, float]
expect.set_options(timeout=PATIENCE * 1000)  # milliseconds


class Person:
    def __init__(self, page: Page, hit: Callable[[float, float], Any]) -> None:
        self.page = page
        self.hit = hit  # with the mouse, or with a finger
        self.chance = random.Random(1)
        self.wrong: list[str] = []
        self.hosts: set[str] = set()
        self.tables = 0  # number of whole tables received, one per visit to a table
        self.seat = -1  # the page's seat
        self.ply = -1  # of the last message
        self.questions: list[dict[str, Any]] = []  # open at that ply
        self.asked: dict[int, dict[str, Any]] = {}  # the seat's question at each ply
        self.events: list[dict[str, Any]] = []  # of the moves that were seen
        self.said: list[dict[str, Any]] = []  # messages of the page
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("table", "moved"):
            self.ply, self.questions = message["ply"], (message["view"] or {}).get("questions", [])
        if message["type"] == "moved":
            self.events.extend(message["events"])
        if message["type"] == "table":
            self.tables, self.seat = self.tables + 1, message["seat"]
        if message["type"] in ("table", "moved"):
            self.asked[self.ply] = self.heard

    # --- reading ---------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    @property
    def heard(self) -> dict[str, Any]:
        """The seat's question in the last message; empty if there is none."""
        return next((each for each in self.questions if each["seat"] == self.seat and each["options"]), {})

    def lit(self) -> list[str]:
        """The places of things that can be chosen."""
        places: list[str] = self.page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-place].lit, [data-place][aria-pressed=false]')]"
            ".map((each) => each.dataset.place))]"
        )
        return places

    @property
    def may_choose(self) -> bool:
        """Whether a card in hand can be chosen."""
        return any(place.startswith("hand/") for place in self.lit())

    def question(self) -> str:
        return self.page.locator("section.ask h2").inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] li").all_inner_texts()

    def board(self) -> list[str]:
        """Every place on the board with its label."""
        things: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.felt [data-place]')].map((each) => `${each.dataset.place} ${each.ariaLabel}`)"
        )
        return things

    def is_too_wide(self) -> bool:
        """Whether the page would scroll sideways."""
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))

    def standing(self) -> str:
        """A summary of the page that differs after every answer."""
        return str(self.page.evaluate(STANDING))

    # --- waiting ---------------------------------------------------------------------------------

    def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Poll until `holds()` is true."""
        until = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < until, f"never {what}: {self.standing()}"
            self.page.wait_for_timeout(GLANCE)

    def wait_to_be_asked(self) -> None:
        """Wait for a question or the end of the game. On a shared device, lift the curtain first."""
        expect(self.page.locator(f"{ASKED}, {OVER}, {CURTAIN}").first).to_be_visible()
        if self.page.locator(CURTAIN).count():
            self.page.locator(f"{CURTAIN} .btn.main").click()
            expect(self.page.locator(f"{ASKED}, {OVER}").first).to_be_visible()

    def wait_to_be_asked_what_was_heard(self) -> None:
        expect(self.page.locator(f"{ASKED} h2")).to_have_text(self.heard["words"])

    def wait_to_be_on_the_table(self) -> None:
        """Wait for the table, even if another player is asked."""
        expect(self.page.locator("section.ask")).to_be_visible()

    def wait_for_a_change(self, before: str) -> None:
        """Wait until the page differs from `before`."""
        self.page.wait_for_function(f"(before) => ({STANDING})() !== before", arg=before)

    def changes_soon(self, before: str) -> bool:
        """Whether the page differs from `before` soon; a press may come too early or have no effect."""
        try:
            self.page.wait_for_function(f"(before) => ({STANDING})() !== before", arg=before, timeout=SOON * 1000)
        except TimeoutError:
            return False
        return True

    def wait_to_be_sent_a_table(self, after: int) -> None:
        """Wait until more than `after` whole tables have arrived."""
        self.wait_until(lambda: self.tables > after, "a whole table")

    # --- acting ----------------------------------------------------------------------------------

    def click(self, name: str, **settings: Any) -> None:
        self.page.get_by_role("button", name=name, **settings).first.click()

    def press(self, place: str) -> None:
        """Press the thing at `place`, unless it has gone because the game moved on."""
        things = self.page.locator(f'[data-place="{place}"]')
        point: Point | None = things.first.evaluate(REACH) if things.count() else None
        if point is not None:
            self.hit(*point)

    def leave_the_tab(self) -> None:
        """Simulate a switch to another tab, because pages of a headless browser are always visible."""
        self._see(hidden=True)

    def come_back_to_the_tab(self) -> None:
        self._see(hidden=False)

    def _see(self, *, hidden: bool) -> None:
        state = "hidden" if hidden else "visible"
        self.page.evaluate(
            f"""() => {{
              Object.defineProperty(document, 'hidden', {{configurable: true, get: () => {str(hidden).lower()}}});
              Object.defineProperty(document, 'visibilityState', {{configurable: true, get: () => '{state}'}});
              document.dispatchEvent(new Event('visibilitychange'));
            }}"""
        )

    def take_any_deck(self) -> None:
        """Choose at random in the waiting room, and be ready."""
        self.page.get_by_text("Surprise me").first.click()
        self.page.locator(".strip .btn.main").click()

    def act(self) -> None:
        """Press random highlighted things until the page changes or other players are asked."""
        before, until = self.standing(), time.monotonic() + PATIENCE
        while time.monotonic() < until:
            offered: list[Point] | None = self.page.evaluate(OFFERED)
            if offered:  # otherwise an answer is on its way, or an animation is still running
                self.hit(*self.chance.choice(offered))
            if offered is None or self.changes_soon(before):
                return
        raise AssertionError(f"no highlighted thing reacts: {before}")

    def answer(self) -> None:
        """Act until an answer is final; some take several presses."""
        ply, until = self.ply, time.monotonic() + PATIENCE
        while self.ply == ply:
            assert time.monotonic() < until, f"no answer becomes final: {self.standing()}"
            self.act()

    def play(self, *others: Person) -> None:
        """Play to the end, with others at the same table."""
        accounts, last, since = (self, *others), [""], time.monotonic()
        while time.monotonic() - since < PATIENCE:
            to_do = [person.page.evaluate(TO_DO) for person in accounts]
            if all(each == "over" for each in to_do):
                return
            for person, each in zip(accounts, to_do, strict=True):
                if each == "act":
                    person.act()
            if "act" not in to_do:
                self.page.wait_for_timeout(GLANCE)
            seen = [person.standing() for person in accounts]
            if seen != last:
                last, since = seen, time.monotonic()
        raise AssertionError(f"the game is stuck: {last}")

    def play_a_while(self, acts: int) -> None:
        """Play some moves, so that the board is not empty; afterwards it is this player's turn, or the game is over."""
        for _ in range(acts):
            self.wait_to_be_asked()
            if self.is_over:
                return
            self.act()
        self.wait_to_be_asked()

    def went_well(self) -> None:
        """Check that the page had no errors and loaded nothing from other hosts."""
        assert self.wrong == []
        assert len(self.hosts) == 1


def wait_to_be_level(*accounts: Person) -> None:
    """Wait until all pages are at the same ply."""
    accounts[0].wait_until(lambda: len({person.ply for person in accounts}) == 1, "the same table for all")


def who_may_choose(*accounts: Person) -> Person:
    """Wait until one of the players can choose a card in hand, and return that player. Some decks first ask who begins."""
    found: list[Person] = []

    def somebody_may() -> bool:
        wait_to_be_level(*accounts)
        for person in accounts:
            if person.is_asked and not person.may_choose:
                person.act()
        found.extend(person for person in accounts if person.is_asked and person.may_choose)
        return found != []

    accounts[0].wait_until(somebody_may, "a choice among things")
    return found[0]


def play_until_asked(person: Person, other: Person) -> None:
    """Let the other player answer until this one is asked, whether or not this one's page has shown it."""

    def is_asked() -> bool:
        wait_to_be_level(person, other)
        if not person.heard and other.heard:
            other.answer()
        return person.heard != {}

    person.wait_until(is_asked, "a question")
