"""Rulesets as data: the switches of section 2 of docs/rules/epic.md."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from mulligan.core.rulesets import Rulesets, names_of


class MulliganOrder(IntEnum):
    """D-01: who mulligans first."""

    SECOND_PLAYER_FIRST = 0
    FIRST_PLAYER_FIRST = 1


class EndTurnReopen(IntEnum):
    """D-06: whether the turn player must return to the Main Phase when a player has answered the end of the turn."""

    CHOOSE = 0
    FORCED = 1


class WindowClose(IntEnum):
    """D-07: when a battle window closes."""

    ALL_PASS = 0
    RECEIVER_CLOSES = 1
    DEFENDER_DECLINES = 2


class PreDamageFirst(IntEnum):
    """D-08: who acts first after blockers are chosen."""

    DEFENDER = 0
    ATTACKER = 1


class Blitz(IntEnum):
    """D-09: what blitz does to deploying."""

    REMOVES_DEPLOYING = 0
    ACTS_WHILE_DEPLOYING = 1


class TriggerOrder(IntEnum):
    """D-11: whose triggers resolve first."""

    INITIATIVE = 0
    TURN_PLAYER = 1


class BreakthroughPool(IntEnum):
    """D-13: whether attackers with breakthrough cover the blockers together, or each of them alone."""

    TOGETHER = 0
    EACH = 1


class BattlePlayers(IntEnum):
    """D-19: who may act in a battle window with more than two players."""

    ALL = 0
    TWO = 1


SWITCHES = names_of(
    {
        "mulligan_order": MulliganOrder,
        "end_turn_reopen": EndTurnReopen,
        "window_close": WindowClose,
        "pre_damage_first": PreDamageFirst,
        "blitz": Blitz,
        "trigger_order": TriggerOrder,
        "breakthrough_pool": BreakthroughPool,
        "mp_battle_players": BattlePlayers,
    }
)
DEFAULT = "duels2022"
RULESETS: Mapping[str, Mapping[str, str]] = {
    "duels2022": {switch: values[0] for switch, values in SWITCHES.items()},
    "revised": {
        "mulligan_order": "second_player_first",
        "end_turn_reopen": "choose",
        "window_close": "receiver_closes",
        "pre_damage_first": "defender",
        "blitz": "acts_while_deploying",
        "trigger_order": "initiative",
        "breakthrough_pool": "each",
        "mp_battle_players": "two",
    },
    "base2016": {
        "mulligan_order": "first_player_first",
        "end_turn_reopen": "forced",
        "window_close": "defender_declines",
        "pre_damage_first": "attacker",
        "blitz": "acts_while_deploying",
        "trigger_order": "turn_player",
        "breakthrough_pool": "together",
        "mp_battle_players": "two",
    },
}
EPIC = Rulesets(SWITCHES, RULESETS)
