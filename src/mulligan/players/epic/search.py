"""Epic for the tree search: which answers are equivalent, which questions are minor, and when turns change."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.hidden.resample import resample
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.state import PILE_SIZE, POWERS_PER_CHAMPION, Ask, Option, State
from mulligan.players.epic.greedy import choose_greedy, option_value
from mulligan.players.epic.position import evaluate
from mulligan.players.search.levels import POLICY_ONLY, Level, Recipe
from mulligan.players.search.search import SearchRules

_CARD, _ASK, _SEAT, _MORE = 12, 24, 30, 34  # bit positions in an identity


@native
def identity(book: Book, state: State, option: int) -> int:
    """Identify an answer by its card instead of its place, and a champion by its condition, to try equal ones once."""
    place, card, more = option, 0, 0
    if option >= Option.DISCARD:
        seat = (option - Option.DISCARD) // PILE_SIZE
        card = int(state.cards[state.players[seat].discard.cards[(option - Option.DISCARD) % PILE_SIZE]].card)
        place = Option.DISCARD + PILE_SIZE * seat
    elif option >= Option.POWER:
        slot = (option - Option.POWER) // POWERS_PER_CHAMPION
        card, more = int(state.champions[slot].card), _condition(state, slot)
        place = Option.POWER + (option - Option.POWER) % POWERS_PER_CHAMPION
    elif option >= Option.CHAMPION:
        slot = option - Option.CHAMPION
        card, more = int(state.champions[slot].card), _condition(state, slot)
        place = Option.CHAMPION
    elif option >= Option.HAND:
        card = int(state.cards[state.players[state.asked].hand.cards[option - Option.HAND]].card)
        place = Option.HAND
    elif option >= Option.TRIGGER:
        card = int(state.triggers[option - Option.TRIGGER].card)
        place = Option.TRIGGER
    return int(place) | (card << _CARD) | (int(state.ask) << _ASK) | (int(state.asked) << _SEAT) | (more << _MORE)


@native
def _condition(state: State, slot: int) -> int:
    """A 28-bit hash of everything that can differ between two champions with the same card."""
    it = state.champions[slot]
    mixed = int(it.damage)
    mixed = mixed * 31 + int(it.counters)
    mixed = mixed * 31 + int(it.attack_this_turn)
    mixed = mixed * 31 + int(it.defense_this_turn)
    mixed = mixed * 31 + int(it.keywords)
    mixed = mixed * 31 + int(it.keywords_this_turn)
    mixed = mixed * 31 + int(it.position) * 8 + int(it.deploying) * 4 + int(it.role)
    mixed = mixed * 31 + int(it.controller) + 1
    mixed = mixed * 31 + int(it.home) + 1
    mixed = mixed * 31 + int(it.mark)
    return (mixed ^ (mixed >> 28)) & 0xFFFFFFF


@native
def minor(book: Book, state: State) -> bool:
    """Whether a question has many answers and little at stake, or is about hidden cards."""
    match state.ask:
        case Ask.ASSIGN | Ask.BREAKTHROUGH | Ask.AMOUNT | Ask.ORDER | Ask.REVEAL | Ask.MULLIGAN | Ask.RECYCLE | Ask.HAND_LIMIT:
            return True
        case _:
            return False


@native
def turn(state: State) -> int:
    return int(state.turn)


@native
def heuristic(book: Book, state: State, output: Output, option: int) -> int:
    return int(option_value(book, state, option))


RULES = SearchRules(legal, step, resample, choose_greedy, heuristic, identity, minor, turn, evaluate)
RECIPE = Recipe(explore=0.7, widening=2.0, horizon=2)
LEVELS = {"normal": POLICY_ONLY, "hard": Level(100, seconds=0.2), "master": Level(6000)}
