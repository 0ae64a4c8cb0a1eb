"""The gain of playing cards from the hand, and of Decoy's targets."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import may_burn
from mulligan.gwent.rules.plays import rows_open_to
from mulligan.gwent.state import NO_CARD, NO_ROW, ROW_COUNT, State
from mulligan.players.gwent.gains import (
    AGILE,
    EVERY_SIDE,
    mardroeme_gain,
    scorch_gain,
    spy_cost,
    unit_gain,
    weather_card_gain,
)
from mulligan.players.gwent.leading import NEVER, leader_gain
from mulligan.players.gwent.rows import doubling, lost, note_of
from mulligan.players.gwent.values import held_value

__all__ = ["card_gain", "leader_gain", "play_gain"]


@native
def play_gain(book: Book, state: State, seat: int, number: int, row: int, notes: int, sums: int) -> int:
    """The gain of playing a card from the hand, to a row or without one."""
    card = int(state.cards[number].card)
    found = book.cards[card].abilities
    if found & Trait.UNIT != 0:
        return unit_gain(book, state, seat, number, card, row, notes)
    if found & Trait.WEATHER != 0:
        return weather_card_gain(book, state, seat, card)
    if found & Trait.SCORCH != 0:
        return scorch_gain(book, state, seat, EVERY_SIDE)
    if found & Trait.DECOY != 0:
        return best_decoy_gain(book, state, seat, notes, 0)
    if row == NO_ROW:
        return 0
    if found & Trait.HORN != 0:
        return doubling(state, state.players[seat].side, row, notes, sums)
    return mardroeme_gain(book, state, seat, row, note_of(notes, row))


@native
def card_gain(book: Book, state: State, seat: int, number: int, notes: int, sums: int) -> int:
    """The best gain of a card in hand for this round; a spy counts as a loss, ignoring the cards it draws."""
    card = int(state.cards[number].card)
    facts = book.cards[card]
    if facts.abilities & Trait.UNIT != 0:
        row = int(facts.row)
        if facts.abilities & Trait.SPY != 0:
            return -spy_cost(book, card, notes)
        gain = unit_gain(book, state, seat, number, card, row, notes)
        return max(gain, unit_gain(book, state, seat, number, card, 1, notes)) if facts.rows == AGILE else gain
    if facts.abilities & (Trait.HORN | Trait.MARDROEME) == 0:
        return 0 if facts.abilities & Trait.DECOY != 0 else play_gain(book, state, seat, number, NO_ROW, notes, sums)
    best, rows = 0, rows_open_to(book, state, number, seat)
    for row in range(ROW_COUNT):
        if rows & (1 << row) != 0:
            best = max(best, play_gain(book, state, seat, number, row, notes, sums))
    return best


@native
def decoy_gain(book: Book, state: State, seat: int, row: int, number: int, notes: int, spare: int) -> int:
    """The value of having a unit in hand instead of on the battlefield; strength up to `spare` is free to lose."""
    card = int(state.cards[number].card)
    gone = lost(book, state, state.players[seat].side, row, card, note_of(notes, row))
    return held_value(book, card) - max(0, gone - spare)


@native
def best_decoy_gain(book: Book, state: State, seat: int, notes: int, spare: int) -> int:
    side, best = state.players[seat].side, NEVER
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if may_burn(book, state, cards.cards[place], NO_CARD):
                best = max(best, decoy_gain(book, state, seat, row, cards.cards[place], notes, spare))
    return best
