"""What languages are made of: forms of verbs, cases and numbers of nouns, agreement.

A language uses what it has: English has no dative table, but the case still tells it "to each champion" from "all champions".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto


class Form(Enum):
    """How a verb is said."""

    IMPERATIVE = auto()  # draw · dobierz · возьмите · roba · piochez
    INFINITIVE = auto()  # you may draw · dobrać · взять · robar · piocher
    THIRD_PERSON = auto()  # each player draws · dobiera · берёт · roba · pioche
    THIRD_PERSON_PLURAL = auto()  # they draw · dobierają · берут · roban · piochent


class Number(Enum):
    ONE = auto()
    MANY = auto()


class Case(IntEnum):
    """The order of a noun's table."""

    NOMINATIVE = 0  # who does it
    GENITIVE = 1  # whose it is; after "from" and "up to" in Slavic languages
    DATIVE = 2  # to whom damage is dealt
    ACCUSATIVE = 3  # what is broken, banished, drawn
    INSTRUMENTAL = 4  # over what control is taken
    LOCATIVE = 5  # on what counters are put


class Gender(Enum):
    """Masculine nouns of Slavic languages come in three: what is neither a person nor alive is plain MASCULINE."""

    PERSON = auto()
    ANIMATE = auto()
    MASCULINE = auto()
    FEMININE = auto()
    NEUTER = auto()


@dataclass(frozen=True, slots=True)
class Verb:
    """The four forms, in the order of `Form`. A form nobody uses may be left out."""

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
        """What one, or several, others do."""
        return self[Form.THIRD_PERSON if number is Number.ONE else Form.THIRD_PERSON_PLURAL]


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun: one form for each case, or a single form for all of them.

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
        """The same noun with words after it that do not change: "znacznik Wilka", "znaczniki Wilków"."""
        return replace(
            self,
            one=tuple(f"{form} {one}" for form in self.one),
            many=tuple(f"{form} {many or one}" for form in self.many),
        )


def noun(gender: Gender, one: str, many: str, *, measured: bool = False) -> Noun:
    """A noun from two lists of its cases, in the order of `Case`; a single word serves for all cases.

    >>> noun(Gender.FEMININE, "karta karty karcie kartę kartą karcie", "karty kart kartom karty kartami kartach").one[3]
    'kartę'
    """
    return Noun(gender, tuple(one.split()), tuple(many.split()), measured)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words for a thing or a player, and what the verb beside them must agree with."""

    text: str
    number: Number = Number.ONE
    gender: Gender = Gender.MASCULINE


def capital(text: str) -> str:
    """The first letter made a capital, the rest left as it is."""
    return text[:1].upper() + text[1:]


def sentence(clause: str) -> str:
    return f"{capital(clause)}."


def listed(words: Sequence[str], last: str) -> str:
    """Words in a row.

    >>> listed(["airborne", "blitz", "righteous"], " and ")
    'airborne, blitz and righteous'
    """
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def spaced(*words: str) -> str:
    """The words that are there, with a space between them."""
    return " ".join(word for word in words if word)


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
