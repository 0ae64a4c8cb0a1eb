"""The answers to the open question, in ascending order."""

from __future__ import annotations

from mulligan.core.desk import Desk, offer, offer_if
from mulligan.core.native import native
from mulligan.gwent.book import DECOY, HORN, MARDROEME, UNIT, Book
from mulligan.gwent.rules.leaders import (
    fits_search,
    has_bond_copy,
    heroes_too,
    may_be_taken,
    usable,
)
from mulligan.gwent.rules.plays import can_be_revived, rows_open_to
from mulligan.gwent.rules.strength import may_burn, side_holds_plain_unit
from mulligan.gwent.rules.zones import top
from mulligan.gwent.state import NO_CARD, NO_ROW, PILE_SIZE, PLACES, ROW_COUNT, Ask, Option, State


@native
def legal(book: Book, state: State, desk: Desk) -> int:
    """Write the options on the desk and return how many there are."""
    desk.option_count = 0
    seat = state.asked
    match state.ask:
        case Ask.TURN:
            _turn(book, state, desk, seat)
        case Ask.STARTER:
            for other in range(len(state.players)):
                offer(desk, Option.PLAYER + other)
        case Ask.REDRAW:
            offer(desk, Option.PASS)
            _hand(state, desk, seat)
        case Ask.DISCARD:
            _hand(state, desk, seat)
        case Ask.ROW:
            rows = rows_open_to(book, state, top(state).card, seat)
            for row in range(ROW_COUNT):
                offer_if(desk, Option.ROW + row, rows & (1 << row) != 0)
        case Ask.REVIVE:
            side = state.players[seat].side
            pile = state.sides[side].discard
            for place in range(pile.count):
                offer_if(desk, Option.DISCARD + int(side) * PILE_SIZE + place, can_be_revived(book, state, pile.cards[place]))
        case Ask.TAKE:
            _take(book, state, desk)
        case Ask.DECOY | Ask.BOND:
            _units(book, state, desk, seat)
        case Ask.PICK:
            _pick(book, state, desk, seat)
        case _:
            pass
    return desk.option_count


@native
def _turn(book: Book, state: State, desk: Desk, seat: int) -> None:
    """G-040, G-050 to -055."""
    offer(desk, Option.PASS)
    if usable(book, state, seat):
        offer(desk, Option.LEADER)
    hand = state.players[seat].hand
    for place in range(hand.count):
        facts = book.cards[state.cards[hand.cards[place]].card]
        first = Option.PLAY + place * PLACES
        if facts.abilities & UNIT != 0:
            offer(desk, first + int(facts.row))
            offer_if(desk, first + 1, facts.rows == 3)  # G-070
        elif facts.abilities & (HORN | MARDROEME) != 0:
            rows = rows_open_to(book, state, hand.cards[place], seat)
            for row in range(ROW_COUNT):
                offer_if(desk, first + row, rows & (1 << row) != 0)
        elif facts.abilities & DECOY != 0:
            offer_if(desk, first + NO_ROW, side_holds_plain_unit(book, state, state.players[seat].side))
        else:
            offer(desk, first + NO_ROW)


@native
def _hand(state: State, desk: Desk, seat: int) -> None:
    for place in range(state.players[seat].hand.count):
        offer(desk, Option.HAND + place)


@native
def _take(book: Book, state: State, desk: Desk) -> None:
    frame = top(state)
    pile = state.sides[frame.other].discard
    heroes = heroes_too(state)
    for place in range(pile.count):
        option = Option.DISCARD + int(frame.other) * PILE_SIZE + place
        offer_if(desk, option, may_be_taken(book, state, pile.cards[place], frame.card, heroes))


@native
def _units(book: Book, state: State, desk: Desk, seat: int) -> None:
    """G-054: a unit of one's own side that is no hero; G-152: one that has a copy in the deck."""
    side = state.sides[state.players[seat].side]
    for row in range(ROW_COUNT):
        cards = side.rows[row].cards
        for place in range(cards.count):
            number = cards.cards[place]
            if state.ask == Ask.DECOY:
                fits = may_burn(book, state, number, NO_CARD)
            else:
                fits = has_bond_copy(book, state, seat, number)
            offer_if(desk, Option.UNIT + row * PILE_SIZE + place, fits)


@native
def _pick(book: Book, state: State, desk: Desk, seat: int) -> None:
    """Each card of the deck once, by its number: where it lies says nothing."""
    frame = top(state)
    deck = state.players[seat].deck
    low = -1
    while True:
        found = len(book.cards)
        for place in range(deck.count):
            card = state.cards[deck.cards[place]].card
            if low < card < found and fits_search(book, frame.other, frame.card, card):
                found = int(card)
        if found == len(book.cards):
            return
        offer(desk, Option.CARD + found)
        low = found
