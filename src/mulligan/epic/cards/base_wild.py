"""The wild cards of the base set."""

from mulligan.epic.cards.tokens import *
from mulligan.epic.parts import *

BELLOWING_MINOTAUR = Champion(
    "Bellowing Minotaur",
    WILD,
    cost=1,
    attack=7,
    defense=5,
    classes=CardClass.MINOTAUR,
    keywords=BLITZ | BREAKTHROUGH,
    abilities=(tribute(ThisTurn(Each(yours(alignment=WILD)), attack=2, defense=2)), RECALL_FOR_GOLD),
)

BURROWING_WURM = Champion("Burrowing Wurm", WILD, cost=1, attack=18, defense=18, classes=CardClass.WURM, keywords=BREAKTHROUGH)

CAVE_TROLL = Champion(
    "Cave Troll", WILD, cost=0, attack=5, defense=3, classes=CardClass.TROLL, abilities=FromDiscard(when(ally(WILD), Recall()))
)

CHOMP = Event(
    "Chomp!",
    WILD,
    cost=1,
    do=(Damage(12, Target()), ThisTurn(Each(yours(card_class=CardClass.DINOSAUR)), attack=2, defense=2)),
    classes=CardClass.DINOSAUR,
)

FIRE_SHAMAN = Champion(
    "Fire Shaman",
    WILD,
    cost=0,
    attack=3,
    defense=2,
    classes=CardClass.HUMAN,
    abilities=when(ally(WILD), Damage(3, Target(ANY_TARGET))),
)

FIREBALL = Event(
    "Fireball",
    WILD,
    cost=0,
    do=ChooseOne(Mode(Damage(3, Target(ANY_TARGET))), Mode(Damage(3, WithChampions(Target(PLAYER))), gold=1)),
    gem=Gem.RED,
)

FLAME_STRIKE = Event("Flame Strike", WILD, cost=1, do=Damage(8, Target(ANY_TARGET)))

FLASH_FIRE = Event("Flash Fire", WILD, cost=0, do=or_pay_to_draw(Damage(2, WithChampions(EACH_PLAYER))))

FORKED_LIGHTNING = Event("Forked Lightning", WILD, cost=1, do=Damage(5, Target(ANY_TARGET, up_to=2)))

HUNTING_RAPTORS = Champion(
    "Hunting Raptors",
    WILD,
    cost=1,
    attack=5,
    defense=5,
    classes=CardClass.DINOSAUR,
    keywords=AMBUSH,
    abilities=(LOYALTY_BLITZ, expend_to(Damage(4, Target(ANY_TARGET)))),
)

HURRICANE = Event("Hurricane", WILD, cost=1, do=draw_or(Damage(9, Each())))

JUNGLE_QUEEN = Champion(
    "Jungle Queen",
    WILD,
    cost=1,
    attack=5,
    defense=7,
    classes=CardClass.HUMAN,
    abilities=(
        tribute(Draw(1)),
        Bonus(yours(alignment=WILD, other=True), attack=1, defense=1),
        AmbushFor(Which(alignment=WILD)),
    ),
)

KONG = Champion(
    "Kong",
    WILD,
    cost=1,
    attack=13,
    defense=14,
    classes=(CardClass.GIANT, CardClass.APE),
    abilities=tribute(Damage(13, Target())),
    gem=Gem.RED,
)

LASH = Event(
    "Lash", WILD, cost=0, do=(Damage(1, Target()), ThisTurn(THEM, attack=4, keywords=BREAKTHROUGH)), abilities=RECALL_FOR_GOLD
)

LIGHTNING_STORM = Event("Lightning Storm", WILD, cost=1, do=DivideDamage(6), abilities=RECALL_FOR_GOLD)

LURKING_GIANT = Champion("Lurking Giant", WILD, cost=1, attack=11, defense=11, classes=CardClass.GIANT, keywords=AMBUSH)

MIGHTY_BLOW = Event(
    "Mighty Blow", WILD, cost=1, do=draw_or(ThisTurn(Target(), attack=10, keywords=UNBREAKABLE)), classes=CardClass.GIANT
)

PACK_ALPHA = Champion(
    "Pack Alpha",
    WILD,
    cost=1,
    attack=5,
    defense=6,
    classes=CardClass.WOLF,
    keywords=BLITZ,
    abilities=(Bonus(yours(alignment=WILD, other=True), attack=1, defense=1), expend_to(Create(WOLF, 2))),
)

PYROMANCER = Champion(
    "Pyromancer",
    WILD,
    cost=1,
    attack=5,
    defense=7,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    keywords=AMBUSH,
    abilities=(tribute(Damage(4, Target(ANY_TARGET))), Power(Damage(4, Target(ANY_TARGET)), cost=Pay(gold=1))),
    gem=Gem.RED,
)

RAGE = Event("Rage", WILD, cost=0, do=or_pay_to_draw(ThisTurn(Target(), attack=4, defense=4, keywords=BREAKTHROUGH)))

RAGING_T_REX = Champion(
    "Raging T-Rex",
    WILD,
    cost=1,
    attack=12,
    defense=10,
    classes=CardClass.DINOSAUR,
    abilities=(loyalty(Draw(2)), Static.MUST_ATTACK),
)

RAIN_OF_FIRE = Event(
    "Rain of Fire",
    WILD,
    cost=1,
    do=draw_or(
        Damage(3, Target(ANY_TARGET)),
        Damage(4, Target(ANY_TARGET, different=True)),
        Damage(5, Target(ANY_TARGET, different=True)),
    ),
    gem=Gem.RED,
)

RAMPAGING_WURM = Champion("Rampaging Wurm", WILD, cost=1, attack=14, defense=14, classes=CardClass.WURM, keywords=BLITZ)

SEA_HYDRA = Champion(
    "Sea Hydra",
    WILD,
    cost=1,
    attack=5,
    defense=10,
    classes=CardClass.HYDRA,
    abilities=(tribute(Draw(1)), when(When.END_OF_TURN, PutCounters(Count(Counted.DAMAGE_ON_THIS), THIS)), RECALL_FOR_GOLD),
    gem=Gem.RED,
)

STRAFING_DRAGON = Champion(
    "Strafing Dragon",
    WILD,
    cost=1,
    attack=6,
    defense=6,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE | AMBUSH | BLITZ,
    abilities=loyalty(Damage(5, Target(ANY_TARGET))),
)

SURPRISE_ATTACK = Event(
    "Surprise Attack", WILD, cost=1, do=(Draw(1), May(PutIntoPlay(Chosen(CHAMPION, Zone.YOUR_HAND)))), gem=Gem.RED
)

TRICERATOPS = Champion(
    "Triceratops",
    WILD,
    cost=1,
    attack=10,
    defense=10,
    classes=CardClass.DINOSAUR,
    keywords=BREAKTHROUGH,
    abilities=tribute(Draw(1)),
)

WOLF_COMPANION = Event(
    "Wolf Companion",
    WILD,
    cost=0,
    do=ThisTurn(Target(), attack=2, defense=2),
    classes=CardClass.WOLF,
    abilities=(RECALL_FOR_GOLD, when(When.LEAVES_DISCARD, Create(WOLF))),
)

WOLFS_CALL = Event(
    "Wolf's Call",
    WILD,
    cost=1,
    do=(Create(WOLF, 4), ThisTurn(Each(yours(card_class=CardClass.WOLF)), keywords=BLITZ)),
    classes=CardClass.WOLF,
)

WURM_HATCHLING = Champion(
    "Wurm Hatchling",
    WILD,
    cost=0,
    attack=4,
    defense=4,
    classes=CardClass.WURM,
    keywords=BREAKTHROUGH,
    abilities=when(ally(WILD), PutCounters(2, THIS)),
    gem=Gem.RED,
)
