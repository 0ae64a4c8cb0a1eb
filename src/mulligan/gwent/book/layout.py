"""The book: every printed fact in one record that is passed to the rules. New cards need no recompilation."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from mulligan.core.kernel.record import I8, I16, U8, U16, dtype_of
from mulligan.gwent.book.leaders import LeaderRow
from mulligan.gwent.parts import Trait

MAX_CARDS = 256
MAX_GROUPS = 16  # of cards that are mustered together
BATTLEFIELD = 3  # as a row that is scorched

# What a unit does when it is placed; a quiet one does not muster.
ON_ARRIVAL = Trait.MEDIC | Trait.MARDROEME | Trait.SPY | Trait.SCORCH | Trait.MUSTER | Trait.BERSERKER
ON_QUIET_ARRIVAL = ON_ARRIVAL & ~Trait.MUSTER


class SideDeckRole(IntEnum):
    """Why a card is in the side deck."""

    NONE = 0  # it is not
    FORM = 1  # a Berserker becomes it
    REPLACEMENT = 2  # Summon brings it


class CardFacts:
    """Sixteen bytes, so that a card is found by a shift."""

    abilities: I16  # mask of Trait
    rows: U8  # mask; of weather: the rows it covers
    row: I8  # the first of them
    plays: U8  # mask of the places it may always be played to: rows, and NO_ROW; 0 where that depends on the table
    strength: I8
    faction: I8
    draws: I8  # a spy's
    scorch_row: I8  # or BATTLEFIELD
    scorch_least: I8
    becomes: U8  # a Berserker's form, or a Summon's replacement
    side_deck: I8  # SideDeckRole
    calls: U16  # the groups of cards that its muster calls, as a mask
    answers: U16  # the groups that the card belongs to


class Book:
    cards: Annotated[list[CardFacts], MAX_CARDS]
    copies: Annotated[list[U8], MAX_CARDS]  # in a faction's set
    leaders: Annotated[list[LeaderRow], MAX_CARDS]  # by card number
    solo: Annotated[list[LeaderRow], MAX_CARDS]  # what they do for the virtual opponent


BOOK = dtype_of(Book)
