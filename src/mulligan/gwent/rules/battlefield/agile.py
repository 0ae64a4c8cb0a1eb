"""Agile units that move to their other row (G-070, G-144)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import push, remove
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, note_row
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import strength, strength_in_row
from mulligan.gwent.state import ROW_COUNT, Away, State

AGILE_ROWS = 2  # the first rows, close and ranged: no unit moves to the siege row


@native
def is_agile(book: Book, state: State, number: int) -> bool:
    facts = book.cards[state.cards[number].card]
    return facts.abilities & Trait.UNIT != 0 and facts.rows & (facts.rows - 1) != 0


@native
def count_agile(book: Book, state: State, side: int) -> int:
    count = 0
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if is_agile(book, state, cards.cards[place]):
                count += 1
    return count


@native
def would_move(book: Book, state: State, side: int, row: int, place: int) -> bool:
    """Whether this is an agile unit that would be stronger in its other row. Heroes never are (G-090)."""
    number = state.sides[side].rows[row].cards.cards[place]
    if not is_agile(book, state, number):
        return False
    return strength_in_row(book, state, side, 1 - row, number) > strength(book, state, side, row, place)


@native
def some_would_move(book: Book, state: State, side: int) -> bool:
    for row in range(AGILE_ROWS):
        for place in range(state.sides[side].rows[row].cards.count):
            if would_move(book, state, side, row, place):
                return True
    return False


@native
def move_stronger(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """Move every unit that would be stronger. OQ-16: all are judged before any of them moves."""
    side = state.players[seat].side
    for row in range(AGILE_ROWS):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if would_move(book, state, side, row, place):
                state.cards[cards.cards[place]].away = Away.MARKED
    for row in range(AGILE_ROWS):
        cards = state.sides[side].rows[row].cards
        place = 0
        while place < cards.count:
            card = state.cards[cards.cards[place]]
            if card.away == Away.MARKED:
                card.away = Away.NOWHERE
                move_unit(state, output, seat, row, place)
            else:
                place += 1


@native
def move_unit(state: State, output: GwentOutput, seat: int, row: int, place: int) -> None:
    rows = state.sides[state.players[seat].side].rows
    number = remove(rows[row].cards, place)
    push(rows[1 - row].cards, number)
    note_row(output, EventKind.MOVED, seat, state.cards[number].card, 1 - row)
