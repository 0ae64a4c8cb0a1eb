"""The rules pages in other languages call cards what the cards themselves are called there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mulligan.core.text import Language
from mulligan.gwent.cards import CARDS
from mulligan.gwent.text.names import card_name

PAGES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.EN])
def test_a_translated_page_has_no_english_card_names(language: Language) -> None:
    page = (PAGES / language / "gwent.md").read_text(encoding="utf-8")
    translated = {card_name(card, language) for card in CARDS}
    english = [card.name for card in CARDS if card.name not in translated]
    assert [name for name in english if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", page)] == []
