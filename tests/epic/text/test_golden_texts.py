"""Every card in every language as it is printed. `MULLIGAN_GOLDEN=1` rewrites the files; the diff is reviewed like code."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mulligan.epic.cards import BY_SLUG
from mulligan.epic.text import Language, card_text, languages

GOLDEN = Path(__file__).parent / "golden"


def printed(language: Language) -> str:
    texts = [card_text(BY_SLUG[slug], language) for slug in sorted(BY_SLUG)]
    titles = [f"== {text.name}" + (f" ({text.original})" if text.original else "") for text in texts]
    return "\n".join("\n".join((title, text.type_line, *text.lines, "")) for title, text in zip(titles, texts, strict=True))


@pytest.mark.parametrize("language", languages())
def test_every_card_reads_as_printed(language: Language) -> None:
    path = GOLDEN / f"{language}.txt"
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(printed(language), encoding="utf-8")
    assert printed(language).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", languages())
def test_cards_with_different_abilities_read_differently(language: Language) -> None:
    lines: dict[tuple[str, ...], object] = {}
    for card in BY_SLUG.values():
        text = card_text(card, language)
        meaning = [getattr(card, part, None) for part in ("do", "keywords", "abilities")]
        assert lines.setdefault(text.lines, meaning) == meaning or not text.lines, card.name
