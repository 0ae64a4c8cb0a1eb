"""Two weaker players with the mistakes of beginners. They see what the greedy player sees and evaluate it less well.

A novice plays the strongest card first, ignores how many cards are left, saves spies for last, and plays special cards at
random. An easy player reads the table, but looks only at the strength of this turn, and passes too early or too late.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.state import PLACES, Ask, Option, State
from mulligan.players.gwent.greedy import choose_greedy
from mulligan.players.gwent.leading import leader_gain
from mulligan.players.gwent.passing import is_last_to_act, look
from mulligan.players.gwent.playing import play_gain
from mulligan.players.stream import Stream, pick_below

LOW = -10_000
FAR_AHEAD = 40  # the lead with which a novice passes
AHEAD = 15  # the same when no opponent can respond
WHIM = 12  # a novice gives a special card or a leader a random value below this
EASY_LEAD, EASY_SPREAD = 8, 24  # the lead with which an easy player passes, and how much it varies
EASY_NOISE = 4
EASY_SPY = 8  # an easy player's value of the cards that a spy draws


@native
def choose_novice(book: Book, state: State, output: GwentOutput, stream: Stream) -> int:
    if state.ask != Ask.TURN:
        return choose_greedy(book, state, output)
    seat = int(state.asked)
    lead, _, _ = look(book, state, seat)
    enough = AHEAD if is_last_to_act(state, seat) else FAR_AHEAD
    if lead >= enough * (len(state.sides) - 1):
        return int(output.options[0])
    hand = state.players[seat].hand
    best, most = int(output.options[0]), LOW
    for i in range(1, output.option_count):
        option = int(output.options[i])
        value = pick_below(stream, WHIM)
        if option != Option.LEADER:
            facts = book.cards[state.cards[hand.cards[(option - Option.PLAY) // PLACES]].card]
            if facts.abilities & Trait.SPY != 0:
                value = -int(facts.strength)
            elif facts.abilities & Trait.UNIT != 0:
                value = int(facts.strength)
        if value > most:
            best, most = option, value
    return best


@native
def choose_easy(book: Book, state: State, output: GwentOutput, stream: Stream) -> int:
    if state.ask != Ask.TURN:
        return choose_greedy(book, state, output)
    seat = int(state.asked)
    lead, notes, sums = look(book, state, seat)
    enough = 0 if is_last_to_act(state, seat) else EASY_LEAD + pick_below(stream, EASY_SPREAD)
    if lead > enough * (len(state.sides) - 1):
        return int(output.options[0])
    best, most = int(output.options[0]), 0
    for i in range(1, output.option_count):
        option = int(output.options[i])
        value = strength_now(book, state, seat, option, notes, sums) + pick_below(stream, EASY_NOISE)
        if value > most:
            best, most = option, value
    return best


@native
def strength_now(book: Book, state: State, seat: int, option: int, notes: int, sums: int) -> int:
    """An easy player's estimate of an option's gain."""
    if option == Option.LEADER:
        return leader_gain(book, state, seat, notes, sums)
    place, row = (option - Option.PLAY) // PLACES, (option - Option.PLAY) % PLACES
    number = int(state.players[seat].hand.cards[place])
    card = int(state.cards[number].card)
    if book.cards[card].abilities & Trait.SPY != 0:
        return EASY_SPY - int(book.cards[card].strength)
    return play_gain(book, state, seat, number, row, notes, sums)
