"""The book: one record with every printed fact. The rules get it as an argument, so new cards need no recompilation."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from mulligan.core.kernel.record import I8, I16, U8, U16, dtype_of
from mulligan.gwent.book.leaders import LeaderRow
from mulligan.gwent.parts import Trait

MAX_CARDS = 256
MAX_GROUPS = 16  # groups of cards that are mustered together
BATTLEFIELD = 3  # as `scorch_row`: all rows

# Traits that act when a unit is placed. A quiet unit does not muster.
ON_ARRIVAL = Trait.MEDIC | Trait.MARDROEME | Trait.SPY | Trait.SCORCH | Trait.MUSTER | Trait.BERSERKER
ON_QUIET_ARRIVAL = ON_ARRIVAL & ~Trait.MUSTER


class SideDeckRole(IntEnum):
    """Why a card is in the side deck."""

    NONE = 0  # it is not
    FORM = 1  # a Berserker becomes it
    REPLACEMENT = 2  # Summon brings it


class CardFacts:
    """Sixteen bytes, so that compiled code finds a card with a shift."""

    abilities: I16  # mask of Trait
    rows: U8  # mask; for weather, the rows it covers
    row: I8  # the first of them
    plays: U8  # mask of rows and NO_ROW that it may always be played to; 0 if that depends on the table
    strength: I8
    faction: I8
    draws: I8  # a spy's
    scorch_row: I8  # or BATTLEFIELD
    scorch_least: I8
    becomes: U8  # card number of a Berserker's form or a Summon's replacement
    side_deck: I8  # SideDeckRole
    calls: U16  # mask of the groups that its muster calls
    answers: U16  # mask of the groups it belongs to


class Book:
    cards: Annotated[list[CardFacts], MAX_CARDS]
    copies: Annotated[list[U8], MAX_CARDS]  # in a faction's set
    leaders: Annotated[list[LeaderRow], MAX_CARDS]  # by card number
    solo: Annotated[list[LeaderRow], MAX_CARDS]  # by card number, for the virtual opponent


BOOK = dtype_of(Book)
