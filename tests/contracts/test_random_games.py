"""Contracts of the rules on many random games: STYLE R4, and OpenSpiel's RandomSimTest family.

Checked at every state of every game: the invariants, that options are there, ascending and unique, that a copy plays like the
original, the views of both seats and a spectator. Sampled, because they cost more: refusing every illegal number, saving,
replaying and taking back. `MULLIGAN_THOROUGH=1` plays ten times as many games.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest
from invariants import Fault
from walk import GAME, Walker, new_game

from mulligan.core.game import CorruptGame, IllegalAnswer
from mulligan.epic.choices import CHOICES
from mulligan.epic.game import EpicGame
from mulligan.epic.state import Ask

THOROUGH = os.environ.get("MULLIGAN_THOROUGH", "") not in ("", "0")
GAMES = 4000 if THOROUGH else 400
SAMPLED_GAMES = 200 if THOROUGH else 20


@pytest.fixture(scope="module")
def walker() -> Walker:
    return Walker(new_game(0))


@pytest.mark.parametrize("hundred", range(GAMES // 100))
def test_every_state_of_random_games_keeps_the_contracts(walker: Walker, hundred: int) -> None:
    for number in range(100 * hundred, 100 * hundred + 100):
        walk = walker.walk(new_game(number), number)
        assert walk.fault == Fault.NONE, (
            f"random game {number}: {walk.fault.name} after {walk.decisions} answers: {walk.answers}"
        )


if THOROUGH:  # another layout is another minute of compiling

    def test_decks_of_more_than_sixty_cards_keep_the_contracts() -> None:
        walker = Walker(new_game(0, 61))
        for number in range(300):
            walk = walker.walk(new_game(number, 61 + number % 60), number)
            assert walk.fault == Fault.NONE, f"random game {number}: {walk.fault.name} after {walk.answers}"


def played(walker: Walker, number: int, share: float = 1) -> EpicGame:
    """A random game through the public face, with (a share of) the answers of its walk."""
    game = new_game(number)
    answers = walker.walk(game, number).answers
    for choice in answers[: int(share * len(answers))]:
        question = game.question
        assert question is not None and choice in question.options
        game.answer(question.seat, choice)
    return game


def play_on(game: EpicGame, answers: Sequence[int]) -> bytes:
    for choice in answers:
        game.answer(int(game.state.asked), choice)
    return game.state.tobytes()


@pytest.mark.parametrize("number", range(SAMPLED_GAMES))
def test_replay_save_and_taking_back(walker: Walker, number: int) -> None:
    game, halfway, start = played(walker, number), played(walker, number, 0.5), new_game(number)
    assert game.question is None and game.result is not None
    begun, middle, ended = start.state.tobytes(), halfway.state.tobytes(), game.state.tobytes()
    rest = game.answers[len(halfway.answers) :]
    assert ended == walker_state(walker, number)
    assert play_on(start.copy(), game.answers) == ended
    assert play_on(halfway.copy(), rest) == ended and halfway.state.tobytes() == middle
    assert halfway.copy().digest() == halfway.digest()
    loaded = EpicGame.load(halfway.copy().save())
    assert loaded.state.tobytes() == middle and loaded.answers == halfway.answers
    assert play_on(loaded, rest) == ended
    assert EpicGame.load(game.save()).state.tobytes() == ended
    game.take_back(len(rest))
    assert game.state.tobytes() == middle and game.answers == halfway.answers
    game.take_back(len(halfway.answers))
    assert game.state.tobytes() == begun and game.answers == ()


def walker_state(walker: Walker, number: int) -> bytes:
    walker.walk(new_game(number), number)
    state: bytes = walker.tables[GAME].tobytes()
    return state


@pytest.mark.parametrize("number", range(SAMPLED_GAMES))
def test_every_number_is_accepted_or_refused(walker: Walker, number: int) -> None:
    """At a tenth, a half and nine tenths of each game: what is listed is accepted, everything else changes nothing."""
    for share in (0.1, 0.5, 0.9):
        game = played(walker, number, share)
        question = game.question
        assert question is not None
        before, answers = game.state.tobytes(), game.answers
        for choice in range(-1, CHOICES + 1):
            if choice in question.options:
                game.copy().answer(question.seat, choice)
            else:
                with pytest.raises(IllegalAnswer):
                    game.answer(question.seat, choice)
        with pytest.raises(IllegalAnswer):
            game.answer(1 - question.seat, question.options[0])
        assert game.state.tobytes() == before and game.answers == answers and game.question == question


@pytest.mark.parametrize("number", range(3))
def test_a_finished_game_takes_no_answer(walker: Walker, number: int) -> None:
    game = played(walker, number)
    before = game.state.tobytes()
    for seat in (0, 1):
        with pytest.raises(IllegalAnswer):
            game.answer(seat, 0)
    assert game.state.tobytes() == before


def test_a_saved_game_that_was_changed_is_refused(walker: Walker) -> None:
    game = played(walker, 1)
    saved = game.save()
    another_answer = saved.replace(b'"answers": [', b'"answers": [2121, ')
    another_end = saved.replace(game.digest().encode(), b"0" * 16)
    for changed in (another_answer, another_end, saved[:-20], b"", b"[]", b"{}"):
        assert changed != saved
        with pytest.raises(CorruptGame):
            EpicGame.load(changed)


def test_random_games_meet_every_question() -> None:
    """The games above are worth something only if they get everywhere."""
    walker = Walker(new_game(0))
    for number in range(400):
        walker.walk(new_game(number), number)
    assert [ask.name for ask in Ask if walker.asked[ask] == 0] == ["NOTHING"]
