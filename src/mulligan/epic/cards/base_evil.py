"""The evil cards of the base set."""

from mulligan.epic.cards.tokens import *
from mulligan.epic.parts import *

ANGEL_OF_DEATH = Champion(
    "Angel of Death",
    EVIL,
    cost=1,
    attack=6,
    defense=5,
    classes=CardClass.ANGEL,
    keywords=AIRBORNE,
    abilities=loyalty(Break(Each(Which(other=True)))),
)

APOCALYPSE = Event("Apocalypse", EVIL, cost=1, do=draw_or(Break(Each()), your_turn=True))

ARMY_OF_THE_APOCALYPSE = Event(
    "Army of the Apocalypse", EVIL, cost=1, do=draw_or(ReturnAllToPlay(), your_turn=True), gem=Gem.RED
)

BITTEN = Event("Bitten", EVIL, cost=1, do=draw_or(Break(Target()), Create(ZOMBIE, who=TURN_PLAYER)), classes=CardClass.ZOMBIE)

CORPSE_TAKER = Champion(
    "Corpse Taker",
    EVIL,
    cost=0,
    attack=1,
    defense=1,
    classes=CardClass.HUMAN,
    abilities=(
        tribute(May(ReturnToHand(Target(Which(cost=1), Zone.YOUR_DISCARD)))),
        expend_to(Banish(Target(ANY_CARD, Zone.ANY_DISCARD))),
    ),
    gem=Gem.RED,
)

DARK_ASSASSIN = Champion(
    "Dark Assassin",
    EVIL,
    cost=1,
    attack=7,
    defense=2,
    classes=CardClass.HUMAN,
    abilities=(LOYALTY_BLITZ, expend_to(Break(Target()))),
)

DARK_KNIGHT = Champion(
    "Dark Knight",
    EVIL,
    cost=0,
    attack=5,
    defense=2,
    classes=(CardClass.VAMPIRE, CardClass.KNIGHT),
    keywords=AMBUSH | BLITZ,
    abilities=OnYourTurn(UNBREAKABLE),
)

DARK_LEADER = Champion(
    "Dark Leader",
    EVIL,
    cost=1,
    attack=4,
    defense=4,
    classes=CardClass.HUMAN,
    keywords=AMBUSH | BLITZ,
    abilities=(Bonus(yours(card_class=CardClass.HUMAN, other=True), attack=1, also=EVIL), expend_to(Create(HUMAN))),
)

DEMON_BREACH = Event(
    "Demon Breach",
    EVIL,
    cost=1,
    do=If(Condition.YOUR_TURN, Create(DEMON, 3), otherwise=Create(DEMON, 2)),
    classes=CardClass.DEMON,
    abilities=(RECALL_FOR_GOLD, when(When.RECALLED, LoseHealth(1))),
    gem=Gem.RED,
)

DRAIN_ESSENCE = Event("Drain Essence", EVIL, cost=1, do=(Damage(9, Target()), GainHealth(9)))

DRINKER_OF_BLOOD = Champion(
    "Drinker of Blood",
    EVIL,
    cost=1,
    attack=5,
    defense=4,
    classes=CardClass.VAMPIRE,
    keywords=AIRBORNE,
    abilities=(OnYourTurn(UNBREAKABLE), when(Broken(Which(other=True)), GainHealth(2), LoseHealth(2, EACH_OPPONENT))),
    gem=Gem.RED,
)

FINAL_TASK = Event(
    "Final Task",
    EVIL,
    cost=1,
    do=draw_or(PutIntoPlay(Chosen(CHAMPION, Zone.ANY_DISCARD)), ThisTurn(THEM, keywords=BLITZ), AtEndOfTurn(Break(THEM))),
)

GUILT_DEMON = Champion(
    "Guilt Demon",
    EVIL,
    cost=0,
    attack=3,
    defense=2,
    classes=CardClass.DEMON,
    keywords=AIRBORNE | AMBUSH | BLITZ,
    abilities=when((When.TRIBUTE, When.ATTACKS), May(Banish(Target(ANY_CARD, Zone.ANY_DISCARD)))),
)

INFERNAL_GATEKEEPER = Champion(
    "Infernal Gatekeeper",
    EVIL,
    cost=1,
    attack=9,
    defense=9,
    classes=CardClass.DEMON,
    abilities=when((When.TRIBUTE, ally(EVIL)), May(Pay(health=1), then=Create(DEMON))),
)

INNER_DEMON = Event(
    "Inner Demon", EVIL, cost=1, do=draw_or(Break(Target()), Create(DEMON, who=TURN_PLAYER)), classes=CardClass.DEMON
)

MEDUSA = Champion(
    "Medusa", EVIL, cost=1, attack=6, defense=8, classes=CardClass.DEMON, keywords=AMBUSH, abilities=loyalty(Break(Target()))
)

MURDEROUS_NECROMANCER = Champion(
    "Murderous Necromancer",
    EVIL,
    cost=1,
    attack=2,
    defense=6,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    abilities=(loyalty(Create(ZOMBIE, 3)), expend_to(Break(Target()), Create(ZOMBIE))),
    gem=Gem.RED,
)

NECROMANCER_LORD = Champion(
    "Necromancer Lord",
    EVIL,
    cost=1,
    attack=1,
    defense=1,
    classes=(CardClass.HUMAN, CardClass.MAGE),
    abilities=(LOYALTY_BLITZ, expend_to(PutIntoPlay(Target(CHAMPION, Zone.ANY_DISCARD)))),
)

PLAGUE = Event(
    "Plague",
    EVIL,
    cost=1,
    do=ChooseOne(Mode(Damage(1, WithChampions(Target(PLAYER))), Draw(1), Recycle()), Mode(Break(Each()), your_turn=True)),
    gem=Gem.RED,
)

PLENTIFUL_DEAD = Event(
    "Plentiful Dead",
    EVIL,
    cost=0,
    do=Create(ZOMBIE),
    classes=CardClass.ZOMBIE,
    abilities=FromDiscard(when(ally(EVIL), May(Pay(health=1), then=Recall()))),
)

SOUL_HUNTER = Champion(
    "Soul Hunter",
    EVIL,
    cost=1,
    attack=5,
    defense=5,
    classes=CardClass.DEMON,
    abilities=(when(When.BROKEN, Damage(5, Target(PLAYER))), FromDiscard(when(When.START_OF_YOUR_TURN, PutIntoPlay(THIS)))),
)

SUCCUBUS = Champion(
    "Succubus",
    EVIL,
    cost=1,
    attack=6,
    defense=5,
    classes=CardClass.DEMON,
    keywords=AIRBORNE,
    abilities=(tribute(Draw(1)), LOYALTY_BLITZ, expend_to(Banish(Target(Which(alignment=GOOD))))),
)

THE_RISEN = Event(
    "The Risen",
    EVIL,
    cost=1,
    do=(Create(ZOMBIE, 3), ThisTurn(Each(yours(alignment=EVIL)), attack=1, defense=1, keywords=BLITZ)),
    classes=CardClass.ZOMBIE,
)

THRASHER_DEMON = Champion(
    "Thrasher Demon",
    EVIL,
    cost=0,
    attack=1,
    defense=1,
    classes=CardClass.DEMON,
    keywords=BLITZ,
    abilities=(Static.BREAKS_WHAT_IT_DAMAGES, when(When.ATTACKS, PutCounters(2, THIS))),
)

TRIHORROR = Champion(
    "Trihorror",
    EVIL,
    cost=1,
    attack=12,
    defense=12,
    classes=CardClass.DEMON,
    keywords=BREAKTHROUGH,
    abilities=when(When.BROKEN, Create(DEMON, 3)),
)

UNQUENCHABLE_THIRST = Event(
    "Unquenchable Thirst",
    EVIL,
    cost=0,
    do=(Banish(AnyNumberOf(Which(type=None, alignment=EVIL), Zone.YOUR_DISCARD)), Damage(X + 1, Target()), GainHealth(X + 1)),
    classes=CardClass.VAMPIRE,
)

VAMPIRE_LORD = Champion(
    "Vampire Lord",
    EVIL,
    cost=1,
    attack=5,
    defense=5,
    classes=CardClass.VAMPIRE,
    keywords=AMBUSH | BLITZ,
    abilities=(OnYourTurn(UNBREAKABLE), when(When.DEALS_DAMAGE, PutCounters(2, THIS))),
)

WITHER = Event("Wither", EVIL, cost=0, do=(Damage(3, WithNamesakes(Target())), ThisTurn(THEM, attack=-3)))

WORD_OF_SUMMONING = Event(
    "Word of Summoning", EVIL, cost=0, do=(Create(DEMON), Recycle()), classes=CardClass.DEMON, gem=Gem.RED
)

ZOMBIE_APOCALYPSE = Event(
    "Zombie Apocalypse",
    EVIL,
    cost=1,
    do=draw_or(Break(Each()), Create(ZOMBIE, Count(Counted.CHAMPION_CARDS_IN_DISCARD), EACH_PLAYER)),
    classes=CardClass.ZOMBIE,
)
