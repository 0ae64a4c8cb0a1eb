"""The words of French: nouns with their gender, verbs."""

from __future__ import annotations

from mulligan.core.text.languages import french
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Gender, Noun, Number, Verb, capital
from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act


def _term(name: str) -> str:
    return term(f"epic.{name}", Language.FR)


NOUNS = {
    Word.CARD: french.CARD,
    Word.CHAMPION: french.noun("Champion"),
    Word.EVENT: french.noun("Événement"),
    Word.TOKEN: french.noun("jeton"),
    Word.COUNTER: french.noun("marqueur").followed_by("+1/+1"),
    Word.PLAYER: french.PLAYER,
    Word.OPPONENT: french.OPPONENT,
    Word.TARGET: french.noun("cible", Gender.FEMININE),
    Word.DAMAGE: french.noun("dégât", measured=True),
    Word.HEALTH: french.noun("point", measured=True).followed_by("de vie"),
    Word.GOLD: french.noun("or", many="or", measured=True),
}
_FEMININE_CLASSES = {
    CardClass.CONSTRUCT,
    CardClass.FAIRY,
    CardClass.GARGOYLE,
    CardClass.HYDRA,
    CardClass.UNICORN,
    CardClass.WURM,
}


def _class(card_class: CardClass) -> Noun:
    gender = Gender.FEMININE if card_class in _FEMININE_CLASSES else Gender.MASCULINE
    return french.noun(_term(f"class.{card_class.name.lower()}"), gender)


CLASSES = {card_class: _class(card_class) for card_class in CardClass}

# A champion *has* Embuscade, but *is* Aérien.
ADJECTIVES = Keyword.AIRBORNE | Keyword.UNBANISHABLE | Keyword.UNBLOCKABLE | Keyword.UNBREAKABLE | Keyword.UNTARGETABLE


def alignment(which: Alignment, gender: Gender, number: Number) -> str:
    """After a noun: du Bien, Sauvage, du Mal, de la Sagesse."""
    name = _term(f"align.{which.name.lower()}")
    if which is Alignment.WILD:
        return french.agree(name, gender, number)
    return french.after("de", f"{'la' if which is Alignment.SAGE else 'le'} {name}")


VERBS = {
    Act.BANISH: french.second_group("bann"),
    Act.BREAK: Verb("détruisez", "détruire", "détruit", "détruisent"),
    Act.CREATE: Verb("mettez en jeu", "mettre en jeu", "met en jeu", "mettent en jeu"),
    Act.DEAL: Verb("infligez", "infliger", "inflige", "infligent"),
    Act.DISCARD: Verb("défaussez-vous", "vous défausser", "se défausse", "se défaussent"),  # de …
    Act.DRAW: french.regular("pioch"),
    Act.EXPEND: french.regular("activ"),
    Act.GAIN: french.regular("gagn"),
    Act.GET: french.second_group("sub"),  # for losses of attack or defense
    Act.GET_KEYWORD: french.regular("gagn"),
    Act.HAVE: Verb("ayez", "avoir", "a", "ont"),
    Act.LOSE: Verb("perdez", "perdre", "perd", "perdent"),
    Act.PAY: Verb("payez", "payer", "paie", "paient"),
    Act.PREPARE: french.regular("mobilis"),
    Act.PUT: Verb("mettez", "mettre", "met", "mettent"),
    Act.RECALL: Verb("rappelez", "rappeler", "rappelle", "rappellent"),
    Act.REMOVE: french.regular("retir"),
    Act.RETURN: Verb("renvoyez", "renvoyer", "renvoie", "renvoient"),
    Act.TRANSFORM: french.regular("transform"),
}
AIM_AT = french.regular("cibl")
BE = Verb("soyez", "être", "est", "sont")
BECOME = Verb("devenez", "devenir", "devient", "deviennent")
CHOOSE = french.second_group("chois")
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
    p.When.START_OF_YOUR_TURN: "au début de votre tour",
    p.When.END_OF_TURN: "à la fin de chaque tour",
    p.When.END_OF_BATTLE: "à la fin du combat",
    p.When.ENTERS_DISCARD: "lorsque cette carte rejoint votre défausse",
    p.When.LEAVES_DISCARD: "lorsque cette carte quitte votre défausse",
    p.When.RECALLED: "lorsque vous rappelez cette carte",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "lorsque ce Champion attaque, il doit être bloqué si possible",
    p.Static.MUST_ATTACK: "ce Champion doit attaquer à chacun de vos tours si possible",
    p.Static.SHELTERS: "tant que ce Champion est activé, aucun Champion ne peut vous attaquer",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "tout Champion auquel ce Champion inflige des dégâts est détruit",
}
