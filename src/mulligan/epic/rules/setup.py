"""Setting up a game (E-SETUP)."""

from __future__ import annotations

from mulligan.core.desk import Desk
from mulligan.core.native import native
from mulligan.core.piles import push, shuffle
from mulligan.core.random import below
from mulligan.epic.book import Book
from mulligan.epic.rules.damage import draw
from mulligan.epic.rules.engine import run
from mulligan.epic.rules.play_area import clear_slot
from mulligan.epic.state import NO_SLOT, NOBODY, State, Step

STARTING_HEALTH = 30
STARTING_HAND = 5
AT_RANDOM = -1


@native
def clear_table(state: State) -> None:
    """An empty table for a zeroed state."""
    for slot in range(len(state.champions)):
        clear_slot(state, slot)
    for seat in range(len(state.players)):
        player = state.players[seat]
        player.team = seat
        player.reach = (1 << len(state.players)) - 1
        player.gold = 1  # E-SETUP-16
        state.teams[seat].health = STARTING_HEALTH  # E-SETUP-09
    battle = state.battle
    battle.attacker, battle.defender = NOBODY, NOBODY
    battle.source, battle.victim = NO_SLOT, NO_SLOT
    state.holder = NOBODY
    state.turn_player = NOBODY


@native
def add_card(state: State, number: int, card: int, seat: int) -> None:
    """One card of a player's deck (E-OWN-02)."""
    copy = state.cards[number]
    copy.card, copy.owner = card, seat
    push(state.players[seat].deck, number)


@native
def begin_game(book: Book, state: State, desk: Desk, first_player: int) -> None:
    """E-SETUP-12 to -15: shuffle, who begins, five cards each; then the first mulligan question."""
    if first_player == AT_RANDOM:
        first_player = below(state.random, len(state.players))
    state.first_player = first_player
    state.turn_player = first_player
    state.holder = first_player
    for seat in range(len(state.players)):
        shuffle(state.random, state.players[seat].deck, state.players[seat].deck.count)
    for seat in range(len(state.players)):
        draw(state, desk, seat, STARTING_HAND)
    state.step = Step.MULLIGAN
    run(book, state, desk)
