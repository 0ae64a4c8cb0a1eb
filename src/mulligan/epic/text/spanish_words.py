"""The words of Spanish: nouns with their gender, adjectives that agree, articles and their contractions, enclitic pronouns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.terms import Language, term
from mulligan.epic.text.words import Form, Gender, Noun, Number, Verb, listed

NUMBERS = ("cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez")
FEMININE_CLASSES = (CardClass.FAIRY, CardClass.GARGOYLE, CardClass.HYDRA, CardClass.WURM)
STRESSED_A = ("Hada",)  # feminine, but "el Hada", "un Hada"
BARE = str.maketrans("áéíóú", "aeiou")
ACUTE = str.maketrans("aeiou", "áéíóú")


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective, article or pronoun."""

    masculine: str
    feminine: str
    masculine_many: str
    feminine_many: str

    def form(self, gender: Gender, number: Number) -> str:
        if gender is Gender.FEMININE:
            return self.feminine if number is Number.ONE else self.feminine_many
        return self.masculine if number is Number.ONE else self.masculine_many


def _adjective(masculine: str, feminine: str = "") -> Adjective:
    """otro, otra; bloqueador, bloqueadora; one form for both: atacante, indestructible."""
    feminine = feminine or (f"{masculine[:-1]}a" if masculine.endswith("o") else masculine)
    return Adjective(masculine, feminine, plural(masculine), plural(feminine))


def plural(word: str) -> str:
    """Regular plurals; the accent of the last syllable is lost where a syllable is added.

    >>> [plural(word) for word in ("campeón", "jugador", "Zombi", "Ángel")]
    ['campeones', 'jugadores', 'Zombis', 'Ángeles']
    """
    if word[-1] in "aeiou":
        return f"{word}s"
    return f"{word[:-2]}{word[-2:].translate(BARE)}es"


THE = Adjective("el", "la", "los", "las")
A = Adjective("un", "una", "unos", "unas")
ONE_OF = Adjective("uno", "una", "unos", "unas")
THIS = Adjective("este", "esta", "estos", "estas")
THAT = Adjective("ese", "esa", "esos", "esas")
IT = Adjective("lo", "la", "los", "las")
TO_IT = Adjective("le", "le", "les", "les")
ALL = _adjective("todo")
OTHER = _adjective("otro")
THIRD = Adjective("tercer", "tercera", "terceros", "terceras")
ATTACKING = _adjective("atacante")
BLOCKING = _adjective("bloqueador", "bloqueadora")
BROKEN = _adjective("destruido")
BLOCKED = _adjective("bloqueado")


def article(which: Adjective, text: str, gender: Gender, number: Number) -> str:
    """The words with "el" or "un" before them: "la carta", but "el Hada"."""
    masculine = number is Number.ONE and text.startswith(STRESSED_A)
    return f"{which.form(Gender.MASCULINE if masculine else gender, number)} {text}"


def to(text: str) -> str:
    """ "a" before the words: al campeón."""
    return re.sub(r"^a el\b", "al", f"a {text}")


def of(text: str) -> str:
    """ "de" before the words: del campeón."""
    return re.sub(r"^de el\b", "del", f"de {text}")


def joined(words: Sequence[str]) -> str:
    """Words in a row; "y" is "e" before the sound of i.

    >>> joined(["+1 de ataque", "Cargar"]), joined(["Indestructible", "Inalcanzable"])
    ('+1 de ataque y Cargar', 'Indestructible e Inalcanzable')
    """
    return listed(words, " e " if words[-1].lower().startswith("i") else " y ")


def number_word(number: int, gender: Gender) -> str:
    if number == 1:
        return A.form(gender, Number.ONE)
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def enclitic(verb: Verb, form: Form, pronoun: str) -> str:
    """The verb with a pronoun at its end; a command keeps its stress where it was.

    >>> [enclitic(VERBS[act], Form.IMPERATIVE, "lo") for act in (Act.BANISH, Act.BREAK, Act.RETURN, Act.PUT)]
    ['ahuyéntalo', 'destrúyelo', 'devuélvelo', 'ponlo']
    >>> enclitic(VERBS[Act.BREAK], Form.INFINITIVE, "lo")
    'destruirlo'
    """
    said = verb[form]
    if form is Form.IMPERATIVE:
        said = re.sub(r"[aeiou](?=[^aeiou]+[aeiou]+$)", lambda stressed: stressed[0].translate(ACUTE), said)
    return said + pronoun


def _term(name: str) -> str:
    return term(f"epic.{name}", Language.ES)


def _noun(one: str, gender: Gender = Gender.MASCULINE, *, measured: bool = False) -> Noun:
    return Noun(gender, (one,), (plural(one),), measured)


def _class(card_class: CardClass) -> Noun:
    gender = Gender.FEMININE if card_class in FEMININE_CLASSES else Gender.MASCULINE
    return _noun(_term(f"class.{card_class.name.lower()}"), gender)


# What is measured and has no plural is measured with "de": 1 de oro.
NOUNS = {
    Word.CARD: _noun("carta", Gender.FEMININE),
    Word.CHAMPION: _noun("campeón"),
    Word.EVENT: _noun("suceso"),
    Word.TOKEN: _noun("tarjeta", Gender.FEMININE).followed_by("de campeón de refuerzo"),
    Word.COUNTER: _noun("contador").followed_by("+1/+1"),
    Word.PLAYER: _noun("jugador"),
    Word.OPPONENT: _noun("oponente"),
    Word.TARGET: _noun("objetivo"),
    Word.DAMAGE: _noun("punto", measured=True).followed_by("de daño"),
    Word.HEALTH: _noun("punto", measured=True).followed_by("de vida"),
    Word.GOLD: Noun(Gender.MASCULINE, ("oro",), ("oro",), measured=True),
}
CLASSES = {card_class: _class(card_class) for card_class in CardClass}

# The alignments are names ("del Bien"), but for one adjective ("Salvaje").
ALIGNMENT_NAMES = {
    Alignment.GOOD: f"del {_term('align.good')}",
    Alignment.EVIL: f"del {_term('align.evil')}",
    Alignment.SAGE: f"de la {_term('align.sage')}",
}
ALIGNMENT_ADJECTIVES = {Alignment.WILD: _adjective(_term("align.wild"))}

# A champion *is* imparable, but *has* Cargar.
KEYWORD_ADJECTIVES = {
    Keyword.AIRBORNE: _adjective(_term("kw.airborne"), "Voladora"),
    Keyword.UNBANISHABLE: _adjective(_term("kw.unbanishable")),
    Keyword.UNBLOCKABLE: _adjective(_term("kw.unblockable")),
    Keyword.UNBREAKABLE: _adjective(_term("kw.unbreakable")),
    Keyword.UNTARGETABLE: _adjective(_term("kw.untargetable")),
}

# What happens to you without your doing is told, not ordered: "ganas", "pierdes".
VERBS = {
    Act.BANISH: Verb("ahuyenta", "ahuyentar", "ahuyenta", "ahuyentan"),
    Act.BREAK: Verb("destruye", "destruir", "destruye", "destruyen"),
    Act.CREATE: Verb("crea", "crear", "crea", "crean"),
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
RECYCLE = Verb("recicla", "reciclar", "recicla", "reciclan")
TAKE = Verb("toma", "tomar", "toma", "toman")

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
    p.When.ANOTHER_BROKEN: "cuando otro campeón sea destruido",
    p.When.START_OF_YOUR_TURN: "al iniciarse tu turno",
    p.When.END_OF_TURN: "al finalizar cada turno",
    p.When.END_OF_BATTLE: "al finalizar la batalla",
    p.When.ENTERS_DISCARD: "cuando esta carta entre en tu pila de descarte",
    p.When.LEAVES_DISCARD: "cuando esta carta abandone tu pila de descarte",
    p.When.RECALLED: "cuando recuperes esta carta",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "cuando este campeón ataque, debe ser bloqueado si es posible",
    p.Static.MUST_ATTACK: "este campeón debe atacar en cada uno de tus turnos si es posible",
    p.Static.SHELTERS: "mientras este campeón esté agotado, no se te puede atacar",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "todo campeón al que este campeón inflija daño es destruido",
}
