"""The words of English."""

from __future__ import annotations

from mulligan.epic import parts as p
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.terms import Language, term
from mulligan.epic.text.words import Gender, Noun, Verb, capital

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ADJECTIVES = ~(p.AMBUSH | p.BLITZ | p.BREAKTHROUGH)  # a champion *has* blitz, but *is* airborne
IRREGULAR = {"Fairy": "Fairies", "Pegasus": "Pegasi", "Wolf": "Wolves"}


def regular(one: str, many: str = "") -> Noun:
    return Noun(Gender.NEUTER, (one,), (many or f"{one}s",))


def _mass(word: str) -> Noun:
    return Noun(Gender.NEUTER, (word,), (word,), measured=True)


def _verb(base: str, third_person: str = "") -> Verb:
    return Verb(base, base, third_person or f"{base}s", base)


def _class(card_class: p.CardClass) -> Noun:
    name = term(f"epic.class.{card_class.name.lower()}", Language.EN)
    return regular(name, IRREGULAR.get(name, ""))


def a(words: str) -> str:
    vowel = words[0].lower() in "aeiou" and not words.lower().startswith(("uni", "one"))
    return f"{'an' if vowel else 'a'} {words}"


def number_word(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


CLASSES = {card_class: _class(card_class) for card_class in p.CardClass}
NOUNS = {
    Word.CARD: regular("card"),
    Word.CHAMPION: regular("champion"),
    Word.EVENT: regular("event"),
    Word.TOKEN: regular("token"),
    Word.COUNTER: regular("+1/+1 counter"),
    Word.PLAYER: regular("player"),
    Word.OPPONENT: regular("opponent"),
    Word.TARGET: regular("target"),
    Word.DAMAGE: _mass("damage"),
    Word.HEALTH: _mass("health"),
    Word.GOLD: _mass("gold"),
}
VERBS = {
    Act.BANISH: _verb("banish", "banishes"),
    Act.BREAK: _verb("break"),
    Act.CREATE: _verb("create"),
    Act.DEAL: _verb("deal"),
    Act.DISCARD: _verb("discard"),
    Act.DRAW: _verb("draw"),
    Act.EXPEND: _verb("expend"),
    Act.GAIN: _verb("gain"),
    Act.GET: _verb("get"),
    Act.GET_KEYWORD: _verb("gain"),
    Act.HAVE: _verb("have", "has"),
    Act.LOSE: _verb("lose"),
    Act.PAY: _verb("pay"),
    Act.PREPARE: _verb("prepare"),
    Act.PUT: _verb("put"),
    Act.RECALL: _verb("recall"),
    Act.REMOVE: _verb("remove"),
    Act.RETURN: _verb("return"),
    Act.TRANSFORM: _verb("transform"),
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
    p.When.ANOTHER_BROKEN: "when another champion is broken",
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
