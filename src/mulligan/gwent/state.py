"""The whole game as one record of numbers. Copying, comparing, hashing and saving are one line each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.piles import CopyNumber, Pile
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import I8, I16, U8, dtype_of

NOBODY = -1
NO_CARD = -1
LEADER_HORN = -2  # in a horn slot: G-155, an effect and no card
ROW_COUNT = 3

# Every limit, with its reason. `Game.new` checks decks against them, the rules never write past them.
SIDE_DECK = 12  # G-015: Skellige needs seven; where replacements appear (section 13), four of each kind are enough
LEAN_DECK = 34  # at least 22 units and a few special cards; larger decks are played in larger layouts
LARGE_DECK = 84  # G-240: whole faction sets, of 82 cards at most
PILE_SIZE = 256  # places that a choice can name in a pile
MOST_SEATS = 5  # G-220


def layout_for(seats: int, sides: int, deck: int) -> Mapping[str, int]:
    """The limits of a table at which decks of so many cards are played."""
    cards = seats * (deck + SIDE_DECK)
    return {
        "seats": seats,
        "sides": sides,
        "deck": deck,
        "cards": cards,
        "pile": min(cards, PILE_SIZE),  # it has room for all cards; of a larger table for a side's and all spies
        "copy": 1 if cards <= 256 else 2,
        # effects waiting at once: a spy of the virtual opponent leaves two, a round ends with four replacements; five Skellige
        # players return ten units together
        "frames": 16 if seats == 2 else 32,
    }


DUEL = layout_for(2, 2, LEAN_DECK)
LARGE = layout_for(2, 2, LARGE_DECK)
TABLE = layout_for(MOST_SEATS, MOST_SEATS, LARGE_DECK)  # the largest there is
RESERVED_FRAMES = 4  # for the work in hand; an effect beyond them does not happen, and is reported (`lose_effect`)
APPEARING = 4  # replacements of a kind that can appear, where no side deck limits them
UNDER = 8  # solo: cards that lie under Decoys at once; both sets have six
LEADERS = 5  # of a faction
MAX_ROUNDS = 3  # G-118; scores are kept for so many, of more rounds (G-220) for the last ones
COUNTED_ROUNDS = 127  # no rule asks for the number of a later one
COUNTED_POINTS = 100  # who has so many is tied with somebody who has as many (OQ-19)


class ModeKind(IntEnum):
    DUEL = 0
    SOLO = 1
    FREE_FOR_ALL = 2  # section 14.3
    TEAMS = 3  # section 14.4


class Phase(IntEnum):
    """Where in the game it is."""

    STARTER = 0  # who starts is being settled (G-031, G-104; in teams for every round, OQ-21)
    DEAL = 1  # G-032
    REDRAW = 2  # G-033
    ROUND_BEGINS = 3
    TURNS = 4  # G-040
    ROUND_ENDS = 5  # section 11


class Ask(IntEnum):
    """What the open question is."""

    NOTHING = 0
    STARTER = 1  # Scoia'tael: who starts the game; in teams: who of the team starts the round
    REDRAW = 2  # a card of the hand to put back, or done
    TURN = 3  # play a card, use the leader, or pass
    ROW = 4  # where a card goes
    REVIVE = 5  # Medic: a unit of the discard pile
    DECOY = 6  # the unit that goes back to the hand
    TAKE = 7  # a card of a discard pile
    DISCARD = 8  # a card of the hand
    PICK = 9  # a card of one's deck
    BOND = 10  # Arnjolf: a unit with Tight Bond
    DECK = 11  # tournament: which deck is played next (G-212, G-213)
    OPPONENT = 12  # whom a spy goes to (G-224), whom a leader is used on (OQ-17)


class RoundEnd(IntEnum):
    """The steps of section 11, in order; the first three are solo's."""

    TURN_UP = 0  # cards under Decoys (G-256)
    LEADER = 1  # G-261
    TURN_UP_AGAIN = 2  # the leader may have brought a Decoy
    SCORE = 3  # G-110 to -112
    CLEAR = 4  # G-113, G-114
    REWARD = 5  # G-115, G-116


class FrameKind(IntEnum):
    """Unfinished work (STYLE D2). `rules/frames.py` says what a frame's fields mean for each kind."""

    ENTER = 0  # a card comes into play
    REVIVE = 1  # a Medic
    DECOY = 2  # waits for the unit it swaps with
    SUMMON = 3  # a replacement from the side deck
    SEARCH = 4  # of a deck
    TAKE = 5  # from a discard pile
    DISCARD = 6  # from the hand
    BOND = 7  # G-152: which unit is copied
    DRAW_AND_PLAY = 8  # the virtual opponent
    TURN_UP = 9  # cards under the virtual opponent's Decoys
    SPY = 10  # waits for the opponent it goes to
    LEAD_AGAINST = 11  # a leader waits for the opponent it acts on


class DeckSearch(IntEnum):
    """What is looked for in a deck."""

    NAMED = 0  # this card
    WEATHER = 1
    CALLED = 2  # by this card's muster (G-252)
    BOND = 3  # units with Tight Bond
    ANY = 4


class Away(IntEnum):
    """Where a card is that lies in no pile, row or slot."""

    NOWHERE = 0  # it does lie in one, or is about to
    SIDE_DECK = 1
    REMOVED = 2  # G-082: from the game
    MARKED = 3  # it does lie in one, and the effect that is being carried out means it


# What is known of a hidden card by where it came from; resampling heeds it.
SHUFFLED_IN = 1  # everybody saw it go into the deck
HELD = 2  # it was in the hand before that


class CardCopy:
    """One physical card: what it is, whose deck it came from, who holds it, and who knows it while it is hidden."""

    card: U8
    owner: I8  # G-013: the faction of its deck is that of its owner
    holder: I8  # the player who has or played it (G-101)
    known: U8  # mask of the seats that know exactly this card
    away: I8
    history: I8  # SHUFFLED_IN, HELD


class RowState:
    """Units, Decoys and Mardroemes of one row, and its horn slot."""

    cards: Pile
    horn: I16  # copy number, NO_CARD or LEADER_HORN


class SideState:
    """G-011. Partners share one (G-230)."""

    rows: Annotated[list[RowState], ROW_COUNT]
    discard: Pile
    scores: Annotated[list[I16], MAX_ROUNDS]  # totals of the last rounds; where that of a round lies: `score_place`
    bonus: I16  # to the total of this round (G-144, solo)
    gems: I8  # G-012; none where points take their place (G-220)
    points: I8  # G-221


class LeaderState(IntEnum):
    READY = 0
    USED = 1
    CANCELLED = 2  # G-137


class Passive(IntEnum):
    """Effects of leaders that last, one bit each."""

    DOUBLE_SPIES = 1  # G-149
    HALF_WEATHER = 2  # G-151
    RANDOM_MEDICS = 4  # G-139


class PlayerState:
    hand: Pile
    deck: Pile
    leader: U8
    leader_state: I8
    passives: U8  # mask of Passive, of leaders in force
    faction: I8
    side: I8
    passed: I8
    settled: I16  # so many cards at the bottom of the deck lie in a decided order; of the others any is drawn
    redraws: I8  # left
    rejected: I8  # cards put back in the redraw


class Frame:
    """Read and written by the functions of `rules/frames.py`."""

    card: I16
    kind: I8
    seat: I8
    other: I8
    left: I8


class Rules:
    """The switches of section 13. Each holds a value of its enum in `rulesets`."""

    redraw: I8
    repeated_weather: I8
    king_bran: I8
    mardroeme: I8
    pirate: I8
    summon: I8
    replacement: I8
    relentless: I8
    bringer: I8
    crach: I8
    revived_row: I8
    drawn_round: I8
    pool: I8


class State:
    random: Random
    rules: Rules
    idle: I8  # 3 to 5 players: rounds in a row in which everybody only passed, this one included (OQ-20, OQ-39)
    players: Annotated[list[PlayerState], "seats"]
    sides: Annotated[list[SideState], "sides"]
    cards: Annotated[list[CardCopy], "cards"]
    weather: Pile
    frames: Annotated[list[Frame], "frames"]
    under: Annotated[list[CopyNumber], UNDER]  # solo: face down under Decoys (G-256)
    leaders: Annotated[list[U8], LEADERS]  # solo: the virtual opponent's face-down pile, the top last (G-242)
    under_count: I8
    leader_count: I8
    mode: I8
    leaders_variant: I8  # solo: G-261
    weighing: I8  # solo: the virtual opponent weighs a play on a copy; what is hidden or random does not happen there
    plays_left: I8  # solo: of the virtual opponent's turn
    last_turn: I8  # solo: the human has passed (G-246)
    phase: I8
    point: I8  # how far the end of the round has come (RoundEnd)
    round_number: I8
    starter: I8  # of this round
    turn: I8  # whose turn it is, or comes next
    acted: I8  # who took the last turn, or nobody
    winner: I8  # side that won the last round, or nobody; a round for points has no winner
    depth: I8
    ask: I8
    asked: I8
    over: I8
    winners: U8  # mask of seats; none, when the game is over, is a draw


def state_dtype(limits: Mapping[str, int]) -> np.dtype[Any]:
    return dtype_of(State, limits)


# --- choices -----------------------------------------------------------------------------


class Option(IntEnum):
    """The first number of each kind of choice. The same number means the same choice in every layout."""

    PASS = 0  # pass, done
    LEADER = 1
    ROW = 2
    PLAYER = 5
    DECK = 10  # tournament: which of one's decks
    HAND = 13
    PLAY = 269  # four for each card of the hand: on one of the rows, or on none
    UNIT = 1293  # a place in a row of one's own side
    DISCARD = 2061  # a place in the discard pile of a side
    CARD = 3341  # a card by its number in the book: the order of a deck is hidden from its owner too
    END = 3597


NO_ROW = 3  # of a card that goes on no row
PLACES = 4
