"""Transcripts of whole games, and perft counts of positions in them, for every game.

`tests/<game>/transcripts` holds the games. A file begins with its ruleset, key and decks, from which everything else follows:
to add one, write a header and rewrite the files. `tests/<game>/perft/counts.txt` has the number of lines of 1 to 8 answers
from positions in those games; a changed count is a changed rule. `MULLIGAN_GOLDEN=1` rewrites both; review the diff like code.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mulligan.core.kernel.perft import lines_from
from mulligan.core.scenario.transcript import at_random, from_header, transcribe
from tests.contracts.games import GAMES

TESTS = Path(__file__).parent.parent
REWRITE = os.environ.get("MULLIGAN_GOLDEN") == "1"
DEPTH = 8
THROUGH_THE_FACE = 4  # depth to which the slow public face counts too


def transcripts(name: str) -> list[Path]:
    return sorted((TESTS / name / "transcripts").glob("*.txt"))


def counts(name: str) -> Path:
    return TESTS / name / "perft" / "counts.txt"


def counted(name: str) -> list[str]:
    return [row for row in counts(name).read_text(encoding="utf-8").splitlines() if not row.startswith("#")]


def position(name: str, transcript: str, answers: int) -> Any:
    path = TESTS / name / "transcripts" / f"{transcript}.txt"
    game = from_header(GAMES[name].words, path.read_text(encoding="utf-8").splitlines())
    choose = at_random(game.key[::-1])
    for _ in range(answers):
        question = game.question
        assert question is not None
        game.answer(question.seat, choose(question))
    return game


def positions(name: str) -> Iterator[tuple[str, Any]]:
    """The counted positions with their names."""
    for row in counted(name):
        transcript, answers, *_ = row.split()
        yield f"{transcript} {answers}", position(name, transcript, int(answers))


@pytest.mark.parametrize(
    ("name", "path"),
    [pytest.param(name, path, id=f"{name}-{path.stem}") for name in GAMES for path in transcripts(name)],
)
def test_golden_transcript(name: str, path: Path) -> None:
    kept = path.read_text(encoding="utf-8").splitlines()
    words = GAMES[name].words
    game = from_header(words, kept)
    played = list(transcribe(words, game, at_random(game.key[::-1])))
    if REWRITE:
        path.write_text("\n".join(played) + "\n", encoding="utf-8")
        kept = played
    for number, (now, then) in enumerate(zip(played, kept, strict=False), 1):
        assert now == then, f"{path.name}:{number}"
    assert len(played) == len(kept)


def perft(name: str, game: Any, depth: int) -> int:
    """The number of lines of `depth` answers, with an output like the game's own, for which kernels are already compiled."""
    subject = GAMES[name]
    output = subject.new_output(game.state)
    output.limit = 0
    return lines_from(subject.count_lines, subject.book(), game.state, depth, output)


@pytest.mark.parametrize("name", GAMES)
def test_golden_counts(name: str) -> None:
    rows = [" ".join([which, *(str(perft(name, game, d)) for d in range(1, DEPTH + 1))]) for which, game in positions(name)]
    if REWRITE:
        heading = f"# transcript, answers given, lines of 1 to {DEPTH} answers from there\n"
        counts(name).write_text(heading + "\n".join(rows) + "\n", encoding="utf-8")
    assert rows == counted(name)
    assert len(rows) > 10


def lines_through_the_face(game: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    question = game.question
    for choice in question.options if question is not None else ():
        after = game.copy()
        after.answer(question.seat, choice)
        total += lines_through_the_face(after, depth - 1)
    return total


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_counts_like_the_public_face_and_changes_nothing(name: str) -> None:
    for which, game in positions(name):
        before = game.state.tobytes()
        assert perft(name, game, THROUGH_THE_FACE) == lines_through_the_face(game, THROUGH_THE_FACE), which
        assert game.state.tobytes() == before, which
