"""Russian: agreeing adjectives, pronouns, regular nouns, numerals.

The accusative of animate nouns is the genitive: for masculine nouns always, for all others in the plural.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mulligan.core.text.words import Case, Gender, Noun, Number, noun


def ends_in(number: int, *digits: int) -> bool:
    """Whether a number ends in one of these digits when spoken: 21 ends in one, 11 does not."""
    return number % 10 in digits and number % 100 not in (11, 12, 13, 14)


def alive(noun: Noun) -> bool:
    """Whether a noun is animate. Champions, players and all classes are; feminine nouns show it in the plural: "всех Фей"."""
    accusative = noun.form(Number.MANY, Case.ACCUSATIVE)
    return noun.gender in (Gender.PERSON, Gender.ANIMATE) or accusative != noun.form(Number.MANY)


def table(stem: str, endings: str) -> tuple[str, ...]:
    return tuple(stem + ending.strip("-") for ending in endings.split())


@dataclass(frozen=True, slots=True)
class Adjective:
    """The declension tables of an adjective, each with six cases. The accusatives are the inanimate ones."""

    masculine: tuple[str, ...]
    feminine: tuple[str, ...]
    neuter: tuple[str, ...]
    plural: tuple[str, ...]

    def form(self, gender: Gender, number: Number, case: Case, *, alive: bool = False) -> str:
        living = Case.GENITIVE if alive and case is Case.ACCUSATIVE else case
        if number is Number.MANY:
            return self.plural[living]
        if gender is Gender.FEMININE:
            return self.feminine[case]
        return self.neuter[case] if gender is Gender.NEUTER else self.masculine[living]

    def beside(self, noun: Noun, number: Number, case: Case) -> str:
        return self.form(noun.gender, number, case, alive=alive(noun))


def adjective(stem: str, masculine: str, feminine: str, neuter: str, plural: str) -> Adjective:
    return Adjective(table(stem, masculine), table(stem, feminine), table(stem, neuter), table(stem, plural))


def hard(stem: str, one: str = "ый") -> Adjective:
    """каждый, каждая, каждое; or, with a stressed ending, любой."""
    return adjective(
        stem,
        f"{one} ого ому {one} ым ом",
        "ая ой ой ую ой ой",
        "ое ого ому ое ым ом",
        "ые ых ым ые ыми ых",
    )


def velar(stem: str, one: str = "ий") -> Adjective:
    """Stems in к and г: стойкий, стойкая, стойкое; другой."""
    return adjective(
        stem,
        f"{one} ого ому {one} им ом",
        "ая ой ой ую ой ой",
        "ое ого ому ое им ом",
        "ие их им ие ими их",
    )


def participle(stem: str) -> Adjective:
    """атакующий, атакующая, атакующее."""
    return adjective(stem, "ий его ему ий им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им ие ими их")


ANY = hard("люб", "ой")
OTHER = velar("друг", "ой")
REMAINING = hard("остальн", "ой")
EVERY = hard("кажд")
ALL = Adjective(
    table("в", "есь сего сему есь сем сём"),
    table("вс", "я ей ей ю ей ей"),
    table("вс", "ё его ему ё ем ём"),
    table("вс", "е ех ем е еми ех"),
)
ONE = adjective("од", "ин ного ному ин ним ном", "на ной ной ну ной ной", "но ного ному но ним ном", "ни них ним ни ними них")
THIRD = adjective(
    "трет", "ий ьего ьему ий ьим ьем", "ья ьей ьей ью ьей ьей", "ье ьего ьему ье ьим ьем", "ьи ьих ьим ьи ьими ьих"
)
YOUR = adjective("ваш", "- его ему - им ем", "а ей ей у ей ей", "е его ему е им ем", "и их им и ими их")
OWN = adjective("сво", "й его ему й им ём", "я ей ей ю ей ей", "ё его ему ё им ём", "и их им и ими их")
THIS = adjective("эт", "от ого ому от им ом", "а ой ой у ой ой", "о ого ому о им ом", "и их им и ими их")

# he, she, it, they; genitive, instrumental and locative as after a preposition
PRONOUNS = Adjective(
    ("он", "него", "ему", "его", "ним", "нём"),
    ("она", "неё", "ей", "её", "ней", "ней"),
    ("оно", "него", "ему", "его", "ним", "нём"),
    ("они", "них", "им", "их", "ними", "них"),
)


def past(stem: str, gender: Gender, number: Number) -> str:
    """The past tense: был, была, было, были."""
    if number is Number.MANY:
        return f"{stem}ли"
    return stem + {Gender.FEMININE: "ла", Gender.NEUTER: "ло"}.get(gender, "л")


def short(stem: str, gender: Gender, number: Number) -> str:
    """Short passive participles: заблокирован, заблокирована, заблокировано, заблокированы."""
    if number is Number.MANY:
        return f"{stem}ы"
    return stem + {Gender.FEMININE: "а", Gender.NEUTER: "о"}.get(gender, "")


def masculine(word: str, *, plural: str = "ы", living: bool = True, measured: bool = False) -> Noun:
    """Дракон; Волк, with "и" in the plural; жетон, which is inanimate."""
    one, many = ("а", "ов") if living else ("-", plural)
    return Noun(
        Gender.ANIMATE if living else Gender.MASCULINE,
        table(word, f"- а у {one} ом е"),
        table(word, f"{plural} ов ам {many} ами ах"),
        measured,
    )


def soft_masculine(stem: str) -> Noun:
    """Рыцарь, Тролль."""
    return Noun(Gender.ANIMATE, table(stem, "ь я ю я ем е"), table(stem, "и ей ям ей ями ях"))


def feminine(stem: str, *, living: bool = True) -> Noun:
    """Гидра; карта, which is inanimate."""
    return Noun(Gender.FEMININE, table(stem, "а ы е у ой е"), table(stem, f"ы - ам {'-' if living else 'ы'} ами ах"))


def mass(gender: Gender, forms: str) -> Noun:
    """Mass nouns, counted as players do: 1 золото, 2 золота, 5 золота."""
    return noun(gender, forms, forms, measured=True)


def described(noun: Noun, adjective: Adjective) -> Noun:
    """Combine a noun and an adjective: "осадный ряд". Not for counting, where the forms differ: "2 осадных ряда"."""

    def forms(number: Number) -> tuple[str, ...]:
        return tuple(f"{adjective.beside(noun, number, case)} {noun.form(number, case)}" for case in Case)

    return replace(noun, one=forms(Number.ONE), many=forms(Number.MANY))


def count(number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
    """A number with its noun.

    >>> [count(number, CARD) for number in (1, 2, 5, 21)], count(2, PLAYER), count(5, CARD, Case.INSTRUMENTAL)
    (['карту', '2 карты', '5 карт', '21 карту'], '2 игроков', '5 картами')
    """
    if number == 1 and not noun.measured:
        return noun.form(Number.ONE, case)
    if ends_in(number, 1):
        return f"{number} {noun.form(Number.ONE, case)}"
    if case not in (Case.NOMINATIVE, Case.ACCUSATIVE):
        return f"{number} {noun.form(Number.MANY, case)}"
    living = case is Case.ACCUSATIVE and alive(noun) and number < 5
    some = ends_in(number, 2, 3, 4) and not living
    return f"{number} {noun.form(Number.ONE if some else Number.MANY, Case.GENITIVE)}"


def count_described(number: int, adjective: Adjective, noun: Noun) -> str:
    """A number of inanimate things with an adjective, as an object. After 2 to 4, adjectives of feminine nouns are nominative.

    >>> [count_described(number, hard("случайн"), CARD) for number in (1, 3, 5)]
    ['случайную карту', '3 случайные карты', '5 случайных карт']
    """
    if ends_in(number, 1):
        described = f"{adjective.beside(noun, Number.ONE, Case.ACCUSATIVE)} {noun.form(Number.ONE, Case.ACCUSATIVE)}"
        return described if number == 1 else f"{number} {described}"
    few = ends_in(number, 2, 3, 4)
    case = Case.NOMINATIVE if few and noun.gender is Gender.FEMININE else Case.GENITIVE
    which = adjective.form(noun.gender, Number.MANY, case)
    return f"{number} {which} {noun.form(Number.ONE if few else Number.MANY, Case.GENITIVE)}"


CARD = feminine("карт", living=False)
PLAYER = masculine("игрок", plural="и")
