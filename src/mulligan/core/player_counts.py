"""Validation of player and team counts."""

from __future__ import annotations

from mulligan.core.game import InvalidSettings
from mulligan.core.refusals import Names, Refusal, SettingName
from mulligan.core.settings import SettingsReason


def check_players(what: SettingName, players: tuple[int, int], seats: int, rule: str = "") -> None:
    """Refuse a number of players outside the range of a mode or a format.

    >>> check_players(SettingName("mode", "duel"), (2, 2), 5, "E-SETUP-12")
    Traceback (most recent call last):
    mulligan.core.game.InvalidSettings: “duel” is for 2 players, not 5 (E-SETUP-12)
    """
    fewest, most = players
    if not fewest <= seats <= most:
        raise InvalidSettings(
            Refusal.of(SettingsReason.PLAYERS, rule, what=what, span=span(fewest, most), most=most, seats=seats)
        )


def team_counts(sizes: tuple[int, int], seats: int) -> tuple[int, ...]:
    """The numbers of equal teams that `seats` players can form, the fewest first; none in games without teams.

    >>> team_counts((2, 4), 6), team_counts((2, 4), 8), team_counts((2, 4), 5), team_counts((1, 1), 2)
    ((2, 3), (2, 4), (), ())
    """
    smallest, largest = sizes
    if largest == 1:
        return ()
    return tuple(seats // size for size in range(largest, smallest - 1, -1) if seats % size == 0 and seats > size)


def teams_for(mode: str, sizes: tuple[int, int], seats: int, wanted: int | None, rule: str = "") -> int:
    """The number of equal teams, each of a size within the range; defaults to the fewest.

    >>> teams_for("hydra", (2, 4), 8, None), teams_for("hydra", (2, 4), 8, 4)
    (2, 4)
    >>> teams_for("hydra", (2, 4), 6, 4)
    Traceback (most recent call last):
    mulligan.core.game.InvalidSettings: 6 players can’t form 4 teams in “hydra”; possible: 2, 3
    >>> teams_for("duel", (1, 1), 2, 2)
    Traceback (most recent call last):
    mulligan.core.game.InvalidSettings: “duel” isn’t played in teams; leave out their number
    """
    smallest, largest = sizes
    named = SettingName("mode", mode)
    if largest == 1:
        if wanted is not None:
            raise InvalidSettings(Refusal.of(SettingsReason.NO_TEAMS, rule, mode=named))
        return seats
    offered = team_counts(sizes, seats)
    if not offered:
        raise InvalidSettings(Refusal.of(SettingsReason.TEAM_SIZE, rule, mode=named, span=span(smallest, largest), seats=seats))
    if wanted is not None and wanted not in offered:
        there = Names(map(str, offered))
        raise InvalidSettings(Refusal.of(SettingsReason.TEAM_COUNT, rule, mode=named, seats=seats, teams=wanted, there=there))
    return offered[0] if wanted is None else wanted


def span(fewest: int, most: int) -> str:
    """Format a range of numbers.

    >>> span(2, 2), span(2, 8)
    ('2', '2–8')
    """
    return str(fewest) if fewest == most else f"{fewest}–{most}"
