"""The value of cards while a deck is built: in hand, and with the other cards of the deck."""

from __future__ import annotations

from collections import Counter
from functools import cache

from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.game import NUMBERS, book
from mulligan.gwent.parts import Muster, Special, Trait, Unit
from mulligan.players.gwent.values import printed_value

REPEATED = 2  # discount for each further copy of a special card
MUSTERED = 3  # for each card that a muster calls, which is played without using a turn


def card_value(card: str, deck: Counter[str]) -> int:
    """The value of a card in a deck. Bonds and musters gain from the cards they work with."""
    declared = BY_SLUG[card]
    value = _printed(card)
    if isinstance(declared, Special):
        return value - REPEATED * deck[card]
    if isinstance(declared, Unit):
        if Trait.TIGHT_BOND in declared.abilities:
            value += declared.strength * deck[card]
        called = {each for ability in declared.abilities if isinstance(ability, Muster) for each in ability.calls}
        value += MUSTERED * sum(deck[each] for each in called)
    return value


@cache
def _printed(card: str) -> int:
    return int(printed_value(book(), NUMBERS[card]))
