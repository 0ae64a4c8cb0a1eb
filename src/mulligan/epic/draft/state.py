"""A draft as one record of numbers.

The box is shuffled once, and cards never move: the cards of a pack are adjacent, round by round. The owner of a card follows
from when it was taken, because the holder of each pack at each pick is public.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import I8, I16, U8, U16, dtype_of

MAX_SEATS = 8  # E-FMT-PACK-06
MAX_PICKS = 12  # per pack: E-FMT-CUBE-05
MAX_PACK = 12  # cards to choose from in one question

# Every limit, with its reason. `DraftGame.new` checks drafts against them.
SMALL: Mapping[str, int] = {
    "box": 480,  # eight players with sixty cards each (E-FMT-SEALED-02)
    "pile": 60,
    "copy": 2,
}
LARGE: Mapping[str, int] = {
    "box": 1920,  # sixteen boxes of the base set
    "pile": 240,  # a pool of two boxes
    "copy": 2,
}

NOT_TAKEN = 0
DISCARDED = 255  # E-FMT-DARK-03: the shared face-down discard pile

# Marks of a card.
CHOSEN = 1  # in a pack: goes to the pool when all have chosen
LEFT_OUT = 2  # in a pool: not in the deck


class Ask(IntEnum):
    """The kinds of questions."""

    NOTHING = 0
    PICK = 1  # a card in the pack
    BUILD = 2  # a card in the pool to leave out or put in, or done


class Option(IntEnum):
    """The first number of each kind of choice."""

    DONE = 0
    CARD = 1  # by place in the pack or the pool
    END = CARD + LARGE["pile"]


class PlanRow:
    """A `Plan` as a record."""

    rounds: I16
    pack: I16
    picks: I8
    takes: Annotated[list[I16], MAX_PICKS]
    shared: I8
    fewest: I16
    most: I16


class DraftCard:
    card: U16
    taken: U8  # the pick of its round, counted from 1, or NOT_TAKEN, DISCARDED
    mark: U8


class Drafter:
    pool: Pile  # places in the box, sorted by card


class State:
    random: Random
    plan: PlanRow
    seats: I8
    box: I16  # number of cards
    round_number: I16  # counted from 0
    pick: I8  # of the round, counted from 0
    first: I8  # the first picker of the first round, if all draft from one pack
    ask: I8
    asked: I8  # the first seat that is asked
    waiting: I16  # mask of the seats that are asked
    over: I8
    winners: I8  # always none: drafts have no winner
    players: Annotated[list[Drafter], MAX_SEATS]
    cards: Annotated[list[DraftCard], "box"]


def state_dtype(limits: Mapping[str, int] = SMALL) -> np.dtype[Any]:
    return dtype_of(State, limits)
