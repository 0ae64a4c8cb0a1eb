"""E-MP-12: players leave random games of Epic at any question; every state on the way keeps the invariants."""

from __future__ import annotations

import random

import pytest
from epic_invariants import Fault, fault
from subject import Subject

from epic import DECK_CARDS, EPIC, EPIC_TABLE
from mulligan.core.game import LEAVE, IllegalAnswer
from mulligan.epic.game import EpicGame, Options, book

OFTEN = 0.02


def played_with_leavers(subject: Subject, number: int) -> EpicGame:
    game: EpicGame = subject.new_game(number)
    chance = random.Random(number)
    while (question := game.question) is not None:
        here = [seat for seat in range(game.seats) if not game.state.players[seat].eliminated]
        if chance.random() < OFTEN:
            game.leave(chance.choice(here))
        else:
            game.answer(question.seat, chance.choice(question.options))
        if game.result is None:  # what ends a game in the middle of a choice leaves the choice half made
            found = fault(book(), game.state)
            assert found == Fault.NONE, (number, len(game.answers), question.ask, Fault(found).name)
    return game


@pytest.mark.parametrize("ten", range(6))
def test_E_MP_12_a_player_may_leave_at_any_time(ten: int) -> None:
    left = 0
    for number in range(10 * ten, 10 * ten + 10):
        game = played_with_leavers(EPIC_TABLE, number)
        left += sum(answer.choice == LEAVE for answer in game.answers)
        assert EpicGame.load(game.save()).digest() == game.digest()
    assert left > 10


def test_E_MP_12_who_leaves_a_duel_loses_it() -> None:
    for seat in (0, 1):
        game = EPIC.new_game(1)
        game.leave(seat)
        assert game.result.winners == (1 - seat,)
        with pytest.raises(IllegalAnswer, match="the game is over"):
            game.leave(1 - seat)
        game.take_back(1)
        assert game.result is None and game.question is not None


def test_E_MP_12_only_who_is_in_the_game_can_leave_it() -> None:
    game = EpicGame.new(Options(mode="free_for_all"), [DECK_CARDS[:30]] * 4, bytes(16))
    game.leave(0)
    before = game.digest()
    for seat in (0, -1, 8):
        with pytest.raises(IllegalAnswer, match="E-MP-12"):
            game.leave(seat)
    assert game.digest() == before
