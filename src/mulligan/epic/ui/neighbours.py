"""Neighbours in Hunter, from what a seat may see (E-HUNT-02)."""

from __future__ import annotations

from mulligan.core.kernel.output import SPECTATOR
from mulligan.epic.hidden.view import View


def neighbour(seen: View, who: int, seat: int) -> str:
    """The side of `seat` that `who` sits on: left (attacked by `seat`), right (attacks `seat`), both, or empty.

    Also empty in modes where all opponents can be attacked.
    """
    if seat == SPECTATOR or who == seat or seen.players[who].eliminated:
        return ""
    me, them = seen.players[seat], seen.players[who]
    if them.team == me.team or attacks_everybody(seen, seat):
        return ""
    left, right = bool(me.prey >> who & 1), bool(them.prey >> seat & 1)
    return "both" if left and right else "left" if left else "right" if right else ""


def attacks_everybody(seen: View, seat: int) -> bool:
    """Whether a seat can attack all opponents: not in Hunter with more than two players, eliminated ones included."""
    me = seen.players[seat]
    teams = {int(player.team) for player in seen.players[: seen.seats] if not player.eliminated}
    return bool(me.eliminated) or int(me.prey).bit_count() == len(teams) - 1
