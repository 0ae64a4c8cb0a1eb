"""The same source plays the same game compiled, compiled with bounds checks, and interpreted.

Interpreted code checks bounds too, in every layout; compiling with bounds checks takes half a minute per layout.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.contracts.games import QUICK, SUBJECTS
from tests.contracts.transcribe import ANSWERED, BACKEND, BEGINS
from tests.depth import THOROUGH

ROOT = Path(__file__).parents[2]
CHECKED_ANSWERS = 50_000 if THOROUGH else 2000
INTERPRETED_ANSWERS = 5000 if THOROUGH else 500
CHECKED = SUBJECTS if THOROUGH else ("epic_draft", "epic_table", "gwent_teams")  # all kernels of both games


@dataclass(frozen=True)
class Played:
    backend: str
    games: dict[int, list[str]]  # transcripts of random games, by number

    @property
    def shortest(self) -> tuple[int, ...]:
        return tuple(sorted(self.games, key=lambda number: len(self.games[number])))


@cache
def play(name: str, numbers: Iterable[int] = range(400), answers: int = CHECKED_ANSWERS, **switches: str) -> Played:
    """Play random games one after the other until `answers` answers were given."""
    plain = {name: value for name, value in os.environ.items() if name not in ("MULLIGAN_INTERPRET", "NUMBA_BOUNDSCHECK")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.contracts.transcribe", name, str(answers), *map(str, numbers)],
        env={**plain, "PYTHONIOENCODING": "utf-8", **switches},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    backend, *transcripts = done.stdout.splitlines()
    games: dict[int, list[str]] = {}
    for line in transcripts:
        if line.startswith(BEGINS):
            lines = games.setdefault(int(line.removeprefix(BEGINS)), [])
        else:
            lines.append(line)
    return Played(backend.removeprefix(BACKEND), games)


def check_same(played: Played, plain: Played, answers: int) -> None:
    assert plain.backend == "native"
    assert sum(line.startswith(ANSWERED) for lines in played.games.values() for line in lines) >= answers
    for number, lines in played.games.items():
        assert lines[-1].endswith(" won")
        for at, (line, expected) in enumerate(zip(lines, plain.games[number], strict=True), 1):
            assert line == expected, f"line {at} of random game {number}"


@pytest.mark.slow
@pytest.mark.parametrize("name", CHECKED)
def test_bounds_checks_do_not_change_the_game(name: str) -> None:
    checked = play(name, NUMBA_BOUNDSCHECK="1")
    assert checked.backend == "native"
    check_same(checked, play(name), CHECKED_ANSWERS)


@pytest.mark.parametrize("name", QUICK)
def test_the_shortest_game_is_the_same_when_interpreted(name: str) -> None:
    """Only one whole game, because an interpreted answer takes a hundred times as long."""
    plain = play(name)
    interpreted = play(name, plain.shortest[:1], MULLIGAN_INTERPRET="1")
    assert interpreted.backend == "interpreted"
    check_same(interpreted, plain, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", SUBJECTS)
def test_games_are_the_same_when_interpreted(name: str) -> None:
    plain = play(name)
    interpreted = play(name, plain.shortest, INTERPRETED_ANSWERS, MULLIGAN_INTERPRET="1")
    assert interpreted.backend == "interpreted"
    check_same(interpreted, plain, INTERPRETED_ANSWERS)
