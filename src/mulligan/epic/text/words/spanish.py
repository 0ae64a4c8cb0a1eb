"""The words of Spanish: nouns with their gender, adjectives that agree, verbs."""

from __future__ import annotations

from mulligan.core.text.languages import spanish
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Gender, Noun, Verb
from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act

FEMININE_CLASSES = (CardClass.FAIRY, CardClass.GARGOYLE, CardClass.HYDRA, CardClass.WURM)
ATTACKING = spanish.adjective("atacante")
BLOCKING = spanish.adjective("bloqueador", "bloqueadora")
BROKEN = spanish.adjective("destruido")
BLOCKED = spanish.adjective("bloqueado")


def _term(name: str) -> str:
    return term(f"epic.{name}", Language.ES)


def _class(card_class: CardClass) -> Noun:
    gender = Gender.FEMININE if card_class in FEMININE_CLASSES else Gender.MASCULINE
    return spanish.noun(_term(f"class.{card_class.name.lower()}"), gender)


NOUNS = {
    Word.CARD: spanish.CARD,
    Word.CHAMPION: spanish.noun("campeón"),
    Word.EVENT: spanish.noun("suceso"),
    Word.TOKEN: spanish.noun("tarjeta", Gender.FEMININE).followed_by("de campeón de refuerzo"),
    Word.COUNTER: spanish.noun("contador").followed_by("+1/+1"),
    Word.PLAYER: spanish.PLAYER,
    Word.OPPONENT: spanish.noun("oponente"),
    Word.TARGET: spanish.noun("objetivo"),
    Word.DAMAGE: spanish.noun("punto", measured=True).followed_by("de daño"),
    Word.HEALTH: spanish.noun("punto", measured=True).followed_by("de vida"),
    Word.GOLD: spanish.noun("punto", measured=True).followed_by("de oro"),
}
CLASSES = {card_class: _class(card_class) for card_class in CardClass}

# The alignments are names ("del Bien"), except one adjective ("Salvaje").
ALIGNMENT_NAMES = {
    Alignment.GOOD: f"del {_term('align.good')}",
    Alignment.EVIL: f"del {_term('align.evil')}",
    Alignment.SAGE: f"de la {_term('align.sage')}",
}
ALIGNMENT_ADJECTIVES = {Alignment.WILD: spanish.adjective(_term("align.wild"))}

# A champion *is* imparable, but *has* Cargar.
KEYWORD_ADJECTIVES = {
    Keyword.AIRBORNE: spanish.adjective(_term("kw.airborne"), "Voladora"),
    Keyword.UNBANISHABLE: spanish.adjective(_term("kw.unbanishable")),
    Keyword.UNBLOCKABLE: spanish.adjective(_term("kw.unblockable")),
    Keyword.UNBREAKABLE: spanish.adjective(_term("kw.unbreakable")),
    Keyword.UNTARGETABLE: spanish.adjective(_term("kw.untargetable")),
}

# Things that happen to you are in the indicative, not the imperative: "ganas", "pierdes".
VERBS = {
    Act.BANISH: Verb("ahuyenta", "ahuyentar", "ahuyenta", "ahuyentan"),
    Act.BREAK: Verb("destruye", "destruir", "destruye", "destruyen"),
    Act.CREATE: Verb("pon en juego", "poner en juego", "pone en juego", "ponen en juego"),
    Act.DEAL: Verb("inflige", "infligir", "inflige", "infligen"),
    Act.DISCARD: Verb("descártate de", "descartarte de", "se descarta de", "se descartan de"),
    Act.DRAW: Verb("roba", "robar", "roba", "roban"),
    Act.EXPEND: Verb("agota", "agotar", "agota", "agotan"),
    Act.GAIN: Verb("ganas", "ganar", "gana", "ganan"),
    Act.GET: Verb("obtienes", "obtener", "obtiene", "obtienen"),
    Act.GET_KEYWORD: Verb("ganas", "ganar", "gana", "ganan"),
    Act.HAVE: Verb("tienes", "tener", "tiene", "tienen"),
    Act.LOSE: Verb("pierdes", "perder", "pierde", "pierden"),
    Act.PAY: Verb("paga", "pagar", "paga", "pagan"),
    Act.PREPARE: Verb("prepara", "preparar", "prepara", "preparan"),
    Act.PUT: Verb("pon", "poner", "pone", "ponen"),
    Act.RECALL: Verb("recupera", "recuperar", "recupera", "recuperan"),
    Act.REMOVE: Verb("retira", "retirar", "retira", "retiran"),
    Act.RETURN: Verb("devuelve", "devolver", "devuelve", "devuelven"),
    Act.TRANSFORM: Verb("transforma", "transformar", "transforma", "transforman"),
}
BE = Verb("eres", "ser", "es", "son")
BECOME = Verb("te vuelves", "volverse", "se vuelve", "se vuelven")
YOU_DO = {"pon": "pones"}  # other imperatives only add an s: "roba", "tú robas"

LABELS = {
    p.When.TRIBUTE: _term("kw.tribute"),
    p.When.LOYALTY_2: _term("kw.loyalty2"),
    **{p.ally(each): f"[{_term(f'align.{each.name.lower()}')}]" for each in Alignment},
}
DEEDS = {
    p.When.ATTACKS: "ataque",
    p.When.BLOCKS: "bloquee",
    p.When.DEALS_DAMAGE: "inflija daño",
    p.When.DAMAGES_PLAYER: "inflija daño a un jugador",
    p.When.DAMAGES_OPPONENT: "inflija daño a un oponente",
    p.When.BROKEN: "sea destruido",
}
MOMENTS = {
    p.When.START_OF_YOUR_TURN: "al iniciarse tu turno",
    p.When.END_OF_TURN: "al finalizar cada turno",
    p.When.END_OF_BATTLE: "al finalizar la batalla",
    p.When.ENTERS_DISCARD: "cuando esta carta vaya a tu pila de descarte",
    p.When.LEAVES_DISCARD: "cuando esta carta abandone tu pila de descarte",
    p.When.RECALLED: "cuando recuperes esta carta",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "cuando este campeón ataque, debe ser bloqueado si es posible",
    p.Static.MUST_ATTACK: "este campeón debe atacar en cada uno de tus turnos si es posible",
    p.Static.SHELTERS: "mientras este campeón esté agotado, no se te puede atacar",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "todo campeón al que este campeón inflija daño es destruido",
}
