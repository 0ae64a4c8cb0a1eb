"""Polish: agreeing adjectives, pronouns, numerals."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mulligan.core.text.words import Case, Gender, Noun, Number, noun

MASCULINE = (Gender.PERSON, Gender.ANIMATE, Gender.MASCULINE)


@dataclass(frozen=True, slots=True)
class Adjective:
    """The declension tables of an adjective, each with six cases. The accusative of `masculine` is the inanimate one."""

    masculine: tuple[str, ...]
    feminine: tuple[str, ...]
    neuter: tuple[str, ...]
    persons: tuple[str, ...]  # masculine personal plural
    others: tuple[str, ...]  # plural of everything else

    def form(self, gender: Gender, number: Number, case: Case) -> str:
        if number is Number.MANY:
            return (self.persons if gender is Gender.PERSON else self.others)[case]
        if gender is Gender.FEMININE:
            return self.feminine[case]
        if gender is Gender.NEUTER:
            return self.neuter[case]
        alive = case is Case.ACCUSATIVE and gender is not Gender.MASCULINE
        return self.masculine[Case.GENITIVE if alive else case]

    def beside(self, noun: Noun, number: Number, case: Case) -> str:
        return self.form(noun.gender, number, case)


def table(stem: str, endings: str) -> tuple[str, ...]:
    return tuple(stem + ending.strip("-") for ending in endings.split())


def adjective(stem: str, persons: str, masculine: str = "") -> Adjective:
    """Hard stems: dobry, dobra, dobre. The personal plural changes the stem, so it is given in full."""
    return Adjective(
        (masculine or f"{stem}y", *table(stem, "ego emu"), masculine or f"{stem}y", *table(stem, "ym ym")),
        table(stem, "a ej ej ą ą ej"),
        table(stem, "e ego emu e ym ym"),
        (persons, *table(stem, "ych ym ych ymi ych")),
        table(stem, "e ych ym e ymi ych"),
    )


def velar(stem: str, persons: str, soft: str = "") -> Adjective:
    """Stems in k and g: dziki, dzika, dzikie; soft stems: trzeci, trzecia, trzecie."""
    return Adjective(
        table(stem, "i iego iemu i im im"),
        table(stem, f"{soft}a iej iej {soft}ą {soft}ą iej"),
        table(stem, "ie iego iemu ie im im"),
        (persons, *table(stem, "ich im ich imi ich")),
        table(stem, "ie ich im ie imi ich"),
    )


def possessive(stem: str) -> Adjective:
    """twój, swój."""
    return Adjective(
        table(stem, "ój ojego ojemu ój oim oim"),
        table(stem, "oja ojej ojej oją oją ojej"),
        table(stem, "oje ojego ojemu oje oim oim"),
        table(stem, "oi oich oim oich oimi oich"),
        table(stem, "oje oich oim oje oimi oich"),
    )


ANY = adjective("dowoln", "dowolni")
OTHER = adjective("inn", "inni")
REMAINING = adjective("pozostał", "pozostali")
EVERY = adjective("każd", "każdzi")
ALL = velar("wszystk", "wszyscy")
ONE = adjective("jedn", "jedni", "jeden")
THIRD = velar("trzec", "trzeci", soft="i")
YOUR = possessive("tw")
OWN = possessive("sw")
THIS = Adjective(
    table("t", "en ego emu en ym ym"),
    table("t", "a ej ej ę ą ej"),
    table("t", "o ego emu o ym ym"),
    ("ci", *table("t", "ych ym ych ymi ych")),
    table("t", "e ych ym e ymi ych"),
)

# he, she, it, they (persons), they (others); genitive, instrumental and locative as after a preposition
PRONOUNS = Adjective(
    ("on", "niego", "mu", "go", "nim", "nim"),
    ("ona", "niej", "jej", "ją", "nią", "niej"),
    ("ono", "niego", "mu", "je", "nim", "nim"),
    ("oni", "nich", "im", "ich", "nimi", "nich"),
    ("one", "nich", "im", "je", "nimi", "nich"),
)


def pronoun(gender: Gender, number: Number, case: Case) -> str:
    """The accusative of "he" is the same for persons, animals and things."""
    return PRONOUNS.form(Gender.MASCULINE if number is Number.ONE and gender in MASCULINE else gender, number, case)


def possessor(gender: Gender, number: Number) -> str:
    """jego, jej, ich."""
    if number is Number.MANY:
        return "ich"
    return "jej" if gender is Gender.FEMININE else "jego"


def past(stem: str, gender: Gender, number: Number) -> str:
    """The past tense: był, była, było, byli, były."""
    if number is Number.MANY:
        return f"{stem}li" if gender is Gender.PERSON else f"{stem}ły"
    return stem + {Gender.FEMININE: "ła", Gender.NEUTER: "ło"}.get(gender, "ł")


def described(noun: Noun, adjective: Adjective, order: str = "{adjective} {noun}") -> Noun:
    """Combine a noun and an adjective: "wirtualny przeciwnik"; classifying adjectives follow the noun: "rząd oblężniczy"."""

    def forms(number: Number) -> tuple[str, ...]:
        return tuple(
            order.format(adjective=adjective.beside(noun, number, case), noun=noun.form(number, case)) for case in Case
        )

    return replace(noun, one=forms(Number.ONE), many=forms(Number.MANY))


def few(number: int) -> bool:
    """Whether a number takes the nominative plural (2, 3, 4, 22, 23, 24 …: karty) rather than the genitive (kart)."""
    return number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)


def count(number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
    """A number with its noun.

    >>> [count(number, CARD) for number in (1, 2, 5)], count(2, PLAYER), count(5, CARD, Case.INSTRUMENTAL)
    (['kartę', '2 karty', '5 kart'], '2 graczy', '5 kartami')
    """
    if number == 1:
        return noun.form(Number.ONE, case) if not noun.measured else f"1 {noun.form(Number.ONE, case)}"
    direct = case in (Case.NOMINATIVE, Case.ACCUSATIVE)
    many = direct and (noun.gender is Gender.PERSON or not few(number))
    return f"{number} {noun.form(Number.MANY, Case.GENITIVE if many else case)}"


CARD = noun(Gender.FEMININE, "karta karty karcie kartę kartą karcie", "karty kart kartom karty kartami kartach")
PLAYER = noun(Gender.PERSON, "gracz gracza graczowi gracza graczem graczu", "gracze graczy graczom graczy graczami graczach")
OPPONENT = noun(
    Gender.PERSON,
    "przeciwnik przeciwnika przeciwnikowi przeciwnika przeciwnikiem przeciwniku",
    "przeciwnicy przeciwników przeciwnikom przeciwników przeciwnikami przeciwnikach",
)
