"""The story says why a round was won by equal totals, and when a card had no effect."""

from __future__ import annotations

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.gwent.game import GwentGame
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.ui.board import GwentViewBuilder


def told(*lines: str) -> list[str]:
    game = game_at(PLUGIN.table, lines, bytes(16))
    assert isinstance(game, GwentGame)
    builder, viewer = GwentViewBuilder(), Viewer(0, Language.EN)
    return [line.words for line in builder.story(game, builder.events(game, viewer), viewer)]


def test_G_103_a_tie_that_Nilfgaard_wins_is_explained() -> None:
    lines = told(
        "P1 nilfgaard passed hand: ?2 close: zoltan_chivay", "P2 monsters hand: ?2 close: zoltan_chivay", "turn P2", "P2 passes"
    )
    assert any("You win the round, 5 to 5, because Nilfgaard wins ties." in line for line in lines)


def test_G_225_points_for_equal_totals_are_explained() -> None:
    lines = told(
        "mode free_for_all 3",
        "P1 nilfgaard passed hand: ?2 close: zoltan_chivay",
        "P2 monsters passed hand: ?2 close: zoltan_chivay",
        "P3 northern_realms hand: ?2",
        "turn P3",
        "P3 passes",
    )
    (line,) = (line for line in lines if "point" in line)
    assert "You score two points, because Nilfgaard also scores for ties." in line
    assert line.count("Nilfgaard") == 1


@pytest.mark.parametrize(
    ("card", "more", "said"),
    [
        ("scorch", "", "You play Scorch, without effect."),
        ("scorch", "close: ves", "You play Scorch: your Ves burns, −5."),
        ("clear_weather", "", "You play Clear Weather, without effect."),
        ("clear_weather", "weather: biting_frost", "You play Clear Weather: all weather clears."),
        ("biting_frost", "", "You play Biting Frost."),
    ],
)
def test_a_card_without_effect_says_so(card: str, more: str, said: str) -> None:
    weather = [more] if more.startswith("weather") else []
    own = "" if weather else more
    lines = told(f"P1 hand: {card}, ?1 {own}", "P2 hand: ?2", *weather, "turn P1", f"P1 plays {card}")
    assert lines[0].startswith(said)
