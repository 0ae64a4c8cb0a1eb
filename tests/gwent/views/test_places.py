"""An option names the row that its card goes to."""

from __future__ import annotations

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.gwent.game import GwentGame
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.ui.board import GwentViewBuilder


@pytest.mark.parametrize(
    ("mode", "card", "rows"),
    [
        ("duel", "ves", ["row/0/0"]),
        ("duel", "prince_stennis", ["row/1/0"]),  # G-074
        ("duel", "mysterious_elf", ["row/1/0"]),
        ("duel", "biting_frost", [""]),
        ("teams", "prince_stennis", ["row/1/0"]),
        ("free_for_all 3", "ves", ["row/0/0"]),
        ("free_for_all 3", "prince_stennis", [""]),  # G-224: its player chooses an opponent
    ],
)
def test_G_074_a_spy_goes_to_the_row_of_the_opponent(mode: str, card: str, rows: list[str]) -> None:
    modes = () if mode == "duel" else (f"mode {mode}",)
    game = game_at(PLUGIN.table, (*modes, f"P1 hand: {card}, ?1", "P2 hand: ?2", "turn P1"), bytes(16))
    assert isinstance(game, GwentGame) and game.question is not None
    options = GwentViewBuilder().question(game, game.question, Viewer(0, Language.EN)).options
    assert [option.to for option in options if option.on == "hand/0/0"] == rows
