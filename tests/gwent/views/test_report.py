"""The turning point is a play toward the winner, in a round that the winner won or tied."""

from __future__ import annotations

from mulligan.core.client.report import Report
from mulligan.core.scenario.rulings import game_at
from mulligan.gwent.game import GwentGame
from mulligan.gwent.plugin import PLUGIN
from mulligan.gwent.ui.report import GwentReporter

KEY = bytes(16)


def reported(position: tuple[str, ...], *moves: str) -> Report:
    """The report of a game that begins at a position."""
    played, game = (game_at(PLUGIN.table, lines, KEY) for lines in (position + moves, position))
    assert isinstance(played, GwentGame) and isinstance(game, GwentGame)
    reporter = GwentReporter()
    reporter.see(game)
    for answer in played.answers:
        game.replay(answer)
        reporter.see(game)
    assert game.result is not None
    return reporter.report()


def test_the_turning_point_is_a_play_toward_the_winner() -> None:
    """The loser's hero is the largest swing, but Scorch decides the game."""
    turn = reported(
        (
            "P1 gems 1 hand: geralt_of_rivia close: vesemir",
            "P2 hand: scorch, ves close: cirilla_fiona_elen_riannon",
            "turn P1",
        ),
        "P1 plays geralt_of_rivia",
        "P2 plays scorch",
        "P2 plays ves",
    ).turn
    assert turn is not None and (turn.seat, turn.card, turn.before, turn.after) == (1, "scorch", (21, 15), (15, 15))


def test_the_turning_point_is_in_a_round_that_the_winner_did_not_lose() -> None:
    turn = reported(
        (
            "P1 hand: geralt_of_rivia, ves",
            "P2 gems 1 hand: ballista, zoltan_chivay close: cirilla_fiona_elen_riannon x2",
            "turn P1",
        ),
        "P1 plays geralt_of_rivia",
        "P2 passes",
        "P1 passes",
        "P2 passes",
        "P1 plays ves",
    ).turn
    assert turn is not None and (turn.number, turn.seat, turn.card) == (2, 0, "ves")
