"""What is best for the virtual opponent (G-247, OQ-27).

Of all ways to resolve what it plays it takes the one after which its total is furthest above the human's. It weighs them on
copies of the table, on which no hidden card is drawn and chance decides nothing. Equals: the row with most cards, then close,
ranged, siege.
"""

from __future__ import annotations

from mulligan.core.native import native
from mulligan.gwent.book import UNIT, Book
from mulligan.gwent.desk import GwentDesk
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.resolution import answer, carry_on
from mulligan.gwent.rules.solo import lead_of, place_agile_well
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.state import NO_ROW, PILE_SIZE, Ask, Option, State

WORST = -32000


@native
def best_answer(book: Book, state: State, desk: GwentDesk) -> int:
    """To the question that the virtual opponent is asked: depth first through all answers that follow from one another."""
    limit, desk.limit = desk.limit, 0  # nothing of this happens; the last thought is left to others
    thoughts = desk.thoughts
    thoughts[0].table = state
    thoughts[0].table.weighing, thoughts[0].tried = 1, 0
    best, first, row = 0, 0, NO_ROW
    most, straight, most_cards, best_row = WORST, WORST, -1, NO_ROW
    ply = 0
    while ply >= 0:
        thought = thoughts[ply]
        if thought.tried == legal(book, thought.table, desk):
            ply -= 1
            continue
        choice = desk.options[thought.tried]
        thought.tried += 1
        if ply == 0:
            first, row = choice, row_of_choice(book, state, choice)
        elif ply == 1 and thought.table.ask == Ask.ROW:
            row = choice - Option.ROW  # of the card that was chosen first
        later = thoughts[ply + 1]
        later.table = thought.table
        answer(book, later.table, choice, desk)
        carry_on(book, later.table, desk)
        if later.table.ask != Ask.NOTHING and later.table.asked == VIRTUAL and ply + 3 < len(thoughts):
            ply += 1
            later.tried = 0
            continue
        at_once = lead_of(book, later.table)  # a card goes where it is best, not elsewhere first
        place_agile_well(book, later.table, desk)
        ahead, cards = lead_of(book, later.table), cards_in_row(state, row)
        better = ahead > most
        if ahead == most:
            better = at_once > straight
            if at_once == straight:
                better = cards > most_cards or (cards == most_cards and row < best_row)
        if better:
            best, most, straight, most_cards, best_row = first, ahead, at_once, cards, row
    desk.limit = limit
    return best


@native
def row_of_choice(book: Book, state: State, choice: int) -> int:
    """The row that an answer is about, or NO_ROW."""
    if state.ask == Ask.ROW:
        return choice - Option.ROW
    if state.ask == Ask.PICK:
        card = choice - Option.CARD
    else:
        where = choice - Option.DISCARD
        card = state.cards[state.sides[where // PILE_SIZE].discard.cards[where % PILE_SIZE]].card
    return book.cards[card].row if book.cards[card].abilities & UNIT != 0 else NO_ROW


@native
def cards_in_row(state: State, row: int) -> int:
    return 0 if row == NO_ROW else int(state.sides[state.players[VIRTUAL].side].rows[row].cards.count)
