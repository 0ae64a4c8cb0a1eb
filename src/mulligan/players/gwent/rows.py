"""The rows of a side in numbers, and the strength a card adds to them, computed without copying the table.

A row's note packs everything that affects the strength of another unit there. A side's three notes fit in one number.
"""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import bonds, in_weather, total_in_weather
from mulligan.gwent.rules.plays import has_mardroeme
from mulligan.gwent.state import NO_CARD, ROW_COUNT, State

# The bits of a note.
PLAIN = 0xFF  # number of non-hero units
MORALE, MORALE_MASK = 8, 0xF  # cards with Morale Boost
DOUBLED = 12  # a horn doubles another unit
COVERED = 1 << 13  # weather
SPIES = 1 << 14  # G-149: spies are doubled
BONDS = 1 << 15  # some unit has Tight Bond
NOTE = 16  # bits of a note, and of a row's total strength

_CHANGES = Trait.TIGHT_BOND | Trait.MORALE_BOOST | Trait.HORN  # traits that change the strength of units
_RARE = Trait.BERSERKER | Trait.HORN


@native
def look_at_row(book: Book, state: State, side: int, row: int, weather: int, spies: bool) -> tuple[int, int, int]:
    """The row's total, its note, and the part of its total that a horn would double."""
    line = state.sides[side].rows[row]
    cards = line.cards
    found, printed, plain, heroes, morale = 0, 0, 0, 0, 0
    for place in range(cards.count):
        facts = book.cards[state.cards[cards.cards[place]].card]
        each, strength = int(facts.abilities), int(facts.strength)
        found |= each
        printed += strength
        plain += each & (Trait.UNIT | Trait.HERO) == Trait.UNIT
        heroes += strength * int(each & Trait.HERO != 0)
        morale += each & Trait.MORALE_BOOST != 0
    note = plain | morale << MORALE
    if found & _CHANGES != 0 or line.horn != NO_CARD:
        note |= int(found & Trait.HORN != 0 or line.horn != NO_CARD) << DOUBLED
        note |= BONDS if found & Trait.TIGHT_BOND != 0 else 0
    elif weather & (1 << row) == 0 and not spies:
        return printed, note, printed - heroes
    if weather & (1 << row) != 0:
        note |= COVERED
    if spies:
        note |= SPIES
    total = total_in_weather(book, state, side, row, weather, spies)
    return total, note, total - heroes


@native
def look_at_side(book: Book, state: State, side: int, weather: int, spies: bool) -> tuple[int, int, int]:
    """The side's total, the notes of its rows, and the parts of their totals that a horn would double."""
    points, notes, sums = int(state.sides[side].bonus), 0, 0
    for row in range(ROW_COUNT):
        if state.sides[side].rows[row].cards.count > 0 or state.sides[side].rows[row].horn != NO_CARD or weather != 0 or spies:
            total, note, plain = look_at_row(book, state, side, row, weather, spies)
            points += total
            notes |= note << (NOTE * row)
            sums |= plain << (NOTE * row)
    return points, notes, sums


@native
def note_of(notes: int, row: int) -> int:
    return (notes >> (NOTE * row)) & 0xFFFF


@native
def added(book: Book, state: State, side: int, row: int, card: int, note: int) -> int:
    """The increase of the row's total when this unit is placed in it, without the unit's effects on arrival."""
    facts = book.cards[card]
    found, strength = int(facts.abilities), int(facts.strength)
    if found & _RARE != 0 or note & (COVERED | SPIES) != 0:
        return _added_in_detail(book, state, side, row, card, note)
    if found & Trait.TIGHT_BOND != 0 and note & BONDS != 0:
        strength *= 2 * bonds(book, state, state.sides[side].rows[row].cards, card) + 1
    times = (note >> DOUBLED) & 1
    if found & Trait.HERO == 0:
        strength = (strength + ((note >> MORALE) & MORALE_MASK)) << times
    if found & Trait.MORALE_BOOST != 0:
        strength += (note & PLAIN) << times
    return strength


@native
def _added_in_detail(book: Book, state: State, side: int, row: int, card: int, note: int) -> int:
    if book.cards[card].abilities & Trait.BERSERKER != 0 and has_mardroeme(book, state, side, row):
        card = int(book.cards[card].becomes)  # G-083
    return _strength_of_one(book, state, side, row, card, note, 0)


@native
def lost(book: Book, state: State, side: int, row: int, card: int, note: int) -> int:
    """The decrease of the row's total when one of these units leaves it."""
    return _strength_of_one(book, state, side, row, card, note, 1)


@native
def _strength_of_one(book: Book, state: State, side: int, row: int, card: int, note: int, there: int) -> int:
    """The part of a row's total that depends on one unit; `there` is 1 if the row holds it already."""
    facts = book.cards[card]
    found, strength = int(facts.abilities), int(facts.strength)
    times = (note >> DOUBLED) & 1
    if found & Trait.HERO == 0:
        if note & COVERED != 0:
            strength = in_weather(state, side, strength)
        if note & SPIES != 0 and found & Trait.SPY != 0:
            strength *= 2  # G-149
        if found & Trait.TIGHT_BOND != 0:
            copies = bonds(book, state, state.sides[side].rows[row].cards, card) - there
            strength *= 2 * copies + 1  # n copies have a total of n * n times the strength
        morale = (note >> MORALE) & MORALE_MASK
        if there != 0 and found & Trait.MORALE_BOOST != 0:
            morale -= 1  # G-072: not its own
        strength = (strength + morale) << times
    if found & Trait.MORALE_BOOST != 0:
        strength += ((note & PLAIN) - there) << times
    if found & Trait.HORN != 0 and there == 0 and times == 0:
        weather, spies = (1 << row) if note & COVERED != 0 else 0, note & SPIES != 0
        _, _, plain = look_at_row(book, state, side, row, weather, spies)
        strength += plain
    return strength


@native
def doubling(state: State, side: int, row: int, notes: int, sums: int) -> int:
    """The strength a horn would add, if the row's slot is free. (A unit with a horn also doubles itself; its strength is
    small.)
    """
    if state.sides[side].rows[row].horn != NO_CARD or includes(note_of(notes, row), DOUBLED):
        return 0
    return note_of(sums, row)
