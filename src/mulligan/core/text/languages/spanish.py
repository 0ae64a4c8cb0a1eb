"""Spanish: agreeing adjectives, articles and their contractions, enclitic pronouns, numerals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.text.words import Case, Form, Gender, Noun, Number, Verb, listed

NUMBERS = ("cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez")
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


def adjective(masculine: str, feminine: str = "") -> Adjective:
    """otro, otra; bloqueador, bloqueadora; or one form for both: atacante, indestructible."""
    feminine = feminine or (f"{masculine[:-1]}a" if masculine.endswith("o") else masculine)
    return Adjective(masculine, feminine, plural(masculine), plural(feminine))


def plural(word: str) -> str:
    """The regular plural; a stressed last syllable loses its accent when a syllable is added.

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
HE = Adjective("él", "ella", "ellos", "ellas")
IT = Adjective("lo", "la", "los", "las")
TO_IT = Adjective("le", "le", "les", "les")
ALL = adjective("todo")
OTHER = adjective("otro")
THIRD = Adjective("tercer", "tercera", "terceros", "terceras")


def article(which: Adjective, text: str, gender: Gender, number: Number) -> str:
    """The words with an article: "la carta", but "el Hada"."""
    masculine = number is Number.ONE and text.startswith(STRESSED_A)
    return f"{which.form(Gender.MASCULINE if masculine else gender, number)} {text}"


def to(text: str) -> str:
    """ "a" before the words: al campeón."""
    return re.sub(r"^a el\b", "al", f"a {text}")


def of(text: str) -> str:
    """ "de" before the words: del campeón."""
    return re.sub(r"^de el\b", "del", f"de {text}")


def joined(words: Sequence[str]) -> str:
    """Join words with "y", or "e" before the sound of i (but "y hielo").

    >>> joined(["+1 de ataque", "Cargar"]), joined(["Indestructible", "Inalcanzable"])
    ('+1 de ataque y Cargar', 'Indestructible e Inalcanzable')
    >>> joined(["Ana", "Hilda"]), joined(["fuego", "hielo"])
    ('Ana e Hilda', 'fuego y hielo')
    """
    return listed(words, " e " if re.match("h?i(?!e)", words[-1], re.IGNORECASE) else " y ")


def number_word(number: int, gender: Gender) -> str:
    if number == 1:
        return A.form(gender, Number.ONE)
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def enclitic(verb: Verb, form: Form, pronoun: str) -> str:
    """Attach a pronoun to the end of a verb; an imperative gets an accent to keep its stress.

    >>> break_ = Verb("destruye", "destruir", "destruye")
    >>> enclitic(break_, Form.IMPERATIVE, "lo"), enclitic(break_, Form.INFINITIVE, "lo")
    ('destrúyelo', 'destruirlo')
    """
    said = verb[form]
    if form is Form.IMPERATIVE:
        said = re.sub(r"[aeiou](?=[^aeiou]+[aeiou]+$)", lambda stressed: stressed[0].translate(ACUTE), said)
    return said + pronoun


def noun(one: str, gender: Gender = Gender.MASCULINE, *, measured: bool = False) -> Noun:
    return Noun(gender, (one,), (plural(one),), measured)


def count(number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
    """A number with its noun.

    >>> count(1, CARD), count(2, CARD), count(2, noun("punto", measured=True))
    ('una carta', 'dos cartas', '2 puntos')
    """
    if noun.measured:
        return f"{number} {noun.form(Number.ONE if number == 1 else Number.MANY)}"
    if number == 1:
        return article(A, noun.form(Number.ONE), noun.gender, Number.ONE)
    return f"{number_word(number, noun.gender)} {noun.form(Number.MANY)}"


CARD = noun("carta", Gender.FEMININE)
PLAYER = noun("jugador")
