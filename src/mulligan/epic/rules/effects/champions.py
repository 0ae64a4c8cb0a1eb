"""Operations on the champions (and cards of discard piles) that a sentence is about."""

from __future__ import annotations

import numpy as np

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.events import EventKind
from mulligan.epic.output import capped, note_champion
from mulligan.epic.rules.damage import assign_to_champion, assign_to_player, deal_assigned
from mulligan.epic.rules.effects.registry import DONE, UNDONE, carries_out, to_each_champion
from mulligan.epic.rules.in_play import (
    break_leaving,
    bury_leaving,
    change_control,
    create_for_transformed,
    is_leaving,
    leave_discard,
    leave_to_return,
    to_hand,
    turn_to,
)
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import amount_meant, can_be_done, is_subject, mark_card, once_per_team, source_slot
from mulligan.epic.rules.seating import copies_of, seats_of
from mulligan.epic.rules.stats import BLITZ
from mulligan.epic.rulesets import Blitz
from mulligan.epic.state import LEAVING, MARKED_CARDS, MAX_NUMBER, NO_CARD, NOBODY, THEM, Position, Role, State


@carries_out(Op.DAMAGE)
@native
def damage(book: Book, state: State, output: Output, row: Instruction) -> int:
    source, amount = source_slot(state), amount_meant(book, state, row, NOBODY)
    done = UNDONE
    for slot in range(state.slots):
        if is_subject(state, slot):
            assign_to_champion(book, state, slot, amount, source)
            done = DONE
    marked = 0
    for seat in range(seats_of(state)):
        if state.players[seat].mark & THEM != 0:
            marked |= 1 << seat
    marked = once_per_team(state, marked)
    for seat in range(seats_of(state)):
        if includes(marked, seat):
            assign_to_player(state, seat, amount, source)
            done = DONE
    deal_assigned(book, state, output)
    return done if amount > 0 else UNDONE


@native
def leave_play(book: Book, state: State, op: int) -> int:
    """Mark those that the operation can be done to as LEAVING."""
    done = UNDONE
    for slot in range(state.slots):
        if is_subject(state, slot) and can_be_done(book, state, op, slot):
            state.champions[slot].mark |= LEAVING
            done = DONE
    if state.marked & MARKED_CARDS != 0:
        for number in range(copies_of(state)):
            if state.cards[number].mark & THEM != 0:
                mark_card(state, number, LEAVING)
                done = DONE
    return done


@carries_out(Op.BREAK)
@native
def break_(book: Book, state: State, output: Output, row: Instruction) -> int:
    done = leave_play(book, state, Op.BREAK)
    break_leaving(book, state, output)
    return done


@carries_out(Op.BANISH)
@native
def banish(book: Book, state: State, output: Output, row: Instruction) -> int:
    done = leave_play(book, state, Op.BANISH)
    bury_leaving(book, state, output, EventKind.BANISHED)
    return done


@carries_out(Op.RETURN)
@native
def return_to_hand(book: Book, state: State, output: Output, row: Instruction) -> int:
    """To their owners' hands; a token is gone (E-TOKEN-02)."""
    done = UNDONE
    for slot in range(state.slots - 1, -1, -1):
        if is_subject(state, slot):
            number = leave_to_return(book, state, output, slot)
            if number != NO_CARD:
                to_hand(state, output, number, EventKind.RETURNED)
            done = DONE
    if state.marked & MARKED_CARDS != 0:
        for number in range(copies_of(state)):
            if state.cards[number].mark & THEM != 0:
                leave_discard(book, state, output, number)
                to_hand(state, output, number, EventKind.RETURNED)
                done = DONE
    return done


@to_each_champion(Op.EXPEND)
@native
def expend(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    return DONE if turn_to(state, output, slot, Position.EXPENDED) else UNDONE


@to_each_champion(Op.PREPARE)
@native
def prepare(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    return DONE if turn_to(state, output, slot, Position.PREPARED) else UNDONE


@to_each_champion(Op.BONUS)
@native
def bonus(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    """Until the end of the turn."""
    champion = state.champions[slot]
    champion.attack_this_turn = capped(output, champion.attack_this_turn + row.attack, MAX_NUMBER)
    champion.defense_this_turn = capped(output, champion.defense_this_turn + row.defense, MAX_NUMBER)
    champion.keywords_this_turn |= row.keywords
    note_gain(state, output, slot, row.keywords)
    if row.attack != 0 or row.defense != 0:
        note_champion(state, output, EventKind.BONUS, slot, row.attack, row.defense)
    if row.defense < 0:
        state.unsettled = 1
    return DONE


@to_each_champion(Op.GAIN)
@native
def gain_keywords(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    """For as long as it stays in play."""
    state.champions[slot].keywords |= row.keywords
    note_gain(state, output, slot, row.keywords)
    return DONE


@native
def note_gain(state: State, output: Output, slot: int, keywords: int) -> None:
    champion = state.champions[slot]
    if keywords != 0:
        note_champion(state, output, EventKind.KEYWORDS_GAINED, slot, keywords)
    if keywords & BLITZ != 0 and state.rules.blitz == Blitz.REMOVES_DEPLOYING:  # E-KW-BLITZ-01
        champion.deploying = 0


@to_each_champion(Op.COUNTERS)
@native
def put_counters(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    champion = state.champions[slot]
    amount = amount_meant(book, state, row, NOBODY)
    if amount <= 0:
        return UNDONE
    champion.counters = capped(output, champion.counters + amount, MAX_NUMBER)
    note_champion(state, output, EventKind.COUNTERS, slot, amount)
    return DONE


@carries_out(Op.TRANSFORM)
@native
def transform(book: Book, state: State, output: Output, row: Instruction) -> int:
    """E-KW-TRANSFORM: under the owner's deck without being banished; the controller gets the token."""
    tokens = np.zeros(len(state.players), np.int64)  # by the seat that gets them
    for slot in range(state.slots):
        if is_subject(state, slot):
            state.champions[slot].mark |= LEAVING
    for slot in range(state.slots):
        if is_leaving(state, slot):
            tokens[state.champions[slot].controller] += 1
    bury_leaving(book, state, output, EventKind.TRANSFORMED, row.token)
    for seat in range(seats_of(state)):
        for _ in range(tokens[seat]):
            create_for_transformed(book, state, output, row.token, seat)
    return DONE if tokens.any() else UNDONE


@to_each_champion(Op.CONTROL)
@native
def take_control(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    """With no time limit: a champion that was to go home at the end of the turn stays."""
    champion, me = state.champions[slot], top(state).controller
    stays = champion.controller == me and champion.home == NOBODY
    champion.home = NOBODY
    change_control(book, state, output, slot, me)
    return UNDONE if stays else DONE


@to_each_champion(Op.CONTROL_THIS_TURN)
@native
def take_control_this_turn(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    champion, me = state.champions[slot], top(state).controller
    if champion.controller == me:
        return UNDONE
    if champion.home == NOBODY:
        champion.home = champion.controller
    change_control(book, state, output, slot, me)
    return DONE


@to_each_champion(Op.LEAVE_BATTLE)
@native
def leave_battle(book: Book, state: State, output: Output, row: Instruction, slot: int) -> int:
    champion = state.champions[slot]
    if champion.role == Role.NONE:
        return UNDONE
    champion.role = Role.NONE
    note_champion(state, output, EventKind.LEFT_BATTLE, slot)
    return DONE
