"""The question of the Main Phase names only what is possible."""

from __future__ import annotations

import pytest

from mulligan.core.client.view import Viewer
from mulligan.core.scenario.rulings import game_at
from mulligan.core.text import Language
from mulligan.epic.game import EpicGame
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.ui.board import EpicViewBuilder

ONLY_THE_END = {
    Language.EN: "You can only end your turn.",
    Language.PL: "Możesz tylko zakończyć turę.",
    Language.RU: "Вы можете только завершить ход.",
    Language.ES: "Solo puedes terminar el turno.",
    Language.FR: "Vous pouvez seulement terminer votre tour.",
}


def asked(own: str, viewer: int, language: Language) -> str:
    game = game_at(PLUGIN.table, (f"P1 30hp 0g {own}", "P2 30hp 0g hand: ?4", "turn P1"), bytes(16))
    assert isinstance(game, EpicGame) and game.question is not None
    return EpicViewBuilder().question(game, game.question, Viewer(viewer, language, ("Flora", "Radomir"))).words


@pytest.mark.parametrize("language", Language)
def test_a_player_who_can_only_end_the_turn_reads_that(language: Language) -> None:
    assert asked("hand: kong", 0, language) == ONLY_THE_END[language]
    assert asked("hand: kong play: wolf", 0, language) != ONLY_THE_END[language]


def test_others_read_nothing_about_it() -> None:
    assert (
        asked("hand: kong", 1, Language.EN) == asked("hand: kong play: wolf", 1, Language.EN) == "Flora is in the Main Phase."
    )
