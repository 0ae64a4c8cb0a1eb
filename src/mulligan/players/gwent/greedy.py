"""The greedy player: tries each answer on a copy of the table and looks at the totals, and at nothing that is hidden from it.

Of the copy it reads the battlefield, the gems and how many cards each hand has; so what it draws there tells it nothing.
"""

from __future__ import annotations

from mulligan.core.native import native
from mulligan.gwent.book import HERO, ON_ARRIVAL, UNIT, WEATHER, Book
from mulligan.gwent.desk import GwentDesk
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.strength import total
from mulligan.gwent.state import Ask, Option, State

CARD = 5  # what a card in hand is worth in strength
ROUND = 40  # what a round is worth
GAME = 10_000
COMFORT = 15  # so far ahead one may stop
HOPELESS = 25  # so far behind one gives a round up, if one can
POOR = 4  # a card of less is put back before the game


@native
def choose_greedy(book: Book, state: State, desk: GwentDesk) -> int:
    """The option with the greatest worth; the first of equals."""
    best, most = 0, -4 * GAME
    count = legal(book, state, desk)
    for i in range(count):
        if i > 0:
            legal(book, state, desk)  # trying an answer has used the desk
        option = desk.options[i]
        worth = option_worth(book, state, desk, option)
        if worth > most:
            best, most = option, worth
    return best


@native
def option_worth(book: Book, state: State, desk: GwentDesk, option: int) -> int:
    seat = state.asked
    if state.ask == Ask.REDRAW:
        return _redraw(book, state, seat, option)
    if state.ask == Ask.STARTER:
        return 1 if option != Option.PLAYER + seat else 0  # who comes last knows more
    if state.ask == Ask.DISCARD:
        return -card_worth(book, state, state.players[seat].hand.cards[option - Option.HAND])
    if state.ask == Ask.TURN and option == Option.PASS:
        return _pass(book, state, seat)
    return _tried(book, state, desk, seat, option)


@native
def card_worth(book: Book, state: State, number: int) -> int:
    """Of a card in hand, by its print."""
    facts = book.cards[state.cards[number].card]
    if facts.abilities & UNIT == 0:
        return CARD if facts.abilities & WEATHER == 0 else CARD - 2
    worth = int(facts.strength)
    worth += 2 * CARD if facts.abilities & ON_ARRIVAL != 0 else 0
    return worth + (2 if facts.abilities & HERO != 0 else 0)


@native
def _redraw(book: Book, state: State, seat: int, option: int) -> int:
    if option == Option.PASS:
        return 0
    return POOR - card_worth(book, state, state.players[seat].hand.cards[option - Option.HAND])


@native
def ahead(book: Book, state: State, seat: int) -> int:
    side = state.players[seat].side
    return total(book, state, side) - total(book, state, 1 - side)


@native
def _pass(book: Book, state: State, seat: int) -> int:
    """Against what playing on is worth: a card for its strength."""
    lead = ahead(book, state, seat)
    last = state.sides[state.players[seat].side].gems == 1
    if state.players[1 - seat].passed != 0:
        if lead > 0:
            return GAME
        return -GAME if last else (ROUND if lead < -HOPELESS else -ROUND)
    if lead > COMFORT and not last:
        return ROUND
    return ROUND if lead < -HOPELESS and not last else -ROUND


@native
def _tried(book: Book, state: State, desk: GwentDesk, seat: int, option: int) -> int:
    """How much better the table looks after this answer."""
    before, cards = ahead(book, state, seat), state.players[seat].hand.count
    table = desk.thoughts[len(desk.thoughts) - 1]
    table.table = state
    limit, desk.limit = desk.limit, 0
    step(book, table.table, option, desk)
    desk.limit = limit
    after = table.table
    if after.over != 0:
        return GAME if after.winners == 1 << after.players[seat].side else -GAME
    if after.round_number != state.round_number:
        return ROUND if after.winner == after.players[seat].side else -ROUND
    return ahead(book, after, seat) - before + CARD * (after.players[seat].hand.count - cards)
