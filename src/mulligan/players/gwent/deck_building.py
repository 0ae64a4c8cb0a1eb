"""The value of cards while a deck is built, with the other cards of the deck."""

from __future__ import annotations

from collections import Counter
from functools import cache

from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.parts import Muster, Special, Trait, Unit
from mulligan.players.measured.gwent import VALUES

BASIS_POINTS = 100  # of a percentage point
BOND, MUSTER, REPEAT = "bond", "muster", "repeat"  # measured combinations


def card_value(card: str, deck: Counter[str]) -> int:
    """The value of a card in a deck, in basis points of the win rate: by itself, and with cards that it works with."""
    after = features(deck + Counter((card,)))
    after.subtract(features(deck))
    return round(BASIS_POINTS * sum(count * VALUES.get(name, (0.0, 0.0))[0] for name, count in after.items()))


def features(deck: Counter[str]) -> Counter[str]:
    """The measured features of a deck: its cards, bonds by strength, cards that a muster calls, and repeated special cards."""
    found = Counter(deck)
    for card, copies in deck.items():
        declared, pairs = BY_SLUG[card], copies * (copies - 1) // 2
        if isinstance(declared, Special):
            found[REPEAT] += pairs
        elif isinstance(declared, Unit):
            found[BOND] += declared.strength * pairs if Trait.TIGHT_BOND in declared.abilities else 0
            found[MUSTER] += sum(pairs if called == card else copies * deck[called] for called in _called_by(card))
    return found


@cache
def _called_by(card: str) -> frozenset[str]:
    declared = BY_SLUG[card]
    assert isinstance(declared, Unit)
    return frozenset(each for ability in declared.abilities if isinstance(ability, Muster) for each in ability.calls)
