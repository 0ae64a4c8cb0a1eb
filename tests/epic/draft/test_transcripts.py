"""Golden transcripts of whole drafts, one of each kind. `MULLIGAN_GOLDEN=1` rewrites them; review the diff like code."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mulligan.core.scenario.transcript import at_random, from_header, transcribe
from mulligan.epic.decks.formats import formats
from mulligan.epic.draft.state import Ask
from mulligan.epic.draft.transcript import WORDS

FILES = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
REWRITE = os.environ.get("MULLIGAN_GOLDEN") == "1"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_transcript_of_a_draft(path: Path) -> None:
    kept = path.read_text(encoding="utf-8").splitlines()
    game = from_header(WORDS, kept)
    played = list(transcribe(WORDS, game, at_random(game.key[::-1])))
    if REWRITE:
        path.write_text("\n".join(played) + "\n", encoding="utf-8")
        kept = played
    for number, (now, then) in enumerate(zip(played, kept, strict=False), 1):
        assert now == then, f"{path.name}:{number}"
    assert len(played) == len(kept)


def test_transcripts_cover_every_draft_and_question() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert {text.split()[1] for text in texts} == {name for name, format in formats().items() if format.drafted}
    asked = {ask for text in texts for ask in re.findall(r"^ *\d+ P\d (\w+)", text, re.MULTILINE)}
    assert asked == {ask.name for ask in Ask} - {Ask.NOTHING.name}
