"""Rulesets are data: every difference between editions (section 13 of docs/rules/gwent.md) is a switch with named values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from mulligan.core.rulesets import Rulesets, names_of


class Redraw(IntEnum):
    """G-033: where rejected cards go."""

    SHUFFLED_BACK = 0
    BOTTOM = 1


class RepeatedWeather(IntEnum):
    """G-099: a weather card that covers nothing new."""

    STAYS = 0
    DISCARDED = 1


class KingBran(IntEnum):
    """G-063: half of an odd strength."""

    LOSS_ROUNDED_DOWN = 0
    STRENGTH_ROUNDED_DOWN = 1


class MardroemePlace(IntEnum):
    """G-053: the place of a Mardroeme."""

    BESIDE_HORN = 0
    IN_HORN_SLOT = 1


class PirateScorch(IntEnum):
    """G-081: whether a unit that scorches the battlefield can destroy itself."""

    SPARES_ITSELF = 0
    MAY_BURN_ITSELF = 1


class SummonFrom(IntEnum):
    """G-085: where a unit with Summon must be when it is discarded."""

    FROM_BATTLEFIELD = 0
    FROM_ANYWHERE = 1


class Replacement(IntEnum):
    """G-087: a summoned replacement that leaves the battlefield."""

    STAYS_A_CARD = 0
    VANISHES = 1


class Taken(IntEnum):
    """G-138, G-148, G-150: the cards in a discard pile that a leader may take."""

    CARDS = 0
    UNITS = 1


class RevivedRow(IntEnum):
    """G-076: the row of a revived Agile unit."""

    CHOSEN = 0
    STRONGER = 1


class DrawnRound(IntEnum):
    """G-116: after a drawn round."""

    OTHER_PLAYER_STARTS = 0
    LAST_TO_ACT_STARTS = 1


class CardPool(IntEnum):
    """G-021: the copies of each card, and the leaders."""

    BOXED = 0
    VIDEO = 1


SWITCHES = names_of(
    {
        "redraw": Redraw,
        "repeated_weather": RepeatedWeather,
        "king_bran": KingBran,
        "mardroeme": MardroemePlace,
        "pirate": PirateScorch,
        "summon": SummonFrom,
        "replacement": Replacement,
        "relentless": Taken,
        "bringer": Taken,
        "crach": Taken,
        "revived_row": RevivedRow,
        "drawn_round": DrawnRound,
        "pool": CardPool,
    }
)
DEFAULT = "physical"
RULESETS: Mapping[str, Mapping[str, str]] = {
    "physical": {switch: values[0] for switch, values in SWITCHES.items()},
    "video": {switch: values[1] for switch, values in SWITCHES.items()},
}
GWENT = Rulesets(SWITCHES, RULESETS)
