"""The value of attacks and blocks, at about 1 per point of damage."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.epic.book.enums import Static
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.battle.choosing import FOR_AIRBORNE, FOR_NOBODY, access_for_blockers, can_block
from mulligan.epic.rules.options import can_be_attacked
from mulligan.epic.rules.seating import is_duel, same_team, seats_of
from mulligan.epic.rules.stats import (
    AIRBORNE,
    BREAKTHROUGH,
    RIGHTEOUS,
    UNBLOCKABLE,
    UNBREAKABLE,
    attack,
    can_attack,
    defense,
    is_static,
    keywords,
)
from mulligan.epic.state import NO_SLOT, NOBODY, Position, Role, State
from mulligan.players.epic.evaluation import LETHAL, champion_value, harm, health_of, printed_value

_SLOTS = 256  # more than a table has
_HIGHEST = 1 << 20
_EAGERNESS = 1  # prefer certain damage to an even exchange
_KEPT_HOME = 8
_SECOND_BLOCKER = 3
NOW, NEXT_TURN = 0, 1
_WITHOUT_ONE = 1  # of the blockers
_WALKING, _FLYING = False, True  # attackers that all champions can block, or only airborne ones


@native
def breaks(book: Book, state: State, slot: int, strength: int, other: int, words: int) -> bool:
    """Whether a fight breaks the champion `other`, which has these keywords."""
    if words & UNBREAKABLE != 0 or strength <= 0:
        return False
    left = int(defense(book, state, other)) - int(state.champions[other].damage)
    return strength >= left or is_static(book, state, slot, Static.BREAKS_WHAT_IT_DAMAGES)


@native
def attack_value(book: Book, state: State, me: int, slot: int) -> int:
    """The value of an attack on the best player to attack."""
    if is_duel(state):
        return attack_on(book, state, me, slot, 1 - me)
    best = -LETHAL
    for seat in range(seats_of(state)):
        if can_be_attacked(book, state, me, seat):
            best = max(best, attack_on(book, state, me, slot, seat))
    return best


@native
def attack_on(book: Book, state: State, me: int, slot: int, enemy: int) -> int:
    """The value of an attack on this player."""
    return attack_within(book, state, slot, enemy, outlook(book, state, me, enemy))


@native
def outlook(book: Book, state: State, me: int, enemy: int) -> tuple[int, bool, bool]:
    """Facts shared by all attacks: the number of possible attackers, whether together they are sure to win, and whether
    holding one back prevents a loss on the opponent's next turn.
    """
    attackers, strength, threat = 0, 0, 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller == me:
            if champion.position == Position.PREPARED and can_attack(book, state, slot):
                attackers += 1
                strength += int(attack(book, state, slot))
        elif champion.controller != NOBODY and same_team(state, champion.controller, enemy):
            threat += int(attack(book, state, slot))
    health, left = health_of(state, enemy), health_of(state, me)
    wins = strength >= health and sure_damage(book, state, me, enemy, NOW) >= health
    needed = threat >= left and not wins and sure_damage(book, state, enemy, me, NEXT_TURN) < left
    return attackers, wins, needed and sure_damage(book, state, enemy, me, NEXT_TURN, _WITHOUT_ONE) >= left


@native
def attack_within(book: Book, state: State, slot: int, enemy: int, outlook: tuple[int, bool, bool]) -> int:
    """The value of attacking this player with this champion alone."""
    attackers, wins, needed = outlook
    strength, words = int(attack(book, state, slot)), keywords(book, state, slot)
    if wins:
        return LETHAL // 2 + strength
    gain = harm(state, enemy, strength)
    if words & RIGHTEOUS != 0:
        gain += strength // 2
    value = _EAGERNESS - (_KEPT_HOME if needed else 0)
    if words & UNBLOCKABLE != 0:
        return value + gain
    return value + _against_blockers(book, state, slot, enemy, gain, strength, words, attackers)


@native
def _against_blockers(
    book: Book, state: State, slot: int, enemy: int, gain: int, strength: int, words: int, attackers: int
) -> int:
    """The value of an attack against its worst block, weighted by the number of blockers per attacker."""
    left, value = 0, 0
    worst, blockers, together = gain, 0, 0
    for other in range(state.slots):
        champion = state.champions[other]
        if champion.position != Position.PREPARED or champion.controller == NOBODY:
            continue
        if not same_team(state, champion.controller, enemy):
            continue
        theirs = keywords(book, state, other)
        if words & AIRBORNE != 0 and theirs & AIRBORNE == 0:
            continue
        if blockers == 0:
            left = int(defense(book, state, slot)) - int(state.champions[slot].damage)
            value = champion_value(book, state, slot)
        power = int(attack(book, state, other))
        blockers += 1
        together += power
        outcome = 0
        if breaks(book, state, slot, strength, other, theirs):
            outcome += champion_value(book, state, other)
        if words & BREAKTHROUGH != 0:
            outcome += harm(state, enemy, strength - int(defense(book, state, other)))
        if words & RIGHTEOUS != 0:
            outcome += strength // 2
        if words & UNBREAKABLE == 0 and (power >= left or is_static(book, state, other, Static.BREAKS_WHAT_IT_DAMAGES)):
            outcome -= value
        worst = min(worst, outcome)
    if blockers > 1 and together >= left and words & UNBREAKABLE == 0 and worst > -value:
        worst -= value // 4
    if blockers < attackers:
        return (blockers * worst + (attackers - blockers) * gain) // attackers
    return worst


@native
def _attacks(book: Book, state: State, seat: int, slot: int, when: int) -> bool:
    """Whether a champion can attack for this seat, now or on its next turn."""
    champion = state.champions[slot]
    if when == NEXT_TURN:
        return champion.controller != NOBODY and same_team(state, champion.controller, seat)
    return champion.controller == seat and champion.role == Role.NONE and can_attack(book, state, slot)


@native
def _next_strongest(book: Book, state: State, seat: int, when: int, airborne: bool, below: int) -> int:
    """The key (attack and slot) of the strongest attacker of this kind below a given key, or -1."""
    best = -1
    for slot in range(state.slots):
        if _attacks(book, state, seat, slot, when):
            words = keywords(book, state, slot)
            if words & UNBLOCKABLE == 0 and (words & AIRBORNE != 0) == airborne:
                key = int(attack(book, state, slot)) * _SLOTS + slot
                if best < key < below:
                    best = key
    return best


@native
def sure_damage(book: Book, state: State, seat: int, enemy: int, when: int, absent: int = 0) -> int:
    """The damage from attacking one at a time, if all but `absent` blockers each stop the strongest attacker they can."""
    total, ground, air = 0, -absent, 0
    for slot in range(state.slots):
        champion = state.champions[slot]
        if champion.controller == NOBODY:
            continue
        if _attacks(book, state, seat, slot, when):
            total += int(attack(book, state, slot))
        elif champion.position == Position.PREPARED and same_team(state, champion.controller, enemy):
            if keywords(book, state, slot) & AIRBORNE != 0:
                air += 1
            else:
                ground += 1
    if ground < 0:
        air, ground = air + ground, 0
    walker = _next_strongest(book, state, seat, when, _WALKING, _HIGHEST)
    for _ in range(ground):
        if walker < 0:
            break
        total -= walker // _SLOTS
        walker = _next_strongest(book, state, seat, when, _WALKING, walker)
    flyer = _next_strongest(book, state, seat, when, _FLYING, _HIGHEST)
    for _ in range(air):
        if max(walker, flyer) < 0:
            break
        total -= max(walker, flyer) // _SLOTS
        if walker > flyer:
            walker = _next_strongest(book, state, seat, when, _WALKING, walker)
        else:
            flyer = _next_strongest(book, state, seat, when, _FLYING, flyer)
    return total


# --- blocks ---------------------------------------------------------------------------------------------


@native
def block_value(book: Book, state: State, me: int, slot: int) -> int:
    """The value of one more blocker: damage prevented plus attackers broken, minus the risk to the blocker."""
    incoming, through, fatal = 0, 0, False
    target, prize = NO_SLOT, 0  # the best attacker that can be broken
    for other in range(state.slots):
        if state.champions[other].role == Role.ATTACKER:
            power, words = int(attack(book, state, other)), keywords(book, state, other)
            incoming += power
            if words & BREAKTHROUGH != 0:
                through += power
            fatal |= power > 0 and is_static(book, state, other, Static.BREAKS_WHAT_IT_DAMAGES)
            if words & UNBREAKABLE == 0:
                reward = champion_value(book, state, other)
                if target == NO_SLOT or reward > prize:
                    target, prize = other, reward
    cost = _lost_to(book, state, slot, incoming, fatal)
    if state.battle.blocked != 0:
        value = -max(0, cost - _lost_already(book, state, incoming, fatal)) - _SECOND_BLOCKER
    else:
        value = _spared_by(book, state, me, slot, incoming, through) - cost
    return value if target == NO_SLOT else value + _broken_with(book, state, me, slot, target, prize)


@native
def _lost_to(book: Book, state: State, slot: int, incoming: int, fatal: bool) -> int:
    """The blocker's value if attackers with this total strength break it, otherwise 0."""
    if keywords(book, state, slot) & UNBREAKABLE != 0:
        return 0
    left = int(defense(book, state, slot)) - int(state.champions[slot].damage)
    return champion_value(book, state, slot) if incoming >= left or fatal else 0


@native
def _lost_already(book: Book, state: State, incoming: int, fatal: bool) -> int:
    """The value of the best current blocker that the attackers can break."""
    most = 0
    for slot in range(state.slots):
        if state.champions[slot].role == Role.BLOCKER:
            most = max(most, _lost_to(book, state, slot, incoming, fatal))
    return most


@native
def _spared_by(book: Book, state: State, me: int, slot: int, incoming: int, through: int) -> int:
    """The value of the damage that the first blocker prevents."""
    passes = max(0, through - int(defense(book, state, slot)))
    health = health_of(state, me)
    if incoming >= health:
        return 0 if passes >= health else LETHAL
    return (harm(state, me, incoming) - harm(state, me, passes)) * 3 // 4


@native
def _broken_with(book: Book, state: State, me: int, slot: int, target: int, prize: int) -> int:
    """The attacker's value if this blocker breaks it, together with the current blockers or another that could join."""
    strength, helped = int(attack(book, state, slot)), 0
    for other in range(state.slots):
        if state.champions[other].role == Role.BLOCKER:
            helped += int(attack(book, state, other))
    needed = int(defense(book, state, target)) - int(state.champions[target].damage)
    if helped >= needed:
        return 0
    fatal = strength > 0 and is_static(book, state, slot, Static.BREAKS_WHAT_IT_DAMAGES)
    if fatal or helped + strength >= needed:
        return prize
    if state.battle.blocked == 0 and _has_partner(book, state, me, slot, needed - strength):
        return prize * 5 // 8
    return 0


@native
def _has_partner(book: Book, state: State, me: int, slot: int, needed: int) -> bool:
    """Whether another champion with enough attack could also block."""
    access = access_for_blockers(book, state)
    for other in range(state.slots):
        if other != slot and state.champions[other].controller == me and attack(book, state, other) >= needed:
            if can_block(book, state, other, access):
                return True
    return False


@native
def block_of_newcomer(book: Book, state: State, me: int, card: int) -> int:
    """The value of playing a champion as a surprise blocker."""
    facts = book.cards[card]
    access = access_for_blockers(book, state)
    if access == FOR_NOBODY or (access == FOR_AIRBORNE and facts.keywords & AIRBORNE == 0):
        return 0
    incoming, prize = 0, 0
    for other in range(state.slots):
        if state.champions[other].role == Role.ATTACKER:
            incoming += int(attack(book, state, other))
            left = int(defense(book, state, other)) - int(state.champions[other].damage)
            if facts.attack >= left and keywords(book, state, other) & UNBREAKABLE == 0:
                prize = max(prize, champion_value(book, state, other))
    cost = printed_value(book, card) if incoming >= facts.defense else 0
    return prize + harm(state, me, incoming) - cost
