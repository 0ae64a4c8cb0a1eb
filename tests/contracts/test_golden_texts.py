"""Every card of every game reads as printed, in every language.

`MULLIGAN_GOLDEN=1` rewrites the files in `tests/<game>/text/golden`; the diff is reviewed like code.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from mulligan.core.text import Language
from mulligan.registry import GAMES

TESTS = Path(__file__).parent.parent
WITH_ENGLISH_NAMES = ("epic",)  # in brackets behind translated ones


def printed(game: str, language: Language) -> str:
    cards, text = import_module(f"mulligan.{game}.cards"), import_module(f"mulligan.{game}.text")
    texts = [text.card_text(cards.BY_SLUG[slug], language) for slug in sorted(cards.BY_SLUG)]
    english = game in WITH_ENGLISH_NAMES
    titles = [f"== {text.name}" + (f" ({text.original})" if english and text.original else "") for text in texts]
    return "\n".join("\n".join((title, text.type_line, *text.lines, "")) for title, text in zip(titles, texts, strict=True))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_reads_as_printed(game: str, language: Language) -> None:
    path = TESTS / game / "text" / "golden" / f"{language}.txt"
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(printed(game, language), encoding="utf-8")
    assert printed(game, language).splitlines() == path.read_text(encoding="utf-8").splitlines()
