"""Spectators at a public table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from support.browser.person import Person, wait_to_be_level, who_may_choose
from support.browser.tables import go_to, open_table, sit

Visit = Callable[..., Person]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "settings"), [("epic", {"format": "sealed"}), ("gwent", {})], ids=["epic", "gwent"])
def test_spectators_see_the_game_but_no_hand(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    host, guest, spectator = visit(), visit(), visit()
    table = open_table(host, game, listed=True, **settings)
    sit(guest, table)
    who_may_choose(host, guest)  # the cards are dealt
    heard = frames_of(spectator.page)
    go_to(spectator, table)
    expect(spectator.page.locator("section.ask.idle")).to_be_visible()

    hands = {card for player in (host, guest) for card in hand_of(player)}
    assert hands  # nothing is played yet, so a spectator must not have received any of these cards
    assert [card for card in hands if any(f'"card":"{card}"' in frame for frame in heard)] == []

    for _ in range(6):
        for player in (host, guest):
            if player.is_asked:
                player.act()
    wait_to_be_level(host, guest, spectator)
    expect(spectator.page.locator("[role=log] li:not(.now)").last).to_be_visible()
    shown = [card for frame in heard for card in cards_in_hands(json.loads(frame))]
    assert shown
    assert set(shown) == {""}
    for each in (host, guest, spectator):
        each.went_well()


def test_spectators_cannot_act(visit: Visit) -> None:
    host, guest, spectator = visit(), visit(), visit()
    table = open_table(host, "gwent", listed=True)
    sit(guest, table)
    who_may_choose(host, guest)
    go_to(spectator, table)
    expect(spectator.page.locator("section.ask.idle")).to_be_visible()
    before, ply = (host.question(), guest.question(), host.log()), host.ply

    assert spectator.lit() == []
    assert spectator.page.locator("section.ask .slot .btn").count() == 0
    for key in ("1", "Enter", "p", "x"):
        spectator.page.keyboard.press(key)
    for place in spectator.page.locator("[data-place]").evaluate_all(
        "(all) => all.slice(0, 4).map((each) => each.dataset.place)"
    ):
        spectator.press(place)
    spectator.page.reload()
    expect(spectator.page.locator("section.ask.idle")).to_be_visible()
    assert (host.question(), guest.question(), host.log()) == before
    assert host.ply == guest.ply == spectator.ply == ply
    spectator.went_well()


def frames_of(page: Page) -> list[str]:
    """All messages that the page's sockets receive from now on."""
    heard: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", opened)
    return heard


def hand_of(player: Person) -> list[str]:
    player.wait_to_be_on_the_table()
    cards: list[str] = player.page.evaluate(
        "[...document.querySelectorAll('[data-place^=\"hand/\"][data-card]')].map((each) => each.dataset.card)"
    )
    return cards


def cards_in_hands(part: Any) -> Iterator[str]:
    """The names of all cards in hands, anywhere in a message."""
    if isinstance(part, dict):
        if isinstance(part.get("hand"), list):
            yield from (card["card"] for card in part["hand"])
        for value in part.values():
            yield from cards_in_hands(value)
    elif isinstance(part, list):
        for value in part:
            yield from cards_in_hands(value)
