"""The gain of a play: the change in the lead plus the value of other effects, computed without trying the play.

Expensive cases are estimated: units burn at their present strength, and cards brought by a muster or a Medic do not change
each other's strength, except those with Tight Bond.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import Pile
from mulligan.gwent.book.layout import BATTLEFIELD, Book
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.strength import (
    any_player_has,
    boosts,
    may_burn,
    strength_among,
    total_in_weather,
    weather_rows,
)
from mulligan.gwent.rules.plays import calls, can_be_revived
from mulligan.gwent.rules.seating import for_points, opponent
from mulligan.gwent.rulesets import PirateScorch
from mulligan.gwent.state import NO_CARD, NOBODY, ROW_COUNT, Passive, State
from mulligan.players.gwent.rows import DOUBLED, SPIES, added, note_of
from mulligan.players.gwent.values import CARD, CHAIN, HELD_CARD, SUMMONED

AGILE = 3  # mask of the close and ranged rows
EVERY_SIDE, OPPONENTS = True, False  # the sides whose strongest units burn
ACTS = Trait.MARDROEME | Trait.SCORCH | Trait.SUMMON  # traits that act on arrival, other than Medic, Muster and Spy


@native
def unit_gain(book: Book, state: State, seat: int, number: int, card: int, row: int, notes: int) -> int:
    """The gain of placing a unit in a row, including its abilities. `number` is its copy in the hand, or NO_CARD."""
    facts = book.cards[card]
    if facts.abilities & Trait.SPY != 0:
        return spy_gain(book, state, seat, card, notes)
    gain = added(book, state, state.players[seat].side, row, card, note_of(notes, row))
    if facts.abilities & (Trait.MEDIC | Trait.MUSTER) != 0:
        if facts.abilities & Trait.MEDIC != 0:
            gain += medic_gain(book, state, seat, card, notes)
        if facts.abilities & Trait.MUSTER != 0:
            gain += muster_gain(book, state, seat, number, card, notes)
    if facts.abilities & ACTS != 0:
        gain += arrival_gain(book, state, seat, card, row, notes)
    return gain


@native
def medic_gain(book: Book, state: State, seat: int, card: int, notes: int) -> int:
    """The gain of a Medic. G-139: hero Medics never revive at random (G-090)."""
    at_random = book.cards[card].abilities & Trait.HERO == 0 and any_player_has(state, Passive.RANDOM_MEDICS)
    return revival_gain(book, state, seat, notes, at_random)


@native
def arrival_gain(book: Book, state: State, seat: int, card: int, row: int, notes: int) -> int:
    """The gain of other units on arrival, apart from their strength."""
    facts = book.cards[card]
    gain = 0
    if facts.abilities & Trait.SCORCH != 0:
        if facts.scorch_row == BATTLEFIELD:
            gain += battlefield_scorch_gain(book, state, seat, card, row, notes)
        else:
            gain += row_scorch_gain(book, state, seat, int(facts.scorch_row), int(facts.scorch_least))
    if facts.abilities & Trait.MARDROEME != 0:
        gain += mardroeme_gain(book, state, seat, row, note_of(notes, row))
    if facts.abilities & Trait.SUMMON != 0 and not is_last_round(state, seat):
        gain += SUMMONED
    return gain


@native
def is_last_round(state: State, seat: int) -> bool:
    """Whether a duel ends with this round in any case."""
    return not for_points(state) and state.sides[0].gems == 1 and state.sides[1].gems == 1


# --- spies ----------------------------------------------------------------------------------------


@native
def spy_gain(book: Book, state: State, seat: int, card: int, notes: int) -> int:
    """The value of the cards drawn minus the strength given away."""
    cards = min(int(book.cards[card].draws), int(state.players[seat].deck.count))
    return CARD * cards - spy_cost(book, card, notes)


@native
def spy_cost(book: Book, card: int, notes: int) -> int:
    """The printed strength of a spy; effects that change it on the other side are rare enough to ignore."""
    strength = int(book.cards[card].strength)
    return strength * 2 if notes & SPIES != 0 else strength


# --- cards that bring others ----------------------------------------------------------------------


@native
def best_row_gain(book: Book, state: State, seat: int, card: int, notes: int) -> int:
    """The strength that a unit adds in its better row, without its effects on arrival."""
    side, facts = state.players[seat].side, book.cards[card]
    first = int(facts.row)
    gain = added(book, state, side, first, card, note_of(notes, first))
    if facts.rows == AGILE:
        gain = max(gain, added(book, state, side, 1, card, note_of(notes, 1)))
    return gain


@native
def revived_gain(book: Book, state: State, seat: int, card: int, notes: int) -> int:
    """The gain of a unit that a Medic revives."""
    found = book.cards[card].abilities
    if found & Trait.SPY != 0:
        return spy_gain(book, state, seat, card, notes)
    gain = best_row_gain(book, state, seat, card, notes)
    if found & (Trait.MEDIC | Trait.MUSTER | ACTS) == 0:
        return gain
    if found & Trait.MEDIC != 0:
        gain += CHAIN
    if found & Trait.MUSTER != 0:
        gain += muster_gain(book, state, seat, NO_CARD, card, notes)
    if found & ACTS != 0:
        gain += arrival_gain(book, state, seat, card, int(book.cards[card].row), notes)
    return gain


@native
def revival_gain(book: Book, state: State, seat: int, notes: int, at_random: bool) -> int:
    """The gain of the best unit that a Medic could revive, or of an average one."""
    pile = state.sides[state.players[seat].side].discard
    best, everything, count = 0, 0, 0
    for place in range(pile.count):
        if can_be_revived(book, state, pile.cards[place]):
            gain = revived_gain(book, state, seat, int(state.cards[pile.cards[place]].card), notes)
            best = max(best, gain)
            everything += gain
            count += 1
    if at_random and count > 0:
        return everything // count
    return best


@native
def muster_gain(book: Book, state: State, seat: int, number: int, card: int, notes: int) -> int:
    """The strength of the cards that a muster calls, minus the value of those from the hand, which could have been played
    later.
    """
    player = state.players[seat]
    gain, _, bonded, strength = called_gain(book, state, seat, NO_CARD, card, player.deck, notes)
    more, held, others, other_strength = called_gain(book, state, seat, number, card, player.hand, notes)
    gain, bonded, strength = gain + more, bonded + others, max(strength, other_strength)
    return gain + strength * (bonded * bonded - bonded) - HELD_CARD * held  # n bonded cards were counted one by one


@native
def called_gain(
    book: Book, state: State, seat: int, number: int, caller: int, pile: Pile, notes: int
) -> tuple[int, int, int, int]:
    """The called cards in a pile: total strength, number, number of bonded ones, and the strength of one of those."""
    side = state.players[seat].side
    gain, count, bonded, strength = 0, 0, 0, 0
    for place in range(pile.count):
        card = int(state.cards[pile.cards[place]].card)
        if calls(book, caller, card) and pile.cards[place] != number:
            row = int(book.cards[card].row)
            note = note_of(notes, row)
            gain += added(book, state, side, row, card, note)
            count += 1
            if book.cards[card].abilities & Trait.TIGHT_BOND != 0:
                bonded += 1
                strength = int(book.cards[card].strength) * (1 + ((note >> DOUBLED) & 1))
    return gain, count, bonded, strength


@native
def bond_gain(book: Book, state: State, seat: int, number: int, notes: int) -> int:
    """G-152: the gain from playing another copy of one of the player's units."""
    return best_row_gain(book, state, seat, int(state.cards[number].card), notes)


# --- Mardroeme ------------------------------------------------------------------------------------


@native
def mardroeme_gain(book: Book, state: State, seat: int, row: int, note: int) -> int:
    """The gain of transforming a row's Berserkers."""
    side = state.players[seat].side
    cards = state.sides[side].rows[row].cards
    gain, together, bonded = 0, 0, 0
    for place in range(cards.count):
        card = int(state.cards[cards.cards[place]].card)
        if book.cards[card].abilities & Trait.BERSERKER != 0:
            form = int(book.cards[card].becomes)
            gain += added(book, state, side, row, form, note) - added(book, state, side, row, card, note)
            if book.cards[form].abilities & Trait.TIGHT_BOND != 0:
                together += 1
                bonded = int(book.cards[form].strength)
    return gain + bonded * (together * together - together)


# --- scorch ---------------------------------------------------------------------------------------


@native
def strongest_in(book: Book, state: State, side: int, row: int, weather: int, spies: bool) -> tuple[int, int]:
    """The highest strength of the row's units and the total of all units that have it, or 0 without such units."""
    line = state.sides[side].rows[row]
    cards = line.cards
    morale, horns = boosts(book, state, cards)
    most, everything = 0, 0
    for place in range(cards.count):
        if may_burn(book, state, cards.cards[place], NO_CARD):
            covered = weather & (1 << row) != 0
            strength = strength_among(book, state, side, row, place, covered, spies, morale, horns)
            if strength > most:
                most, everything = strength, 0
            if strength == most:
                everything += strength
    return most, everything


@native
def row_scorch_gain(book: Book, state: State, seat: int, row: int, least: int) -> int:
    """G-080: the loss of each opponent's row; their average if there are several."""
    weather, spies = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    gain = 0
    for turn in range(1, len(state.sides)):
        side = opponent(state, state.players[seat].side, turn)
        if state.sides[side].rows[row].cards.count > 0:
            if total_in_weather(book, state, side, row, weather, spies) >= least:
                gain += strongest_in(book, state, side, row, weather, spies)[1]
    return gain // (len(state.sides) - 1)


@native
def battlefield_scorch_gain(book: Book, state: State, seat: int, card: int, row: int, notes: int) -> int:
    """G-081: the gain of a unit's Scorch, which may destroy the unit itself. G-224: for points, it spares its own side."""
    if for_points(state):
        return scorch_gain(book, state, seat, OPPONENTS)
    own = 0
    if state.rules.pirate != PirateScorch.SPARES_ITSELF:
        own = added(book, state, state.players[seat].side, row, card, note_of(notes, row))
    return scorch_gain(book, state, seat, EVERY_SIDE, own)


@native
def scorch_gain(book: Book, state: State, seat: int, own_too: bool, other: int = 0) -> int:
    """The gain of destroying the strongest units of EVERY_SIDE or of the OPPONENTS.

    `other` is the strength of an additional unit on the player's side, or 0.
    """
    mine, opponents = state.players[seat].side, len(state.sides) - 1
    weather, spies = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    most, gain = other, -other * opponents
    for side in range(len(state.sides)):
        if own_too or side != mine:
            for row in range(ROW_COUNT):
                if state.sides[side].rows[row].cards.count > 0:
                    strength, loss = strongest_in(book, state, side, row, weather, spies)
                    if strength > most:
                        most, gain = strength, 0
                    if strength == most:
                        gain += -loss * opponents if side == mine else loss
    return gain // opponents


# --- weather and horns ----------------------------------------------------------------------------


@native
def weather_gain(book: Book, state: State, seat: int, after: int) -> int:
    """The gain if weather covered the rows of the mask `after`."""
    before, spies = weather_rows(book, state), any_player_has(state, Passive.DOUBLE_SPIES)
    mine, opponents = state.players[seat].side, len(state.sides) - 1
    gain = 0
    for row in range(ROW_COUNT):
        if (before ^ after) & (1 << row) != 0:
            for side in range(len(state.sides)):
                if state.sides[side].rows[row].cards.count > 0:
                    change = total_in_weather(book, state, side, row, after, spies)
                    change -= total_in_weather(book, state, side, row, before, spies)
                    gain += change * opponents if side == mine else -change
    return gain // opponents


@native
def weather_card_gain(book: Book, state: State, seat: int, card: int) -> int:
    facts = book.cards[card]
    if facts.abilities & Trait.CLEAR_WEATHER != 0:
        return weather_gain(book, state, seat, 0) if state.weather.count > 0 else 0
    return weather_gain(book, state, seat, weather_rows(book, state) | int(facts.rows))


# --- Decoy ----------------------------------------------------------------------------------------


@native
def someone_else_played(state: State, seat: int, number: int) -> bool:
    """Whether an opponent played this card, so it is a spy."""
    holder = state.cards[number].holder
    return holder != NOBODY and state.players[holder].side != state.players[seat].side
