"""Team sizes, seating order, and teams that leave together."""

from __future__ import annotations

import pytest

from mulligan.core.game import InvalidSettings
from mulligan.epic.game import EpicGame, GameOptions

DECK = ["kong"] * 30


def hydra(seats: int, teams: int | None = None) -> EpicGame:
    return EpicGame.new(GameOptions(mode="hydra", teams=teams, first_player=0), [DECK] * seats, bytes(16))


@pytest.mark.parametrize(
    ("seats", "teams", "sitting"),
    [
        (4, None, [0, 0, 1, 1]),
        (4, 2, [0, 0, 1, 1]),
        (6, None, [0, 0, 0, 1, 1, 1]),
        (6, 2, [0, 0, 0, 1, 1, 1]),
        (6, 3, [0, 0, 1, 1, 2, 2]),
        (8, None, [0, 0, 0, 0, 1, 1, 1, 1]),
        (8, 4, [0, 0, 1, 1, 2, 2, 3, 3]),
    ],
)
def test_E_HYDRA_01_teams_are_equal_and_sit_together(seats: int, teams: int | None, sitting: list[int]) -> None:
    state = hydra(seats, teams).state
    assert [int(state.players[seat].team) for seat in range(seats)] == sitting
    size = sitting.count(0)
    assert [int(state.teams[team].health) for team in range(max(sitting) + 1)] == [30 * size] * (seats // size)


@pytest.mark.parametrize(("seats", "teams"), [(5, None), (7, None), (4, 4), (4, 1), (6, 4), (6, 6), (8, 3), (8, 1), (8, 8)])
def test_E_HYDRA_01_unequal_teams_and_teams_of_one_are_refused(seats: int, teams: int | None) -> None:
    with pytest.raises(InvalidSettings, match="E-HYDRA-01"):
        hydra(seats, teams)


@pytest.mark.parametrize("seats", [2, 3, 9])
def test_E_HYDRA_01_it_takes_four_to_eight_players(seats: int) -> None:
    with pytest.raises(InvalidSettings, match="4–8 players"):
        hydra(seats)


def test_E_SETUP_12_every_team_may_be_the_first_and_its_first_player_stands_for_it() -> None:
    options, decks = GameOptions(mode="hydra", teams=3), [DECK] * 6
    first = {int(EpicGame.new(options, decks, number.to_bytes(16, "little")).state.first_player) for number in range(40)}
    assert first == {0, 2, 4}


def test_E_TEAM_01_a_player_leaves_with_the_whole_team() -> None:
    game = hydra(6, 3)
    game.leave(3)
    assert game.result is None
    assert [int(player.eliminated) for player in game.state.players[:6]] == [0, 0, 1, 1, 0, 0]
    game.leave(0)
    assert game.result is not None
    assert game.result.winners == (4, 5)
