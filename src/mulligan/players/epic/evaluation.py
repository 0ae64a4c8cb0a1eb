"""Evaluation of champions, cards and effects for a seat, at about 1 per point of damage. Rough, public and cheap."""

from __future__ import annotations

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.epic.book.enums import CardType, When
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.programs.targets import ABOUT
from mulligan.epic.rules.seating import is_duel, is_in, reaches, same_team, seats_of
from mulligan.epic.rules.stats import (
    AIRBORNE,
    BREAKTHROUGH,
    RIGHTEOUS,
    UNBANISHABLE,
    UNBREAKABLE,
    attack,
    defense,
    keywords,
)
from mulligan.epic.state import NO_CARD, Position, Role, State, Step

LETHAL = 10000
DISCARDED = 3  # a card that an opponent discards
SMALL = 1  # better than nothing
UNKNOWN = 2  # an effect without its own case; the sign is its tone

# A champion's value, in sixteenths of a point of damage: tuned in games against earlier players.
_UNIT = 16
_PER_ATTACK, _PER_DEFENSE, _PRESENCE = 13, 2, 5
_AIRBORNE, _BREAKTHROUGH, _RIGHTEOUS = 14, 7, 8  # extra per point of attack
_PER_POWER, _PER_BONUS, _TRIGGERED = 50, 17, 24

_RETURNED, _TRANSFORMED = 3, 2  # value left to the owner: the returned card, the token
_EXPENDED = 1
_MOST_SPARED = 30

_ATTACKS = (1 << When.ATTACKS) | (1 << When.DEALS_DAMAGE) | (1 << When.DAMAGES_PLAYER) | (1 << When.DAMAGES_OPPONENT)
_ALLY = (1 << When.ALLY_GOOD) | (1 << When.ALLY_WILD) | (1 << When.ALLY_EVIL) | (1 << When.ALLY_SAGE)
_LASTING = _ATTACKS | _ALLY | (1 << When.SOME_BROKEN) | (1 << When.START_OF_YOUR_TURN) | (1 << When.BROKEN)
LONGEST = 40  # instructions read per program

TONES = np.array([op.facts.tone for op in Op], np.int8)


@native
def health_of(state: State, seat: int) -> int:
    return int(state.teams[state.players[seat].team].health)


@native
def weakest_enemy(state: State, me: int) -> int:
    """The opponent with the least health among those that `me` can affect."""
    if is_duel(state):
        return 1 - me
    weakest = me
    for seat in range(seats_of(state)):
        if is_in(state, seat) and reaches(state, me, seat) and not same_team(state, seat, me):
            if weakest == me or health_of(state, seat) < health_of(state, weakest):
                weakest = seat
    return weakest


@native
def harm(state: State, seat: int, amount: int) -> int:
    """The value of damage to a player: 1 per point at 20 health, rising as health falls."""
    health = health_of(state, seat)
    if amount >= health:
        return LETHAL
    if amount <= 0:
        return 0
    return amount * (40 + 2440 // (2 * health - amount)) // 100


@native
def _body(book: Book, card: int, strength: int, toughness: int, words: int) -> int:
    """The value of a champion with this attack, defense and these keywords."""
    facts = book.cards[card]
    per_attack = _PER_ATTACK
    if words & AIRBORNE != 0:
        per_attack += _AIRBORNE
    if words & BREAKTHROUGH != 0:
        per_attack += _BREAKTHROUGH
    if words & RIGHTEOUS != 0:
        per_attack += _RIGHTEOUS
    value = per_attack * strength + _PER_DEFENSE * toughness + _PRESENCE
    if facts.conditions & _LASTING != 0:
        value += _TRIGGERED
    return (value + _PER_POWER * int(facts.power_count) + _PER_BONUS * int(facts.bonus_count)) // _UNIT


@native
def printed_value(book: Book, card: int) -> int:
    """The value of a card in a hand or a pile."""
    facts = book.cards[card]
    if facts.card_type == CardType.EVENT:
        return 3 + 3 * int(facts.cost)
    return _body(book, card, int(facts.attack), int(facts.defense), int(facts.keywords))


@native
def champion_value(book: Book, state: State, slot: int) -> int:
    """The value of a champion in play."""
    strength, toughness = int(attack(book, state, slot)), int(defense(book, state, slot))
    return _body(book, state.champions[slot].card, strength, toughness, keywords(book, state, slot))


# --- one effect ---------------------------------------------------------------------------------------


@native
def _describes(op: int) -> bool:
    """Whether the operation adds to the subject of the sentence."""
    match op:
        case Op.NAMESAKES | Op.CHAMPIONS_OF_MARKED | Op.AND_CHAMPIONS_OF_MARKED | Op.PILES_OF_MARKED | Op.PICK:
            return True
        case _:
            return False


@native
def next_effect(book: Book, pc: int) -> int:
    """The address of the first effect after a pick."""
    for _ in range(LONGEST):
        pc += 1
        row = book.code[pc]
        if row.op == Op.DELAY:
            pc += 1
            row = book.code[pc]
        if not _describes(row.op):
            break
    return pc


@native
def value_of_champion(book: Book, state: State, me: int, pc: int, slot: int) -> int:
    """The value of the effect at `pc` if it applies to this champion."""
    champion = state.champions[slot]
    row = book.code[pc]
    mine = same_team(state, champion.controller, me)
    theirs = -1 if mine else 1  # positive if the effect harms it
    value = champion_value(book, state, slot)
    words = keywords(book, state, slot)
    match row.op:
        case Op.BREAK:
            return 0 if words & UNBREAKABLE != 0 else theirs * (value + _spared(book, state, me, slot))
        case Op.BANISH:
            return 0 if words & UNBANISHABLE != 0 else theirs * (value + SMALL + _spared(book, state, me, slot))
        case Op.DAMAGE | Op.DIVIDE_DAMAGE:
            left = defense(book, state, slot) - champion.damage
            if row.amount >= left and words & UNBREAKABLE == 0:
                return theirs * (value + _spared(book, state, me, slot))
            return theirs * (int(row.amount) // 8)
        case Op.RETURN:
            back = 0 if champion.copy_number == NO_CARD else _RETURNED
            return theirs * (value - back + _spared(book, state, me, slot))
        case Op.TRANSFORM:
            return theirs * (value - _TRANSFORMED)
        case Op.EXPEND:
            return theirs * _EXPENDED if champion.position == Position.PREPARED else 0
        case Op.PREPARE:
            return -theirs * 2 if champion.position == Position.EXPENDED else 0
        case Op.BONUS:
            return _bonus(book, state, me, row, slot)
        case Op.COUNTERS:
            return -theirs * int(row.amount)
        case Op.GAIN:
            return -theirs * 2
        case Op.CONTROL:
            return -SMALL if mine else 2 * value
        case Op.CONTROL_THIS_TURN:
            return -SMALL if mine else value // 2 + _spared(book, state, me, slot)
        case _:
            return -theirs * UNKNOWN * int(TONES[row.op]) if ABOUT[row.op] else 0


@native
def attacks_my_team(state: State, me: int, slot: int) -> bool:
    """Whether the champion attacks my team and hasn't dealt its damage yet."""
    return state.champions[slot].role == Role.ATTACKER and same_team(state, state.battle.defender, me)


@native
def _spared(book: Book, state: State, me: int, slot: int) -> int:
    """The value of the damage prevented if this attacker leaves the battle."""
    if not attacks_my_team(state, me, slot) or state.battle.blocked != 0:
        return 0
    return min(_MOST_SPARED, harm(state, me, int(attack(book, state, slot))) * 9 // 16)


@native
def _bonus(book: Book, state: State, me: int, row: Instruction, slot: int) -> int:
    """The value of a bonus to attack and defense for this turn, which matters only in battle."""
    champion = state.champions[slot]
    if champion.role == Role.NONE:
        return 0
    mine, change = same_team(state, champion.controller, me), int(row.attack)
    if champion.role == Role.ATTACKER and state.battle.blocked == 0 and state.step >= Step.BLOCKERS:
        if mine:
            return harm(state, state.battle.defender, change)
        if attacks_my_team(state, me, slot):
            return min(-change, int(attack(book, state, slot)))
    size = (change + int(row.defense)) // 2
    return size if mine else -size


@native
def value_of_player(book: Book, state: State, me: int, pick: int, seat: int) -> int:
    """The value of picking this player at `pick`, with their champions if the effect covers them."""
    pc = next_effect(book, pick)
    row = book.code[pc]
    theirs = -1 if same_team(state, seat, me) else 1
    behind = book.code[pick + 1]
    value = 0
    if behind.op == Op.CHAMPIONS_OF_MARKED or behind.op == Op.AND_CHAMPIONS_OF_MARKED:
        for slot in range(state.slots):
            if state.champions[slot].controller == seat:
                value += value_of_champion(book, state, me, pc, slot)
        if behind.op == Op.CHAMPIONS_OF_MARKED:
            return value
    if row.op == Op.DAMAGE or row.op == Op.DIVIDE_DAMAGE:
        value += theirs * harm(state, seat, int(row.amount))
    elif row.op == Op.DISCARD:
        value += theirs * DISCARDED * min(int(row.amount), int(state.players[seat].hand.count))
    elif row.op == Op.BANISH:
        value += theirs * SMALL
    return value


@native
def value_of_card(book: Book, state: State, me: int, pc: int, number: int) -> int:
    """The value of the effect at `pc` if it applies to this card in a discard pile."""
    card = state.cards[number]
    if book.code[pc].op == Op.PUT_INTO_PLAY or book.code[pc].op == Op.RETURN:
        return printed_value(book, card.card)
    return SMALL if card.owner != me or book.code[pc + 1].op == Op.CLEAR else 0  # banished, or counted later
