"""Lines of answers counted by hand, and those of openings. The golden counts of other positions are tested in the contracts."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.gwent.game import GwentGame, Options
from mulligan.gwent.parts import MONSTERS, NILFGAARD, NORTHERN_REALMS, SCOIATAEL, SKELLIGE, Faction
from mulligan.gwent.perft import perft
from mulligan.gwent.ready import CLASSIC
from mulligan.gwent.state import Option


def deck(faction: Faction) -> list[str]:
    return list(Counter(CLASSIC[faction]).elements())


def test_the_redraw_counted_by_hand() -> None:
    """Done, or one of ten cards, twice; then the other player's. After both: pass, the leader, or one of ten Ballistas."""
    ballistas = ["foltest_the_siegemaster", *["ballista"] * 22]
    game = GwentGame.new(Options(), (ballistas, ballistas), bytes(16))
    after_one, after_both = 1 + 10, 1 + 1 + 10
    through = 10 * (1 + 10)  # a player's two answers
    assert perft(game, 0) == 1
    assert perft(game, 1) == after_one
    assert perft(game, 2) == (1 + 10) * after_one
    assert perft(game, 3) == through * after_one + (after_both + 10 * after_one)


@pytest.mark.parametrize(
    ("ruleset", "factions", "lines"),
    [
        ("physical", (NORTHERN_REALMS, SKELLIGE), 20082),
        ("physical", (NILFGAARD, MONSTERS), 11117),
        ("physical", (SCOIATAEL, SCOIATAEL), 21324),
        ("physical", (SKELLIGE, NILFGAARD), 13656),
        ("physical", (MONSTERS, NORTHERN_REALMS), 11841),
        ("video", (NORTHERN_REALMS, NILFGAARD), 17335),
        ("video", (NILFGAARD, SCOIATAEL), 12563),
        ("video", (SCOIATAEL, MONSTERS), 28800),
        ("video", (SKELLIGE, SKELLIGE), 26907),
        ("video", (MONSTERS, SKELLIGE), 13810),
    ],
)
def test_four_answers_of_a_first_round(ruleset: str, factions: tuple[Faction, Faction], lines: int) -> None:
    """The ready decks, with the hands as they were dealt."""
    game = GwentGame.new(Options(ruleset, starter=0), [deck(faction) for faction in factions], bytes(16))
    for seat in (0, 1):
        game.answer(seat, Option.PASS)
    assert perft(game, 4) == lines
