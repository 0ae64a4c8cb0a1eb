"""The worth of cards, in strength, while they are in a hand, a deck or a pile."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import ON_ARRIVAL, Book
from mulligan.gwent.parts import Trait

CARD = 10  # another card in hand
HELD_CARD = 5  # a card of the hand that a muster calls: it would have taken a turn of its own
CHAIN = 4  # a Medic that a Medic revives
SUMMONED = 5  # a replacement, which comes in the next round
# The expected gain of special cards, and of abilities beside the strength of their unit.
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
def printed_worth(book: Book, card: int) -> int:
    """The value of a card in a deck, from its printed facts."""
    facts = book.cards[card]
    if facts.abilities & Trait.UNIT == 0:
        return 5 if facts.abilities & Trait.WEATHER == 0 else 3
    worth = int(facts.strength)
    worth += 10 if facts.abilities & ON_ARRIVAL != 0 else 0
    return worth + (2 if facts.abilities & Trait.HERO != 0 else 0)


@native
def held_worth(book: Book, card: int) -> int:
    """The gain that can be expected of a card in hand later."""
    facts = book.cards[card]
    found = facts.abilities
    if found & Trait.UNIT == 0:
        return special_worth(found)
    if found & Trait.SPY != 0:
        return 2 * CARD - int(facts.strength)
    worth = int(facts.strength) + HERO * int(found & Trait.HERO != 0)
    worth += MEDIC * int(found & (Trait.MEDIC | Trait.HORN) != 0)
    worth += COMPANY * int(found & (Trait.MUSTER | Trait.SCORCH | Trait.TIGHT_BOND) != 0)
    worth += LIFT * int(found & (Trait.MORALE_BOOST | Trait.BERSERKER) != 0)
    return worth + SUMMONED * int(found & Trait.SUMMON != 0)


@native
def special_worth(found: int) -> int:
    """The same for a special card with these traits."""
    if found & Trait.WEATHER != 0:
        return CLEAR if found & Trait.CLEAR_WEATHER != 0 else WEATHER
    if found & Trait.HORN != 0:
        return HORN
    return DECOY if found & Trait.DECOY != 0 else SCORCH


@native
def kept_worth(book: Book, card: int) -> int:
    """The worth given up by playing the card now. A spy and a replacement get no better by waiting."""
    if book.cards[card].abilities & (Trait.SPY | Trait.SUMMON) != 0:
        return 0
    return held_worth(book, card)
