"""The whole game as one record of numbers. Copying, comparing, hashing and saving are one line each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import I8, I16, U8, U16, dtype_of

NOBODY = -1
NO_CARD = -1
NO_SLOT = -1


# Every limit, with its reason. `Game.new` checks decks against them, the rules never write past them.
# A table of two has exactly two seats, so that compiled duels know it; all other games sit at one table of eight.
DUEL: Mapping[str, int] = {
    "seats": 2,
    "deck": 60,  # E-DECK-04 asks for 60; larger decks are played in the table layout
    "cards": 120,  # seats x deck
    "pile": 60,
    "copy": 2,
    "champions": 96,  # slots for all champions in play; random play reaches about 30
    "triggers": 48,  # different abilities waiting at once; equal ones are counted, not listed twice
    "delayed": 12,  # "at the end of the turn" effects waiting at once
    "frames": 4,  # an event inside an event inside an event
}
TABLE: Mapping[str, int] = {
    **DUEL,
    "seats": 8,
    "cards": 480,
    "champions": 192,
    "triggers": 192,
    "delayed": 48,
}
LARGEST_DECK = 120


def layout(seats: int, most_cards: int) -> Mapping[str, int]:
    """The leanest table for so many players with decks of up to so many cards, at most `LARGEST_DECK`."""
    limits = DUEL if seats == 2 else TABLE
    if most_cards <= limits["deck"]:
        return limits
    roomier = TABLE if seats == 2 else limits  # larger decks make larger heaps of champions
    return {
        **roomier,
        "seats": limits["seats"],
        "deck": LARGEST_DECK,
        "pile": LARGEST_DECK,
        "cards": limits["seats"] * LARGEST_DECK,
    }


MAX_NUMBER = 255  # attack, defense, damage and counters stop here, so that every amount is one option
MAX_HEALTH = 30000


class Step(IntEnum):
    """Where in the turn the game is (E-TURN-01, E-BATTLE-01)."""

    MULLIGAN = 0
    START = 1
    MAIN = 2
    ATTACKERS = 3
    BEFORE_BLOCKERS = 4
    BLOCKERS = 5
    BEFORE_DAMAGE = 6
    DAMAGE = 7
    ENDING = 8  # the turn player tries to end the turn
    END = 9


class Ask(IntEnum):
    """What the open question is."""

    NOTHING = 0
    MULLIGAN = 1  # a card to put back, or done
    MAIN = 2  # play, use a power, attack, or pass
    PLAYS = 3  # play, use a power, or pass
    ATTACKER = 4  # one more attacker, or done
    BLOCKER = 5  # one more blocker, or done
    ASSIGN = 6  # how much of one champion's damage goes to another
    BREAKTHROUGH = 7  # how much damage goes through to the defending player
    END_TURN = 8  # go to the End Phase, or return to the Main Phase
    MODE = 9  # which block of an OR card
    TARGET = 10  # what is targeted
    CHOOSE = 11  # what is chosen without being targeted
    MAY = 12  # yes or no
    DISCARD = 13  # a card of the hand
    REVEAL = 14  # a card of the hand for loyalty, or not
    RECYCLE = 15  # a card of the discard pile to banish, or not
    ORDER = 16  # which of one's triggered abilities resolves next
    AMOUNT = 17  # how much damage a target gets
    JOIN = 18  # a champion that joins the battle, or none
    KEEP = 19  # the one champion that is not broken
    HAND_LIMIT = 20  # a card to discard down to seven
    DEFENDER = 21  # whom the first attacker attacks
    MEMBER = 22  # which player of a team an effect that names the team's player is about


class Position(IntEnum):
    """E-POS-01."""

    PREPARED = 0
    EXPENDED = 1
    FLIPPED = 2


class Role(IntEnum):
    """A champion's part in the battle."""

    NONE = 0
    ATTACKER = 1
    BLOCKER = 2


# Numbers that are used as places are unsigned where they can be: compiled code then need not look for negative ones.

# Marks: bits on champions, cards and players while something is carried out.
THEM = 1  # what the sentence is about
CHOSEN = 2  # a target of an earlier sentence of the same ability
DOOMED = 4  # was dealt damage by a champion that breaks what it damages
ATTACKED = 8  # attacked this turn
BROKEN = 16  # a card that was broken this turn
LEAVING = 32  # is about to leave play
FATAL = 64  # part of the damage assigned to it is from a champion that breaks what it damages

# Bits of `State.marked`: where marks may be.
MARKED_CHAMPIONS = 1
MARKED_CARDS = 2
MARKED_PLAYERS = 4


class CardCopy:
    """One physical card of a deck: what it is, whose, and who knows it while it lies in a hidden zone."""

    card: U16
    owner: I8
    known: U8  # mask of the seats that know exactly this card
    batch: U8  # cards that went to the bottom of a deck together, in an unknown order
    batch_known: U8  # mask of the seats that know which cards the batch has
    mark: I8


class ChampionInPlay:
    """A slot is free when its controller is nobody."""

    card: U16
    copy_number: I16  # NO_CARD for a token
    serial: I16  # tells this champion from an earlier one in the same slot
    damage: I16
    counters: I16
    attack_this_turn: I16
    defense_this_turn: I16
    keywords: I16  # gained for good
    keywords_this_turn: I16
    assigned: I16  # battle damage it is about to be dealt
    dealing: I16  # damage it is about to deal, in all
    dealing_to_player: I16
    covered: I16  # battle damage assigned to it by breakthrough champions
    controller: I8
    owner: I8
    home: I8  # who controls it again at the end of the turn, or nobody
    position: I8
    deploying: I8
    role: I8
    mark: I8


class PlayerState:
    assigned: I16  # damage it is about to be dealt
    team: I8
    gold: I8
    reach: U8  # mask of the seats its effects refer to: all, or the neighbours in Hunter (E-HUNT-03)
    prey: U8  # mask of the seats it may attack (E-FFA-01, E-HUNT-02); of a team its first player stands for all
    mark: I8
    paid: U8  # mask of the alignments of the 1-cost cards it played this turn
    eliminated: I8
    discard_powers: I16  # cards of the discard pile that have a power there
    deck: Pile
    hand: Pile
    discard: Pile


class TeamState:
    """In a duel each player is a team; Hydra's players share their health (E-HYDRA-02)."""

    health: I16
    eliminated: I8


class Battle:
    attacker: I8
    defender: I8
    blocked: I8
    source: I16  # whose damage is being assigned
    victim: I16  # to whom
    left: I16  # how much of it is not assigned yet
    through: I16  # breakthrough damage for the defending player that is not assigned yet


class Frame:
    """A program being carried out: an event, a triggered ability or a power."""

    pc: U16
    card: I16
    copy_number: I16
    slot: I16
    serial: I16
    x: I16
    left: I16  # how often the instruction has still to be done
    its_attack: I16
    controller: I8
    member: I8  # the player of a team that the instruction is about, when that was asked
    cursor: I8  # the player an instruction for several players has come to
    damaged: I8  # the player the trigger's condition names
    its_controller: I8
    it_attacked_you: I8
    event: I8  # 1: the card goes to the discard pile at the end


class Trigger:
    """A triggered ability that waits."""

    pc: I16
    card: I16
    copy_number: I16
    slot: I16
    serial: I16
    it_slot: I16
    it_serial: I16
    times: I16
    amount: I16  # the X of its program
    controller: I8
    damaged: I8


class Standing(IntEnum):
    """What static abilities are looked for; counted, so that a table without them pays nothing."""

    BONUS = 0  # to attack or defense
    KEYWORDS = 1
    ALIGNMENT = 2
    AMBUSH = 3
    BATTLE = 4  # must attack, must be blocked
    SHELTER = 5
    POWER = 6
    ENDS = 7  # triggers at the end of turns or battles


class WindowClose(IntEnum):
    """D-07: when a battle window closes."""

    ALL_PASS = 0
    RECEIVER_CLOSES = 1
    DEFENDER_DECLINES = 2


class Rules:
    """The switches of ledger section 2.2; 0 is always the first value of `RULESETS`."""

    mulligan_order: I8
    end_turn_reopen: I8
    window_close: I8
    pre_damage_first: I8
    blitz: I8
    trigger_order: I8
    breakthrough_pool: I8
    mp_battle_players: I8


class ModeRules:
    """What a way to play changes (sections 1.24 to 1.27); everyone for oneself against everyone changes nothing."""

    team_size: I8
    neighbours: I8  # one attacks to the left, and one's effects reach left and right (E-HUNT-02, -03)
    first_blood: I8  # the first elimination ends the game (E-HUNT-06)
    prize: I8  # the player on the right of one who is eliminated is rewarded (E-HUNT-08)


class State:
    random: Random
    rules: Rules
    mode: ModeRules
    players: Annotated[list[PlayerState], "seats"]
    teams: Annotated[list[TeamState], "seats"]
    cards: Annotated[list[CardCopy], "cards"]
    champions: Annotated[list[ChampionInPlay], "champions"]
    battle: Battle
    frames: Annotated[list[Frame], "frames"]
    triggers: Annotated[list[Trigger], "triggers"]
    delayed: Annotated[list[Trigger], "delayed"]
    slots: I16  # slots 0 to slots - 1 may be in use
    standing: Annotated[list[I16], 8]  # by Standing: champions in play with such an ability; mostly none, and none is searched
    serial: I16
    turn: I16
    depth: I8
    trigger_count: I16
    point_triggers: I16  # the first so many belong to the current point of the Start or End Phase; later ones wait for them
    delayed_count: I16
    copies: I16  # of cards: so many of `cards` are in use
    seats: I8  # so many of `players` are in use
    ask: I8
    asked: I8
    first_player: I8
    turn_player: I8
    step: I8
    holder: I8  # of initiative (E-INIT-02)
    played: I8  # the holder made a play in this hold
    agreed: U8  # mask of those players of the holding team who have passed since its last play
    passes: I8  # holds in a row that ended without a play
    holds: I8  # holds of this window that have ended
    answered: I8  # somebody made a play since the turn player tried to end the turn
    no_attacks: I8
    broken: I8  # some card of a discard pile was broken this turn
    point: I8  # how far a step that has several points has come
    marked: I8  # mask of MARKED_…: where THEM marks are
    drew_out: U8  # mask of the seats that had to draw from an empty deck
    unsettled: I8  # something changed that may break a champion or end the game
    over: I8
    winners: U8  # mask of seats; none, when the game is over, is a draw


def state_dtype(limits: Mapping[str, int]) -> np.dtype[Any]:
    return dtype_of(State, limits)


# --- choices -----------------------------------------------------------------------------


class Option(IntEnum):
    """The first number of each kind of choice. The same number means the same choice in every layout."""

    PASS = 0  # pass, done, no, none
    YES = 1
    MODE = 2
    PLAYER = 10
    NUMBER = 18
    TRIGGER = 274
    HAND = 466
    CHAMPION = 586
    POWER = 778  # two for each slot
    DISCARD = 1162  # 120 for each seat
    END = 2122


POWERS_PER_CHAMPION = 2
PILE_SIZE = 120
