"""The numbers that card declarations and rows of the book share.

They stand below both, so that rules and bots need not import the vocabulary: a new part does not recompile them.
"""

from __future__ import annotations

from enum import IntEnum, IntFlag


class Alignment(IntEnum):
    """E-CARD-02: exactly four."""

    GOOD = 0
    WILD = 1
    EVIL = 2
    SAGE = 3


class Keyword(IntFlag):
    """The keywords of ledger section 1.17 that a champion simply has."""

    AIRBORNE = 1
    AMBUSH = 2
    BLITZ = 4
    BREAKTHROUGH = 8
    RIGHTEOUS = 16
    UNBANISHABLE = 32
    UNBLOCKABLE = 64
    UNBREAKABLE = 128
    UNTARGETABLE = 256


class CardClass(IntEnum):
    """E-CARD-04: species or profession. It does nothing by itself (E-CARD-05)."""

    ANGEL = 0
    APE = 1
    CONSTRUCT = 2
    DEMON = 3
    DINOSAUR = 4
    DJINN = 5
    DRAGON = 6
    FAIRY = 7
    GARGOYLE = 8
    GIANT = 9
    HUMAN = 10
    HYDRA = 11
    IMP = 12
    KNIGHT = 13
    MAGE = 14
    MINOTAUR = 15
    OGRE = 16
    PEGASUS = 17
    SPIRIT = 18
    TITAN = 19
    TROLL = 20
    UNICORN = 21
    VAMPIRE = 22
    WOLF = 23
    WURM = 24
    ZOMBIE = 25


class CardType(IntEnum):
    """E-CARD-01: exactly two types of playable card."""

    EVENT = 0
    CHAMPION = 1


class Gem(IntEnum):
    """The cube mark of E-FMT-CUBE-01: white, three copies; red, a single copy."""

    WHITE = 0
    RED = 1


class Side(IntEnum):
    """The controller of the champions that fit a filter."""

    ANYONES = 0
    YOURS = 1


class InBattle(IntEnum):
    """The part a champion has in the battle."""

    ANY = 0
    ATTACKING = 1
    ATTACKING_OR_BLOCKING = 2


class Player(IntEnum):
    """A player, or players, named without targeting."""

    YOU = 0
    TURN_PLAYER = 1
    EACH_OPPONENT = 2
    EACH_PLAYER = 3
    ITS_CONTROLLER = 4  # the last controller of the champion that the previous sentence was about
    DAMAGED_PLAYER = 5  # of the trigger's condition
    THAT_PLAYER = 6  # chosen by the sentence before


class TargetPlayer(IntEnum):
    """Targets other than champions and cards; the values of `Domain`."""

    PLAYER = 1
    OPPONENT = 2
    ANY_TARGET = 3  # a champion or a player


class Domain(IntEnum):
    """The domain a pick chooses from."""

    CHAMPIONS = 0
    PLAYERS = TargetPlayer.PLAYER
    OPPONENTS = TargetPlayer.OPPONENT
    ANYTHING = TargetPlayer.ANY_TARGET  # champions and players
    CARDS = 4
    CARDS_OF_MARKED = 5  # of the discard pile of the marked player


class PickFlag(IntEnum):
    """How a pick is made; an instruction holds a mask of these."""

    TARGETED = 1
    MAY = 2  # picking nothing is allowed
    DIFFERENT = 4
    COUNTED = 8  # how many are picked is the X of later sentences
    PAYS = 16  # a price: only things that the next instruction can be done to


class Zone(IntEnum):
    """Where the cards or champions are."""

    IN_PLAY = 0
    YOUR_HAND = 1
    YOUR_DISCARD = 2
    ANY_DISCARD = 3  # one card, of whichever discard pile


class Counted(IntEnum):
    """Numbers counted on the table. An instruction that adds none of them has 0."""

    X = 1  # the number of cards picked for `AnyNumberOf`
    ITS_ATTACK = 2  # the last attack of the champion that the previous sentence was about
    DAMAGE_ON_THIS = 3
    CHAMPION_CARDS_IN_DISCARD = 4  # in the discard pile of the player who gets something


class Condition(IntEnum):
    YOUR_TURN = 0
    NOT_YOUR_TURN = 1
    YOU_CONTROLLED_IT = 2
    IT_ATTACKED_YOU_UNBLOCKED = 3
    ONE_CHAMPION_ATTACKS = 4


class Guard(IntEnum):
    """Conditions that only the assembler adds. Their numbers continue those of `Condition`."""

    PLAYED_THIS_TURN = 5  # a 1-cost card of the instruction's alignment
    THIS_IN_PLAY = 6


class When(IntEnum):
    """The condition left of the arrow (E-TRIG-01)."""

    TRIBUTE = 0
    LOYALTY_2 = 1
    ALLY_GOOD = 2  # the four ally abilities have the order of Alignment
    ALLY_WILD = 3
    ALLY_EVIL = 4
    ALLY_SAGE = 5
    ATTACKS = 6
    BLOCKS = 7
    DEALS_DAMAGE = 8
    DAMAGES_PLAYER = 9
    DAMAGES_OPPONENT = 10
    BROKEN = 11
    SOME_BROKEN = 12  # another champion; cards say `Broken`, which has a filter
    START_OF_YOUR_TURN = 13
    END_OF_TURN = 14  # of every turn
    ENTERS_DISCARD = 15  # your discard pile, from any zone
    LEAVES_DISCARD = 16  # your discard pile, for any reason
    RECALLED = 17
    END_OF_BATTLE = 18


class Static(IntEnum):
    MUST_BE_BLOCKED = 0  # when it attacks, if the defending player is able
    MUST_ATTACK = 1  # on each of its controller's turns, if able
    SHELTERS = 2  # while it is expended its controller cannot be attacked
    BREAKS_WHAT_IT_DAMAGES = 3  # champions
