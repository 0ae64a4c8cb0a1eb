"""The gain of using a player's leader now."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import Pile
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.agile import AGILE_ROWS, is_agile
from mulligan.gwent.rules.plays import slot_is_free
from mulligan.gwent.rules.searches import WITH_HEROES, WITHOUT_HEROES, has_bond_copy, may_be_taken
from mulligan.gwent.rules.seating import opponent
from mulligan.gwent.state import ROW_COUNT, State
from mulligan.players.gwent.gains import best_row_gain, mardroeme_gain, row_scorch_gain, weather_card_gain, weather_gain
from mulligan.players.gwent.rows import added, doubling, lost, note_of
from mulligan.players.gwent.values import held_value

NEWS = 1  # the value of seeing an opponent's cards, or of a turn that uses no card
NEVER = -100


@native
def leader_gain(book: Book, state: State, seat: int, notes: int, sums: int) -> int:
    row = book.leaders[state.players[seat].leader]
    match row.effect:
        case LeaderEffect.PLAY_FROM_DECK:
            return played_gain(book, state, seat, int(row.card), notes)
        case LeaderEffect.PLAY_WEATHER:
            return best_weather_gain(book, state, seat)
        case LeaderEffect.CLEAR_WEATHER:
            return weather_gain(book, state, seat, 0)
        case LeaderEffect.HORN:
            return doubling(state, state.players[seat].side, int(row.row), notes, sums)
        case LeaderEffect.SCORCH:
            return row_scorch_gain(book, state, seat, int(row.row), int(row.least))
        case LeaderEffect.TAKE_FROM_DISCARD:
            return taken_gain(book, state, seat, int(state.rules.relentless))
        case LeaderEffect.RETURN_FROM_DISCARD:
            pile = state.sides[state.players[seat].side].discard
            return best_to_take(book, state, pile, int(state.rules.bringer), WITH_HEROES)
        case LeaderEffect.MOVE_AGILE:
            return moving_gain(book, state, seat, notes)
        case LeaderEffect.DISCARD_AND_PICK:
            return exchange_gain(book, state, seat, int(row.cards))
        case LeaderEffect.PLAY_BOND_COPY:
            return best_bond_gain(book, state, seat, notes)
        case _:
            return NEWS


@native
def played_gain(book: Book, state: State, seat: int, card: int, notes: int) -> int:
    """The gain of a special card in the deck."""
    if book.cards[card].abilities & Trait.WEATHER != 0:
        return weather_card_gain(book, state, seat, card)
    best = 0
    for row in range(ROW_COUNT):
        if slot_is_free(book, state, state.players[seat].side, row):
            best = max(best, mardroeme_gain(book, state, seat, row, note_of(notes, row)))
    return best


@native
def best_weather_gain(book: Book, state: State, seat: int) -> int:
    """The gain of the best weather card in the deck."""
    deck, best = state.players[seat].deck, NEVER
    for place in range(deck.count):
        card = int(state.cards[deck.cards[place]].card)
        if book.cards[card].abilities & Trait.WEATHER != 0:
            best = max(best, weather_card_gain(book, state, seat, card))
    return best


@native
def best_to_take(book: Book, state: State, pile: Pile, taken: int, heroes: bool) -> int:
    """The value of the best card that a leader can take from a discard pile."""
    best = 0
    for place in range(pile.count):
        if may_be_taken(book, state, pile.cards[place], taken, heroes):
            best = max(best, held_value(book, int(state.cards[pile.cards[place]].card)))
    return best


@native
def taken_gain(book: Book, state: State, seat: int, taken: int) -> int:
    best = 0
    for turn in range(1, len(state.sides)):
        pile = state.sides[opponent(state, state.players[seat].side, turn)].discard
        best = max(best, best_to_take(book, state, pile, taken, WITHOUT_HEROES))
    return best


@native
def moving_gain(book: Book, state: State, seat: int, notes: int) -> int:
    """G-144: the gain from moving agile units to their other row."""
    side, gain = state.players[seat].side, 0
    for row in range(AGILE_ROWS):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if is_agile(book, state, cards.cards[place]):
                card = int(state.cards[cards.cards[place]].card)
                there = added(book, state, side, 1 - row, card, note_of(notes, 1 - row))
                gain += max(0, there - lost(book, state, side, row, card, note_of(notes, row)))
    return gain


@native
def exchange_gain(book: Book, state: State, seat: int, cards: int) -> int:
    """G-147: the gain from exchanging the worst cards in hand for the best in the deck."""
    player, best = state.players[seat], 0
    for place in range(player.deck.count):
        best = max(best, held_value(book, int(state.cards[player.deck.cards[place]].card)))
    low, lower = 100, 100
    for place in range(player.hand.count):
        value = held_value(book, int(state.cards[player.hand.cards[place]].card))
        if value < lower:
            low, lower = lower, value
        elif value < low:
            low = value
    return best - low - lower if cards > 1 else best - lower


@native
def best_bond_gain(book: Book, state: State, seat: int, notes: int) -> int:
    """G-152: the gain of the best copy of a unit on the player's side."""
    side, best = state.players[seat].side, NEVER
    for row in range(ROW_COUNT):
        cards = state.sides[side].rows[row].cards
        for place in range(cards.count):
            if has_bond_copy(book, state, seat, cards.cards[place]):
                best = max(best, best_row_gain(book, state, seat, int(state.cards[cards.cards[place]].card), notes))
    return best
