"""Coverage of Epic by the golden transcripts. The contracts test that they replay word for word."""

from __future__ import annotations

import re
from pathlib import Path

from mulligan.epic.cards import BASE_SET
from mulligan.epic.rulesets import RULESETS
from mulligan.epic.state import Ask

FILES = sorted(Path(__file__).parent.glob("*.txt"))


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
