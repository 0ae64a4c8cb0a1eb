"""The report of a game attributes damage to the play or the attack that dealt it."""

from __future__ import annotations

from mulligan.core.client.report import Report
from mulligan.core.scenario.rulings import game_at
from mulligan.epic.game import EpicGame
from mulligan.epic.plugin import PLUGIN
from mulligan.epic.ui.report import EpicReporter

KEY = bytes(16)


def reported(position: tuple[str, ...], *moves: str) -> Report:
    """The report of a game that begins at a position."""
    played, game = (game_at(PLUGIN.table, lines, KEY) for lines in (position + moves, position))
    assert isinstance(played, EpicGame) and isinstance(game, EpicGame)
    reporter = EpicReporter()
    reporter.see(game)
    for answer in played.answers:
        game.replay(answer)
        reporter.see(game)
    return reporter.report()


def stats(report: Report) -> dict[str, tuple[int, ...]]:
    return {stat.name: stat.values for stat in report.stats}


def test_battle_damage_belongs_to_the_attack_even_if_a_player_acts_during_the_battle() -> None:
    report = reported(
        (
            "P1 30hp 0g hand: - deck: kong x5 play: wolf, kong",
            "P2 13hp 0g hand: - play: forcemage_apprentice",
            "turn P2 number 4",
        ),
        "P2 passes",
        "P1 attacks with wolf, kong",
        "P1 passes",
        "P2 uses forcemage_apprentice",
        "P2 targets P1",
        "P1 passes",
        "P1 passes",
    )
    assert stats(report)["damage"] == (15, 2)
    turn = report.turn
    assert turn is not None and (turn.how, turn.seat, turn.card, turn.number) == ("ATTACKED", 0, "kong", 5)
    assert (turn.before, turn.after) == ((30, 13), (28, -2))


def test_both_sides_deal_damage_and_break_champions_in_a_battle() -> None:
    report = reported(
        ("P1 30hp 0g hand: - play: wolf", "P2 30hp 0g hand: - play: wolf, kong", "turn P1"),
        "P1 attacks with wolf",
        "P2 blocks with wolf",
    )
    assert stats(report)["damage"] == (2, 2)
    assert stats(report)["broken"] == (1, 1)
