"""Whole games, word for word. `MULLIGAN_GOLDEN=1` plays them anew and rewrites them; the diff is reviewed like code.

A file begins with its ruleset, key and decks, and everything else follows from those: a new one is a header and a rewrite.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mulligan.epic.cards import BASE_SET
from mulligan.epic.rulesets import RULESETS
from mulligan.epic.state import Ask
from mulligan.epic.transcript import at_random, from_header, transcribe

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_transcript(path: Path) -> None:
    kept = path.read_text(encoding="utf-8").splitlines()
    game = from_header(kept)
    played = list(transcribe(game, at_random(game.key[::-1])))
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        path.write_text("\n".join(played) + "\n", encoding="utf-8")
        kept = played
    for number, (now, then) in enumerate(zip(played, kept, strict=False), 1):
        assert now == then, f"{path.name}:{number}"
    assert len(played) == len(kept)


def test_golden_transcripts_cover_the_game() -> None:
    """All rulesets, all questions, and most cards of the base set."""
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert {text.split()[1] for text in texts} == set(RULESETS)
    played = {card for text in texts for card in re.findall(r"P\d plays (\w+)", text)}
    assert len(played) >= 100, len(played)
    assert len(BASE_SET) >= 120
    asked = {ask for text in texts for ask in re.findall(r"^ *\d+ P\d (\w+)", text, re.MULTILINE)}
    missing = {ask.name for ask in Ask} - {Ask.NOTHING.name} - asked
    assert not missing, missing
