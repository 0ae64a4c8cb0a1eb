"""Choosing attackers and blockers (E-BATTLE)."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output, note_player
from mulligan.epic.book.enums import Static, When
from mulligan.epic.book.layout import Book
from mulligan.epic.events import EventKind
from mulligan.epic.output import note_champion
from mulligan.epic.rules.battle.damage_step import NO_BATTLE, battle_is_broken
from mulligan.epic.rules.in_play import turn_to
from mulligan.epic.rules.programs.triggers import trigger
from mulligan.epic.rules.seating import is_duel, next_member
from mulligan.epic.rules.stats import AIRBORNE, UNBLOCKABLE, has, is_static, keywords
from mulligan.epic.state import NO_SLOT, NOBODY, Ask, ChampionMark, Position, Role, Standing, State, Step

# The access of blockers to the attackers.
FOR_NOBODY, FOR_AIRBORNE, FOR_EVERYBODY = 0, 1, 2

ALL_CHOSEN = 1  # `State.point` when all attackers, or all blockers, are chosen


@native
def begin_battle(state: State, output: Output, attacker: int, slot: int) -> None:
    """E-BATTLE-01: the first champion attacks. With several opponents, the player then chooses one of them (Q-14)."""
    state.step = Step.ATTACKERS
    state.point = 0
    state.battle = NO_BATTLE[0]
    state.battle.attacker, state.battle.source = attacker, slot
    if is_duel(state):
        attack_player(state, output, 1 - attacker)
    else:
        state.ask, state.asked = Ask.DEFENDER, attacker


@native
def attack_player(state: State, output: Output, defender: int) -> None:
    """Begin the attack on this player, and ask for more attackers."""
    battle = state.battle
    battle.defender = defender
    note_player(output, EventKind.STEP_BEGAN, battle.attacker, Step.ATTACKERS, defender)
    add_attacker(state, output, battle.source)
    battle.source = NO_SLOT
    state.ask, state.asked = Ask.ATTACKER, battle.attacker


@native
def attack_is_valid(state: State) -> bool:
    """Whether the champion that began the attack is still there, while its controller chooses the player to attack."""
    battle = state.battle
    return not battle_is_broken(state) and state.champions[battle.source].controller == battle.attacker


@native
def add_attacker(state: State, output: Output, slot: int) -> None:
    """E-BATTLE-03: an attacker is expended."""
    champion = state.champions[slot]
    champion.role = Role.ATTACKER
    champion.mark |= ChampionMark.ATTACKED
    note_champion(state, output, EventKind.ATTACKED, slot, other=state.battle.defender)
    turn_to(state, output, slot, Position.EXPENDED)


@native
def attackers_chosen(book: Book, state: State, output: Output, seat: int) -> None:
    """E-HYDRA-06: ask the next player of the team. After the last one, what triggers on attacking does."""
    teammate = next_member(state, seat)
    if teammate != state.battle.attacker:
        state.ask, state.asked = Ask.ATTACKER, teammate
        return
    state.point = ALL_CHOSEN
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            trigger(book, state, output, slot, When.ATTACKS, NOBODY)


@native
def access_for_blockers(book: Book, state: State) -> int:
    """E-BATTLE-25: which champions can block at least one attacker."""
    access = FOR_NOBODY
    for slot in range(state.slots):
        if state.champions[slot].role == Role.ATTACKER:
            words = keywords(book, state, slot)
            if words & UNBLOCKABLE == 0:
                access = max(access, FOR_AIRBORNE if words & AIRBORNE != 0 else FOR_EVERYBODY)
    return access


@native
def can_block(book: Book, state: State, slot: int, access: int) -> bool:
    """E-BATTLE-16: prepared, able to block at least one attacker, and controlled by the player who is asked."""
    champion = state.champions[slot]
    mine = (champion.controller == state.asked) & (champion.role == Role.NONE)
    ready = mine & (champion.position == Position.PREPARED) & (access != FOR_NOBODY)
    return ready and (access == FOR_EVERYBODY or has(book, state, slot, AIRBORNE))


@native
def must_block(book: Book, state: State) -> bool:
    """Whether an attacker that must be blocked is not blocked yet."""
    wanted = False
    if state.standing[Standing.BATTLE] == 0:
        return wanted
    for slot in range(state.slots):
        role = state.champions[slot].role
        if role == Role.BLOCKER:
            return False
        if role == Role.ATTACKER and is_static(book, state, slot, Static.MUST_BE_BLOCKED):
            wanted = True
    return wanted


@native
def add_blocker(state: State, output: Output, slot: int) -> None:
    """E-BATTLE-15: a blocker is flipped. E-BATTLE-17: it blocks the whole group."""
    champion = state.champions[slot]
    champion.role = Role.BLOCKER
    state.battle.blocked = 1
    note_champion(state, output, EventKind.BLOCKED, slot)
    turn_to(state, output, slot, Position.FLIPPED)


@native
def teammate_can_block(book: Book, state: State, access: int) -> bool:
    """Whether a player of the defending team who is asked later could block."""
    if is_duel(state):
        return False
    asked, found = state.asked, False
    while not found and next_member(state, state.asked) != state.battle.defender:
        state.asked = next_member(state, state.asked)
        for slot in range(state.slots):
            found |= can_block(book, state, slot, access)
    state.asked = asked
    return found


@native
def blockers_chosen(book: Book, state: State, output: Output, seat: int) -> None:
    """E-HYDRA-07, -08: ask the next player of the defending team. After the last one, what triggers on blocking does."""
    teammate = next_member(state, seat)
    if teammate != state.battle.defender:
        state.ask, state.asked = Ask.BLOCKER, teammate
        return
    state.point = ALL_CHOSEN
    if state.battle.blocked == 0:
        note_player(output, EventKind.NOT_BLOCKED, state.battle.defender)
    for slot in range(state.slots):
        if state.champions[slot].role == Role.BLOCKER:
            trigger(book, state, output, slot, When.BLOCKS, NOBODY)
