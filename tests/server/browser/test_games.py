"""Whole games, played by pressing highlighted things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.tables import open_table

Visit = Callable[..., Person]


@pytest.mark.slow
def test_two_people_play_a_whole_game_by_link(visit: Visit) -> None:
    """In Gwent, whose games are short; below, Epic is played to the end against bots."""
    host = visit("/new?game=gwent")
    host.page.get_by_text("Friends (invite link)").click()
    host.click("Create table")
    link = host.page.get_by_role("textbox", name="Invitation link").input_value()
    guest = visit(link)
    guest.click("Join table")  # as the guest that the server named
    guest.take_any_deck()
    host.play(guest)
    assert host.question() != guest.question()  # one of them sees that they win
    host.went_well()
    guest.went_well()


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("epic", {"mode": "free_for_all", "format": "sealed", "seats": 4, "bots": ["greedy"] * 3}),
        ("epic", {"mode": "hydra", "format": "sealed", "seats": 4, "bots": ["greedy"] * 3}),
        ("gwent", {"mode": "teams", "seats": 4, "bots": ["greedy"] * 3}),
    ],
    ids=["free for all", "hydra", "gwent teams"],
)
@pytest.mark.slow
def test_a_game_of_many_with_bots(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    person = visit()
    open_table(person, game, **settings)
    person.play()
    person.went_well()


def test_two_clicks_start_a_game_against_a_bot(visit: Visit) -> None:
    """As a newcomer, with animations on."""
    person = visit(moving=True)
    person.page.get_by_role("button", name="Play now").nth(1).click()
    person.play_a_while(3)
    person.went_well()


@pytest.mark.slow
def test_a_newcomer_plays_to_the_end(visit: Visit) -> None:
    person = visit(moving=True)
    person.page.get_by_role("button", name="Play now").nth(1).click()
    person.play()
    expect(person.page.get_by_text("Rematch")).to_be_visible()
    person.went_well()


@pytest.mark.slow
def test_hot_seat(visit: Visit) -> None:
    person = visit()
    open_table(person, "gwent", hot_seat=True)
    person.take_any_deck()
    person.play()
    person.went_well()
