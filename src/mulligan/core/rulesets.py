"""Rulesets are data: a game has switches with named values, and rulesets that set all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Rulesets:
    """The switches of a game and its rulesets, the default first. A record holds the place of a value in its tuple."""

    switches: Mapping[str, tuple[str, ...]]
    rulesets: Mapping[str, Mapping[str, str]]

    @property
    def default(self) -> str:
        return next(iter(self.rulesets))

    def chosen(self, ruleset: str, switches: Mapping[str, str] | None = None) -> dict[str, str]:
        """All switches of a ruleset, with single ones changed; unknown names are refused."""
        if ruleset not in self.rulesets:
            raise ValueError(f"no ruleset {ruleset!r}; there are {', '.join(self.rulesets)}")
        values = {**self.rulesets[ruleset], **(switches or {})}
        for switch, value in values.items():
            if switch not in self.switches:
                raise ValueError(f"no switch {switch!r}; there are {', '.join(self.switches) or 'none'}")
            if value not in self.switches[switch]:
                raise ValueError(f"{switch} is {' or '.join(self.switches[switch])}, not {value!r}")
        return values

    def write(self, rules: Any, ruleset: str, switches: Mapping[str, str] | None = None) -> None:
        """Into the record of a state."""
        for switch, value in self.chosen(ruleset, switches).items():
            setattr(rules, switch, self.switches[switch].index(value))
