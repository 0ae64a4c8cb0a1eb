"""Grammatical building blocks: verb forms, cases and numbers of nouns, agreement.

Each language uses what it needs: English has no dative forms, but the case still selects "to each champion" over "all
champions".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto


class Form(Enum):
    """The form of a verb."""

    IMPERATIVE = auto()  # draw · dobierz · возьмите · roba · piochez
    INFINITIVE = auto()  # you may draw · dobrać · взять · robar · piocher
    THIRD_PERSON = auto()  # each player draws · dobiera · берёт · roba · pioche
    THIRD_PERSON_PLURAL = auto()  # they draw · dobierają · берут · roban · piochent


class Number(Enum):
    ONE = auto()
    MANY = auto()


def third_person(number: Number) -> Form:
    return Form.THIRD_PERSON if number is Number.ONE else Form.THIRD_PERSON_PLURAL


class Case(IntEnum):
    """The grammatical cases, in the order of a noun's forms."""

    NOMINATIVE = 0  # the subject
    GENITIVE = 1  # the owner; after "from" and "up to" in Slavic languages
    DATIVE = 2  # the recipient of damage
    ACCUSATIVE = 3  # the object: broken, banished, drawn
    INSTRUMENTAL = 4  # after "take control of" in Slavic languages
    LOCATIVE = 5  # where counters are put


class Gender(Enum):
    """Slavic masculine nouns are divided further: personal, animate, and plain MASCULINE for the rest."""

    PERSON = auto()
    ANIMATE = auto()
    MASCULINE = auto()
    FEMININE = auto()
    NEUTER = auto()


@dataclass(frozen=True, slots=True)
class Verb:
    """The four forms, in the order of `Form`. Unused forms can be omitted."""

    imperative: str
    infinitive: str
    third_person: str
    third_person_plural: str = ""

    def __getitem__(self, form: Form) -> str:
        match form:
            case Form.IMPERATIVE:
                return self.imperative
            case Form.INFINITIVE:
                return self.infinitive
            case Form.THIRD_PERSON:
                return self.third_person
            case Form.THIRD_PERSON_PLURAL:
                return self.third_person_plural or self.third_person

    def agreeing(self, number: Number) -> str:
        """The third person, singular or plural."""
        return self[third_person(number)]


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun: a form for each case, or a single form for all cases.

    `measured` nouns are always counted with a digit: "1 damage", but "a card".
    """

    gender: Gender
    one: tuple[str, ...]
    many: tuple[str, ...]
    measured: bool = False

    def form(self, number: Number, case: Case = Case.NOMINATIVE) -> str:
        table = self.one if number is Number.ONE else self.many
        return table[case] if len(table) > 1 else table[0]

    def followed_by(self, one: str, many: str = "") -> Noun:
        """A noun followed by fixed words: "znacznik Wilka", "znaczniki Wilków"."""
        return replace(
            self,
            one=tuple(f"{form} {one}" for form in self.one),
            many=tuple(f"{form} {many or one}" for form in self.many),
        )


def noun(gender: Gender, one: str, many: str, *, measured: bool = False) -> Noun:
    """A noun from two lists of case forms, in the order of `Case`; a single word serves for all cases.

    >>> noun(Gender.FEMININE, "karta karty karcie kartę kartą karcie", "karty kart kartom karty kartami kartach").one[3]
    'kartę'
    """
    return Noun(gender, tuple(one.split()), tuple(many.split()), measured)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun phrase, with the gender and number for verb agreement."""

    text: str
    number: Number = Number.ONE
    gender: Gender = Gender.MASCULINE


def capital(text: str) -> str:
    """Capitalise the first letter and leave the rest unchanged."""
    return text[:1].upper() + text[1:]


def sentence(clause: str) -> str:
    return f"{capital(clause)}."


def listed(words: Sequence[str], last: str) -> str:
    """Join words with commas, and with `last` before the last one.

    >>> listed(["airborne", "blitz", "righteous"], " and ")
    'airborne, blitz and righteous'
    """
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def spaced(*words: str) -> str:
    """Join the non-empty words with spaces."""
    return " ".join(word for word in words if word)


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
