"""Somebody at the page: looks at what is lit, presses it, and notices whatever goes wrong."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

PRESSES = 40  # of one answer: some need several, and some come too early
OVER = ".ask:has(.laurel)"
ASKED = ".ask:not(.idle):not(:has(.laurel))"


class Person:
    def __init__(self, page: Page) -> None:
        self.page = page
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
            "[...new Set([...document.querySelectorAll('[data-place]')]"
            ".filter((each) => each.matches('.lit, [aria-pressed=false]'))"
            ".map((each) => each.dataset.place))]"
        )
        return places

    def question(self) -> str:
        return self.page.locator(".ask h2").inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] li").all_inner_texts()

    # --- doing -----------------------------------------------------------------------------------

    def click(self, name: str, **settings: Any) -> None:
        self.page.get_by_role("button", name=name, **settings).first.click()

    def press(self, place: str) -> None:
        """A thing that is lit; it may be gone by the time it is reached, because the table moved on."""
        with suppress(Late):
            self.page.locator(f'[data-place="{place}"]').first.click(timeout=2_000)

    def take_any_deck(self) -> None:
        self.page.get_by_role("button", name="At random").click()

    def wait_to_be_asked(self) -> None:
        """Or for the end."""
        expect(self.page.locator(f"{ASKED}, {OVER}").first).to_be_visible()

    def act(self) -> None:
        """Answer the open question with anything that is offered, as somebody who tries things out."""
        before = self._standing()
        for _ in range(PRESSES):
            self._press_anything()
            if self._standing() != before or not self.is_asked:
                return
        raise AssertionError(f"nothing that is lit answers: {self.question()}")

    def _press_anything(self) -> None:
        """Something to choose, or the button that says what will happen."""
        curtain = self.page.locator(".curtain .btn.main")
        if curtain.count():
            curtain.click()
            return
        main = self.page.locator(f"{ASKED} .btn.main:enabled")
        if main.count():
            with suppress(Late):
                main.first.click(timeout=2_000)
            return
        things, buttons = self.lit(), self.page.locator(f"{ASKED} .acts .btn:not(.quiet):enabled")
        offered = len(things) + buttons.count()
        if offered == 0:  # what happened is still being shown
            self.page.wait_for_timeout(50)
            return
        chosen = self.chance.randrange(offered)
        if chosen < len(things):
            self.press(things[chosen])
        else:
            with suppress(Late):
                buttons.nth(chosen - len(things)).click(timeout=2_000)

    def _standing(self) -> tuple[object, ...]:
        """What changes with every answer."""
        if self.page.locator(".curtain").count():
            return ("curtain",)
        return self.question(), tuple(self.log()[-3:]), self.page.locator(".card.chosen").count()

    def play(self, *others: Person, most: int = 1500) -> None:
        """To the end, with others who sit at the same table."""
        people = (self, *others)
        for _ in range(most):
            for person in people:
                if person.is_asked or person.page.locator(".curtain").count():
                    person.act()
            if all(person.is_over for person in people):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the game does not end: {self.question()}")

    def went_well(self) -> None:
        """No error on the page, and nothing from another host."""
        assert self.wrong == []
        assert len(self.hosts) == 1
