"""The settings of a game, and the reasons for refusing them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from mulligan.core.refusals import AnyReason

if TYPE_CHECKING:  # formats refuse settings with the reasons below
    from mulligan.core.decks.formats import Format


@dataclass(frozen=True, slots=True)
class GameSettings:
    """The settings of a game. Missing ones take their defaults.

    The default mode is the first one for `seats` players, or for as many as the format needs.
    """

    mode: str | None = None
    ruleset: str | None = None
    format: Format | str | None = None
    variants: tuple[str, ...] = ()  # of the mode
    seats: int | None = None
    teams: int | None = None
    boxes: int | None = None  # to take the cards from
    pool: int | None = None  # cards each player chooses from, if the rules leave it open
    set: str | None = None  # of cards, in limited formats
    switches: Mapping[str, str] = field(default_factory=dict)  # that override the ruleset
    ending: str | None = None  # of the mode, if it has several

    @classmethod
    def of(cls, source: object) -> GameSettings:
        """Copy the settings from the attributes of another object, such as a message or a request."""
        return cls(**{each.name: getattr(source, each.name) for each in fields(cls)})

    def __hash__(self) -> int:
        values = [getattr(self, each.name) for each in fields(self) if each.name != "switches"]
        return hash((*values, *sorted(self.switches.items())))


DEFAULTS = GameSettings()


class SettingsReason(AnyReason):
    """Reasons for refusing settings. Comments name the values of each; `{there}` lists the valid names."""

    UNKNOWN_GAME = "settings.why.unknown_game"  # {name}, {there}
    UNKNOWN_MODE = "settings.why.unknown_mode"  # {name}, {there}
    UNKNOWN_FORMAT = "settings.why.unknown_format"  # {name}, {there}
    UNKNOWN_DRAFT = "settings.why.unknown_draft"  # {name}, {there}
    UNKNOWN_RULESET = "settings.why.unknown_ruleset"  # {name}, {there}
    UNKNOWN_VARIANT = "settings.why.unknown_variant"  # {name}, {there}
    UNKNOWN_ENDING = "settings.why.unknown_ending"  # {name}, {there}
    UNKNOWN_SET = "settings.why.unknown_set"  # {name}, {there}
    UNKNOWN_SWITCH = "settings.why.unknown_switch"  # {name}, {there}
    UNKNOWN_VALUE = "settings.why.unknown_value"  # {switch}, {name}, {there}
    UNKNOWN_BOT = "settings.why.unknown_bot"  # {name}, {there}
    UNKNOWN_LANGUAGE = "settings.why.unknown_language"  # {name}, {there}
    UNKNOWN_GROUP = "settings.why.unknown_group"  # {name}, {there}
    SEED = "settings.why.seed"  # {seed}

    PLAYERS = "settings.why.players"  # {what}, {span}, {most}, {seats}
    BOT_COUNT = "settings.why.bot_count"  # {mode}, {seats}, {count}
    NO_TEAMS = "settings.why.no_teams"  # {mode}
    NO_ENDINGS = "settings.why.no_endings"  # {mode}
    TEAM_SIZE = "settings.why.team_size"  # {mode}, {span}, {seats}
    TEAM_COUNT = "settings.why.team_count"  # {mode}, {seats}, {teams}, {there}
    NO_MODE_IN_RULESET = "settings.why.no_mode_in_ruleset"  # {mode}, {ruleset}
    NO_MODE_WITH_SWITCHES = "settings.why.no_mode_with_switches"  # {mode}, {ruleset}, {switches}
    NO_DRAFTS = "settings.why.no_drafts"  # {game}
    POOL_IS_FIXED = "settings.why.pool_is_fixed"  # {format}
    SET_IS_FIXED = "settings.why.set_is_fixed"  # {format}
    BOXES_ARE_FIXED = "settings.why.boxes_are_fixed"  # {format}
