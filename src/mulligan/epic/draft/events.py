"""The kinds of events in a draft's journal."""

from __future__ import annotations

from enum import IntEnum


class EventKind(IntEnum):
    """Comments name the fields that each kind uses; unused ones are -1."""

    ROUND_BEGAN = 0  # amount = round, counted from 1, other = number of rounds
    DEALT = 1  # seat, amount = cards, which all go to the pool
    REVEALED = 2  # card: face up for all
    SAW = 3  # seat, card: in the pack that the seat now has
    PICKS_FIRST = 4  # seat
    TOOK = 5  # seat, card
    PASSED_LEFT = 6  # amount = cards of each pack
    PASSED_RIGHT = 7  # the same
    DISCARDED = 8  # amount = number of cards, face down
    BUILDING_BEGAN = 9  # amount = minimum deck size, other = maximum
    BUILT = 10  # seat: its deck is ready
    ENDED = 11
