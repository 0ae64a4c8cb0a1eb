"""The good cards of the base set."""

from mulligan.epic.cards.tokens import *
from mulligan.epic.parts import *

ANGEL_OF_LIGHT = Champion(
    "Angel of Light",
    GOOD,
    cost=1,
    attack=5,
    defense=6,
    classes=CardClass.ANGEL,
    keywords=AIRBORNE | AMBUSH,
    abilities=(tribute(GainHealth(5)), loyalty(GainHealth(5))),
    gem=Gem.RED,
)

ANGEL_OF_MERCY = Champion(
    "Angel of Mercy",
    GOOD,
    cost=1,
    attack=4,
    defense=5,
    classes=CardClass.ANGEL,
    keywords=AIRBORNE | AMBUSH,
    abilities=when(When.START_OF_YOUR_TURN, May(PutIntoPlay(Chosen(Which(alignment=GOOD, other=True), Zone.YOUR_DISCARD)))),
    gem=Gem.RED,
)

ANGELIC_PROTECTOR = Champion(
    "Angelic Protector",
    GOOD,
    cost=1,
    attack=5,
    defense=9,
    classes=CardClass.ANGEL,
    keywords=AIRBORNE | AMBUSH,
    abilities=tribute(ThisTurn(Target(), keywords=UNBREAKABLE | UNTARGETABLE)),
)

AVENGING_ANGEL = Champion(
    "Avenging Angel",
    GOOD,
    cost=1,
    attack=6,
    defense=6,
    classes=CardClass.ANGEL,
    keywords=AIRBORNE | BLITZ | RIGHTEOUS,
    abilities=Static.SHELTERS,
)

BANISHMENT = Event("Banishment", GOOD, cost=1, do=(Banish(Target()), Draw(1, TURN_PLAYER)))

BRAVE_SQUIRE = Event(
    "Brave Squire",
    GOOD,
    cost=0,
    do=(Create(HUMAN), ThisTurn(Target(), attack=5, keywords=UNBREAKABLE)),
    classes=CardClass.HUMAN,
)

CEASEFIRE = Event("Ceasefire", GOOD, cost=1, do=(Draw(2), NoMoreAttacks()))

COURAGEOUS_SOUL = Champion(
    "Courageous Soul",
    GOOD,
    cost=0,
    attack=2,
    defense=2,
    classes=CardClass.HUMAN,
    keywords=AMBUSH,
    abilities=when(When.ATTACKS, ThisTurn(Each(yours()), attack=2)),
    gem=Gem.RED,
)

DIVINE_JUDGMENT = Event("Divine Judgment", GOOD, cost=1, do=draw_or(Banish(Each()), your_turn=True))

FAITHFUL_PEGASUS = Champion(
    "Faithful Pegasus",
    GOOD,
    cost=0,
    attack=2,
    defense=2,
    classes=CardClass.PEGASUS,
    keywords=AIRBORNE | BLITZ,
    abilities=(tribute(Recycle()), when((When.ATTACKS, When.BLOCKS), JoinBattle(yours(card_class=CardClass.HUMAN), AIRBORNE))),
)

FEINT = Event(
    "Feint", GOOD, cost=1, do=(Draw(2), RemoveFromBattle(Each(yours(battle=InBattle.ATTACKING_OR_BLOCKING))), Prepare(THEM))
)

GOLD_DRAGON = Champion(
    "Gold Dragon",
    GOOD,
    cost=1,
    attack=6,
    defense=8,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE | BLITZ,
    abilities=Bonus(yours(alignment=GOOD), keywords=RIGHTEOUS),
)

HIGH_KING = Champion(
    "High King",
    GOOD,
    cost=1,
    attack=0,
    defense=1,
    classes=CardClass.HUMAN,
    keywords=UNBANISHABLE,
    abilities=(LOYALTY_BLITZ, expend_to(Banish(Target()))),
)

INHERITANCE_OF_THE_MEEK = Event(
    "Inheritance of the Meek",
    GOOD,
    cost=1,
    do=draw_or(Banish(Each(Which(token=False))), If(Condition.NOT_YOUR_TURN, Draw(1, TURN_PLAYER))),
)

INNER_PEACE = Event("Inner Peace", GOOD, cost=1, do=GainHealth(10), abilities=FromDiscard(when(ally(GOOD), Recall())))

LORD_OF_THE_ARENA = Champion(
    "Lord of the Arena",
    GOOD,
    cost=1,
    attack=5,
    defense=9,
    classes=CardClass.HUMAN,
    keywords=BLITZ,
    abilities=(when((When.TRIBUTE, ally(GOOD)), ThisTurn(THIS, attack=8, keywords=UNBREAKABLE)), Static.MUST_BE_BLOCKED),
    gem=Gem.RED,
)

NOBLE_UNICORN = Champion(
    "Noble Unicorn",
    GOOD,
    cost=1,
    attack=6,
    defense=6,
    classes=CardClass.UNICORN,
    keywords=AMBUSH,
    abilities=when((When.TRIBUTE, ally(GOOD)), Draw(1)),
)

PALACE_GUARD = Champion(
    "Palace Guard", GOOD, cost=1, attack=6, defense=8, classes=CardClass.HUMAN, abilities=tribute(May(Banish(Target())))
)

PRIEST_OF_KALNOR = Champion(
    "Priest of Kalnor",
    GOOD,
    cost=0,
    attack=1,
    defense=4,
    classes=CardClass.HUMAN,
    abilities=(tribute(GainHealth(4)), loyalty(ThisTurn(Target(), keywords=UNBREAKABLE | UNTARGETABLE))),
)

PRIESTESS_OF_ANGELINE = Champion(
    "Priestess of Angeline",
    GOOD,
    cost=0,
    attack=1,
    defense=2,
    classes=CardClass.HUMAN,
    abilities=(tribute(Recycle()), when(ally(GOOD), GainHealth(3))),
)

RALLY_THE_PEOPLE = Event(
    "Rally the People",
    GOOD,
    cost=0,
    do=(Create(HUMAN), ThisTurn(Each(yours()), attack=1)),
    classes=CardClass.HUMAN,
    abilities=RECALL_FOR_GOLD,
)

RESURRECTION = Event(
    "Resurrection", GOOD, cost=1, do=draw_or(PutIntoPlay(Target(Which(broken_this_turn=True), Zone.YOUR_DISCARD)))
)

SECRET_LEGION = Event(
    "Secret Legion",
    GOOD,
    cost=1,
    do=draw_or(Create(HUMAN, 6), ThisTurn(Each(yours(card_class=CardClass.HUMAN)), keywords=BLITZ)),
    classes=CardClass.HUMAN,
    gem=Gem.RED,
)

STANDARD_BEARER = Champion(
    "Standard Bearer",
    GOOD,
    cost=1,
    attack=2,
    defense=5,
    classes=CardClass.HUMAN,
    keywords=AMBUSH,
    abilities=(tribute(Create(HUMAN, 2)), Bonus(yours(alignment=GOOD, other=True), attack=2)),
)

THE_PEOPLES_CHAMPION = Champion(
    "The People's Champion",
    GOOD,
    cost=1,
    attack=8,
    defense=7,
    classes=CardClass.HUMAN,
    keywords=UNBANISHABLE,
    abilities=when((When.TRIBUTE, ally(GOOD)), Create(HUMAN, 2)),
)

THUNDARUS = Champion(
    "Thundarus",
    GOOD,
    cost=1,
    attack=10,
    defense=15,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE | UNBANISHABLE,
    abilities=Bonus(yours(card_class=CardClass.DRAGON, other=True), attack=5, defense=5),
    gem=Gem.RED,
)

VITAL_MISSION = Event(
    "Vital Mission",
    GOOD,
    cost=1,
    do=(Banish(Target()), GainHealth(Count(Counted.ITS_ATTACK), ITS_CONTROLLER), If(Condition.YOU_CONTROLLED_IT, Draw(2))),
)

WATCHFUL_GARGOYLE = Champion(
    "Watchful Gargoyle",
    GOOD,
    cost=0,
    attack=2,
    defense=3,
    classes=CardClass.GARGOYLE,
    keywords=AIRBORNE | AMBUSH,
    abilities=tribute(Recycle()),
)

WHITE_DRAGON = Champion(
    "White Dragon",
    GOOD,
    cost=0,
    attack=5,
    defense=5,
    classes=CardClass.DRAGON,
    keywords=AIRBORNE,
    abilities=tribute(If(PlayedThisTurn(GOOD), Recycle())),
    gem=Gem.RED,
)

WHITE_KNIGHT = Champion(
    "White Knight",
    GOOD,
    cost=1,
    attack=9,
    defense=9,
    classes=CardClass.HUMAN,
    abilities=(tribute(Draw(1)), LOYALTY_BLITZ, expend_to(Break(Target(Which(alignment=EVIL))))),
)
