"""How the virtual opponent chooses (G-247, OQ-27).

It tries every answer on a copy of the table, without drawing hidden cards or using chance, and follows the questions that an
answer causes. Usually the best answer maximises its total minus the human's. Medics (G-255) and Arnjolf (G-152) maximise its
own total, and the difference only breaks ties. Remaining ties go to the row with most cards, then to close, ranged, siege.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import MAX_CHAIN, GwentOutput, SearchNode
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.rules.dispatch import answer, run_until_asked
from mulligan.gwent.rules.frames import searched_for, top
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.solo.opponent import place_agile_well
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL
from mulligan.gwent.state import NO_ROW, PILE_SIZE, Ask, DeckSearch, Option, State


@native
def best_answer(book: Book, state: State, output: GwentOutput) -> int:
    """The virtual opponent's answer to the open question.

    Depth first: a later question counts with the answer that it would give then.
    """
    limit, output.limit = output.limit, 0  # none of this is logged
    search = output.search
    search[0].table = state
    search[0].table.weighing, search[0].tried = 1, 0
    ply = 0
    while True:
        node, later = search[ply], search[ply + 1]
        if node.tried == legal(book, node.table, output):
            if ply == 0:
                break
            ply -= 1
            earlier = search[ply]
            row = node.row if node.table.ask == Ask.ROW else row_of_choice(book, earlier.table, earlier.choice)
            consider(earlier, int(node.own), int(node.human), int(node.moved), int(row))
            continue
        node.choice = output.options[node.tried]
        node.tried += 1
        later.table = node.table
        answer(book, later.table, node.choice, output)
        run_until_asked(book, later.table, output)
        if later.table.ask != Ask.NOTHING and later.table.asked == VIRTUAL and ply + 1 < MAX_CHAIN:
            ply += 1
            later.tried = 0
            continue
        at_once = own_total(book, later.table)
        place_agile_well(book, later.table, output)
        own, human = own_total(book, later.table), total(book, later.table, later.table.players[HUMAN].side)
        consider(node, own, human, own - at_once, row_of_choice(book, node.table, node.choice))
    output.limit = limit
    return int(search[0].best)


@native
def own_total(book: Book, state: State) -> int:
    return total(book, state, state.players[VIRTUAL].side)


@native
def consider(node: SearchNode, own: int, human: int, moved: int, row: int) -> None:
    """Remember the answer just tried if it is the best so far."""
    if node.tried == 1 or is_better(node, own, human, moved, row):
        node.best, node.own, node.human, node.moved, node.row = node.choice, own, human, moved, row


@native
def is_better(node: SearchNode, own: int, human: int, moved: int, row: int) -> bool:
    """Whether the answer beats the best so far. Among equals, prefer fewer moves: a card goes to its best row directly."""
    if seeks_growth(node.table) and own != node.own:
        return own > node.own
    lead, best_lead = own - human, node.own - node.human
    if lead != best_lead:
        return lead > best_lead
    if moved != node.moved:
        return moved < node.moved
    cards, best_cards = cards_in_row(node.table, row), cards_in_row(node.table, node.row)
    if cards != best_cards:
        return cards > best_cards
    return row < node.row


@native
def seeks_growth(table: State) -> bool:
    """Whether it maximises its own total (G-255, G-152). For Harald's Mardroeme (G-154) both goals give the same answer."""
    return table.ask == Ask.REVIVE or (table.ask == Ask.PICK and searched_for(top(table)) == DeckSearch.BOND)


@native
def row_of_choice(book: Book, state: State, choice: int) -> int:
    """The row of an answer, or NO_ROW."""
    if state.ask == Ask.ROW:
        return choice - Option.ROW
    if state.ask == Ask.PICK:
        card = choice - Option.CARD
    else:
        where = choice - Option.DISCARD
        card = state.cards[state.sides[where // PILE_SIZE].discard.cards[where % PILE_SIZE]].card
    return book.cards[card].row if book.cards[card].abilities & Trait.UNIT != 0 else NO_ROW


@native
def cards_in_row(state: State, row: int) -> int:
    return 0 if row == NO_ROW else int(state.sides[state.players[VIRTUAL].side].rows[row].cards.count)
