"""The first greedy player of Gwent, kept unchanged: the strength of later policies is measured against it (`bench.policies`).

It tries each answer on a copy of the table and compares totals. It reads only the battlefield, gems, points and hand sizes of
the copy, so the cards it draws there tell it nothing. With several opponents it counts its lead over each, up to a limit: a spy
goes to an opponent who is far ahead or far behind anyway.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import ON_ARRIVAL, Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.seating import for_points, is_duel, opponent
from mulligan.gwent.state import Ask, Option, Phase, State

CARD = 5  # value of a card in hand, in strength
ROUND = 40  # value of a round
GAME = 10_000
COMFORT = 15  # a lead with which it may pass
HOPELESS = 25  # a deficit at which it concedes a round it can afford to lose
REACH = 12  # for points: a gap that a few cards can close
MARGIN = 5  # for points: a safe lead over an opponent who may still play
POOR = 4  # redraw cards with a lower value


@native
def choose_baseline(book: Book, state: State, output: GwentOutput) -> int:
    """The option with the highest value, or the first of equals."""
    best, most = 0, -4 * GAME
    count = legal(book, state, output)
    for i in range(count):
        if i > 0:
            legal(book, state, output)  # trying an answer overwrites the options
        option = output.options[i]
        value = option_value(book, state, output, option)
        if value > most:
            best, most = option, value
    return best


@native
def option_value(book: Book, state: State, output: GwentOutput, option: int) -> int:
    seat = state.asked
    if state.ask == Ask.REDRAW:
        return _redraw(book, state, seat, option)
    if state.ask == Ask.STARTER:
        return 1 if option != Option.PLAYER + seat else 0  # go last, to know more
    if state.ask == Ask.DISCARD:
        return -card_value(book, state, state.players[seat].hand.cards[option - Option.HAND])
    if state.ask == Ask.TURN and option == Option.PASS:
        return _pass(book, state, seat)
    return _tried(book, state, output, seat, option)


@native
def card_value(book: Book, state: State, number: int) -> int:
    """The value of a card in hand."""
    return printed_value(book, state.cards[number].card)


@native
def printed_value(book: Book, card: int) -> int:
    """The value of a card, from its printed facts."""
    facts = book.cards[card]
    if facts.abilities & Trait.UNIT == 0:
        return CARD if facts.abilities & Trait.WEATHER == 0 else CARD - 2
    value = int(facts.strength)
    value += 2 * CARD if facts.abilities & ON_ARRIVAL != 0 else 0
    return value + (2 if facts.abilities & Trait.HERO != 0 else 0)


@native
def _redraw(book: Book, state: State, seat: int, option: int) -> int:
    if option == Option.PASS:
        return 0
    return POOR - card_value(book, state, state.players[seat].hand.cards[option - Option.HAND])


@native
def ahead(book: Book, state: State, seat: int) -> int:
    """The lead over the opponent, or the sum of limited leads over all opponents."""
    side, lead = state.players[seat].side, 0
    own = total(book, state, side)
    for turn in range(1, len(state.sides)):
        over = own - total(book, state, opponent(state, side, turn))
        lead += max(-REACH, min(REACH, over)) if for_points(state) else over
    return lead


@native
def others_passed(state: State, seat: int) -> bool:
    """Whether every opponent has passed."""
    for other in range(len(state.players)):
        if state.players[other].side != state.players[seat].side and state.players[other].passed == 0:
            return False
    return True


@native
def _pass(book: Book, state: State, seat: int) -> int:
    """The value of passing, compared with playing on."""
    if for_points(state):
        return _pass_for_points(book, state, seat)
    lead = ahead(book, state, seat)
    last = state.sides[state.players[seat].side].gems == 1
    if others_passed(state, seat):
        if lead > 0:
            return GAME
        return -GAME if last else (ROUND if lead < -HOPELESS else -ROUND)
    if lead > COMFORT and not last:
        return ROUND
    return ROUND if lead < -HOPELESS and not last else -ROUND


@native
def _pass_for_points(book: Book, state: State, seat: int) -> int:
    """The value of passing: high when every opponent is beaten or out of reach."""
    side = state.players[seat].side
    own = total(book, state, side)
    for turn in range(1, len(state.sides)):
        other = opponent(state, side, turn)
        over = own - total(book, state, other)
        if -REACH <= over <= (0 if state.players[other].passed != 0 else MARGIN):
            return -ROUND
    return GAME if others_passed(state, seat) else ROUND


@native
def _tried(book: Book, state: State, output: GwentOutput, seat: int, option: int) -> int:
    """The improvement of the position by this answer."""
    before, cards = ahead(book, state, seat), state.players[seat].hand.count
    table = output.search[len(output.search) - 1]
    table.table = state
    limit, output.limit, overflows = output.limit, 0, output.overflows  # this only tries an answer
    after = table.table
    step(book, after, option, output)
    while not is_duel(after) and after.ask == Ask.OPPONENT:  # a spy draws the same cards, no matter which opponent gets it
        legal(book, after, output)
        step(book, after, output.options[0], output)
    output.limit, output.overflows = limit, overflows
    if after.over != 0:
        return GAME if after.winners & (1 << seat) != 0 else -GAME
    if after.round_number != state.round_number or after.phase == Phase.STARTER:
        return _round_value(state, after, after.players[seat].side)
    return ahead(book, after, seat) - before + CARD * (after.players[seat].hand.count - cards)


@native
def _round_value(before: State, after: State, side: int) -> int:
    """The value of a round that is over."""
    if for_points(after):
        return ROUND * (after.sides[side].points - before.sides[side].points)
    return ROUND if after.winner == side else -ROUND
