"""The whole game as one record of numbers. Copying, comparing, hashing and saving are one line each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.piles import Pile
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import I8, I16, U8, U16, dtype_of

NOBODY = -1
NO_CARD = -1
NO_SLOT = -1


# Every limit, with its reason. `EpicGame.new` checks decks against them, and the rules never write past them. A duel has
# exactly two seats, a constant for the compiler; all other games use one layout for eight.
DUEL: Mapping[str, int] = {
    "seats": 2,
    "deck": 60,  # E-DECK-04 asks for 60; larger decks use a larger layout
    "cards": 120,  # seats x deck
    "pile": 60,
    "copy": 2,
    # slots for all champions in play; random play reaches about 30. Fewer would do for a duel, but digests and saved games are
    # made of the whole record: another number changes every digest and makes old saves unreadable
    "champions": 96,
    "triggers": 48,  # different abilities waiting together; equal ones are counted, not listed twice
    "delayed": 12,  # "at the end of the turn" effects waiting together
    "frames": 4,  # programs in progress; one is in use, because no card plays another card yet
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
    """The leanest layout for `seats` players with decks of up to `most_cards` cards, at most `LARGEST_DECK`."""
    limits = DUEL if seats == 2 else TABLE
    if most_cards <= limits["deck"]:
        return limits
    roomier = TABLE if seats == 2 else limits  # larger decks put more champions into play
    return {
        **roomier,
        "seats": limits["seats"],
        "deck": LARGEST_DECK,
        "pile": LARGEST_DECK,
        "cards": limits["seats"] * LARGEST_DECK,
    }


MAX_NUMBER = 255  # the cap of attack, defense, damage and counters, so that every amount is an option
MAX_HEALTH = 30000
COUNTED_HOLDS = 100  # counting stops here: all that matters is whether there was more than one


class Step(IntEnum):
    """The steps of a turn (E-TURN-01, E-BATTLE-01)."""

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
    """The kinds of questions."""

    NOTHING = 0
    MULLIGAN = 1  # a card to put back, or done
    MAIN = 2  # play, use a power, attack, or pass
    PLAYS = 3  # play, use a power, or pass
    ATTACKER = 4  # one more attacker, or done
    BLOCKER = 5  # one more blocker, or done
    ASSIGN = 6  # how much of one champion's damage goes to another
    BREAKTHROUGH = 7  # how much damage goes through to the defending player
    END_TURN = 8  # go to the End Phase, or return to the Main Phase
    MODE = 9  # a block of an OR card
    TARGET = 10  # something to target
    CHOOSE = 11  # something to choose without targeting it
    MAY = 12  # yes or no
    DISCARD = 13  # a card in hand
    REVEAL = 14  # a card in hand to reveal for loyalty, or none
    RECYCLE = 15  # a card in the discard pile to banish, or none
    ORDER = 16  # the player's triggered ability that resolves next
    AMOUNT = 17  # the damage for a target
    JOIN = 18  # a champion that joins the battle, or none
    KEEP = 19  # the one champion that is not broken
    HAND_LIMIT = 20  # a card to discard down to seven
    DEFENDER = 21  # the player that the first attacker attacks
    MEMBER = 22  # the player of a team that an effect applies to


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


# Numbers used as indices are unsigned where possible, so that compiled code need not handle negative ones.

# Marks: bits on champions, cards and players while an effect resolves.
THEM = 1  # the subject of the sentence
CHOSEN = 2  # a target of an earlier sentence of the same ability
LEAVING = 32  # about to leave play, or a discard pile


class ChampionMark(IntEnum):
    """Marks that only champions have."""

    DOOMED = 4  # dealt damage by a champion that breaks what it damages
    ATTACKED = 8  # attacked this turn
    FATAL = 64  # part of its assigned damage comes from a champion that breaks what it damages


class CardMark(IntEnum):
    """Marks that only cards have."""

    BROKEN = 16  # this turn


class PlayerMark(IntEnum):
    """Marks that only players have."""

    NO_HEALTH = 64  # cannot gain health this turn


# Bits of `State.marked`: where marks may be set.
MARKED_CHAMPIONS = 1
MARKED_CARDS = 2
MARKED_PLAYERS = 4


class CardCopy:
    """A physical card of a deck: the card, its owner, and who knows it in a hidden zone."""

    card: U16
    owner: I8
    known: U8  # mask of the seats that know exactly this card
    batch: U8  # cards that went to the bottom of a deck together, in unknown order
    batch_known: U8  # mask of the seats that know the cards of the batch
    mark: I8


class ChampionInPlay:
    """A slot is free when its controller is nobody."""

    card: U16
    copy_number: I16  # NO_CARD for a token
    serial: I16  # distinguishes this champion from an earlier one in the same slot
    damage: I16
    counters: I16
    attack_this_turn: I16
    defense_this_turn: I16
    keywords: I16  # permanent keywords
    keywords_this_turn: I16
    assigned: I16  # battle damage assigned to it
    dealing: I16  # total damage it is about to deal
    dealing_to_player: I16
    covered: I16  # battle damage assigned to it by breakthrough champions
    controller: I8
    owner: I8
    home: I8  # the player who regains control at the end of the turn, or NOBODY
    position: I8
    deploying: I8
    role: I8
    mark: I16  # a smaller number would leave a gap


@native
def clear_this_turn(champion: ChampionInPlay) -> None:
    """E-END-07: what lasts until the end of the turn is over."""
    champion.attack_this_turn, champion.defense_this_turn, champion.keywords_this_turn = 0, 0, 0
    champion.mark &= ~ChampionMark.ATTACKED


@native
def clear_battle_damage(champion: ChampionInPlay) -> None:
    """Discard the damage that is assigned to the champion, and that it is about to deal."""
    champion.assigned, champion.dealing, champion.dealing_to_player, champion.covered = 0, 0, 0, 0
    champion.mark &= ~ChampionMark.FATAL


class PlayerState:
    assigned: I16  # damage assigned to the player
    team: I8
    gold: I8
    reach: U8  # mask of the seats that effects reach: all, or the neighbours in Hunter (E-HUNT-03)
    prey: U8  # mask of the seats the player may attack (E-FFA-01, E-HUNT-02); the first player represents a team
    mark: I8
    paid: U8  # mask of the alignments of the 1-cost cards played this turn
    eliminated: I8
    discard_powers: I16  # cards in the discard pile with a power there
    deck: Pile
    hand: Pile
    discard: Pile


@native
def clear_player(player: PlayerState) -> None:
    """E-MP-12: nothing is left of a player who is out, except the team. Their piles are empty."""
    player.discard_powers, player.gold, player.paid, player.mark, player.assigned = 0, 0, 0, 0, 0


class TeamState:
    """In a duel each player is a team; in Hydra, teammates share their health (E-HYDRA-02)."""

    health: I16
    eliminated: I8


class Battle:
    attacker: I8
    defender: I8
    blocked: I16  # 0 or 1; a smaller number would leave a gap
    source: I16  # the champion whose damage is being assigned
    victim: I16  # the champion it is assigned to
    left: I16  # damage not assigned yet
    through: I16  # breakthrough damage for the defending player, not assigned yet


@native
def clear_assignment(battle: Battle) -> None:
    """No champion's damage is being assigned."""
    battle.source, battle.victim, battle.left, battle.through = NO_SLOT, NO_SLOT, 0, 0


class Frame:
    """A program in progress: an event, a triggered ability or a power."""

    pc: U16
    card: I16
    copy_number: I16
    slot: I16
    serial: I16
    x: I16  # read and written by functions of `rules/programs/frames.py`
    left: I16  # remaining repetitions of the instruction, or NOT_BEGUN
    its_attack: I16
    controller: I8
    member: I8  # the chosen player of a team, if that was asked
    cursor: I8  # the current player of an instruction for several players
    damaged: I8  # the player named by the trigger's condition
    its_controller: I8
    it_attacked_you: I8
    event: I16  # 1: the card goes to the discard pile at the end; a smaller number would leave a gap


class Trigger:
    """A triggered ability waiting to resolve."""

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
    """Kinds of static abilities. The state counts them, so that a table without them pays nothing."""

    BONUS = 0  # to attack or defense
    KEYWORDS = 1
    ALIGNMENT = 2
    AMBUSH = 3
    BATTLE = 4  # must attack, must be blocked
    SHELTER = 5
    POWER = 6
    ENDS = 7  # triggers at the end of turns or battles


class Rules:
    """The rule switches. `rulesets` has an enum of the values of each."""

    mulligan_order: I8
    end_turn_reopen: I8
    window_close: I8
    pre_damage_first: I8
    blitz: I8
    trigger_order: I8
    breakthrough_pool: I8
    mp_battle_players: I8


class ModeRules:
    """The rules of a mode (sections 1.24 to 1.27); all zero in a free-for-all."""

    team_size: I8
    neighbours: I8  # players attack to the left; their effects reach left and right (E-HUNT-02, -03)
    first_blood: I8  # the first elimination ends the game (E-HUNT-06)
    prize: I8  # the player to the right of an eliminated one is rewarded (E-HUNT-08)


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
    slots: I16  # only slots below this may be in use
    standing: Annotated[list[I16], 8]  # by Standing: champions in play with such an ability; at 0 the search is skipped
    serial: I16
    turn: I16
    depth: I8
    trigger_count: I16
    point_triggers: I16  # how many belong to the current point of the Start or End Phase; the others wait
    delayed_count: I16
    copies: I16  # number of `cards` in use
    seats: I8  # number of `players` in use
    ask: I8
    asked: I8
    first_player: I8
    turn_player: I8
    step: I8
    holder: I8  # player with the initiative (E-INIT-02)
    played: I8  # the holder has made a play in this hold
    agreed: U8  # mask of the holding team's players who passed since its last play
    passes: I8  # consecutive holds that ended without a play
    holds: I8  # holds of this window that have ended, at most COUNTED_HOLDS
    answered: I8  # a player made a play since the turn player tried to end the turn
    no_attacks: I8
    broken: I8  # a card in a discard pile was broken this turn
    point: I8  # progress within a step that has several points
    marked: I8  # mask of MARKED_…: where THEM marks are set
    drew_out: U8  # mask of the seats that had to draw from an empty deck
    unsettled: I8  # a change may break a champion or end the game
    over: I8
    winners: U8  # mask of seats; 0, when the game is over, is a draw


@native
def clear_passes(state: State) -> None:
    """Every player may act again before the window closes."""
    state.played, state.passes, state.agreed = 0, 0, 0


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
