"""The value of cards while a deck is built, as in drafts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

from mulligan.epic.game import NUMBERS, book
from mulligan.players.epic.drafting import KIN, kinship, rating


def card_value(card: str, deck: Counter[str]) -> int:
    """The value of a card in a deck: its own rating, and its fit with loyalty and ally abilities."""
    together = sum(copies * _kinship(card, other) for other, copies in deck.items() if other in NUMBERS)
    return _rating(card) + int(KIN * together)


def features(deck: Counter[str]) -> Counter[str]:
    """The measured features of a deck: its cards, and the pairs that help or hinder loyalty and ally abilities."""
    found = Counter(deck)
    for one, other in combinations_with_replacement(deck, 2):
        pairs = deck[one] * deck[other] if one != other else deck[one] * (deck[one] - 1) // 2
        found["kin"] += pairs * _kinship(one, other)
    return found


@cache
def _rating(card: str) -> int:
    return int(rating(NUMBERS[card]))


@cache
def _kinship(card: str, other: str) -> int:
    return int(kinship(book(), NUMBERS[card], NUMBERS[other]))
