"""One source, the same game however it runs: compiled, compiled with bounds checks, interpreted (STYLE K7)."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from games import SUBJECTS, THOROUGH

SCRIPT = Path(__file__).parent / "transcribe.py"
CHECKED_GAMES = 400 if THOROUGH else 16
INTERPRETED_GAMES = 40 if THOROUGH else 2


@cache
def transcripts(name: str, last: int, **switches: str) -> tuple[str, list[str]]:
    """Which backend it was, and the lines of a game's random games 0 to last - 1."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT), name, "0", str(last)],
        env={**os.environ, "MULLIGAN_INTERPRET": "0", "NUMBA_BOUNDSCHECK": "0", "PYTHONIOENCODING": "utf-8", **switches},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.split()[-1], done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("name", SUBJECTS)
@pytest.mark.parametrize(
    ("backend", "games", "switches"),
    [
        ("native", CHECKED_GAMES, {"NUMBA_BOUNDSCHECK": "1"}),
        ("interpreted", INTERPRETED_GAMES, {"MULLIGAN_INTERPRET": "1"}),
    ],
    ids=["bounds_checked", "interpreted"],
)
def test_backends_play_the_same_games(name: str, backend: str, games: int, switches: dict[str, str]) -> None:
    ran, lines = transcripts(name, games, **switches)
    plain_ran, plain = transcripts(name, CHECKED_GAMES)
    assert (ran, plain_ran) == (backend, "native")
    assert sum(line.endswith(" won") for line in lines) == games
    for number, (line, expected) in enumerate(zip(lines, plain, strict=False), 1):
        assert line == expected, f"line {number} of the transcripts"
