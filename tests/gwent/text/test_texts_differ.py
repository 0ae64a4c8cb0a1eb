"""Different cards have different texts. The contracts test the golden texts."""

from __future__ import annotations

import pytest

from mulligan.gwent import parts as p
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.text import Language, card_text, languages


def meaning(card: p.Card) -> object:
    """The part of a card that its lines express."""
    if isinstance(card, p.Unit):
        return card.abilities
    return (card.ability, card.solo) if isinstance(card, p.Leader) else card.ability


@pytest.mark.parametrize("language", languages())
def test_cards_with_different_abilities_read_differently(language: Language) -> None:
    lines: dict[tuple[type[p.Card], tuple[str, ...]], object] = {}
    for card in BY_SLUG.values():
        text = card_text(card, language)
        assert lines.setdefault((type(card), text.lines), meaning(card)) == meaning(card), card.name


@pytest.mark.parametrize("language", languages())
def test_names_tell_cards_apart(language: Language) -> None:
    assert len({card_text(card, language).name for card in BY_SLUG.values()}) == len(BY_SLUG)
