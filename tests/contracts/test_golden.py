"""Whole games, word for word, and counts of the lines of answers on their way, for every game.

`tests/<game>/transcripts` holds the games. A file begins with its ruleset, key and decks, and everything else follows from
those: a new one is a header and a rewrite. `tests/<game>/perft/counts.txt` counts the lines of 1 to 8 answers in their
positions after so many answers; a changed count is a changed rule. `MULLIGAN_GOLDEN=1` plays and counts anew and rewrites
both; the diff is reviewed like code.
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
THROUGH_THE_FACE = 4  # so many answers deep the face counts too; it takes its time


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
    """Those that are counted, each with its name."""
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
    """The lines of so many answers, with an output like the game's own: the kernels are compiled for that already."""
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
