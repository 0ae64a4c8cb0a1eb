"""Operations on players: cards, health and tokens."""

from __future__ import annotations

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_player
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.events import EventKind
from mulligan.epic.rules.damage import draw, gain_health, lose_health
from mulligan.epic.rules.effects.registry import DONE, UNDONE, carries_out, to_each_player
from mulligan.epic.rules.in_play import create
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import amount_meant, clear, mark_champion, players_meant
from mulligan.epic.rules.seating import reaches, same_team, seats_of
from mulligan.epic.state import NO_SLOT, THEM, PlayerMark, State


@to_each_player(Op.DRAW)
@native
def draws(book: Book, state: State, output: Output, row: Instruction, seat: int) -> int:
    amount = amount_meant(book, state, row, seat)
    draw(state, output, seat, amount)
    return DONE if amount > 0 else UNDONE


@to_each_player(Op.GAIN_HEALTH)
@native
def gains_health(book: Book, state: State, output: Output, row: Instruction, seat: int) -> int:
    return DONE if gain_health(state, output, seat, amount_meant(book, state, row, seat)) else UNDONE


@to_each_player(Op.LOSE_HEALTH)
@native
def loses_health(book: Book, state: State, output: Output, row: Instruction, seat: int) -> int:
    amount = amount_meant(book, state, row, seat)
    lose_health(state, output, seat, amount)
    return DONE if amount > 0 else UNDONE


@to_each_player(Op.NO_HEALTH)
@native
def cannot_gain_health(book: Book, state: State, output: Output, row: Instruction, seat: int) -> int:
    """E-TEAM-01: health is the team's, so no player of the team can gain any."""
    for other in range(seats_of(state)):
        if same_team(state, seat, other):
            state.players[other].mark |= PlayerMark.NO_HEALTH
    return DONE


@carries_out(Op.CREATE)
@native
def creates(book: Book, state: State, output: Output, row: Instruction) -> int:
    """The next sentence is about the tokens."""
    mask = players_meant(state, row.who)
    clear(state, THEM)
    done = UNDONE
    for offset in range(seats_of(state)):
        seat = (int(state.turn_player) + offset) % seats_of(state)
        if includes(mask, seat):
            for _ in range(amount_meant(book, state, row, seat)):
                slot = create(book, state, output, row.token, seat)
                if slot != NO_SLOT:
                    mark_champion(state, slot, THEM)
                    done = DONE
    return done


@carries_out(Op.NO_ATTACKS)
@native
def no_more_attacks(book: Book, state: State, output: Output, row: Instruction) -> int:
    if not reaches(state, top(state).controller, state.turn_player):
        return UNDONE
    state.no_attacks = 1
    note_player(output, EventKind.ATTACKS_ENDED, state.turn_player)
    return DONE
