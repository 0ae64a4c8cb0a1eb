"""Player counts and who begins, which scenarios cannot test, because they are refused or random."""

from __future__ import annotations

from collections import Counter

import pytest

from mulligan.core.game import IllegalAnswer, InvalidSettings
from mulligan.epic.game import EpicGame, GameOptions
from mulligan.epic.modes import MODES
from mulligan.epic.state import Option

FOR_THEMSELVES = ("free_for_all", "hunter_first_blood", "hunter_last_one_standing")
DECK = ["kong"] * 10


def new_game(mode: str, seats: int, number: int = 0, first: int | None = None) -> EpicGame:
    return EpicGame.new(GameOptions(first_player=first, mode=mode), [DECK] * seats, number.to_bytes(16, "little"))


@pytest.mark.parametrize("mode", FOR_THEMSELVES)
@pytest.mark.parametrize("seats", range(3, 9))
def test_E_MP_01_three_to_eight_players_sit_down(mode: str, seats: int) -> None:
    game = new_game(mode, seats)
    assert game.seats == seats
    assert all(game.state.players[seat].hand.count == 5 for seat in range(seats))
    assert {int(game.state.players[seat].team) for seat in range(seats)} == set(range(seats))


@pytest.mark.parametrize("mode", FOR_THEMSELVES)
@pytest.mark.parametrize("seats", (1, 2, 9))
def test_E_MP_01_fewer_or_more_are_refused_and_the_rule_is_named(mode: str, seats: int) -> None:
    with pytest.raises(InvalidSettings, match=rf"“{mode}” is for 3–8 players, not {seats} \({MODES[mode].rule}\)"):
        new_game(mode, seats)


def test_E_MP_01_a_duel_is_for_two() -> None:
    with pytest.raises(InvalidSettings, match="“duel” is for 2 players, not 3"):
        new_game("duel", 3)


@pytest.mark.parametrize("seats", (3, 5, 8))
def test_E_SETUP_12_every_player_is_first_about_equally_often(seats: int) -> None:
    games = 40 * seats
    firsts = Counter(int(new_game("free_for_all", seats, number).state.first_player) for number in range(games))
    assert set(firsts) == set(range(seats))
    assert all(20 <= count <= 65 for count in firsts.values()), firsts


def test_E_SETUP_12_the_first_player_may_be_any_seat_and_no_other() -> None:
    assert new_game("free_for_all", 5, first=4).state.turn_player == 4
    with pytest.raises(ValueError, match="seats 0 to 4, not 5"):
        new_game("free_for_all", 5, first=5)


@pytest.mark.parametrize("mode", FOR_THEMSELVES)
def test_E_MP_05_players_cannot_answer_for_each_other(mode: str) -> None:
    game = new_game(mode, 5, first=0)
    for seat in (1, 2, 3, 4, 0):
        for other in set(range(5)) - {seat}:
            with pytest.raises(IllegalAnswer):
                game.answer(other, Option.PASS)
        game.answer(seat, Option.PASS)
    assert game.question is not None and (game.question.seat, game.question.ask) == (0, "MAIN")
