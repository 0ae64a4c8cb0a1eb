"""English: articles, numbers, plurals."""

from __future__ import annotations

from mulligan.core.text.words import Case, Gender, Noun, Number, Verb

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def regular(one: str, many: str = "") -> Noun:
    return Noun(Gender.NEUTER, (one,), (many or f"{one}s",))


def mass(word: str) -> Noun:
    """A mass noun, without a plural: 2 damage."""
    return Noun(Gender.NEUTER, (word,), (word,), measured=True)


def verb(base: str, third_person: str = "") -> Verb:
    return Verb(base, base, third_person or f"{base}s", base)


def a(words: str) -> str:
    """The words with "a" or "an" in front."""
    vowel = words[0].lower() in "aeiou" and not words.lower().startswith(("uni", "one"))
    return f"{'an' if vowel else 'a'} {words}"


def possessive(name: str) -> str:
    """The possessive of a name.

    >>> possessive("Kong"), possessive("Hunting Raptors")
    ("Kong's", "Hunting Raptors'")
    """
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def number_word(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def count(number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
    """A number with its noun.

    >>> count(1, regular("event")), count(3, regular("card")), count(1, mass("damage"))
    ('an event', 'three cards', '1 damage')
    """
    one = noun.form(Number.ONE)
    if number == 1 and not noun.measured:
        return a(one)
    digits = str(number) if noun.measured else number_word(number)
    return f"{digits} {one if number == 1 else noun.form(Number.MANY)}"


CARD = regular("card")
PLAYER = regular("player")
OPPONENT = regular("opponent")
