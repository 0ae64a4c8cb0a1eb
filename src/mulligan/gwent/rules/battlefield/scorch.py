"""Scorches a row (G-080) or the whole battlefield (G-081, G-097)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import remove
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, note_unit
from mulligan.gwent.rules.battlefield.strength import (
    NO_UNIT,
    any_player_has,
    boosts,
    highest,
    in_the_weather,
    may_burn,
    row_total,
    strength_among,
)
from mulligan.gwent.rules.zones import leave_battlefield, plays_itself
from mulligan.gwent.state import NO_CARD, ROW_COUNT, Away, Passive, State


@native
def scorch_row(book: Book, state: State, output: GwentOutput, side: int, row: int, least: int) -> None:
    """Destroy the strongest units of a row that totals at least `least`."""
    if row_total(book, state, side, row) >= least:
        strongest = highest(book, state, side, row, NO_CARD)
        if strongest != NO_UNIT:
            _doom(book, state, side, row, strongest, NO_CARD)
            _destroy_doomed(book, state, output, side, row, strongest)


@native
def scorch_battlefield(book: Book, state: State, output: GwentOutput, seat: int, spared: int) -> None:
    """Destroy the strongest units of all sides together. G-251: the virtual opponent's Scorch hits only the human's side."""
    if plays_itself(output, state, seat):
        human = 1 - state.players[seat].side
        scorch_sides(book, state, output, human, human + 1, spared)
    else:
        scorch_sides(book, state, output, 0, len(state.sides), spared)


@native
def scorch_sides(book: Book, state: State, output: GwentOutput, first: int, end: int, spared: int) -> None:
    """Destroy the strongest units of the sides from `first` up to but not including `end`."""
    strongest = NO_UNIT
    for side in range(first, end):
        for row in range(ROW_COUNT):
            strongest = max(strongest, highest(book, state, side, row, spared))
    if strongest == NO_UNIT:
        return
    for side in range(first, end):
        for row in range(ROW_COUNT):
            _doom(book, state, side, row, strongest, spared)
    for side in range(first, end):
        for row in range(ROW_COUNT):
            _destroy_doomed(book, state, output, side, row, strongest)


@native
def _doom(book: Book, state: State, side: int, row: int, strongest: int, spared: int) -> None:
    """Mark the units first: destroying one changes the strength of others."""
    cards = state.sides[side].rows[row].cards
    morale, horns = boosts(book, state, cards)
    covered, doubled = in_the_weather(book, state, row), any_player_has(state, Passive.DOUBLE_SPIES)
    for place in range(cards.count):
        if may_burn(book, state, cards.cards[place], spared):
            if strength_among(book, state, side, row, place, covered, doubled, morale, horns) == strongest:
                state.cards[cards.cards[place]].away = Away.MARKED


@native
def _destroy_doomed(book: Book, state: State, output: GwentOutput, side: int, row: int, strength: int) -> None:
    cards = state.sides[side].rows[row].cards
    place = 0
    while place < cards.count:
        card = state.cards[cards.cards[place]]
        if card.away == Away.MARKED:
            card.away = Away.NOWHERE
            note_unit(output, EventKind.DESTROYED, card.card, row, side, strength)
            leave_battlefield(book, state, output, remove(cards, place), side)
        else:
            place += 1
