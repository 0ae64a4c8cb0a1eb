"""What a refused answer is told: the same words inside an error and as a sentence of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.core.refusals import Refusal, Seats, Value
from mulligan.core.text import spanish
from mulligan.core.text.terms import Language
from mulligan.core.text.typesetting import typeset
from mulligan.core.text.words import listed, sentence

_AND: Final[Mapping[Language, str]] = {
    Language.EN: " and ",
    Language.PL: " i ",
    Language.RU: " и ",
    Language.FR: " et ",
}


def refusal_clause(refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
    """The reason inside a sentence. `names` are what players call themselves, by seat; without them P1 is the first.

    >>> from mulligan.core.refusals import not_asked
    >>> refusal_clause(not_asked((0,), 1, "E-INIT-01"), Language.EN)
    'P1 must answer now, not P2'
    """
    words = {name: _said(value, language, names) for name, value in refusal.values.items()}
    return typeset(refusal.reason.template(language).format_map(words), language)


def refusal_text(refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
    """The reason as a sentence.

    >>> from mulligan.core.refusals import not_asked
    >>> refusal_text(not_asked((0, 2), 1, "E-INIT-01"), Language.ES, ["Ana", "Blas", "Inés"])
    'Ahora responden Ana e Inés, no Blas.'
    """
    return sentence(refusal_clause(refusal, language, names))


def _said(value: Value, language: Language, names: Sequence[str]) -> str:
    if not isinstance(value, Seats):
        return str(value)
    players = [names[seat] if 0 <= seat < len(names) and names[seat] else f"P{seat + 1}" for seat in value]
    return spanish.joined(players) if language is Language.ES else listed(players, _AND[language])
