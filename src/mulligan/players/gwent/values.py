"""The value of cards in a hand or a pile, in strength."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.parts import Trait

CARD = 10  # another card in hand
HELD_CARD = 5  # a mustered card from the hand, which saves a turn
CHAIN = 4  # a Medic that a Medic revives
SUMMONED = 5  # a replacement, which arrives in the next round
# The expected gain of special cards, and of units' abilities apart from their strength.
WEATHER = 5
CLEAR = 2
HORN = 9
DECOY = 5
SCORCH = 7  # Mardroeme too
HERO = 1
MEDIC = 12  # a horn too
COMPANY = 3  # a muster, a bond or the scorching of a row
LIFT = 2  # Morale Boost; a Berserker too


@native
def held_value(book: Book, card: int) -> int:
    """The expected gain of playing a card in hand later."""
    facts = book.cards[card]
    found = facts.abilities
    if found & Trait.UNIT == 0:
        return special_value(found)
    if found & Trait.SPY != 0:
        return 2 * CARD - int(facts.strength)
    value = int(facts.strength) + HERO * int(found & Trait.HERO != 0)
    value += MEDIC * int(found & (Trait.MEDIC | Trait.HORN) != 0)
    value += COMPANY * int(found & (Trait.MUSTER | Trait.SCORCH | Trait.TIGHT_BOND) != 0)
    value += LIFT * int(found & (Trait.MORALE_BOOST | Trait.BERSERKER) != 0)
    return value + SUMMONED * int(found & Trait.SUMMON != 0)


@native
def special_value(found: int) -> int:
    """The value of a special card with these traits."""
    if found & Trait.WEATHER != 0:
        return CLEAR if found & Trait.CLEAR_WEATHER != 0 else WEATHER
    if found & Trait.HORN != 0:
        return HORN
    return DECOY if found & Trait.DECOY != 0 else SCORCH


@native
def kept_value(book: Book, card: int) -> int:
    """The value of keeping the card. Spies and replacements gain nothing by waiting."""
    if book.cards[card].abilities & (Trait.SPY | Trait.SUMMON) != 0:
        return 0
    return held_value(book, card)
