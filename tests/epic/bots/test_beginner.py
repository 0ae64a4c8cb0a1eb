"""The mistakes of the weaker players, and the order of strength."""

from __future__ import annotations

import pytest

from mulligan.players.simulate import simulate
from tests.epic.bots.positions import says

SEEDS = range(20)

BAD_ATTACK = """
P1 0g  play: medusa
P2 play: kong
turn P1
"""
OPPONENTS_TURN = """
P1 1g  hand: noble_unicorn
P2 0g  play: -  hand: kong
turn P2
P2 passes
"""


def test_a_novice_attacks_without_a_look_at_the_blockers() -> None:
    assert {says(BAD_ATTACK, "novice", seed) for seed in SEEDS} == {"my medusa"}


def test_an_easy_player_sometimes_makes_a_bad_attack() -> None:
    assert {says(BAD_ATTACK, "easy", seed) for seed in SEEDS} == {"my medusa", "pass"}


def test_a_novice_often_forgets_the_gold_in_the_opponents_turn() -> None:
    answers = [says(OPPONENTS_TURN, "novice", seed) for seed in range(60)]
    assert set(answers) == {"pass", "noble_unicorn"}
    assert answers.count("pass") > 20


def test_a_novice_plays_the_largest_card() -> None:
    position = "P1 1g  hand: kong, feint\nP2 play: -\nturn P1"
    assert {says(position, "novice", seed) for seed in SEEDS} == {"kong"}


@pytest.mark.parametrize("stronger,weaker,least", [("novice", "random", 85), ("easy", "novice", 60), ("greedy", "easy", 60)])
def test_each_player_beats_the_one_below(stronger: str, weaker: str, least: int) -> None:
    assert simulate("epic", 600, (stronger, weaker), seed=7).wins[stronger] > 6 * least
