"""Perft counted by hand, and perft of openings. The contracts test the golden counts of other positions."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.gwent.decks.decklists import CLASSIC
from mulligan.gwent.game import GameOptions, GwentGame
from mulligan.gwent.parts import MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE, Faction
from mulligan.gwent.scenario.perft import perft
from mulligan.gwent.scenario.position import PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import LEAN_DECK

pytestmark = pytest.mark.slow  # a layout of its own


def dealt(faction: Faction) -> PlayerSetup:
    """A player with a ready-made deck in a fixed order, so that only the rules decide."""
    leader, *cards = Counter(CLASSIC[faction]).elements()
    return PlayerSetup(faction, leader, hand=cards[::3][:10], deck=cards[1::3] + cards[2::3])


def test_the_redraw_counted_by_hand() -> None:
    """Done, or one of ten cards, twice; then the other player; then pass, the leader, or one of ten Ballistas."""
    ballistas = ["foltest_the_siegemaster", *["ballista"] * (LEAN_DECK + 1)]  # same layout as the positions below
    game = GwentGame.new(GameOptions(), (ballistas, ballistas), bytes(16))
    after_one, after_both = 1 + 10, 1 + 1 + 10
    through = 10 * (1 + 10)  # a player's two answers
    assert perft(game, 0) == 1
    assert perft(game, 1) == after_one
    assert perft(game, 2) == (1 + 10) * after_one
    assert perft(game, 3) == through * after_one + (after_both + 10 * after_one)


@pytest.mark.parametrize(
    ("ruleset", "factions", "lines"),
    [
        ("physical", (NORTHERN_REALMS, SKELLIGE), 15053),
        ("physical", (NILFGAARD, MONSTERS), 15900),
        ("physical", (SCOIATAEL, SCOIATAEL), 22746),
        ("physical", (SKELLIGE, NILFGAARD), 20179),
        ("physical", (MONSTERS, NORTHERN_REALMS), 11205),
        ("video", (NORTHERN_REALMS, NILFGAARD), 13549),
        ("video", (NILFGAARD, SCOIATAEL), 20176),
        ("video", (SCOIATAEL, MONSTERS), 17485),
        ("video", (SKELLIGE, SKELLIGE), 22743),
        ("video", (MONSTERS, SKELLIGE), 17022),
    ],
)
def test_four_answers_of_a_first_round(ruleset: str, factions: tuple[Faction, Faction], lines: int) -> None:
    game = set_up(PositionSetup((dealt(factions[0]), dealt(factions[1])), ruleset=ruleset))
    assert perft(game, 4) == lines
