"""What can happen in a draft, for the journal."""

from __future__ import annotations

from enum import IntEnum


class EventKind(IntEnum):
    """Kinds of events. `seat`, `card`, `amount` and `other` are used as named behind each; nothing stands for -1."""

    ROUND_BEGAN = 0  # amount = round, counted from 1, other = of how many
    DEALT = 1  # seat, amount = cards, all of which go to the pool
    REVEALED = 2  # card: face up for all
    SAW = 3  # seat, card: of the pack that lies before the seat from now on
    PICKS_FIRST = 4  # seat
    TOOK = 5  # seat, card
    PASSED_LEFT = 6  # amount = cards of each pack
    PASSED_RIGHT = 7  # the same
    DISCARDED = 8  # amount = cards of all, face down
    BUILDING_BEGAN = 9  # amount = fewest cards of a deck, other = most
    BUILT = 10  # seat: its deck is ready
    ENDED = 11
