"""Assigning and dealing battle damage, and the end of the battle (E-DMG, E-BATTLE-24)."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_player
from mulligan.core.kernel.record import blank
from mulligan.epic.book.enums import When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import capped, note_champion
from mulligan.epic.rules.damage import assign_to_champion, assign_to_player, deal_assigned, forget_assigned
from mulligan.epic.rules.plays import open_main
from mulligan.epic.rules.programs.triggers import trigger_champions
from mulligan.epic.rules.seating import is_in
from mulligan.epic.rules.stats import BREAKTHROUGH, attack, defense, full_attack, has
from mulligan.epic.rulesets import BreakthroughPool
from mulligan.epic.state import MAX_NUMBER, NO_SLOT, NOBODY, Ask, Battle, Role, State, Step, clear_assignment

NO_BATTLE = blank(Battle, attacker=NOBODY, defender=NOBODY, source=NO_SLOT, victim=NO_SLOT)

# Columns of `forces`: of blockers the defense, of attackers whether they break through.
_ROLE, _ATTACK, _DEFENSE, _BREAKS_THROUGH, _FACTS = 0, 1, 2, 3, 4


class DamagePoint(IntEnum):
    """The next thing to do in the damage step: values of `State.point`."""

    THROUGH = 0  # how much damage breaks through
    ATTACKERS = 1  # assign their damage
    BLOCKERS = 2  # assign theirs
    DEAL = 3
    END_OF_BATTLE = 4  # what triggers on it
    OVER = 5


@native
def next_in_battle(state: State, slot: int, role: int) -> int:
    """The next champion with this role after a slot, or NO_SLOT."""
    for other in range(slot + 1, state.slots):
        if state.champions[other].role == role:
            return other
    return NO_SLOT


@native
def breaks_through(book: Book, state: State, slot: int) -> bool:
    return state.champions[slot].role == Role.ATTACKER and has(book, state, slot, BREAKTHROUGH)


@native
def blockers_defense(book: Book, state: State) -> int:
    total = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.BLOCKER:
            total += defense(book, state, slot)
    return total


@native
def _all_through(book: Book, state: State) -> int:
    """E-KW-BREAKTHROUGH-01, D-13: what breakthrough attackers have left when every blocker is covered."""
    together, each, needed = 0, 0, -1
    for slot in range(state.slots):
        if breaks_through(book, state, slot):
            if needed < 0:
                needed = blockers_defense(book, state)
            value = attack(book, state, slot)
            together += value
            each += max(0, value - needed)
    if state.rules.breakthrough_pool == BreakthroughPool.TOGETHER and needed >= 0:
        return max(0, together - needed)
    return each


@native
def most_through(book: Book, state: State) -> int:
    """The largest amount that the attacker can choose to let through."""
    return min(MAX_NUMBER, _all_through(book, state))


@native
def damage_step(book: Book, state: State, output: Output) -> None:
    """One point of step 5. Players are asked only if there is a choice (E-DMG-05, -06)."""
    if state.point == DamagePoint.THROUGH:
        _through(book, state, output)
    elif state.point == DamagePoint.ATTACKERS:
        _assign(book, state, output, Role.ATTACKER)
    elif state.point == DamagePoint.BLOCKERS:
        _assign(book, state, output, Role.BLOCKER)
    elif state.point == DamagePoint.DEAL:
        state.point = DamagePoint.END_OF_BATTLE
        deal_assigned(book, state, output)
    elif state.point == DamagePoint.END_OF_BATTLE:  # E-DMG-10, E-TRIG-11: what the damage triggered has resolved
        state.point = DamagePoint.OVER
        trigger_champions(book, state, output, When.END_OF_BATTLE)
    else:
        end_battle(state, output)


@native
def _through(book: Book, state: State, output: Output) -> None:
    state.point = DamagePoint.ATTACKERS
    clear_assignment(state.battle)
    if state.battle.blocked == 0:  # E-DMG-03
        state.point = DamagePoint.DEAL
        for slot in range(state.slots):
            if state.champions[slot].role == Role.ATTACKER:
                assign_to_player(state, state.battle.defender, full_attack(book, state, slot), slot)
    elif capped(output, _all_through(book, state), MAX_NUMBER) > 0:
        state.ask, state.asked = Ask.BREAKTHROUGH, state.battle.attacker


@native
def _assign(book: Book, state: State, output: Output, role: int) -> None:
    """Assign the next amount of damage of this side, or ask for it if there is a choice."""
    battle = state.battle
    if battle.source == NO_SLOT or battle.left == 0:
        _next_source(book, state, output, role)
        if battle.source == NO_SLOT:
            state.point += 1
            battle.victim = NO_SLOT
        return
    least, most = least_amount(book, state), most_amount(book, state)
    if least == most:
        assign_amount(book, state, output, least)
    else:
        state.ask, state.asked = Ask.ASSIGN, state.champions[battle.source].controller


@native
def _next_source(book: Book, state: State, output: Output, role: int) -> None:
    """Go on to the next champion that deals damage. Its first share may be the player's (victim NO_SLOT)."""
    battle = state.battle
    battle.source = next_in_battle(state, battle.source, role)
    battle.victim, battle.left = NO_SLOT, 0
    if battle.source == NO_SLOT:
        return
    battle.left = capped(output, full_attack(book, state, battle.source), MAX_NUMBER)
    if state.rules.breakthrough_pool == BreakthroughPool.EACH:
        for slot in range(state.slots):
            state.champions[slot].covered = 0
    if battle.through == 0 or not breaks_through(book, state, battle.source):
        _next_victim(state)


@native
def _next_victim(state: State) -> None:
    battle = state.battle
    against = Role.BLOCKER if state.champions[battle.source].role == Role.ATTACKER else Role.ATTACKER
    battle.victim = next_in_battle(state, battle.victim, against)
    if battle.victim == NO_SLOT:
        battle.left = 0  # nobody is left to be dealt damage (E-DMG-08)


@native
def _later_breakthrough(book: Book, state: State) -> int:
    """The damage that breakthrough attackers after the source can still assign to the player."""
    total = 0
    needed = 0 if state.rules.breakthrough_pool == BreakthroughPool.TOGETHER else blockers_defense(book, state)
    for slot in range(state.battle.source + 1, state.slots):
        if breaks_through(book, state, slot):
            total += max(0, attack(book, state, slot) - needed)
    return total


@native
def _uncovered(book: Book, state: State, slot: int) -> int:
    return max(0, defense(book, state, slot) - state.champions[slot].covered)


@native
def _goes_through(state: State) -> bool:
    """Whether some damage is assigned to the defending player, or still will be."""
    return state.battle.through > 0 or state.players[state.battle.defender].assigned > 0


@native
def _covering(book: Book, state: State) -> bool:
    """Whether breakthrough champions must cover the blockers, because damage goes through to the player."""
    battle = state.battle
    if not _goes_through(state) or not breaks_through(book, state, battle.source):
        return False
    if state.rules.breakthrough_pool == BreakthroughPool.TOGETHER:
        return True
    return state.champions[battle.source].dealing_to_player > 0


@native
def _left_for_others(book: Book, state: State) -> int:
    """Breakthrough damage of later attackers that is free to cover blockers."""
    if state.rules.breakthrough_pool == BreakthroughPool.EACH:
        return 0
    total = 0
    for slot in range(state.battle.source + 1, state.slots):
        if breaks_through(book, state, slot):
            total += attack(book, state, slot)
    return max(0, total - state.battle.through)


@native
def least_amount(book: Book, state: State) -> int:
    """The least that the source can give to the victim."""
    battle = state.battle
    if battle.victim == NO_SLOT:
        return max(0, battle.through - _later_breakthrough(book, state))
    if next_in_battle(state, battle.victim, state.champions[battle.victim].role) == NO_SLOT:
        return battle.left  # all of it must be assigned
    if not _covering(book, state):
        return 0
    behind = 0
    for slot in range(battle.victim):
        if state.champions[slot].role == Role.BLOCKER:
            behind += _uncovered(book, state, slot)
    spare = _left_for_others(book, state) - behind
    return min(battle.left, max(0, _uncovered(book, state, battle.victim) - spare))


@native
def most_amount(book: Book, state: State) -> int:
    """The most that the source can give to the victim."""
    battle = state.battle
    if battle.victim == NO_SLOT:
        own = battle.left
        if state.rules.breakthrough_pool == BreakthroughPool.EACH:
            own = max(0, own - blockers_defense(book, state))
        return min(own, battle.through)
    if next_in_battle(state, battle.victim, state.champions[battle.victim].role) == NO_SLOT:
        return battle.left
    if not _covering(book, state):
        return battle.left
    others = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.BLOCKER and slot != battle.victim:
            others += _uncovered(book, state, slot)
    return min(battle.left, battle.left + _left_for_others(book, state) - others)


@native
def assign_amount(book: Book, state: State, output: Output, amount: int) -> None:
    """Assign `amount` from the source to the victim, and go on to the next victim."""
    battle = state.battle
    battle.left -= amount
    if amount > 0:
        note_champion(state, output, EventKind.ASSIGNED, battle.source, amount, battle.victim)
    if battle.victim == NO_SLOT:
        battle.through -= amount
        assign_to_player(state, battle.defender, amount, battle.source)
    else:
        assign_to_champion(book, state, battle.victim, amount, battle.source)
        if _goes_through(state) and breaks_through(book, state, battle.source):
            state.champions[battle.victim].covered += amount
    _next_victim(state)


@native
def forces(book: Book, state: State) -> NDArray[np.int64]:
    """The facts that decide how damage is assigned, by slot."""
    found = np.zeros((len(state.champions), _FACTS), np.int64)
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.role != Role.NONE:
            found[slot, _ROLE], found[slot, _ATTACK] = champion.role, attack(book, state, slot)
            if champion.role == Role.BLOCKER:
                found[slot, _DEFENSE] = defense(book, state, slot)
            elif has(book, state, slot, BREAKTHROUGH):
                found[slot, _BREAKS_THROUGH] = 1
    return found


@native
def same_forces(book: Book, state: State, before: NDArray[np.int64]) -> bool:
    now = forces(book, state)
    for slot in range(len(now)):
        for fact in range(_FACTS):
            if now[slot, fact] != before[slot, fact]:
                return False
    return True


@native
def assign_again(state: State, output: Output) -> None:
    """Q-29: assign damage again from the start, among the champions that are left. A broken battle just ends."""
    forget_assigned(state)
    if not battle_is_broken(state):
        state.point = DamagePoint.THROUGH
        clear_assignment(state.battle)
        note_player(output, EventKind.STEP_BEGAN, state.turn_player, Step.DAMAGE)


@native
def battle_is_broken(state: State) -> bool:
    """Q-21: whether the attacker or the defender is out. Once damage is dealt, that no longer matters."""
    battle = state.battle
    if battle.attacker == NOBODY or (state.step == Step.DAMAGE and state.point > DamagePoint.DEAL):
        return False
    return not is_in(state, battle.attacker) or (battle.defender != NOBODY and not is_in(state, battle.defender))


@native
def end_battle(state: State, output: Output) -> None:
    """E-BATTLE-24: back to the Main Phase, with initiative. Q-21: also when an elimination ends the battle."""
    for slot in range(state.slots):
        state.champions[slot].role = Role.NONE
    state.battle = NO_BATTLE[0]
    open_main(state, output)
