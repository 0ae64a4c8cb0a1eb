"""Lines of answers counted by hand. The golden counts of many positions are tested in the contracts."""

from __future__ import annotations

from mulligan.epic.game import EpicGame, GameOptions
from mulligan.epic.scenario.perft import perft


def test_the_mulligan_counted_by_hand() -> None:
    """Done, or one of five cards; the other player's six, or done and four left; then pass or one of five Kongs."""
    game = EpicGame.new(GameOptions(), (["kong"] * 30, ["kong"] * 30), bytes(16))
    assert perft(game, 0) == 1
    assert perft(game, 1) == 6
    assert perft(game, 2) == 6 + 5 * 5
    assert perft(game, 3) == (6 + 5 * 5) + 5 * (6 + 4 * 4)
