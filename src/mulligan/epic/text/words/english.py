"""The words of English."""

from __future__ import annotations

from mulligan.core.text.languages import english
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Noun, capital
from mulligan.epic import parts as p
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act

ADJECTIVES = ~(p.AMBUSH | p.BLITZ | p.BREAKTHROUGH)  # a champion *has* blitz, but *is* airborne
IRREGULAR = {"Fairy": "Fairies", "Pegasus": "Pegasi", "Wolf": "Wolves"}


def _class(card_class: p.CardClass) -> Noun:
    name = term(f"epic.class.{card_class.name.lower()}", Language.EN)
    return english.regular(name, IRREGULAR.get(name, ""))


CLASSES = {card_class: _class(card_class) for card_class in p.CardClass}
NOUNS = {
    Word.CARD: english.CARD,
    Word.CHAMPION: english.regular("champion"),
    Word.EVENT: english.regular("event"),
    Word.TOKEN: english.regular("token"),
    Word.COUNTER: english.regular("+1/+1 counter"),
    Word.PLAYER: english.PLAYER,
    Word.OPPONENT: english.OPPONENT,
    Word.TARGET: english.regular("target"),
    Word.DAMAGE: english.mass("damage"),
    Word.HEALTH: english.mass("health"),
    Word.GOLD: english.mass("gold"),
}
VERBS = {
    Act.BANISH: english.verb("banish", "banishes"),
    Act.BREAK: english.verb("break"),
    Act.CREATE: english.verb("put"),
    Act.DEAL: english.verb("deal"),
    Act.DISCARD: english.verb("discard"),
    Act.DRAW: english.verb("draw"),
    Act.EXPEND: english.verb("expend"),
    Act.GAIN: english.verb("gain"),
    Act.GET: english.verb("get"),
    Act.GET_KEYWORD: english.verb("gain"),
    Act.HAVE: english.verb("have", "has"),
    Act.LOSE: english.verb("lose"),
    Act.PAY: english.verb("pay"),
    Act.PREPARE: english.verb("prepare"),
    Act.PUT: english.verb("put"),
    Act.RECALL: english.verb("recall"),
    Act.REMOVE: english.verb("remove"),
    Act.RETURN: english.verb("return"),
    Act.TRANSFORM: english.verb("transform"),
}
LABELS = {
    p.When.TRIBUTE: capital(term("epic.kw.tribute", Language.EN)),
    p.When.LOYALTY_2: capital(term("epic.kw.loyalty2", Language.EN)),
    **{p.ally(each): f"[{capital(term(f'epic.align.{each.name.lower()}', Language.EN))}]" for each in p.Alignment},
}
DEEDS = {
    p.When.ATTACKS: "attacks",
    p.When.BLOCKS: "blocks",
    p.When.DEALS_DAMAGE: "deals damage",
    p.When.DAMAGES_PLAYER: "damages a player",
    p.When.DAMAGES_OPPONENT: "damages an opponent",
    p.When.BROKEN: "is broken",
}
MOMENTS = {
    p.When.START_OF_YOUR_TURN: "at the start of your turn",
    p.When.END_OF_TURN: "at the end of each turn",
    p.When.END_OF_BATTLE: "at the end of battle",
    p.When.ENTERS_DISCARD: "when this card enters your discard pile",
    p.When.LEAVES_DISCARD: "when this card leaves your discard pile",
    p.When.RECALLED: "when you recall this card",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "when this champion attacks, it must be blocked if able",
    p.Static.MUST_ATTACK: "this champion must attack on each of your turns if able",
    p.Static.SHELTERS: "while this champion is expended, you cannot be attacked",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "any champion damaged by this champion is broken",
}
