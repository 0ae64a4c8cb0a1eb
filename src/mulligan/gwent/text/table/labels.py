"""Labels of a Gwent table, in addition to those of any table."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.text.table.labels import AnyLabel
from mulligan.gwent.parts import Faction, Row
from mulligan.gwent.state import LeaderState, ModeKind, Phase


class Label(AnyLabel):
    """The value of a label is its row in `terms.csv`; the comment names its words in braces."""

    # on the table
    CLOSE = "gwent.row.close"
    RANGED = "gwent.row.ranged"
    SIEGE = "gwent.row.siege"
    WEATHER = "gwent.weather"
    HORN = "gwent.horn"
    BATTLEFIELD = "gwent.battlefield"
    HAND = "gwent.hand"
    DECK = "gwent.deck"
    DISCARD_PILE = "gwent.discard_pile"
    SIDE_DECK = "gwent.side_deck"
    UNDER_DECOYS = "gwent.under_decoys"
    STRENGTH = "gwent.strength"
    TOTAL = "gwent.total_strength"
    GEMS = "gwent.gems"
    POINTS = "gwent.points"
    RANKING = "gwent.ranking"
    # leaders
    LEADER = "gwent.leader"
    LEADER_DECK = "gwent.leader_deck"
    LEADER_READY = "gwent.leader_ready"
    LEADER_USED = "gwent.leader_used"
    LEADER_CANCELLED = "gwent.leader_cancelled"
    # factions
    FACTION = "gwent.faction"
    NORTHERN_REALMS = "gwent.faction.northern_realms"
    NILFGAARD = "gwent.faction.nilfgaard"
    SCOIATAEL = "gwent.faction.scoiatael"
    MONSTERS = "gwent.faction.monsters"
    SKELLIGE = "gwent.faction.skellige"
    NEUTRAL = "gwent.faction.neutral"
    # the game
    DUEL = "gwent.mode.duel"
    SOLO = "gwent.mode.solo"
    FREE_FOR_ALL = "gwent.mode.free_for_all"
    TEAMS = "gwent.mode.teams"
    TEAM = "gwent.team"
    TEAMMATE = "gwent.teammate"
    VICTORY_POINTS = "gwent.victory_points"
    ROUND = "gwent.round_number"  # {number}
    STARTS = "gwent.starts"
    PASSED = "gwent.passed"
    CHOOSING_STARTER = "gwent.phase.starter"
    DEAL = "gwent.phase.deal"
    REDRAW = "gwent.phase.redraw"
    ROUND_BEGINS = "gwent.phase.round_begins"
    TURNS = "gwent.phase.turns"
    ROUND_ENDS = "gwent.phase.round_ends"


ROWS: Mapping[Row, Label] = {row: Label[row.name] for row in Row}
FACTIONS: Mapping[Faction, Label] = {faction: Label[faction.name] for faction in Faction}
MODES: Mapping[ModeKind, Label] = {mode: Label[mode.name] for mode in ModeKind}
PHASES: Mapping[Phase, Label] = {
    Phase.STARTER: Label.CHOOSING_STARTER,
    Phase.DEAL: Label.DEAL,
    Phase.REDRAW: Label.REDRAW,
    Phase.ROUND_BEGINS: Label.ROUND_BEGINS,
    Phase.TURNS: Label.TURNS,
    Phase.ROUND_ENDS: Label.ROUND_ENDS,
}
LEADER_STATES: Mapping[LeaderState, Label] = {
    LeaderState.READY: Label.LEADER_READY,
    LeaderState.USED: Label.LEADER_USED,
    LeaderState.CANCELLED: Label.LEADER_CANCELLED,
}
