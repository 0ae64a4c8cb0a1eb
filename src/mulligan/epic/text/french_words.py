"""The words of French: nouns with their gender, agreement, articles, contractions and elisions."""

from __future__ import annotations

import unicodedata

from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.terms import Language, term
from mulligan.epic.text.words import Case, Gender, Noun, Number, Phrase, Verb, capital

MASCULINE, FEMININE = Gender.MASCULINE, Gender.FEMININE
ONE, MANY = Number.ONE, Number.MANY
NUMBERS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
PREPOSITIONS = {Case.GENITIVE: "de", Case.DATIVE: "à", Case.INSTRUMENTAL: "de", Case.LOCATIVE: "sur"}
CONTRACTIONS = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


# --- agreement --------------------------------------------------------------------------------------------------------


def agree(adjective: str, gender: Gender, number: Number) -> str:
    """An adjective, given in the masculine, beside a noun.

    >>> agree("aérien", Gender.FEMININE, Number.MANY)
    'aériennes'
    """
    if gender is FEMININE and not adjective.endswith("e"):
        stem = adjective.removesuffix("r") + "s" if adjective.endswith("eur") else adjective
        adjective = (f"{stem}n" if stem.endswith("ien") else stem) + "e"
    return f"{adjective}s" if number is MANY else adjective


def _vowel(word: str) -> bool:
    """Whether words are elided before this one. No H of this game is aspirated: l'Humain, l'Hydre."""
    return unicodedata.normalize("NFD", word)[0].lower() in "aeiouh"


def elided(word: str, following: str) -> str:
    """A short word and what follows it.

    >>> elided("le", "activer"), elided("le", "détruire")
    ("l'activer", 'le détruire')
    """
    return f"{word[:-1]}'{following}" if _vowel(following) else f"{word} {following}"


def after(preposition: str, words: str) -> str:
    """A preposition, contracted with the article or elided; none leaves the words as they are.

    >>> after("à", "le Champion ciblé"), after("de", "une carte"), after("sur", "les Loups")
    ('au Champion ciblé', "d'une carte", 'sur les Loups')
    """
    if not preposition:
        return words
    first, _, rest = words.partition(" ")
    if contraction := CONTRACTIONS.get((preposition, first)):
        return f"{contraction} {rest}"
    return elided(preposition, words) if preposition == "de" else f"{preposition} {words}"


def in_case(words: str, case: Case) -> str:
    """The cases of French are prepositions."""
    return after(PREPOSITIONS.get(case, ""), words)


def the(phrase: Phrase) -> str:
    if phrase.number is MANY:
        return f"les {phrase.text}"
    return elided("la" if phrase.gender is FEMININE else "le", phrase.text)


def one(gender: Gender) -> str:
    return "une" if gender is FEMININE else "un"


def all_(gender: Gender) -> str:
    return "toutes" if gender is FEMININE else "tous"


def each_one(gender: Gender) -> str:
    return "chacune" if gender is FEMININE else "chacun"


def this(noun: Noun, number: Number) -> str:
    """ce Champion, cet Ange, cette carte, ces Loups."""
    word = noun.form(number)
    if number is MANY:
        return f"ces {word}"
    if noun.gender is FEMININE:
        return f"cette {word}"
    return f"{'cet' if _vowel(word) else 'ce'} {word}"


def pronoun(gender: Gender, number: Number, case: Case) -> str:
    """il, en, lui, le, en, sur lui: those of the accusative and dative, and "en", stand beside the verb."""
    he, him, emphatic = ("elle", "la", "elle") if gender is FEMININE else ("il", "le", "lui")
    if number is MANY:
        he, him, emphatic = ("elles", "les", "elles") if gender is FEMININE else ("ils", "les", "eux")
    return (he, "en", "lui" if number is ONE else "leur", him, "en", f"sur {emphatic}")[case]


def number_word(number: int, gender: Gender) -> str:
    if number == 1:
        return one(gender)
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


# --- tables -----------------------------------------------------------------------------------------------------------


def _noun(word: str, gender: Gender = MASCULINE, many: str = "", *, measured: bool = False) -> Noun:
    return Noun(gender, (word,), (many or f"{word}s",), measured)


def _term(name: str) -> str:
    return term(f"epic.{name}", Language.FR)


NOUNS = {
    Word.CARD: _noun("carte", FEMININE),
    Word.CHAMPION: _noun("Champion"),
    Word.EVENT: _noun("Événement"),
    Word.TOKEN: _noun("jeton"),
    Word.COUNTER: _noun("marqueur").followed_by("+1/+1"),
    Word.PLAYER: _noun("joueur"),
    Word.OPPONENT: _noun("adversaire"),
    Word.TARGET: _noun("cible", FEMININE),
    Word.DAMAGE: _noun("dégât", measured=True),
    Word.HEALTH: _noun("point", measured=True).followed_by("de vie"),
    Word.GOLD: _noun("or", many="or", measured=True),
}
_FEMININE_CLASSES = {
    CardClass.CONSTRUCT,
    CardClass.FAIRY,
    CardClass.GARGOYLE,
    CardClass.HYDRA,
    CardClass.UNICORN,
    CardClass.WURM,
}
CLASSES = {
    card_class: _noun(_term(f"class.{card_class.name.lower()}"), FEMININE if card_class in _FEMININE_CLASSES else MASCULINE)
    for card_class in CardClass
}

# A champion *has* Embuscade, but *is* Aérien.
ADJECTIVES = Keyword.AIRBORNE | Keyword.UNBANISHABLE | Keyword.UNBLOCKABLE | Keyword.UNBREAKABLE | Keyword.UNTARGETABLE


def alignment(which: Alignment, gender: Gender, number: Number) -> str:
    """After a noun: du Bien, Sauvage, du Mal, de la Sagesse."""
    name = _term(f"align.{which.name.lower()}")
    if which is Alignment.WILD:
        return agree(name, gender, number)
    return after("de", f"{'la' if which is Alignment.SAGE else 'le'} {name}")


def _regular(stem: str) -> Verb:
    """créez, créer, crée, créent."""
    return Verb(f"{stem}ez", f"{stem}er", f"{stem}e", f"{stem}ent")


def _second_group(stem: str) -> Verb:
    """bannissez, bannir, bannit, bannissent."""
    return Verb(f"{stem}issez", f"{stem}ir", f"{stem}it", f"{stem}issent")


VERBS = {
    Act.BANISH: _second_group("bann"),
    Act.BREAK: Verb("détruisez", "détruire", "détruit", "détruisent"),
    Act.CREATE: _regular("cré"),
    Act.DEAL: Verb("infligez", "infliger", "inflige", "infligent"),
    Act.DISCARD: Verb("défaussez-vous", "vous défausser", "se défausse", "se défaussent"),  # de …
    Act.DRAW: _regular("pioch"),
    Act.EXPEND: _regular("activ"),
    Act.GAIN: _regular("gagn"),
    Act.GET: _second_group("sub"),  # less attack
    Act.GET_KEYWORD: _regular("gagn"),
    Act.HAVE: Verb("ayez", "avoir", "a", "ont"),
    Act.LOSE: Verb("perdez", "perdre", "perd", "perdent"),
    Act.PAY: Verb("payez", "payer", "paie", "paient"),
    Act.PREPARE: _regular("mobilis"),
    Act.PUT: Verb("mettez", "mettre", "met", "mettent"),
    Act.RECALL: Verb("rappelez", "rappeler", "rappelle", "rappellent"),
    Act.REMOVE: _regular("retir"),
    Act.RETURN: Verb("renvoyez", "renvoyer", "renvoie", "renvoient"),
    Act.TRANSFORM: _regular("transform"),
}
AIM_AT = _regular("cibl")
BE = Verb("soyez", "être", "est", "sont")
BECOME = Verb("devenez", "devenir", "devient", "deviennent")
CHOOSE = _second_group("chois")
RECYCLE = _regular("recycl")
TAKE = Verb("prenez", "prendre", "prend", "prennent")
TAKE_BACK = Verb("reprenez", "reprendre", "reprend", "reprennent")

LABELS = {
    p.When.TRIBUTE: _term("kw.tribute"),
    p.When.LOYALTY_2: _term("kw.loyalty2"),
    **{p.ally(each): f"[{capital(_term(f'align.{each.name.lower()}'))}]" for each in Alignment},
}
DEEDS = {
    p.When.ATTACKS: "attaque",
    p.When.BLOCKS: "bloque",
    p.When.DEALS_DAMAGE: "inflige des dégâts",
    p.When.DAMAGES_PLAYER: "inflige des dégâts à un joueur",
    p.When.DAMAGES_OPPONENT: "inflige des dégâts à un adversaire",
    p.When.BROKEN: "est détruit",
}
MOMENTS = {
    p.When.ANOTHER_BROKEN: "quand un autre Champion est détruit",
    p.When.START_OF_YOUR_TURN: "au début de votre tour",
    p.When.END_OF_TURN: "à la fin de chaque tour",
    p.When.END_OF_BATTLE: "à la fin du combat",
    p.When.ENTERS_DISCARD: "quand cette carte rejoint votre défausse",
    p.When.LEAVES_DISCARD: "quand cette carte quitte votre défausse",
    p.When.RECALLED: "quand vous rappelez cette carte",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "quand ce Champion attaque, il doit être bloqué si possible",
    p.Static.MUST_ATTACK: "ce Champion doit attaquer à chacun de vos tours si possible",
    p.Static.SHELTERS: "tant que ce Champion est activé, aucun Champion ne peut vous attaquer",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "tout Champion auquel ce Champion inflige des dégâts est détruit",
}
