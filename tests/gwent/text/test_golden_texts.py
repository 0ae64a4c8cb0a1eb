"""Every card in every language as it is printed. `MULLIGAN_GOLDEN=1` rewrites the files; the diff is reviewed like code."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mulligan.gwent import parts as p
from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.text import Language, card_text, languages

GOLDEN = Path(__file__).parent / "golden"


def printed(language: Language) -> str:
    texts = [card_text(BY_SLUG[slug], language) for slug in sorted(BY_SLUG)]
    return "\n".join("\n".join((f"== {text.name}", text.type_line, *text.lines, "")) for text in texts)


@pytest.mark.parametrize("language", languages())
def test_every_card_reads_as_printed(language: Language) -> None:
    path = GOLDEN / f"{language}.txt"
    if os.environ.get("MULLIGAN_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(printed(language), encoding="utf-8")
    assert printed(language).splitlines() == path.read_text(encoding="utf-8").splitlines()


def meaning(card: p.Card) -> object:
    """What the lines of a card must tell apart."""
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
