"""French: agreement, articles, contractions and elisions, pronouns, numerals, typography."""

from __future__ import annotations

import re
import unicodedata

from mulligan.core.text.words import Case, Gender, Noun, Number, Phrase, Verb

NARROW = "\N{NARROW NO-BREAK SPACE}"
WIDE = "\N{NO-BREAK SPACE}"
_SPACES = f"[ {WIDE}{NARROW}]"
_OPENED, _CLOSED = re.compile(f"«{_SPACES}*"), re.compile(f"{_SPACES}*»")
_HIGH = re.compile(rf"(?<=\S){_SPACES}+(?=[!?])|(?<=\S){_SPACES}*(?=;(?:\s|$))")
_COLON = re.compile(rf"(?<=\S){_SPACES}*(?=:(?:\s|$))")
MASCULINE, FEMININE = Gender.MASCULINE, Gender.FEMININE
ONE, MANY = Number.ONE, Number.MANY
NUMBERS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
# An H is mute in French words. English names have an audible H: "un talent de High King".
MUTE_H = ("habit", "herb", "hérit", "heure", "histoire", "hiver", "homm", "honn", "horreur", "huile", "humain", "hydre")
PREPOSITIONS = {Case.GENITIVE: "de", Case.DATIVE: "à", Case.INSTRUMENTAL: "de", Case.LOCATIVE: "sur"}
CONTRACTIONS = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


def agree(adjective: str, gender: Gender, number: Number) -> str:
    """Inflect an adjective, given in the masculine singular.

    >>> agree("aérien", Gender.FEMININE, Number.MANY)
    'aériennes'
    """
    if gender is FEMININE and not adjective.endswith("e"):
        stem = adjective.removesuffix("r") + "s" if adjective.endswith("eur") else adjective
        adjective = (f"{stem}n" if stem.endswith("ien") else stem) + "e"
    return f"{adjective}s" if number is MANY else adjective


def _vowel(word: str) -> bool:
    """Whether words are elided before this one: l'Ange, l'Hydre, but le héros. A leading quotation mark is ignored."""
    word = word.lstrip("« ")
    return unicodedata.normalize("NFD", word)[0].lower() in "aeiou" or word.lower().startswith(MUTE_H)


def elided(word: str, following: str) -> str:
    """Elide a short word before the one that follows.

    >>> elided("le", "activer"), elided("le", "détruire"), elided("de", "Humain"), elided("de", "High King")
    ("l'activer", 'le détruire', "d'Humain", 'de High King')
    """
    return f"{word[:-1]}'{following}" if _vowel(following) else f"{word} {following}"


def after(preposition: str, words: str) -> str:
    """Put a preposition before words, contracted with the article or elided; an empty one leaves them unchanged.

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
    """Express a case by its preposition."""
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
    """il, en, lui, le, en, sur lui: accusative, dative and "en" precede the verb."""
    he, him, emphatic = ("elle", "la", "elle") if gender is FEMININE else ("il", "le", "lui")
    if number is MANY:
        he, him, emphatic = ("elles", "les", "elles") if gender is FEMININE else ("ils", "les", "eux")
    return (he, "en", "lui" if number is ONE else "leur", him, "en", f"sur {emphatic}")[case]


def number_word(number: int, gender: Gender) -> str:
    if number == 1:
        return one(gender)
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def noun(word: str, gender: Gender = MASCULINE, many: str = "", *, measured: bool = False) -> Noun:
    return Noun(gender, (word,), (many or f"{word}s",), measured)


def regular(stem: str) -> Verb:
    """créez, créer, crée, créent."""
    return Verb(f"{stem}ez", f"{stem}er", f"{stem}e", f"{stem}ent")


def second_group(stem: str) -> Verb:
    """bannissez, bannir, bannit, bannissent."""
    return Verb(f"{stem}issez", f"{stem}ir", f"{stem}it", f"{stem}issent")


def count(number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
    """A number with its noun, after the preposition of its case.

    >>> count(1, CARD), count(2, CARD), count(1, CARD, Case.GENITIVE)
    ('une carte', 'deux cartes', "d'une carte")
    """
    digits = str(number) if noun.measured else number_word(number, noun.gender)
    return in_case(f"{digits} {noun.form(ONE if number < 2 else MANY)}", case)


def spaced_punctuation(text: str) -> str:
    """Put no-break spaces next to punctuation: a wide one before a colon, narrow ones before ; ! ? and inside « ».

    A colon or semicolon without a space gets one, because templates shared by all languages have none.

    >>> spaced_punctuation("Tribut: « Oui ; non ! »")
    'Tribut\\xa0: «\\u202fOui\\u202f; non\\u202f!\\u202f»'
    """
    text = _CLOSED.sub(f"{NARROW}»", _OPENED.sub(f"«{NARROW}", text))
    return _COLON.sub(WIDE, _HIGH.sub(NARROW, text))


CARD = noun("carte", FEMININE)
PLAYER = noun("joueur")
OPPONENT = noun("adversaire")
