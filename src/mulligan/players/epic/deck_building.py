"""The value of cards while a deck is built, as in drafts."""

from __future__ import annotations

from collections import Counter
from functools import cache

from mulligan.epic.game import NUMBERS, book
from mulligan.players.epic.drafting import rating, together


def card_value(card: str, deck: Counter[str]) -> int:
    """The value of a card in a deck: its own rating, and its fit with loyalty and ally abilities."""
    return _rating(card) + sum(copies * _together(card, other) for other, copies in deck.items() if other in NUMBERS)


@cache
def _rating(card: str) -> int:
    return int(rating(book(), NUMBERS[card]))


@cache
def _together(card: str, other: str) -> int:
    return int(together(book(), NUMBERS[card], NUMBERS[other]))
