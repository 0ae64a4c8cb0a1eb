"""Contracts of the rules on many random games, as in OpenSpiel's RandomSimTest family.

Checked in every state: the invariants; that options exist, ascend and are unique; that a copy plays like the original; the
views of all seats and of a spectator. Sampled, because they cost more: that every illegal number is refused, saving, replaying
and taking back. `make test` plays a quarter of the games, `make test-all` the others, and `MULLIGAN_THOROUGH=1` ten
times as many, in all layouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from mulligan.core.game import LEAVE, Answer, CorruptGame, IllegalAnswer
from tests.contracts.games import QUICK, SUBJECTS
from tests.contracts.subject import Subject
from tests.contracts.walk import GAME, Contract, Walk, Walker, leaving
from tests.depth import THOROUGH, first_few, only

QUARTERS = range(4)
TIMES = 10 if THOROUGH else 1
SAMPLED_GAMES = 20 * TIMES


@pytest.fixture(scope="module", params=only(QUICK, SUBJECTS))
def subject(request: pytest.FixtureRequest) -> Subject:
    return SUBJECTS[request.param]


@pytest.fixture(scope="module")
def walker(subject: Subject) -> Walker:
    return Walker(subject, subject.new_game(0))


@cache
def walks(subject: Subject, quarter: int) -> tuple[dict[int, Walk], list[int], list[int]]:
    """Walk a quarter of the random games. Returns walks by number, and counts of each kind of question asked and left at."""
    walker, count = Walker(subject, subject.new_game(0)), TIMES * subject.walks // len(QUARTERS)
    numbers = range(quarter * count, (quarter + 1) * count)
    found = {number: walker.walk(subject.new_game(number), number) for number in numbers}
    return found, walker.asked.tolist(), walker.left.tolist()


@pytest.mark.parametrize("quarter", first_few(QUARTERS))
def test_every_state_of_random_games_keeps_the_contracts(subject: Subject, quarter: int) -> None:
    for number, walk in walks(subject, quarter)[0].items():
        assert walk.broken == Contract.NONE, (
            f"random game {number}: {walk.broken.name} {walk.fault.name} after {len(walk.answers)} answers: {walk.answers}"
        )


def played(walker: Walker, number: int, share: float = 1) -> Any:
    """Play a random game through the public face, with a share of the answers of its walk."""
    game = walker.subject.new_game(number)
    answers = walker.walk(game, number).answers
    for choice in answers[: int(share * len(answers))]:
        question = game.question
        assert question is not None
        if choice < 0:
            game.leave(leaving(choice))
        else:
            assert choice in question.options
            game.answer(question.seat, choice)
    return game


def play_on(game: Any, answers: Sequence[Answer]) -> bytes:
    for seat, choice in answers:
        if choice == LEAVE:
            game.leave(seat)
        else:
            game.answer(seat, choice)
    return bytes(game.state.tobytes())


@pytest.mark.parametrize("number", first_few(range(SAMPLED_GAMES), SAMPLED_GAMES // 4))
def test_replay_save_and_taking_back(walker: Walker, number: int) -> None:
    game, halfway, start = played(walker, number), played(walker, number, 0.5), walker.subject.new_game(number)
    load = walker.subject.game.load
    assert game.question is None and game.result is not None
    begun, middle, ended = start.state.tobytes(), halfway.state.tobytes(), game.state.tobytes()
    rest = game.answers[len(halfway.answers) :]
    assert ended == walker_state(walker, number)
    assert play_on(start.copy(), game.answers) == ended
    assert play_on(halfway.copy(), rest) == ended and halfway.state.tobytes() == middle
    assert halfway.copy().digest() == halfway.digest()
    loaded = load(halfway.copy().save())
    assert loaded.state.tobytes() == middle and loaded.answers == halfway.answers
    assert play_on(loaded, rest) == ended
    assert load(game.save()).state.tobytes() == ended
    game.undo(len(rest))
    assert game.state.tobytes() == middle and game.answers == halfway.answers
    game.undo(len(halfway.answers))
    assert game.state.tobytes() == begun and game.answers == ()


def walker_state(walker: Walker, number: int) -> bytes:
    walker.walk(walker.subject.new_game(number), number)
    return bytes(walker.tables[GAME].tobytes())


@pytest.mark.parametrize("number", first_few(range(SAMPLED_GAMES), SAMPLED_GAMES // 4))
def test_every_number_is_accepted_or_refused(walker: Walker, number: int) -> None:
    """At a tenth, a half and nine tenths of each game: listed options are accepted, everything else changes nothing."""
    for share in (0.1, 0.5, 0.9):
        game = played(walker, number, share)
        question = game.question
        assert question is not None
        before, answers = game.state.tobytes(), game.answers
        for choice in range(-1, walker.subject.choices + 1):
            if choice in question.options:
                game.copy().answer(question.seat, choice)
            else:
                with pytest.raises(IllegalAnswer):
                    game.answer(question.seat, choice)
        for seat in set(range(game.seats)) - {each.seat for each in game.questions}:
            with pytest.raises(IllegalAnswer):
                game.answer(seat, question.options[0])
        assert game.state.tobytes() == before and game.answers == answers and game.question == question


@pytest.mark.parametrize("number", range(3))
def test_a_finished_game_takes_no_answer(walker: Walker, number: int) -> None:
    game = played(walker, number)
    before = game.state.tobytes()
    for seat in range(game.seats):
        with pytest.raises(IllegalAnswer):
            game.answer(seat, 0)
    assert game.state.tobytes() == before


def test_a_saved_game_that_was_changed_is_refused(walker: Walker) -> None:
    game = played(walker, 1)
    saved = game.save()
    another_answer = saved.replace(b'"answers": [', b'"answers": [[0, %d], ' % (walker.subject.choices - 1))
    another_end = saved.replace(game.digest().encode(), b"0" * 16)
    for changed in (another_answer, another_end, saved[:-20], b"", b"[]", b"{}"):
        assert changed != saved
        with pytest.raises(CorruptGame):
            walker.subject.game.load(changed)


@pytest.mark.slow
def test_random_games_meet_every_question(subject: Subject) -> None:
    """The other tests prove something only if the games reach every kind of question."""
    asked = [sum(times) for times in zip(*(walks(subject, quarter)[1] for quarter in QUARTERS), strict=True)]
    assert {ask for ask in subject.ask if asked[ask] == 0} == set(subject.never_asked)


@pytest.mark.slow
def test_random_games_are_left_at_every_question(subject: Subject) -> None:
    """E-MP-12: a player may leave at any time, even while others decide."""
    left = [sum(times) for times in zip(*(walks(subject, quarter)[2] for quarter in QUARTERS), strict=True)]
    if subject.seldom_left:
        assert {ask for ask in subject.ask if left[ask] == 0} <= set(subject.seldom_left)
    else:
        assert not any(left)
