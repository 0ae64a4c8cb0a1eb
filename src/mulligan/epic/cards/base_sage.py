"""The sage cards of the base set."""

from mulligan.epic.cards.tokens import *
from mulligan.epic.parts import *

AMNESIA = Event("Amnesia", SAGE, cost=0, do=or_pay_to_draw(Banish(PileOf(Target(PLAYER))), Recycle()), gem=Gem.RED)

ANCIENT_CHANT = Event(
    "Ancient Chant", SAGE, cost=1, do=Draw(2), abilities=(RECALL_FOR_GOLD, when(When.LEAVES_DISCARD, Draw(1)))
)

BLUE_DRAGON = Champion(
    "Blue Dragon",
    SAGE,
    cost=1,
    attack=6,
    defense=4,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE,
    abilities=(tribute(Draw(1), Damage(2, Target(ANY_TARGET))), when(ally(SAGE), Damage(2, Target(ANY_TARGET)))),
)

CRYSTAL_GOLEM = Champion(
    "Crystal Golem",
    SAGE,
    cost=1,
    attack=7,
    defense=4,
    classes=CardClass.CONSTRUCT,
    keywords=AMBUSH | UNTARGETABLE,
    abilities=Power(Draw(2), cost=Break(THIS)),
)

DEADLY_RAID = Event(
    "Deadly Raid", SAGE, cost=1, do=draw_or(ThisTurn(Each(yours()), attack=2, keywords=UNBLOCKABLE)), gem=Gem.RED
)

DJINN_OF_THE_SANDS = Champion(
    "Djinn of the Sands",
    SAGE,
    cost=1,
    attack=5,
    defense=5,
    classes=CardClass.DJINN,
    keywords=AIRBORNE | BLITZ,
    abilities=(tribute(PutCounters(3, THIS)), Power(Draw(1), cost=(Expend(THIS), RemoveCounters(1)))),
)

ERASE = Event("Erase", SAGE, cost=1, do=(Draw(2), ReturnToHand(Target())), gem=Gem.RED)

FORCEMAGE_APPRENTICE = Champion(
    "Forcemage Apprentice",
    SAGE,
    cost=0,
    attack=0,
    defense=1,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    keywords=BLITZ,
    abilities=(expend_to(Damage(2, Target(ANY_TARGET))), when(ally(SAGE), Prepare(THIS))),
)

FROST_GIANT = Champion(
    "Frost Giant",
    SAGE,
    cost=1,
    attack=8,
    defense=12,
    classes=CardClass.GIANT,
    keywords=BLITZ,
    abilities=tribute(Expend(ChampionsOf(Target(PLAYER)))),
    gem=Gem.RED,
)

HASTY_RETREAT = Event(
    "Hasty Retreat",
    SAGE,
    cost=0,
    do=or_pay_to_draw(
        ReturnToHand(Target(Which(battle=InBattle.ATTACKING))), If(Condition.IT_ATTACKED_YOU_UNBLOCKED, Draw(1, ITS_CONTROLLER))
    ),
)

ICE_DRAKE = Champion(
    "Ice Drake",
    SAGE,
    cost=1,
    attack=6,
    defense=8,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE | AMBUSH,
    abilities=loyalty(Expend(ChampionsOf(Target(PLAYER)))),
)

JUGGERNAUT = Champion(
    "Juggernaut",
    SAGE,
    cost=1,
    attack=9,
    defense=3,
    classes=CardClass.CONSTRUCT,
    keywords=BREAKTHROUGH | BLITZ,
    abilities=(OnYourTurn(UNBREAKABLE), loyalty(Draw(1))),
)

KEEPER_OF_SECRETS = Champion(
    "Keeper of Secrets",
    SAGE,
    cost=0,
    attack=2,
    defense=3,
    classes=CardClass.HUMAN,
    keywords=BLITZ,
    abilities=(when(ally(SAGE), Recycle()), expend_to(Banish(CardInPileOf(Target(PLAYER))))),
)

LYING_IN_WAIT = Event(
    "Lying in Wait",
    SAGE,
    cost=1,
    do=draw_or(If(Condition.ONE_CHAMPION_ATTACKS, Banish(Each(Which(battle=InBattle.ATTACKING))))),
)

MEMORY_SPIRIT = Champion(
    "Memory Spirit",
    SAGE,
    cost=1,
    attack=5,
    defense=4,
    classes=CardClass.SPIRIT,
    keywords=AIRBORNE | AMBUSH,
    abilities=tribute(May(ReturnToHand(Target(EVENT_CARD, Zone.YOUR_DISCARD)))),
    gem=Gem.RED,
)

MUSE = Champion(
    "Muse",
    SAGE,
    cost=0,
    attack=2,
    defense=2,
    classes=CardClass.SPIRIT,
    keywords=AIRBORNE | AMBUSH,
    abilities=when(When.START_OF_YOUR_TURN, May(Draw(1))),
)

OGRE_MERCENARY = Champion(
    "Ogre Mercenary", SAGE, cost=0, attack=4, defense=3, classes=CardClass.OGRE, abilities=tribute(Recycle()), gem=Gem.RED
)

PSIONIC_ASSAULT = Event(
    "Psionic Assault",
    SAGE,
    cost=1,
    do=AtEndOfTurn(Discard(2, Target(PLAYER))),
    abilities=FromDiscard(when(ally(SAGE), Recall())),
)

SEA_TITAN = Champion(
    "Sea Titan",
    SAGE,
    cost=1,
    attack=11,
    defense=14,
    classes=CardClass.TITAN,
    keywords=UNTARGETABLE,
    abilities=tribute(ReturnToHand(Target())),
    gem=Gem.RED,
)

SPIKE_TRAP = Event("Spike Trap", SAGE, cost=0, do=(Damage(5, Each(Which(battle=InBattle.ATTACKING))), Recycle()))

STAND_ALONE = Event("Stand Alone", SAGE, cost=1, do=draw_or(BreakAllButOneEach()))

STEEL_GOLEM = Champion(
    "Steel Golem",
    SAGE,
    cost=1,
    attack=13,
    defense=13,
    classes=CardClass.CONSTRUCT,
    keywords=UNTARGETABLE,
    abilities=LOYALTY_BLITZ,
)

THOUGHT_PLUCKER = Champion(
    "Thought Plucker",
    SAGE,
    cost=1,
    attack=1,
    defense=1,
    classes=CardClass.IMP,
    keywords=AMBUSH | UNBLOCKABLE,
    abilities=(tribute(Discard(1, Target(OPPONENT)), Draw(1)), when(When.DAMAGES_PLAYER, Discard(1, DAMAGED_PLAYER), Draw(1))),
)

TIME_BENDER = Champion(
    "Time Bender",
    SAGE,
    cost=1,
    attack=2,
    defense=4,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    keywords=AMBUSH,
    abilities=(LOYALTY_BLITZ, expend_to(Banish(Target(Which(cost=0)))), expend_to(ReturnToHand(Target()))),
)

TIME_WALKER = Champion(
    "Time Walker",
    SAGE,
    cost=1,
    attack=10,
    defense=10,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    abilities=loyalty(ReturnToHand(Each(Which(other=True)))),
)

TRANSFORM = Event("Transform", SAGE, cost=1, do=draw_or(Transform(Target(), WOLF)))

TURN = Event(
    "Turn",
    SAGE,
    cost=1,
    do=ChooseOne(
        Mode(TakeControlThisTurn(Target()), Prepare(THEM), ThisTurn(THEM, keywords=BLITZ)),
        Mode(TakeControl(Target()), your_turn=True),
    ),
)

WARRIOR_GOLEM = Champion(
    "Warrior Golem",
    SAGE,
    cost=0,
    attack=4,
    defense=2,
    classes=CardClass.CONSTRUCT,
    abilities=(LOYALTY_BLITZ, when(When.ENTERS_DISCARD, Recycle())),
)

WAVE_OF_TRANSFORMATION = Event("Wave of Transformation", SAGE, cost=1, do=draw_or(Transform(Each(), WOLF)))

WINTER_FAIRY = Champion(
    "Winter Fairy",
    SAGE,
    cost=1,
    attack=4,
    defense=3,
    classes=CardClass.FAIRY,
    keywords=AIRBORNE,
    abilities=(tribute(Draw(1)), when((When.DAMAGES_OPPONENT, When.BROKEN), Draw(1))),
)
