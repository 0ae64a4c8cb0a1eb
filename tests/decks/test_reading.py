"""Decks as text: counts in any place, names in any language, several decks, and suggestions for unknown names."""

from __future__ import annotations

import pytest

from mulligan.core.decks.deck import MOST_LINES, Deck
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.epic.decks.catalogue import catalogue
from mulligan.gwent.decks.catalogue import catalogue as gwent


@pytest.mark.parametrize("line", ["3 Kong", "3x Kong", "3 × KONG", "Kong x3", "kong × 3", "Kong (3)", "3 Kong  # big"])
def test_copies_are_counted_before_or_after_the_name(line: str) -> None:
    assert catalogue().read(line).cards == ("kong",) * 3


def test_nothing_is_lost() -> None:
    text = "# Apes\n3 Kong\n\n2 Ligthning Storm\n0 Rage\nxyzzy\n999 Rage\n---\nMuse"
    lines = list(catalogue().lines(text))
    assert [line.text for line in lines] == text.splitlines()
    assert [(line.count, line.card) for line in lines if line.card] == [(3, "kong"), (1, "muse")]
    problems = [line.problem.reason for line in lines if line.problem is not None]
    assert problems == [
        CommonDeckReason.UNKNOWN_CARD_NEAR,
        CommonDeckReason.NO_COPIES,
        CommonDeckReason.UNKNOWN_CARD,
        CommonDeckReason.FILE_TOO_LARGE,
    ]
    assert lines[3].near[0] == "lightning_storm" and lines[-1].deck == 1


def test_dashes_separate_decks() -> None:
    deck = gwent().read("King Bran\n2 Olaf\n---\nFoltest: The Siegemaster\n\n-----\n---\nDecoy\n---\n")
    assert [each.cards[0] for each in deck.decks] == ["king_bran_the_unifier", "foltest_the_siegemaster", "decoy"]
    again = gwent().read(gwent().write(deck))
    assert again.decks == deck.decks
    assert Deck(("a", "b", "a")).decks == (Deck(("a", "b", "a")),)


def test_too_many_lines_are_refused() -> None:
    with pytest.raises(IllegalDeck, match="1001 lines"):
        list(catalogue().lines("\n" * (MOST_LINES + 1)))


def test_suggestions_are_limited() -> None:
    lines = list(catalogue().lines("Kongg\n" * 500))
    assert sum(bool(line.near) for line in lines) == 40 and all(line.problem for line in lines)
