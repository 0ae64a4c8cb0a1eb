"""Gwent for the tree search: which answers are equivalent, which questions are minor, and when rounds change."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.hidden.resample import resample
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.engine import step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.state import PILE_SIZE, PLACES, Ask, Option, State
from mulligan.players.gwent.greedy import choose_greedy, option_value
from mulligan.players.gwent.position import evaluate
from mulligan.players.search.levels import POLICY_ONLY, Level, Recipe
from mulligan.players.search.search import SearchRules

_CARD, _ASK, _SEAT = 13, 24, 30  # bit positions in an identity


@native
def identity(book: Book, state: State, option: int) -> int:
    """Identify an answer by its card instead of its place, so that equal ones are tried once."""
    place, card, seat = option, 0, int(state.asked)
    if option >= Option.CARD:
        pass
    elif option >= Option.DISCARD:
        side = (option - Option.DISCARD) // PILE_SIZE
        card = int(state.cards[state.sides[side].discard.cards[(option - Option.DISCARD) % PILE_SIZE]].card) + 1
        place = Option.DISCARD + PILE_SIZE * side
    elif option >= Option.UNIT:
        row = (option - Option.UNIT) // PILE_SIZE
        pile = state.sides[state.players[seat].side].rows[row].cards
        card = int(state.cards[pile.cards[(option - Option.UNIT) % PILE_SIZE]].card) + 1
        place = Option.UNIT + PILE_SIZE * row
    elif option >= Option.PLAY:
        card = int(state.cards[state.players[seat].hand.cards[(option - Option.PLAY) // PLACES]].card) + 1
        place = Option.PLAY + (option - Option.PLAY) % PLACES
    elif option >= Option.HAND:
        card = int(state.cards[state.players[seat].hand.cards[option - Option.HAND]].card) + 1
        place = Option.HAND
    return int(place) | (card << _CARD) | (int(state.ask) << _ASK) | (seat << _SEAT)


@native
def minor(book: Book, state: State) -> bool:
    """Whether a question is about hidden cards, with little at stake."""
    return state.ask == Ask.REDRAW or state.ask == Ask.DISCARD


@native
def turn(state: State) -> int:
    return int(state.round_number)


@native
def heuristic(book: Book, state: State, output: GwentOutput, option: int) -> int:
    count = output.option_count
    value = int(option_value(book, state, output, option))
    output.option_count = count
    return value


RULES = SearchRules(legal, step, resample, choose_greedy, heuristic, identity, minor, turn, evaluate)
RECIPE = Recipe(explore=0.6, widening=2.0, horizon=0)
LEVELS = {"normal": POLICY_ONLY, "hard": Level(300, seconds=0.2), "master": Level(8000)}
