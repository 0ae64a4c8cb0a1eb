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
LEADER_HORN = -2  # in a horn slot: an effect, not a card (G-155)
ROW_COUNT = 3

# Every limit, with its reason. `GwentGame.new` checks decks against them, and the rules never write past them.
SIDE_DECK = 12  # G-015: Skellige needs seven; in the video game (section 13) four replacements of each kind are enough
LEAN_DECK = 34  # 22 units and a few special cards; larger decks use larger layouts
LARGE_DECK = 84  # G-240: whole faction sets have at most 82 cards
PILE_SIZE = 256  # places in a pile that a choice can name
MOST_SEATS = 5  # G-220


def layout_for(seats: int, sides: int, deck: int) -> Mapping[str, int]:
    """The limits of a table for decks of `deck` cards."""
    cards = seats * (deck + SIDE_DECK)
    return {
        "seats": seats,
        "sides": sides,
        "deck": deck,
        "cards": cards,
        "pile": min(cards, PILE_SIZE),  # all cards, or at a larger table a side's cards and all spies
        "copy": 1 if cards <= 256 else 2,
        # waiting effects: a spy of the virtual opponent causes two, the end of a round four replacements, and five Skellige
        # players return ten units together
        "frames": 16 if seats == 2 else 32,
    }


DUEL = layout_for(2, 2, LEAN_DECK)
LARGE = layout_for(2, 2, LARGE_DECK)
TABLE = layout_for(MOST_SEATS, MOST_SEATS, LARGE_DECK)  # the largest layout
RESERVED_FRAMES = 4  # for the work in hand; an effect beyond them does not happen, and is reported (`lose_effect`)
APPEARING = 4  # replacements of a kind in the video game, where no side deck limits them
UNDER = 8  # solo: cards under Decoys at a time; both sets together have six Decoys
LEADERS = 5  # in a faction
MAX_ROUNDS = 3  # G-118; of a longer game (G-220) the last scores are kept
COUNTED_ROUNDS = 127  # counting stops here: no rule needs a higher round number
COUNTED_POINTS = 100  # counting stops here: only a tie for the lead lasts this long (OQ-19)


class ModeKind(IntEnum):
    DUEL = 0
    SOLO = 1
    FREE_FOR_ALL = 2  # section 14.3
    TEAMS = 3  # section 14.4


class Phase(IntEnum):
    """The phase of the game."""

    STARTER = 0  # deciding who starts (G-031, G-104); in teams for every round (OQ-21)
    DEAL = 1  # G-032
    REDRAW = 2  # G-033
    ROUND_BEGINS = 3
    TURNS = 4  # G-040
    ROUND_ENDS = 5  # section 11


class Ask(IntEnum):
    """The kind of the open question."""

    NOTHING = 0
    STARTER = 1  # who starts the game (Scoia'tael), or the round (in a team)
    REDRAW = 2  # a card in hand to put back, or stop
    TURN = 3  # play a card, use the leader, or pass
    ROW = 4  # the row a card goes to
    REVIVE = 5  # Medic: a unit in the discard pile
    DECOY = 6  # the unit that returns to the hand
    TAKE = 7  # a card in a discard pile
    DISCARD = 8  # a card in hand
    PICK = 9  # a card in the deck
    BOND = 10  # Arnjolf: a unit with Tight Bond
    DECK = 11  # tournament: the next deck (G-212, G-213)
    OPPONENT = 12  # the opponent a spy goes to (G-224) or a leader acts on (OQ-17)


class RoundEnd(IntEnum):
    """The steps of section 11 in order; the first three are only in solo."""

    TURN_UP = 0  # cards under Decoys (G-256)
    LEADER = 1  # G-261
    TURN_UP_AGAIN = 2  # the leader may have brought a Decoy
    SCORE = 3  # G-110 to -112
    CLEAR = 4  # G-113, G-114
    REWARD = 5  # G-115, G-116


class FrameKind(IntEnum):
    """Unfinished work. `rules/frames.py` says what a frame's fields mean for each kind."""

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
    """The cards that a search of a deck looks for."""

    NAMED = 0  # this card
    WEATHER = 1
    CALLED = 2  # called by this card's muster (G-252)
    BOND = 3  # units with Tight Bond
    ANY = 4


class Away(IntEnum):
    """The place of a card that is in no pile, row or slot."""

    NOWHERE = 0  # it is in one, or about to be
    SIDE_DECK = 1
    REMOVED = 2  # G-082: from the game
    MARKED = 3  # it is in one, and marked by the effect being carried out


# Public facts about a hidden card's past, as bits. Resampling respects them.
SHUFFLED_IN = 1  # everybody saw it go into the deck
HELD = 2  # it was in the hand before that


class CardCopy:
    """One physical card: its number in the book, owner and holder, and who knows it while it is hidden."""

    card: U8
    owner: I8  # the player from whose deck it came; G-013: it has that deck's faction
    holder: I8  # the player who has it or played it (G-101)
    known: U8  # mask of the seats that know exactly this card
    away: I8
    history: I8  # SHUFFLED_IN, HELD


class RowState:
    """The units, Decoys and Mardroemes in a row, and its horn slot."""

    cards: Pile
    horn: I16  # copy number, NO_CARD or LEADER_HORN


class SideState:
    """G-011. Teammates share one (G-230)."""

    rows: Annotated[list[RowState], ROW_COUNT]
    discard: Pile
    scores: Annotated[list[I16], MAX_ROUNDS]  # totals of the last rounds, at the index `score_place`
    bonus: I16  # added to this round's total (G-144, solo)
    gems: I8  # G-012; 0 if the game is for points (G-220)
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
    settled: I16  # number of cards at the bottom of the deck in a fixed order; the others are loose, and any may be drawn
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
    idle: I8  # 3 to 5 players: consecutive rounds, including this one, in which everybody only passed (OQ-20, OQ-39)
    players: Annotated[list[PlayerState], "seats"]
    sides: Annotated[list[SideState], "sides"]
    cards: Annotated[list[CardCopy], "cards"]
    weather: Pile
    frames: Annotated[list[Frame], "frames"]
    under: Annotated[list[CopyNumber], UNDER]  # solo: cards face down under Decoys (G-256)
    leaders: Annotated[list[U8], LEADERS]  # solo: the virtual opponent's face-down leaders, top last (G-242)
    under_count: I8
    leader_count: I8
    mode: I8
    leaders_variant: I8  # solo: G-261
    weighing: I8  # solo: this is a copy on which the virtual opponent weighs a play; nothing hidden or random happens
    plays_left: I8  # solo: left in the virtual opponent's turn
    last_turn: I8  # solo: the human has passed (G-246)
    phase: I8
    point: I8  # RoundEnd: the next step of the end of the round
    round_number: I8
    starter: I8  # of this round
    turn: I8  # the player whose turn it is, or is next
    acted: I8  # the player who took the last turn, or NOBODY
    winner: I8  # side that won the last round, or NOBODY; always NOBODY in a game for points
    depth: I8
    ask: I8
    asked: I8
    over: I8
    winners: U8  # mask of seats; 0 in a finished game is a draw


def state_dtype(limits: Mapping[str, int]) -> np.dtype[Any]:
    return dtype_of(State, limits)


# --- choices -----------------------------------------------------------------------------


class Option(IntEnum):
    """The first number of each kind of choice. The same number means the same choice in every layout."""

    PASS = 0  # pass, or stop
    LEADER = 1
    ROW = 2
    PLAYER = 5
    DECK = 10  # tournament: one of the player's decks
    HAND = 13
    PLAY = 269  # four for each card in hand: three rows, or none
    UNIT = 1293  # a place in a row of the player's own side
    DISCARD = 2061  # a place in the discard pile of a side
    CARD = 3341  # a card of the deck by its number in the book, because the deck's order is hidden
    END = 3597


NO_ROW = 3  # as the row of a card that goes on no row
PLACES = 4
