"""Rulesets as data: the switches of section 2 of docs/rules/epic.md."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.rulesets import Rulesets
from mulligan.epic.state import Rules

# The values of each switch; the state stores their index.
SWITCHES: Mapping[str, tuple[str, ...]] = {
    "mulligan_order": ("second_player_first", "first_player_first"),
    "end_turn_reopen": ("choose", "forced"),
    "window_close": ("all_pass", "receiver_closes", "defender_declines"),
    "pre_damage_first": ("defender", "attacker"),
    "blitz": ("removes_deploying", "acts_while_deploying"),
    "trigger_order": ("initiative", "turn_player"),
    "breakthrough_pool": ("together", "each"),
    "mp_battle_players": ("all", "two"),
}
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


def set_rules(rules: Rules, ruleset: str, switches: Mapping[str, str] | None = None) -> None:
    EPIC.write(rules, ruleset, switches)
