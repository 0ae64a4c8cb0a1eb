"""Rulesets as data: a game has switches with named values, and each ruleset sets all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from mulligan.core.lookup import look_up
from mulligan.core.settings import SettingsReason


def names_of(values: Mapping[str, type[IntEnum]]) -> Mapping[str, tuple[str, ...]]:
    """Public names of each switch's values. The rules compare switches with the enum members."""
    return {switch: tuple(value.name.lower() for value in members) for switch, members in values.items()}


@dataclass(frozen=True)
class Rulesets:
    """The switches and rulesets of a game, the default first. The state stores a value as its index in the tuple."""

    switches: Mapping[str, tuple[str, ...]]
    rulesets: Mapping[str, Mapping[str, str]]

    @property
    def default(self) -> str:
        return next(iter(self.rulesets))

    def chosen(self, ruleset: str, switches: Mapping[str, str] | None = None) -> dict[str, str]:
        """All switches of a ruleset, with `switches` overriding single ones; unknown names are refused."""
        values = dict(look_up(SettingsReason.UNKNOWN_RULESET, ruleset, self.rulesets))
        for switch, value in (switches or {}).items():
            name = look_up(SettingsReason.UNKNOWN_SWITCH, switch, {each: each for each in self.switches})
            there = {each: each for each in self.switches[name]}
            values[name] = look_up(SettingsReason.UNKNOWN_VALUE, value, there, switch=name)
        return values

    def write(self, rules: Any, ruleset: str, switches: Mapping[str, str] | None = None) -> None:
        """Write the switches into a state record."""
        for switch, value in self.chosen(ruleset, switches).items():
            setattr(rules, switch, self.switches[switch].index(value))
