"""Plural forms of words after a number, in each language."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.text.language import Language
from mulligan.core.text.languages import polish, russian


def plural(number: int, forms: Sequence[str], language: Language) -> str:
    """The plural form for a number: one or many; in Polish and Russian one, few or many.

    >>> [plural(number, ("karta", "karty", "kart"), Language.PL) for number in (1, 3, 12, 21, 22)]
    ['karta', 'karty', 'kart', 'kart', 'karty']
    >>> [plural(number, ("карта", "карты", "карт"), Language.RU) for number in (1, 3, 12, 21, 22)]
    ['карта', 'карты', 'карт', 'карта', 'карты']
    >>> plural(0, ("card", "cards"), Language.EN), plural(0, ("carte", "cartes"), Language.FR)
    ('cards', 'carte')
    """
    return forms[_form(number, language)]


def _form(number: int, language: Language) -> int:
    match language:
        case Language.PL:
            return 0 if number == 1 else 1 if polish.few(number) else 2
        case Language.RU:
            return 0 if russian.ends_in(number, 1) else 1 if russian.ends_in(number, 2, 3, 4) else 2
        case Language.FR:
            return 0 if number < 2 else 1
        case _:
            return 0 if number == 1 else 1
