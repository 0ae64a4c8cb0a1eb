"""Different cards have different texts. The contracts test the golden texts."""

from __future__ import annotations

import pytest

from mulligan.epic.cards import BY_SLUG
from mulligan.epic.text import Language, card_text, languages


@pytest.mark.parametrize("language", languages())
def test_cards_with_different_abilities_read_differently(language: Language) -> None:
    lines: dict[tuple[str, ...], object] = {}
    for card in BY_SLUG.values():
        text = card_text(card, language)
        meaning = [getattr(card, part, None) for part in ("do", "keywords", "abilities")]
        assert lines.setdefault(text.lines, meaning) == meaning or not text.lines, card.name
