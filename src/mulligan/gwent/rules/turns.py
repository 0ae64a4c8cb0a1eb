"""The starter, redraws, turns and passing (sections 3 and 4)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import note_player
from mulligan.core.kernel.piles import pluck
from mulligan.core.kernel.random import below
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.parts import Faction
from mulligan.gwent.rules.leaders.use import is_active, usable
from mulligan.gwent.rules.seating import is_duel
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL, draw, in_solo, note_hand, plays_itself, put_at_bottom, shuffle_deck
from mulligan.gwent.rulesets import Redraw
from mulligan.gwent.state import NOBODY, Ask, LeaderState, Phase, State

OPENING_HAND = 10  # G-032
REDRAWS = 2  # G-033
AT_RANDOM = -1


@native
def count_faction(state: State, faction: int) -> int:
    count = 0
    for seat in range(len(state.players)):
        if state.players[seat].faction == faction:
            count += 1
    return count


@native
def chooser(state: State, which: int) -> int:
    """The `which`-th Scoia'tael player, counted from 0 (G-104), or NOBODY."""
    for seat in range(len(state.players)):
        if state.players[seat].faction == Faction.SCOIATAEL:
            if which == 0:
                return seat
            which -= 1
    return NOBODY


@native
def settle_starter(state: State, output: GwentOutput, starter: int) -> None:
    """Decide the starter before hands are seen (G-031, G-034): given, chosen by Scoia'tael, or by a coin."""
    choosers = count_faction(state, Faction.SCOIATAEL)
    if in_solo(output, state):
        human = state.players[HUMAN].faction == Faction.SCOIATAEL
        start_with(state, HUMAN if human else VIRTUAL)  # G-245, G-258
    elif starter != AT_RANDOM:
        start_with(state, starter)
    elif choosers == 1:
        state.ask, state.asked = Ask.STARTER, chooser(state, 0)
    elif choosers > 1 and not is_duel(state):
        state.ask, state.asked = Ask.STARTER, chooser(state, below(state.random, choosers))  # G-225, G-234
        note_player(output, EventKind.CHOOSER_DRAWN, state.asked)
    else:
        start_with(state, below(state.random, len(state.players)))
        note_player(output, EventKind.COIN_TOSSED, state.starter)


@native
def may_start(state: State, seat: int, other: int) -> bool:
    """Scoia'tael may choose anybody to start the game (G-104); teammates choose one of themselves for a round (OQ-21)."""
    return state.round_number == 0 or state.players[other].side == state.players[seat].side


@native
def start_with(state: State, starter: int) -> None:
    """Start the game, or in teams (OQ-21) the next round."""
    state.starter = starter
    state.phase = Phase.DEAL if state.round_number == 0 else Phase.ROUND_BEGINS


@native
def deal(book: Book, state: State, output: GwentOutput) -> None:
    """Deal the opening hands (G-032)."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        shuffle_deck(state, seat)
        if plays_itself(output, state, seat):
            continue  # G-244: it has no hand
        row = book.leaders[player.leader]
        more = row.cards if row.effect == LeaderEffect.OPENING_CARDS and player.leader_state != LeaderState.CANCELLED else 0
        draw(state, output, seat, OPENING_HAND + more)
        player.redraws = REDRAWS
    state.phase = Phase.REDRAW


@native
def redraw(state: State, output: GwentOutput, seat: int, place: int) -> None:
    """G-033: a rejected card goes to the bottom of the deck, so it cannot come straight back."""
    player = state.players[seat]
    number = pluck(player.hand, place)
    note_hand(state, output, EventKind.REDREW, seat, state.cards[number].card)
    put_at_bottom(state, seat, number)
    player.redraws -= 1
    player.rejected += 1
    draw(state, output, seat, 1)
    if player.redraws == 0:
        end_redraw(state, seat)


@native
def end_redraw(state: State, seat: int) -> None:
    """G-033: the boxed game now shuffles the rejected cards in; in the video game they stay at the bottom."""
    player = state.players[seat]
    player.redraws = 0
    if player.rejected > 0 and state.rules.redraw == Redraw.SHUFFLED_BACK:
        shuffle_deck(state, seat)
    player.rejected = 0


@native
def next_redraw(state: State) -> None:
    """Ask the next player to redraw, the starter first."""
    for turn in range(len(state.players)):
        seat = (state.starter + turn) % len(state.players)
        if state.players[seat].redraws > 0:
            state.ask, state.asked = Ask.REDRAW, seat
            return
    state.phase = Phase.ROUND_BEGINS


# --- turns -------------------------------------------------------------------------------------------


@native
def can_act(book: Book, state: State, seat: int) -> bool:
    """Whether the player has not passed and has something left (G-041, G-042)."""
    return state.players[seat].passed == 0 and has_something_left(book, state, seat)


@native
def has_something_left(book: Book, state: State, seat: int) -> bool:
    """Whether the player has a card or a leader to use (G-042).

    Whether a leader finds a card in the deck is secret, so a player with such a leader is always asked (decision 0005).
    """
    player = state.players[seat]
    if player.hand.count > 0:
        return True
    if player.leader_state != LeaderState.READY:
        return False
    row = book.leaders[player.leader]
    if row.needs_deck != 0:
        return player.deck.count > 0
    return is_active(row) and usable(book, state, seat)


@native
def next_turn(book: Book, state: State, output: GwentOutput) -> None:
    """Ask the next player who can act, clockwise; end the round if nobody can (G-041 to -043)."""
    for seat in range(len(state.players)):
        if state.acted == seat or state.acted == NOBODY:  # after their turn, or when the round begins
            note_if_out(book, state, output, seat)
    for turn in range(len(state.players)):
        seat = (state.turn + turn) % len(state.players)
        if can_act(book, state, seat):
            state.turn = seat
            state.ask, state.asked = Ask.TURN, seat
            return
    state.phase, state.point = Phase.ROUND_ENDS, 0


@native
def note_if_out(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-042: a player with nothing left counts as passed."""
    if state.players[seat].passed == 0 and not has_something_left(book, state, seat):
        note_player(output, EventKind.RAN_OUT, seat)


@native
def end_turn(state: State, seat: int) -> None:
    state.acted = seat
    state.turn = (seat + 1) % len(state.players)


@native
def pass_turn(state: State, output: GwentOutput, seat: int) -> None:
    state.players[seat].passed = 1
    note_player(output, EventKind.PASSED, seat)
