"""Modes as data (sections 1.24 to 1.27 of docs/rules/epic.md): small numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mulligan.core.lookup import look_up
from mulligan.core.player_counts import check_players, teams_for
from mulligan.core.plugin import Durations
from mulligan.core.refusals import SettingName
from mulligan.core.settings import SettingsReason
from mulligan.epic.state import ModeRules


@dataclass(frozen=True, slots=True)
class ModeFacts:
    """A mode."""

    rule: str  # that describes it
    players: tuple[int, int]  # fewest and most
    team_size: tuple[int, int] = (1, 1)  # fewest and most
    neighbours: bool = False  # players attack to the left; their effects reach left and right
    first_blood: bool = False  # the first elimination ends the game
    prize: bool = False  # for the player to the right of an eliminated one


DUEL, FREE_FOR_ALL, HUNTER, HYDRA = "duel", "free_for_all", "hunter", "hydra"
MODES: Mapping[str, ModeFacts] = {
    DUEL: ModeFacts("E-SETUP-12", (2, 2)),
    FREE_FOR_ALL: ModeFacts("E-MP-01", (3, 8)),
    "hunter_first_blood": ModeFacts("E-HUNT-06", (3, 8), neighbours=True, first_blood=True),
    "hunter_last_one_standing": ModeFacts("E-HUNT-07", (3, 8), neighbours=True, prize=True),
    HYDRA: ModeFacts("E-HYDRA-01", (4, 8), (2, 4)),
}
# The modes that players choose from, and the rules that describe them. Hunter is one mode with two endings; games store it by
# the names above, mode and ending joined.
RULES: Mapping[str, str] = {DUEL: "E-SETUP-09", FREE_FOR_ALL: "E-FFA-01", HUNTER: "E-HUNT-02", HYDRA: "E-HYDRA-01"}
ENDINGS: Mapping[str, tuple[str, ...]] = {HUNTER: ("first_blood", "last_one_standing")}
# Decisions per game among greedy bots (`mulligan simulate`: 160 in a duel, 330 for three and 830 for six in a free-for-all, 320
# and 490 for four hunters, 600 in a Hydra of four) at 7 seconds each, divided by the players. Drafts: about 20 seconds a pick.
DURATIONS = Durations(
    modes={DUEL: 10, FREE_FOR_ALL: 14, "hunter_first_blood": 10, "hunter_last_one_standing": 15, HYDRA: 18},
    formats={"sealed_choice": 8, "pack": 10, "dark": 8, "open": 10, "cube": 15},
)


def team_size(name: str, seats: int, teams: int | None) -> int:
    """The number of players per team (E-HYDRA-01), by default with the fewest teams; refuses what does not fit the mode."""
    mode = look_up(SettingsReason.UNKNOWN_MODE, name, MODES)
    check_players(SettingName("mode", name), mode.players, seats, mode.rule)
    return seats // teams_for(name, mode.team_size, seats, teams, mode.rule)


def set_mode(rules: ModeRules, name: str, size: int) -> None:
    """Write a mode with teams of `size` players into a table."""
    mode = MODES[name]
    rules.team_size, rules.neighbours = size, mode.neighbours
    rules.first_blood, rules.prize = mode.first_blood, mode.prize
