"""A play without effect says so, but not while it still asks something."""

from __future__ import annotations

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.epic.game import EpicGame
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.ui.board import EpicViewBuilder


@pytest.mark.parametrize(
    ("position", "play", "said"),
    [
        ("hand: spike_trap", "spike_trap", "You play Spike Trap, without effect."),
        ("hand: wither", "wither", "You play Wither, without effect."),
        ("hand: wither play: kong, wolf", "wither", "You play Wither."),  # it asks for a target
        ("hand: psionic_assault", "psionic_assault", "You play Psionic Assault."),
        ("hand: forcemage_apprentice", "forcemage_apprentice", "You play Forcemage Apprentice."),
    ],
)
def test_a_play_without_effect_says_so(position: str, play: str, said: str) -> None:
    game = game_at(PLUGIN.table, (f"P1 30hp 1g {position}", "P2 30hp 0g hand: ?4", "turn P1", f"P1 plays {play}"), bytes(16))
    assert isinstance(game, EpicGame)
    builder, viewer = EpicViewBuilder(), Viewer(0, Language.EN)
    lines = builder.story(game, builder.events(game, viewer), viewer)
    assert lines[0].words == said
