"""Rulesets are data: every difference of section 13 of docs/rules/gwent.md is a switch."""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.core.rulesets import Rulesets

SWITCHES: Mapping[str, tuple[str, ...]] = {
    "redraw": ("shuffled_back", "bottom"),  # G-033
    "repeated_weather": ("stays", "discarded"),  # G-099
    "king_bran": ("loss_rounded_down", "strength_rounded_down"),  # G-063
    "mardroeme": ("beside_horn", "in_horn_slot"),  # G-053
    "pirate": ("spares_itself", "may_burn_itself"),  # G-081
    "summon": ("from_battlefield", "from_anywhere"),  # G-085
    "replacement": ("stays_a_card", "vanishes"),  # G-087
    "relentless": ("cards", "units"),  # G-138
    "bringer": ("cards", "units"),  # G-148
    "crach": ("cards", "units"),  # G-150
    "revived_row": ("chosen", "stronger"),  # G-076
    "drawn_round": ("other_player_starts", "last_to_act_starts"),  # G-116
    "pool": ("boxed", "video"),  # G-021: how many copies there are, and which leaders
}
DEFAULT = "physical"
RULESETS: Mapping[str, Mapping[str, str]] = {
    "physical": {switch: values[0] for switch, values in SWITCHES.items()},
    "video": {switch: values[1] for switch, values in SWITCHES.items()},
}
GWENT = Rulesets(SWITCHES, RULESETS)
