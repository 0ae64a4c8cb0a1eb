"""The greedy player maximises the immediate gain, weighed against cards and rounds.

It uses the table, its own hand and deck list, and the size of other hands. All gains are computed from the current table;
no answer is tried out.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.rules.frames import searched_for, top
from mulligan.gwent.rules.plays import calls
from mulligan.gwent.rules.seating import for_points
from mulligan.gwent.state import PILE_SIZE, PLACES, Ask, DeckSearch, Option, State
from mulligan.players.gwent.gains import (
    ACTS,
    bond_gain,
    is_last_round,
    medic_gain,
    muster_gain,
    revived_gain,
    spy_cost,
    weather_card_gain,
)
from mulligan.players.gwent.passing import ENOUGH, PLAY, STOP, aim_of, look
from mulligan.players.gwent.playing import best_decoy_gain, decoy_gain, leader_gain, play_gain
from mulligan.players.gwent.rows import added, note_of
from mulligan.players.gwent.values import CARD, DECOY, held_value, kept_value

LOW = -10_000
NONE = -1
WORTHLESS = -6  # pass instead of giving up this much more than the play gains
PASS = 100  # the value of passing when that is the aim
SUFFICIENT = 200  # the value of a play that wins the round, minus what it gives up
FREE = 300  # the value of a play that costs nothing
LEADER = 7  # the expected gain of using the leader later
DUPLICATE = 8  # a muster calls further copies from the deck, where they take no room in the hand
STALE = 1  # redraw cards this far below the deck's average


@native
def choose_greedy(book: Book, state: State, output: GwentOutput) -> int:
    """The option with the highest value, or the first of equals. The options are in `output`."""
    seat = int(state.asked)
    best, most = int(output.options[0]), LOW
    if state.ask == Ask.TURN:
        return choose_play(book, state, output, seat)
    lead, notes, sums = look(book, state, seat)
    spare = spared(book, state, seat, lead, notes, sums)
    for i in range(output.option_count):
        option = int(output.options[i])
        value = answer_value(book, state, seat, option, notes, sums, spare)
        if value > most:
            best, most = option, value
    return best


@native
def option_value(book: Book, state: State, output: GwentOutput, option: int) -> int:
    """The value of an answer, in strength, relative to other answers to the same question."""
    seat = int(state.asked)
    lead, notes, sums = look(book, state, seat)
    if state.ask == Ask.TURN:
        aim, needed, spare = aim_of(book, state, seat, lead, notes, sums)
        return turn_value(book, state, seat, option, notes, sums, aim, needed, spare)
    spare = spared(book, state, seat, lead, notes, sums)
    return answer_value(book, state, seat, option, notes, sums, spare)


@native
def spared(book: Book, state: State, seat: int, lead: int, notes: int, sums: int) -> int:
    """The strength that a Decoy may give up, or the average value of a redrawn card."""
    if state.ask == Ask.DECOY:
        return aim_of(book, state, seat, lead, notes, sums)[2]
    return average_of_deck(book, state, seat) if state.ask == Ask.REDRAW else 0


@native
def answer_value(book: Book, state: State, seat: int, option: int, notes: int, sums: int, spare: int) -> int:
    """The value of an answer to any question except TURN."""
    player = state.players[seat]
    match state.ask:
        case Ask.STARTER:
            return 1 if option != Option.PLAYER + seat else 0  # go last, to know more
        case Ask.REDRAW:
            if option == Option.PASS:
                return 0
            return spare - STALE - redraw_value(book, state, seat, option - Option.HAND)
        case Ask.DISCARD:
            return -held_value(book, int(state.cards[player.hand.cards[option - Option.HAND]].card))
        case Ask.ROW:
            return play_gain(book, state, seat, int(top(state).card), option - Option.ROW, notes, sums)
        case Ask.REVIVE:
            return revived_gain(book, state, seat, card_in_discard(state, option), notes)
        case Ask.TAKE:
            return held_value(book, card_in_discard(state, option))
        case Ask.DECOY:
            row, place = (option - Option.UNIT) // PILE_SIZE, (option - Option.UNIT) % PILE_SIZE
            number = int(state.sides[player.side].rows[row].cards.cards[place])
            return decoy_gain(book, state, seat, row, number, notes, spare)
        case Ask.BOND:
            row, place = (option - Option.UNIT) // PILE_SIZE, (option - Option.UNIT) % PILE_SIZE
            return bond_gain(book, state, seat, int(state.sides[player.side].rows[row].cards.cards[place]), notes)
        case Ask.PICK:
            card = option - Option.CARD
            if searched_for(top(state)) == DeckSearch.WEATHER:
                return weather_card_gain(book, state, seat, card)
            return held_value(book, card)
        case Ask.OPPONENT:
            return distance(book, state, player.side, state.players[option - Option.PLAYER].side)
        case _:
            return 0


@native
def distance(book: Book, state: State, side: int, other: int) -> int:
    """The gap between two sides in this round; a spy does the least harm where it is wide."""
    return abs(total(book, state, side) - total(book, state, other))


@native
def card_in_discard(state: State, option: int) -> int:
    where = option - Option.DISCARD
    return int(state.cards[state.sides[where // PILE_SIZE].discard.cards[where % PILE_SIZE]].card)


# --- turns ----------------------------------------------------------------------------------------


@native
def choose_play(book: Book, state: State, output: GwentOutput, seat: int) -> int:
    """The option with the highest value on a turn. Cards in hand that share a gain are evaluated once."""
    lead, notes, sums = look(book, state, seat)
    aim, needed, spare = aim_of(book, state, seat, lead, notes, sums)
    best = int(output.options[0])  # passing is offered first
    most = PASS if aim == STOP else WORTHLESS
    last, hand = spends_freely(state, seat), state.players[seat].hand
    medic, revived, caller, called = NONE, 0, NONE, 0
    for i in range(1, output.option_count):
        option = int(output.options[i])
        if option == Option.LEADER:
            value = turn_value(book, state, seat, option, notes, sums, aim, needed, spare)
        else:
            place, row = (option - Option.PLAY) // PLACES, (option - Option.PLAY) % PLACES
            card = int(state.cards[hand.cards[place]].card)
            facts = book.cards[card]
            found = int(facts.abilities)
            if found & Trait.UNIT == 0 or found & (Trait.SPY | ACTS) != 0:
                value = turn_value(book, state, seat, option, notes, sums, aim, needed, spare)
            else:
                gain = added(book, state, state.players[seat].side, row, card, note_of(notes, row))
                if found & Trait.MEDIC != 0:
                    if found & Trait.HERO != medic:
                        medic, revived = int(found & Trait.HERO), medic_gain(book, state, seat, card, notes)
                    gain += revived
                elif found & Trait.MUSTER != 0:
                    group = int(facts.calls) * 2 + int(facts.calls & facts.answers != 0)
                    if group != caller:
                        caller, called = group, muster_gain(book, state, seat, int(hand.cards[place]), card, notes)
                    gain += called
                value = valued(gain, kept_value(book, card), aim, needed, last)
        if value > most:
            best, most = option, value
    return best


@native
def spends_freely(state: State, seat: int) -> bool:
    """Whether cards need not be saved: in the last round, and in games for points."""
    return for_points(state) or is_last_round(state, seat)


@native
def valued(gain: int, given: int, aim: int, needed: int, last: bool) -> int:
    """The value of a play: its gain, weighed against the value of keeping the card."""
    if aim == ENOUGH:
        return SUFFICIENT - given if gain >= needed else gain
    return gain - (given >> 2) if last else (gain - given) >> 1


@native
def turn_value(
    book: Book, state: State, seat: int, option: int, notes: int, sums: int, aim: int, needed: int, spare: int
) -> int:
    if option == Option.PASS:
        return PASS if aim == STOP else WORTHLESS
    last = spends_freely(state, seat)
    if option == Option.LEADER:
        gain, given = leader_gain(book, state, seat, notes, sums), 0 if last else LEADER
        if aim == ENOUGH:
            return SUFFICIENT - given if gain >= needed else gain
        return gain - given
    place, row = (option - Option.PLAY) // PLACES, (option - Option.PLAY) % PLACES
    number = int(state.players[seat].hand.cards[place])
    card = int(state.cards[number].card)
    found = book.cards[card].abilities
    if found & Trait.SPY != 0:
        return spy_value(book, state, seat, card, notes, aim, spare)
    if found & Trait.DECOY != 0:
        return decoy_value(book, state, seat, notes, aim, spare)
    return valued(play_gain(book, state, seat, number, row, notes, sums), kept_value(book, card), aim, needed, last)


@native
def decoy_value(book: Book, state: State, seat: int, notes: int, aim: int, spare: int) -> int:
    """The value of returning the best unit to the hand, free if losing its strength doesn't matter."""
    gain = best_decoy_gain(book, state, seat, notes, spare)
    if aim != PLAY and gain > DECOY and not is_last_round(state, seat):
        return FREE + gain - DECOY
    return gain - DECOY if aim != ENOUGH else -DECOY


@native
def spy_value(book: Book, state: State, seat: int, card: int, notes: int, aim: int, spare: int) -> int:
    """The value of the cards drawn, free if the strength given away doesn't matter."""
    cost = spy_cost(book, card, notes)
    draws = min(int(book.cards[card].draws), int(state.players[seat].deck.count))
    if aim != PLAY and draws > 0 and cost <= spare:
        return FREE - cost
    return draws * CARD - cost


# --- the redraw -----------------------------------------------------------------------------------


@native
def average_of_deck(book: Book, state: State, seat: int) -> int:
    """The average value of a redrawn card."""
    deck, value = state.players[seat].deck, 0
    for place in range(deck.count):
        value += held_value(book, int(state.cards[deck.cards[place]].card))
    return value // max(1, int(deck.count))


@native
def redraw_value(book: Book, state: State, seat: int, place: int) -> int:
    """The value of a card in the opening hand, lower if another card there would call it."""
    hand = state.players[seat].hand
    card = int(state.cards[hand.cards[place]].card)
    value = held_value(book, card)
    if book.cards[card].answers != 0:
        for other in range(hand.count):
            if other != place and calls(book, int(state.cards[hand.cards[other]].card), card):
                return value - DUPLICATE
    return value
