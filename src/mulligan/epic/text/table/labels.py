"""Labels of an Epic table, in addition to those of any table."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.text.table.labels import AnyLabel
from mulligan.epic.state import Position, Role, Step


class Label(AnyLabel):
    """Its value is its row in `terms.csv`."""

    # on the table
    HEALTH = "epic.life"
    GOLD = "epic.gold"
    DECK = "epic.deck"
    HAND = "epic.hand"
    DISCARD_PILE = "epic.discard_pile"
    IN_PLAY = "epic.in_play"
    ATTACK = "epic.attack"
    DEFENSE = "epic.defense"
    COST = "epic.cost"
    DAMAGE = "epic.damage"
    BATTLE = "epic.battle"
    TOKEN = "epic.token"
    CHAMPIONS = "epic.champions"
    COUNTERS = "epic.counters"
    # how a champion is
    PREPARED = "epic.prepared"
    EXPENDED = "epic.expended"
    FLIPPED = "epic.flipped"
    DEPLOYING = "epic.deploying"
    ATTACKING = "epic.attacking"
    BLOCKING = "epic.blocking"
    # the turn
    MULLIGAN = "epic.mulligan"
    START_PHASE = "epic.phase.start"
    MAIN_PHASE = "epic.phase.main"
    BATTLE_PHASE = "epic.phase.battle"
    CHOOSING_ATTACKERS = "epic.step.attackers"
    BEFORE_BLOCKERS = "epic.step.pre_block"
    CHOOSING_BLOCKERS = "epic.step.blockers"
    BEFORE_DAMAGE = "epic.step.pre_damage"
    ASSIGNING_DAMAGE = "epic.step.damage"
    ENDING = "epic.ending"
    END_PHASE = "epic.phase.end"
    # more than two players
    INITIATIVE = "epic.initiative"
    OUT = "epic.out"
    LEFT_NEIGHBOUR = "epic.neighbour.left"
    RIGHT_NEIGHBOUR = "epic.neighbour.right"
    OUT_OF_REACH = "epic.out_of_reach"


STEPS: Mapping[Step, Label] = {
    Step.MULLIGAN: Label.MULLIGAN,
    Step.START: Label.START_PHASE,
    Step.MAIN: Label.MAIN_PHASE,
    Step.ATTACKERS: Label.CHOOSING_ATTACKERS,
    Step.BEFORE_BLOCKERS: Label.BEFORE_BLOCKERS,
    Step.BLOCKERS: Label.CHOOSING_BLOCKERS,
    Step.BEFORE_DAMAGE: Label.BEFORE_DAMAGE,
    Step.DAMAGE: Label.ASSIGNING_DAMAGE,
    Step.ENDING: Label.ENDING,
    Step.END: Label.END_PHASE,
}
POSITIONS: Mapping[Position, Label] = {
    Position.PREPARED: Label.PREPARED,
    Position.EXPENDED: Label.EXPENDED,
    Position.FLIPPED: Label.FLIPPED,
}
ROLES: Mapping[Role, Label] = {Role.ATTACKER: Label.ATTACKING, Role.BLOCKER: Label.BLOCKING}
