"""How many lines of 1 to 8 answers fixed positions have: the golden transcripts after so many answers.

`counts.txt` pins them; `MULLIGAN_GOLDEN=1` counts anew. A changed count is a changed rule.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mulligan.epic.game import EpicGame, Options
from mulligan.epic.perft import perft
from mulligan.epic.transcript import at_random, from_header

COUNTS = Path(__file__).parent / "counts.txt"
TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
DEPTH = 8


def position(name: str, answers: int) -> EpicGame:
    game = from_header((TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8").splitlines())
    choose = at_random(game.key[::-1])
    for _ in range(answers):
        question = game.question
        assert question is not None
        game.answer(question.seat, choose(question))
    return game


def line(name: str, answers: int) -> str:
    game = position(name, answers)
    return " ".join([name, str(answers), *(str(perft(game, depth)) for depth in range(1, DEPTH + 1))])


def test_golden_counts() -> None:
    kept = [row for row in COUNTS.read_text(encoding="utf-8").splitlines() if not row.startswith("#")]
    counted = [line(row.split()[0], int(row.split()[1])) for row in kept]
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        heading = f"# transcript, answers given, lines of 1 to {DEPTH} answers from there\n"
        COUNTS.write_text(heading + "\n".join(counted) + "\n", encoding="utf-8")
        kept = counted
    assert counted == kept


def test_the_mulligan_counted_by_hand() -> None:
    """Done, or one of five. Then the other player's six, or done and four left. After both: pass, or play one of five Kongs."""
    game = EpicGame.new(Options(), (["kong"] * 30, ["kong"] * 30), bytes(16))
    assert perft(game, 0) == 1
    assert perft(game, 1) == 6
    assert perft(game, 2) == 6 + 5 * 5
    assert perft(game, 3) == (6 + 5 * 5) + 5 * (6 + 4 * 4)


def lines_through_the_face(game: EpicGame, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    question = game.question
    for choice in question.options if question is not None else ():
        after = game.copy()
        after.answer(int(game.state.asked), choice)
        total += lines_through_the_face(after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "answers"), [("revised", 90), ("base2016", 120), ("duels2022", 140)])
def test_the_kernel_counts_like_the_public_face(name: str, answers: int) -> None:
    game = position(name, answers)
    assert perft(game, 4) == lines_through_the_face(game, 4)


def test_counting_changes_nothing() -> None:
    game = position("duels2022", 60)
    before = game.state.tobytes()
    perft(game, 4)
    assert game.state.tobytes() == before
