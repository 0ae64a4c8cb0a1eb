"""When leaders may be used, and using them (G-120). Their effects are in `effects`."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import note_card
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderRow, Use
from mulligan.gwent.events import EventKind
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.frames import top
from mulligan.gwent.rules.leaders import effects
from mulligan.gwent.rules.leaders.effects import affects
from mulligan.gwent.rules.leaders.registry import dispatch_conditions, dispatch_kernels, effects_used
from mulligan.gwent.rules.zones import in_solo
from mulligan.gwent.state import FrameKind, LeaderState, State

REGISTERED = (effects,)  # importing it registers the kernels that the dispatchers are made of
would_do_something = dispatch_conditions(effects_used(Use.ACTION))
carry_out_action = dispatch_kernels(effects_used(Use.ACTION))
carry_out_in_solo = dispatch_kernels(effects_used(Use.PASSIVE, Use.SOLO))


@native
def is_active(row: LeaderRow) -> bool:
    """G-120: used instead of playing a card."""
    return row.use == Use.ACTION


@native
def usable(book: Book, state: State, seat: int) -> bool:
    """G-120: ready, and its effect would do something."""
    player = state.players[seat]
    if player.leader_state != LeaderState.READY:
        return False
    row = book.leaders[player.leader]
    return is_active(row) and would_do_something(book, state, seat, row)


@native
def may_be_chosen(book: Book, state: State, seat: int, other: int) -> bool:
    """G-224: a spy may go to any opponent; OQ-17: a leader may act on any opponent that it affects."""
    if top(state).kind == FrameKind.SPY:
        return state.players[other].side != state.players[seat].side
    return affects(book, state, seat, other, book.leaders[state.players[seat].leader].effect)


@native
def use_leader(book: Book, state: State, output: GwentOutput, seat: int) -> None:
    """G-120: once per game."""
    player = state.players[seat]
    player.leader_state = LeaderState.USED
    note_card(output, EventKind.LEADER_USED, seat, player.leader)
    lead(book, state, output, seat, book.leaders[player.leader])


@native
def lead(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
    """Carry out a leader's effect. Only the virtual opponent turns up leaders that players do not use."""
    if is_active(row):
        carry_out_action(book, state, output, seat, row)
    elif in_solo(output, state):
        carry_out_in_solo(book, state, output, seat, row)
