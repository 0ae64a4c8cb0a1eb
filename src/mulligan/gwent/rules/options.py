"""The legal answers to the open question, in ascending order."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import offer, offer_if
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import may_burn, side_holds_plain_unit
from mulligan.gwent.rules.frames import pile_taken_from, searched_for, taken_by, top
from mulligan.gwent.rules.leaders.use import may_be_chosen, usable
from mulligan.gwent.rules.plays import can_be_revived, rows_open_to
from mulligan.gwent.rules.searches import fits_search, has_bond_copy, heroes_too, may_be_taken
from mulligan.gwent.rules.turns import may_start
from mulligan.gwent.rules.zones import abilities
from mulligan.gwent.state import NO_CARD, NO_ROW, PILE_SIZE, PLACES, ROW_COUNT, Ask, Option, State

AGILE = 3  # mask of the close and ranged rows
MOST_OPTIONS = 0x3FF  # four for each of 256 cards in a turn; used as a mask, it tells the compiler that no index is negative


@native
def legal(book: Book, state: State, output: GwentOutput) -> int:
    """Write the options to `output` and return their number."""
    output.option_count = 0
    seat = state.asked
    match state.ask:
        case Ask.TURN:
            _turn(book, state, output, seat)
        case Ask.STARTER:
            for other in range(len(state.players)):
                offer_if(output, Option.PLAYER + other, may_start(state, seat, other))
        case Ask.REDRAW:
            offer(output, Option.PASS)
            _hand(state, output, seat)
        case Ask.DISCARD:
            _hand(state, output, seat)
        case Ask.ROW:
            rows = rows_open_to(book, state, top(state).card, seat)
            for row in range(ROW_COUNT):
                offer_if(output, Option.ROW + row, rows & (1 << row) != 0)
        case Ask.REVIVE:
            side = state.players[seat].side
            pile = state.sides[side].discard
            for place in range(pile.count):
                offer_if(output, Option.DISCARD + int(side) * PILE_SIZE + place, can_be_revived(book, state, pile.cards[place]))
        case Ask.TAKE:
            _take(book, state, output)
        case Ask.DECOY | Ask.BOND:
            _units(book, state, output, seat)
        case Ask.PICK:
            _pick(book, state, output, seat)
        case Ask.OPPONENT:
            for other in range(len(state.players)):
                offer_if(output, Option.PLAYER + other, may_be_chosen(book, state, seat, other))
        case _:
            pass
    return output.option_count


@native
def _turn(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-040, G-050 to -055."""
    offer(output, Option.PASS)
    if usable(book, state, seat):
        offer(output, Option.LEADER)
    hand, count = state.players[seat].hand, int(output.option_count)
    for place in range(hand.count):  # few branches, and the count in a register: a branch per card would be mispredicted
        facts = book.cards[state.cards[hand.cards[place]].card]
        first = Option.PLAY + place * PLACES
        output.options[count & MOST_OPTIONS] = first + int(facts.row)
        count += facts.plays != 0
        output.options[count & MOST_OPTIONS] = first + 1
        count += facts.plays == AGILE  # G-070
        if facts.plays == 0:
            output.option_count = count
            _play_special(book, state, output, seat, hand.cards[place], first)
            count = int(output.option_count)
    output.option_count = count


@native
def _play_special(book: Book, state: State, output: GwentOutput, seat: int, number: int, first: int) -> None:
    """Special cards that need a free row, or a unit to swap with."""
    if abilities(book, state, number) & Trait.DECOY != 0:
        offer_if(output, first + NO_ROW, side_holds_plain_unit(book, state, state.players[seat].side))
        return
    rows = rows_open_to(book, state, number, seat)
    for row in range(ROW_COUNT):
        offer_if(output, first + row, rows & (1 << row) != 0)


@native
def _hand(state: State, output: GwentOutput, seat: int) -> None:
    count, size = int(output.option_count), int(state.players[seat].hand.count)
    for place in range(size):
        output.options[(count + place) & MOST_OPTIONS] = Option.HAND + place
    output.option_count = count + size


@native
def _take(book: Book, state: State, output: GwentOutput) -> None:
    frame = top(state)
    side = int(pile_taken_from(frame))
    pile = state.sides[side].discard
    heroes = heroes_too(state)
    for place in range(pile.count):
        option = Option.DISCARD + side * PILE_SIZE + place
        offer_if(output, option, may_be_taken(book, state, pile.cards[place], taken_by(frame), heroes))


@native
def _units(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """Units on the player's side: G-054: those that are not heroes; G-152: those with another copy in the deck."""
    side = state.sides[state.players[seat].side]
    for row in range(ROW_COUNT):
        cards = side.rows[row].cards
        for place in range(cards.count):
            number = cards.cards[place]
            if state.ask == Ask.DECOY:
                fits = may_burn(book, state, number, NO_CARD)
            else:
                fits = has_bond_copy(book, state, seat, number)
            offer_if(output, Option.UNIT + row * PILE_SIZE + place, fits)


@native
def _pick(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """Each matching card of the deck once, by its number, so that the options do not show the deck's order."""
    frame = top(state)
    deck = state.players[seat].deck
    low = -1
    while True:
        found = len(book.cards)
        for place in range(deck.count):
            card = state.cards[deck.cards[place]].card
            if low < card < found and fits_search(book, searched_for(frame), frame.card, card):
                found = int(card)
        if found == len(book.cards):
            return
        offer(output, Option.CARD + found)
        low = found
