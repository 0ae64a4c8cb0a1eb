"""Mistakes that beginners make, and that the greedy player does not."""

from __future__ import annotations

from mulligan.gwent.game import book
from mulligan.gwent.rules.options import legal
from mulligan.gwent.scenario.position import PositionSetup, set_up
from mulligan.gwent.state import Option
from mulligan.players.gwent.beginner import choose_easy, choose_novice
from mulligan.players.stream import new_stream
from tests.gwent.players.test_greedy import SIX, choice, player


def test_a_novice_keeps_the_spy_and_plays_the_strongest_card() -> None:
    game = set_up(PositionSetup((player(["prince_stennis", "trebuchet", "vernon_roche"]), player(SIX))))
    state, output = game.state, game.output
    legal(book(), state, output)
    chosen = {int(choose_novice(book(), state, output, new_stream(seed))) for seed in range(20)}
    assert chosen == {Option.PLAY + 4 * 2}  # Vernon Roche, to the close row


def test_an_easy_player_throws_cards_into_a_lost_round() -> None:
    theirs = player(SIX, {0: ["geralt_of_rivia", "cirilla_fiona_elen_riannon", "vernon_roche"]}, passed=True)  # type: ignore[dict-item]
    game = set_up(PositionSetup((player(SIX), theirs)))
    state, output = game.state, game.output
    legal(book(), state, output)
    assert choice(player(SIX), theirs) == "pass"
    assert all(choose_easy(book(), state, output, new_stream(seed)) != Option.PASS for seed in range(20))
