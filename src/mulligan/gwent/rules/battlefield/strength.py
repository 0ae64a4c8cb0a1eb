"""Strength (section 6): always computed, never stored (G-065)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import Pile, pop, push
from mulligan.gwent.book.layout import Book
from mulligan.gwent.parts import Trait
from mulligan.gwent.rulesets import KingBran
from mulligan.gwent.state import NO_CARD, ROW_COUNT, Passive, State

NO_UNIT = -1


@native
def weather_rows(book: Book, state: State) -> int:
    """Mask of the rows that weather covers (G-098)."""
    rows = 0
    for place in range(state.weather.count):
        rows |= book.cards[state.cards[state.weather.cards[place]].card].rows
    return rows


@native
def in_the_weather(book: Book, state: State, row: int) -> bool:
    return weather_rows(book, state) & (1 << row) != 0


@native
def side_has_passive(state: State, side: int, passive: int) -> bool:
    for seat in range(len(state.players)):
        if state.players[seat].side == side and state.players[seat].passives & passive != 0:
            return True
    return False


@native
def any_player_has(state: State, passive: int) -> bool:
    for seat in range(len(state.players)):
        if state.players[seat].passives & passive != 0:
            return True
    return False


@native
def in_weather(state: State, side: int, printed: int) -> int:
    """Step 2: weather. King Bran's units lose half, the loss rounded down (G-063, OQ-03); 0 stays 0 (OQ-04)."""
    if not side_has_passive(state, side, Passive.HALF_WEATHER):
        return min(1, printed)
    return printed - printed // 2 if state.rules.king_bran == KingBran.LOSS_ROUNDED_DOWN else printed // 2


@native
def bonds(book: Book, state: State, pile: Pile, card: int) -> int:
    """The number of copies of this card in the row (G-071)."""
    count = 0
    for place in range(pile.count):
        if state.cards[pile.cards[place]].card == card:
            count += 1
    return count


@native
def boosts(book: Book, state: State, pile: Pile) -> tuple[int, int]:
    """The numbers of units in the row with Morale Boost and with a horn."""
    morale, horns = 0, 0
    for place in range(pile.count):
        found = book.cards[state.cards[pile.cards[place]].card].abilities
        if found & Trait.MORALE_BOOST != 0:
            morale += 1
        if found & Trait.HORN != 0:
            horns += 1
    return morale, horns


@native
def strength_among(
    book: Book, state: State, side: int, row: int, place: int, covered: bool, doubled: bool, morale: int, horns: int
) -> int:
    """The strength of one card, given the facts of its whole row: the table of section 6.1."""
    cards = state.sides[side].rows[row].cards
    card = state.cards[cards.cards[place]].card
    facts = book.cards[card]
    strength = int(facts.strength)
    if facts.abilities & (Trait.UNIT | Trait.HERO) != Trait.UNIT:
        return strength  # G-060; G-062: a card that is not a unit has none
    if covered:
        strength = in_weather(state, side, strength)
    if doubled and facts.abilities & Trait.SPY != 0:
        strength *= 2  # G-149
    if facts.abilities & Trait.TIGHT_BOND != 0:
        strength *= bonds(book, state, cards, card)
    strength += morale - (1 if facts.abilities & Trait.MORALE_BOOST != 0 else 0)  # G-072: the others
    others = horns - (1 if facts.abilities & Trait.HORN != 0 else 0)
    if others > 0 or state.sides[side].rows[row].horn != NO_CARD:
        strength *= 2  # G-061: once
    return strength


@native
def strength(book: Book, state: State, side: int, row: int, place: int) -> int:
    """The current strength of one card in a row."""
    cards = state.sides[side].rows[row].cards
    morale, horns = boosts(book, state, cards)
    covered, doubled = in_the_weather(book, state, row), any_player_has(state, Passive.DOUBLE_SPIES)
    return strength_among(book, state, side, row, place, covered, doubled, morale, horns)


@native
def strength_in_row(book: Book, state: State, side: int, row: int, number: int) -> int:
    """The strength that a unit from elsewhere would have in this row."""
    cards = state.sides[side].rows[row].cards
    push(cards, number)
    worth = strength(book, state, side, row, cards.count - 1)
    pop(cards)
    return worth


@native
def row_total(book: Book, state: State, side: int, row: int) -> int:
    """G-064: heroes included."""
    doubled = any_player_has(state, Passive.DOUBLE_SPIES)
    return total_in_weather(book, state, side, row, weather_rows(book, state), doubled)


@native
def total_in_weather(book: Book, state: State, side: int, row: int, weather: int, doubled: bool) -> int:
    """A row's total if weather covered the rows of the mask `weather`, and spies were doubled or not."""
    line = state.sides[side].rows[row]
    found, printed = 0, 0
    for place in range(line.cards.count):
        facts = book.cards[state.cards[line.cards.cards[place]].card]
        found |= facts.abilities
        printed += int(facts.strength)
    covered = weather & (1 << row) != 0
    if (
        found & (Trait.TIGHT_BOND | Trait.MORALE_BOOST | Trait.HORN) == 0
        and line.horn == NO_CARD
        and not covered
        and not doubled
    ):
        return printed  # nothing changes the printed strengths
    morale, horns = boosts(book, state, line.cards)
    total = 0
    for place in range(line.cards.count):
        total += strength_among(book, state, side, row, place, covered, doubled, morale, horns)
    return total


@native
def total(book: Book, state: State, side: int) -> int:
    """The total of a side."""
    weather, doubled = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    points = int(state.sides[side].bonus)
    for row in range(ROW_COUNT):
        points += total_in_weather(book, state, side, row, weather, doubled)
    return points


@native
def highest(book: Book, state: State, side: int, row: int, spared: int) -> int:
    """The highest strength among the row's units, except heroes and the copy `spared`; NO_UNIT if there is none."""
    cards = state.sides[side].rows[row].cards
    morale, horns = boosts(book, state, cards)
    covered, doubled = in_the_weather(book, state, row), any_player_has(state, Passive.DOUBLE_SPIES)
    most = NO_UNIT
    for place in range(cards.count):
        if may_burn(book, state, cards.cards[place], spared):
            most = max(most, strength_among(book, state, side, row, place, covered, doubled, morale, horns))
    return most


@native
def may_burn(book: Book, state: State, number: int, spared: int) -> bool:
    found = book.cards[state.cards[number].card].abilities
    return found & Trait.UNIT != 0 and found & Trait.HERO == 0 and number != spared


@native
def holds_plain_unit(book: Book, state: State, pile: Pile) -> bool:
    """Whether the pile holds a unit that is not a hero."""
    for place in range(pile.count):
        if may_burn(book, state, pile.cards[place], NO_CARD):
            return True
    return False


@native
def side_holds_plain_unit(book: Book, state: State, side: int) -> bool:
    for row in range(ROW_COUNT):
        if holds_plain_unit(book, state, state.sides[side].rows[row].cards):
            return True
    return False
