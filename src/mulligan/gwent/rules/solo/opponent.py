"""The virtual opponent's turns, Decoys and leaders (section 14.5). `search` makes its choices."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import note_card
from mulligan.core.kernel.piles import insert, pop, push, remove
from mulligan.gwent.book.layout import Book
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput, lose_effect
from mulligan.gwent.parts import Trait
from mulligan.gwent.rules.battlefield.agile import is_agile, move_unit
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.rules.frames import (
    NOT_QUIET,
    clear_drawn,
    has_room,
    pop_frame,
    push_enter,
    push_enter_drawn,
    set_drawn,
    top,
)
from mulligan.gwent.rules.leaders.use import is_active, lead, would_do_something
from mulligan.gwent.rules.turns import can_act, note_if_out
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL, abilities, draw_card
from mulligan.gwent.state import Ask, LeaderState, Phase, State


@native
def lead_of(book: Book, state: State) -> int:
    """The virtual opponent's total minus the human's."""
    return total(book, state, state.players[VIRTUAL].side) - total(book, state, state.players[HUMAN].side)


@native
def next_solo_turn(book: Book, state: State, output: GwentOutput) -> None:
    """G-244 to -246."""
    if state.turn == VIRTUAL:
        if state.plays_left > 0:
            state.plays_left -= 1
            play_top_card(book, state, output)
        elif state.last_turn != 0:
            state.phase, state.point = Phase.ROUND_ENDS, 0
        else:
            state.turn = HUMAN
    elif can_act(book, state, HUMAN):
        state.ask, state.asked = Ask.TURN, HUMAN
    else:
        note_if_out(book, state, output, HUMAN)
        state.last_turn = 1
        begin_virtual_turn(state)


@native
def begin_virtual_turn(state: State) -> None:
    state.turn = VIRTUAL
    state.plays_left += 1


@native
def play_top_card(book: Book, state: State, output: GwentOutput) -> None:
    """Play the top card of its deck (G-244), if it has one (OQ-25)."""
    if state.players[VIRTUAL].deck.count == 0:
        return
    number = draw_card(state, VIRTUAL)
    note_card(output, EventKind.PLAYED, VIRTUAL, state.cards[number].card)
    if abilities(book, state, number) & Trait.WEATHER != 0:
        state.plays_left += 1
    push_enter(state, VIRTUAL, number, NOT_QUIET)


@native
def draw_and_play(state: State, output: GwentOutput) -> None:
    """G-253: draw the cards of a spy or leader, and play them one after the other."""
    count = min(top(state).left, state.players[VIRTUAL].deck.count)
    pop_frame(state)
    if not has_room(state):
        lose_effect(state, output)
    elif state.weighing == 0:
        for _ in range(count):
            push_enter_drawn(state, VIRTUAL)
        for i in range(count):  # the first card drawn is in the top frame
            set_drawn(state, i, draw_card(state, VIRTUAL))


@native
def play_drawn(book: Book, state: State, output: GwentOutput) -> None:
    """Log the drawn card of the top frame as played. OQ-29: a weather card lets it play another, as in its turn."""
    place_agile_well(book, state, output)  # OQ-35
    frame = top(state)
    clear_drawn(frame)
    note_card(output, EventKind.PLAYED, VIRTUAL, state.cards[frame.card].card)
    if abilities(book, state, frame.card) & Trait.WEATHER != 0 and state.phase == Phase.TURNS:
        state.plays_left += 1


@native
def turn_up(book: Book, state: State, output: GwentOutput) -> None:
    """Play the cards under its Decoys before the round is scored (G-256, OQ-26)."""
    place_agile_well(book, state, output)  # OQ-35: between one card and the next
    if state.under_count == 0 or state.weighing != 0:  # weighing must not look at the next card
        pop_frame(state)
        return
    state.under_count -= 1
    number = int(state.under[state.under_count])
    state.under[state.under_count] = 0
    note_card(output, EventKind.TURNED_UP, VIRTUAL, state.cards[number].card)
    push_enter(state, VIRTUAL, number, NOT_QUIET)


@native
def turn_up_leader(book: Book, state: State, output: GwentOutput) -> None:
    """G-261: if the human is ahead, the top leader acts for the virtual opponent, unless it is cancelled (G-137)."""
    if state.leaders_variant == 0 or state.leader_count == 0 or lead_of(book, state) >= 0:
        return
    state.leader_count -= 1
    leader = int(state.leaders[state.leader_count])
    state.leaders[state.leader_count] = 0
    note_card(output, EventKind.LEADER_TURNED_UP, VIRTUAL, leader)
    row = book.solo[leader]
    if state.players[VIRTUAL].leader_state != LeaderState.CANCELLED:
        if not is_active(row) or would_do_something(book, state, VIRTUAL, row):
            lead(book, state, output, VIRTUAL, row)


# --- what is best ------------------------------------------------------------------------------------------


@native
def place_agile_well(book: Book, state: State, output: GwentOutput) -> None:
    """Move agile units as long as that raises its total, the best move first (G-254, OQ-35)."""
    side = state.players[VIRTUAL].side
    while True:
        now = total(book, state, side)
        best_row, best_place, most = 0, -1, now
        for row in range(2):
            here, there = state.sides[side].rows[row].cards, state.sides[side].rows[1 - row].cards
            for place in range(here.count):
                if is_agile(book, state, here.cards[place]):
                    number = remove(here, place)
                    push(there, number)
                    then = total(book, state, side)
                    pop(there)
                    insert(here, place, number)
                    if then > most:
                        best_row, best_place, most = row, place, then
        if best_place < 0:
            return
        move_unit(state, output, VIRTUAL, best_row, best_place)
