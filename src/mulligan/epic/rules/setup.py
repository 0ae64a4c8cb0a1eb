"""Setting up a game (E-SETUP)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.piles import push, shuffle
from mulligan.core.kernel.random import below
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.battle.damage_step import NO_BATTLE
from mulligan.epic.rules.damage import draw
from mulligan.epic.rules.engine import run
from mulligan.epic.rules.in_play import clear_slot
from mulligan.epic.rules.seating import first_of_team, seats_of, see_neighbours
from mulligan.epic.state import NOBODY, State, Step

STARTING_HEALTH = 30
STARTING_HAND = 5
AT_RANDOM = -1


@native
def clear_table(state: State, seats: int) -> None:
    """Set up an empty table for `seats` players in a zeroed state that has its mode."""
    for slot in range(len(state.champions)):
        clear_slot(state, slot)
    size = state.mode.team_size
    state.seats = seats
    for seat in range(seats):
        player = state.players[seat]
        player.team = seat // size
        player.gold = 1  # E-SETUP-16, E-MP-02
        state.teams[player.team].health = size * STARTING_HEALTH  # E-SETUP-09, E-HYDRA-02
    see_neighbours(state)
    state.battle = NO_BATTLE[0]
    state.holder = NOBODY
    state.turn_player = NOBODY


@native
def add_card(state: State, number: int, card: int, seat: int) -> None:
    """One card of a player's deck (E-OWN-02)."""
    copy = state.cards[number]
    copy.card, copy.owner = card, seat
    state.copies = number + 1
    push(state.players[seat].deck, number)


@native
def begin_game(book: Book, state: State, output: Output, first_player: int) -> None:
    """E-SETUP-12 to -15: decide who begins, shuffle, deal five cards each and ask the first mulligan question."""
    if first_player == AT_RANDOM:
        first_player = below(state.random, seats_of(state))
    first_player = first_of_team(state, first_player)
    state.first_player = first_player
    state.turn_player = first_player
    state.holder = first_player
    for seat in range(seats_of(state)):
        shuffle(state.random, state.players[seat].deck, state.players[seat].deck.count)
    for seat in range(seats_of(state)):
        draw(state, output, seat, STARTING_HAND)
    state.step = Step.MULLIGAN
    run(book, state, output)
