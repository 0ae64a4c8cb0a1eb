"""Weaker players for the levels novice and easy, with the plausible mistakes of beginners."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.seating import same_team
from mulligan.epic.rules.stats import attack, defense
from mulligan.epic.state import Ask, Option, State
from mulligan.players.epic.evaluation import LETHAL, champion_value, printed_value
from mulligan.players.epic.greedy import choose_greedy, option_value
from mulligan.players.stream import Stream, pick_below

_NOISE = 6  # a novice can't tell answers apart that differ by less than this, in points of damage
_ALERT = 3  # a novice considers playing a card at one in this many questions on the opponent's turn
_SLIP = 2  # an easy player gives one in this many answers as a novice would


@native
def choose_novice(book: Book, state: State, output: Output, stream: Stream) -> int:
    """Play the largest card, attack whenever possible, block rarely, and mostly forget to use gold on the opponent's turn."""
    if state.ask == Ask.PLAYS and not same_team(state, state.turn_player, state.asked) and pick_below(stream, _ALERT) != 0:
        return output.options[0]
    best, most = 0, -2 * LETHAL
    for i in range(output.option_count):
        value = at_first_sight(book, state, output.options[i]) + pick_below(stream, _NOISE)
        if value > most:
            best, most = i, value
    return output.options[best]


@native
def choose_easy(book: Book, state: State, output: Output, stream: Stream) -> int:
    """Play well half of the time, otherwise as a novice."""
    if pick_below(stream, _SLIP) == 0:
        return choose_novice(book, state, output, stream)
    return choose_greedy(book, state, output)


@native
def at_first_sight(book: Book, state: State, option: int) -> int:
    """The value of an answer, ignoring the reply: size counts, blockers and timing don't."""
    me = state.asked
    match state.ask:
        case Ask.MAIN:
            return _largest(book, state, me, option)
        case Ask.BLOCKER:
            return _block(book, state, option)
        case Ask.MULLIGAN | Ask.ATTACKER:
            return _NOISE if option == Option.PASS else 0
        case _:
            return option_value(book, state, option)


@native
def _largest(book: Book, state: State, me: int, option: int) -> int:
    if option == Option.PASS or option >= Option.DISCARD:
        return 0
    if option >= Option.POWER:
        return option_value(book, state, option)
    if option >= Option.CHAMPION:
        return _NOISE + int(attack(book, state, option - Option.CHAMPION))
    return 2 * _NOISE + printed_value(book, state.cards[state.players[me].hand.cards[option - Option.HAND]].card)


@native
def _block(book: Book, state: State, option: int) -> int:
    """Block only with a champion that looks strong, regardless of the attacker."""
    if option == Option.PASS or state.battle.blocked != 0:
        return 2 * _NOISE if option == Option.PASS else 0
    slot = option - Option.CHAMPION
    return champion_value(book, state, slot) + int(defense(book, state, slot)) // 2
