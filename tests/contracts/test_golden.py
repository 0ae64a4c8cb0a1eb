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

from mulligan.core.scenario.transcript import at_random, from_header, transcribe
from mulligan.epic.scenario.perft import perft as epic_perft
from mulligan.gwent.scenario.perft import perft as gwent_perft
from tests.contracts.games import GAMES

TESTS = Path(__file__).parent.parent
REWRITE = os.environ.get("MULLIGAN_GOLDEN") == "1"
PERFT = {"epic": epic_perft, "gwent": gwent_perft}
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


def positions(name: str, transcript: str) -> Iterator[tuple[str, Any]]:
    """The counted positions of a transcript with their names."""
    for row in counted(name):
        of, answers, *_ = row.split()
        if of == transcript:
            yield f"{transcript} {answers}", position(name, transcript, int(answers))


def is_duel(name: str, transcript: str) -> bool:
    """Whether a transcript has the layout of duels; others compile another one."""
    header = (TESTS / name / "transcripts" / f"{transcript}.txt").read_text(encoding="utf-8").partition("\n")[0]
    return "mode=" not in header


COUNTED = [(name, transcript) for name in GAMES for transcript in sorted({row.split()[0] for row in counted(name)})]
DUELS = [each for each in COUNTED if is_duel(*each)]
BY_TRANSCRIPT = [pytest.param(*each, marks=() if each in DUELS else pytest.mark.slow, id="-".join(each)) for each in COUNTED]


@pytest.mark.interpreted
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


@pytest.mark.parametrize(("name", "transcript"), BY_TRANSCRIPT)
def test_golden_counts(name: str, transcript: str) -> None:
    found = {
        which: " ".join([which, *(str(PERFT[name](game, d)) for d in range(1, DEPTH + 1))])
        for which, game in positions(name, transcript)
    }
    if REWRITE:
        heading = f"# transcript, answers given, lines of 1 to {DEPTH} answers from there\n"
        rows = [found.get(" ".join(row.split()[:2]), row) for row in counted(name)]
        counts(name).write_text(heading + "\n".join(rows) + "\n", encoding="utf-8")
    assert set(found.values()) <= set(counted(name)) and found


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


@pytest.mark.parametrize(("name", "transcript"), BY_TRANSCRIPT)
def test_the_kernel_counts_like_the_public_face_and_changes_nothing(name: str, transcript: str) -> None:
    for which, game in positions(name, transcript):
        before = game.state.tobytes()
        assert PERFT[name](game, THROUGH_THE_FACE) == lines_through_the_face(game, THROUGH_THE_FACE), which
        assert game.state.tobytes() == before, which
