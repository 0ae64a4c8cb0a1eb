"""Cards of later sets, written to prove the vocabulary. No format deals them yet."""

from mulligan.epic.cards.tokens import *
from mulligan.epic.parts import *

QUELL = Event(
    "Quell",
    GOOD,
    cost=1,
    do=ChooseOne(Mode(Banish(Each(Which(cost=0))), Draw(1)), Mode(Banish(Each(Which(cost=1))), your_turn=True)),
)

REAPER = Champion(
    "Reaper",
    EVIL,
    cost=1,
    attack=7,
    defense=9,
    classes=CardClass.DEMON,
    abilities=when((When.TRIBUTE, ally(EVIL)), May(Break(Target()), then=Create(DEMON, who=ITS_CONTROLLER))),
)

TELEPORT = Event(
    "Teleport",
    SAGE,
    cost=1,
    do=(ReturnAnew(Target()), ThisTurn(THEM, keywords=BLITZ), May(Expend(THEM), then=Draw(1))),
)

STEED_OF_ZALTESSA = Champion(
    "Steed of Zaltessa",
    EVIL,
    cost=1,
    attack=6,
    defense=7,
    classes=CardClass.DEMON,
    keywords=AIRBORNE | BLITZ,
    abilities=(loyalty(Damage(5, Target(PLAYER))), when(When.DAMAGES_PLAYER, CannotGainHealth(DAMAGED_PLAYER))),
)

DEN_MOTHER = Champion(
    "Den Mother",
    WILD,
    cost=1,
    attack=8,
    defense=8,
    classes=CardClass.WOLF,
    keywords=BREAKTHROUGH,
    abilities=(
        tribute(Create(WOLF, 3)),
        when(Broken(yours(card_class=CardClass.WOLF)), ThisTurn(THIS, attack=3, defense=3)),
    ),
)

RIFT_SUMMONER = Champion(
    "Rift Summoner",
    EVIL,
    cost=1,
    attack=5,
    defense=5,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    keywords=AMBUSH | BLITZ,
    abilities=(loyalty(Create(DEMON)), Power(Create(DEMON, 2), cost=(Expend(THIS), Break(Chosen(yours()))))),
)
