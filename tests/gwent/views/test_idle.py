"""Special cards that would do nothing are recognised."""

from __future__ import annotations

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.gwent.game import GwentGame
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.ui.board import GwentViewBuilder

NOTHING_TO_CLEAR = "There’s no weather to clear."
NOTHING_TO_BURN = "There’s no unit to burn."
COVERED = "Weather already covers these rows."


@pytest.mark.parametrize(
    ("card", "own", "other", "weather", "reason"),
    [
        ("clear_weather", "", "", "", NOTHING_TO_CLEAR),
        ("clear_weather", "", "", "biting_frost", ""),
        ("scorch", "", "", "", NOTHING_TO_BURN),
        ("scorch", "close: geralt_of_rivia", "close: cirilla_fiona_elen_riannon", "", NOTHING_TO_BURN),
        ("scorch", "close: ves", "", "", ""),  # it burns units of both sides
        ("scorch", "", "siege: ballista", "", ""),
        ("biting_frost", "", "", "", ""),  # units may still come
        ("biting_frost", "", "", "biting_frost", COVERED),
        ("biting_frost", "", "", "impenetrable_fog", ""),
        ("skellige_storm", "", "", "impenetrable_fog", ""),
        ("skellige_storm", "", "", "impenetrable_fog, torrential_rain", COVERED),
        ("torrential_rain", "", "", "skellige_storm", COVERED),
        ("commanders_horn", "", "", "", ""),
        ("ves", "", "", "", ""),
        ("dandelion", "", "", "", ""),
    ],
)
def test_a_special_card_is_idle_where_it_finds_nothing(card: str, own: str, other: str, weather: str, reason: str) -> None:
    lines = [f"P1 hand: {card}, ?1 {own}", f"P2 hand: ?2 {other}", *([f"weather: {weather}"] * bool(weather)), "turn P1"]
    game = game_at(PLUGIN.table, lines, bytes(16))
    assert isinstance(game, GwentGame) and game.question is not None
    question = GwentViewBuilder().question(game, game.question, Viewer(0, Language.EN))
    held = [option for option in question.options if option.on == "hand/0/0"]
    assert held and {option.idle for option in held} == {reason}
