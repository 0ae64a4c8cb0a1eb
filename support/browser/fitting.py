"""Measures whether a duel or a draft fits the screen: nothing overlaps, is cut off, or needs scrolling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SETTLED = Path(__file__).with_name("settled.js").read_text(encoding="utf-8")
WRONG = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
WRONG_OVER_TABLE = Path(__file__).with_name("overlays.js").read_text(encoding="utf-8")
WRONG_IN_DRAFT = Path(__file__).with_name("drafts.js").read_text(encoding="utf-8")


def wrong_at(page: Page, width: int, height: int, *, pressed: bool = True, scrolling: str = "") -> list[str]:
    """Resize the window and list everything that does not fit; `pressed` if things on the table are there to be pressed now.

    Elements that match the selector `scrolling` may hide things by scrolling."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(WRONG, {"touch": pressed and width < 1200, "scrolling": scrolling})
    return found


def wrong_over_table_at(page: Page, width: int, height: int) -> list[str]:
    """Resize the window and list everything that does not fit on what lies over the table. It may scroll."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(WRONG_OVER_TABLE)
    return found


def wrong_in_draft_at(page: Page, width: int, height: int) -> list[str]:
    """Resize the window and list everything that does not fit in a draft. On phones its cards scroll behind the strip."""
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = page.evaluate(WRONG_IN_DRAFT)
    return found


def without_timers(page: Page) -> None:
    """Make it possible to hold the page: while `window.held` is true, no timer longer than a moment runs."""
    page.add_init_script(
        """const timer = window.setTimeout, late = [];
        window.held = false;
        const holds = (wait) => window.held && wait >= 100;
        window.setTimeout = (call, wait, ...rest) => timer(() => (holds(wait) ? late.push(call) : call(...rest)), wait);
        window.release = () => { window.held = false; late.splice(0).forEach((call) => call()); };"""
    )


def hold(page: Page, held: bool) -> Any:
    return page.evaluate("(held) => (held ? (window.held = true) : window.release())", held)
