"""Somebody at the page: looks at what is lit, presses it, and notices whatever goes wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, expect

PATIENCE = 120  # seconds in which nothing changes
PRESSES = 40  # of one answer: some need several, and some come too early
GLANCES = 25  # at what a press has changed
GLANCE = 10  # milliseconds
OVER = "section.ask:has(.laurel)"
ASKED = "section.ask:not(.idle):not(:has(.laurel))"
CURTAIN = ".curtain"
SHEET = ".sheet"  # on a phone a tap reads first; the act stands under the card

# A point at which a thing lies on top. Cards in a hand cover each other, rows lie under their cards. What is out of sight is
# scrolled to, as somebody would.
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

# What can be pressed now, the most pressing first; the last that there are, are all as good.
OFFERED = f"""() => {{
  const reach = {REACH};
  const points = (selector) => [...document.querySelectorAll(selector)].map(reach).filter((point) => point !== null);
  for (const first of ['{CURTAIN} .btn.main', '{SHEET} .btn.main', '{SHEET} .btn', '{ASKED} .btn.main:enabled']) {{
    const found = points(first);
    if (found.length > 0) return found.slice(0, 1);
  }}
  if (document.querySelector('{ASKED} .acts .btn:disabled')) return [];
  const lit = points('[data-place].lit, [data-place][aria-pressed=false]');
  return [...lit, ...points('{ASKED} .acts .btn:not(.quiet):enabled')];
}}"""

# What changes with every answer.
STANDING = f"""() => JSON.stringify([
  document.querySelector('{CURTAIN}') !== null,
  document.querySelector('{SHEET}')?.ariaLabel,
  document.querySelector('section.ask h2')?.innerText,
  [...document.querySelectorAll('[role=log] li')].slice(-3).map((line) => line.textContent),
  [...document.querySelectorAll('[data-place].chosen, [data-place][aria-pressed=true]')].map((each) => each.dataset.place),
])"""

Point: TypeAlias = tuple[float, float]


class Person:
    def __init__(self, page: Page, hit: Callable[[float, float], Any]) -> None:
        self.page = page
        self.hit = hit  # with the mouse, or with a finger
        self.chance = random.Random(1)
        self.wrong: list[str] = []
        self.hosts: set[str] = set()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    # --- looking ---------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def lit(self) -> list[str]:
        """The places of things that can be chosen."""
        places: list[str] = self.page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-place].lit, [data-place][aria-pressed=false]')]"
            ".map((each) => each.dataset.place))]"
        )
        return places

    def question(self) -> str:
        return self.page.locator("section.ask h2").inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] li").all_inner_texts()

    def board(self) -> list[str]:
        """What lies where, and how it is said."""
        things: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.felt [data-place]')].map((each) => `${each.dataset.place} ${each.ariaLabel}`)"
        )
        return things

    def is_too_wide(self) -> bool:
        """Would the page have to be scrolled sideways?"""
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))

    # --- doing -----------------------------------------------------------------------------------

    def click(self, name: str, **settings: Any) -> None:
        self.page.get_by_role("button", name=name, **settings).first.click()

    def press(self, place: str) -> None:
        """A thing that lies on the table; it may be gone by now, because the table moved on."""
        things = self.page.locator(f'[data-place="{place}"]')
        point: Point | None = things.first.evaluate(REACH) if things.count() else None
        if point is not None:
            self.hit(*point)

    def take_any_deck(self) -> None:
        self.page.locator(".deck .line .btn").first.click()

    def wait_to_be_asked(self) -> None:
        """Or for the end."""
        expect(self.page.locator(f"{ASKED}, {OVER}").first).to_be_visible(timeout=PATIENCE * 1000)

    def wait_to_be_on_the_table(self) -> None:
        """Whoever is asked."""
        expect(self.page.locator("section.ask")).to_be_visible()

    def act(self) -> None:
        """Answer the open question with anything that is offered, as somebody who tries things out."""
        before = self.standing()
        for _ in range(PRESSES):
            self._press_anything()
            if self.wait_for_change(before):
                return
        raise AssertionError(f"nothing that is lit answers: {self.question()}")

    def wait_for_change(self, before: str) -> bool:
        """Does the table look different soon?"""
        for _ in range(GLANCES):
            if self.standing() != before or not self.is_asked:
                return True
            self.page.wait_for_timeout(GLANCE)
        return False

    def settle(self) -> None:
        """Wait until what happened is played out."""
        seen, glances = self.standing(), 0
        while glances < GLANCES:
            self.page.wait_for_timeout(GLANCE)
            now = self.standing()
            seen, glances = now, glances + 1 if now == seen else 0

    def _press_anything(self) -> None:
        offered: list[Point] = self.page.evaluate(OFFERED)
        if offered:  # or else what happened is still being shown
            self.hit(*self.chance.choice(offered))

    def standing(self) -> str:
        """It is another one after every answer."""
        return str(self.page.evaluate(STANDING))

    def play(self, *others: Person) -> None:
        """To the end, with others who sit at the same table. A bot may take a while to wake."""
        people, last, since = (self, *others), [""], time.monotonic()
        while time.monotonic() - since < PATIENCE:
            if all(person.is_over for person in people):
                return
            for person in people:
                if person.is_asked or person.page.locator(CURTAIN).count():
                    person.act()
            seen = [person.standing() for person in people]
            if seen != last:
                last, since = seen, time.monotonic()
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"the game does not go on: {self.question()}")

    def play_a_while(self, acts: int) -> None:
        """So that there is something on the table; then it is one's turn, or over."""
        for _ in range(acts):
            self.wait_to_be_asked()
            if self.is_over:
                return
            self.act()
        self.wait_to_be_asked()

    def went_well(self) -> None:
        """No error on the page, and nothing from another host."""
        assert self.wrong == []
        assert len(self.hosts) == 1
