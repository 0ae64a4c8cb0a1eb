"""The bots' judgement of cards while a deck is built: their value in hand, and how well they go together."""

from __future__ import annotations

from collections import Counter
from functools import cache

from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.game import NUMBERS, book
from mulligan.gwent.parts import Muster, Special, Trait, Unit
from mulligan.players.gwent.values import printed_worth

REPEATED = 2  # how much less each further copy of a special card is worth
MUSTERED = 3  # for each card that a muster calls: it is played without a turn


def worth(card: str, deck: Counter[str]) -> int:
    """The value of a card in a deck. Bonds and musters gain from their companions."""
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
    return int(printed_worth(book(), NUMBERS[card]))
