"""Sentences for refused answers, decks and settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from mulligan.core.refusals import CardSlugs, Names, PileSlugs, Refusal, SeatNumbers, SettingName, Value
from mulligan.core.text.languages import spanish
from mulligan.core.text.plurals import plural
from mulligan.core.text.terms import Language
from mulligan.core.text.typesetting import typeset
from mulligan.core.text.words import listed, sentence

_AND: Final[Mapping[Language, str]] = {
    Language.EN: " and ",
    Language.PL: " i ",
    Language.RU: " и ",
    Language.FR: " et ",
}


_INNER_QUOTES = str.maketrans("„”", "«»")  # templates quote a game's names, and Polish names contain quotes


class GameWords(Protocol):
    """A game's names for its modes, formats etc., as `GamePlugin` provides them."""

    def card_name(self, card: str, language: Language) -> str: ...

    def pile_name(self, pile: str, language: Language) -> str: ...

    def word(self, kind: str, name: str, language: Language) -> str:
        """The name of a mode, a format or a ruleset."""


class _Slugs:
    """Shows slugs when no game is at hand."""

    def card_name(self, card: str, language: Language) -> str:
        return card

    def pile_name(self, pile: str, language: Language) -> str:
        return pile

    def word(self, kind: str, name: str, language: Language) -> str:
        return name


SLUGS: Final[GameWords] = _Slugs()


def refusal_clause(refusal: Refusal, language: Language, names: Sequence[str] = (), words: GameWords = SLUGS) -> str:
    """A refusal as a clause. `names` are the player names by seat; without them the first player is P1.

    >>> from mulligan.core.refusals import not_asked
    >>> refusal_clause(not_asked((0,), 1, "E-INIT-01"), Language.EN)
    'P1 must answer now, not P2'
    """
    return filled(refusal.reason.template(language), refusal.values, language, names, words)


def refusal_text(refusal: Refusal, language: Language, names: Sequence[str] = (), words: GameWords = SLUGS) -> str:
    """A refusal as a sentence.

    >>> from mulligan.core.refusals import not_asked
    >>> refusal_text(not_asked((0, 2), 1, "E-INIT-01"), Language.ES, ["Ana", "Blas", "Inés"])
    'Ahora responden Ana e Inés, no Blas.'
    """
    return sentence(refusal_clause(refusal, language, names, words))


def problem_text(refusal: Refusal, language: Language, names: Sequence[str] = (), words: GameWords = SLUGS) -> str:
    """A refusal as a sentence that ends with its rule.

    >>> from mulligan.core.refusals import not_asked
    >>> problem_text(not_asked((0,), 1, "E-INIT-01"), Language.EN)
    'P1 must answer now, not P2 (E-INIT-01).'
    """
    return sentence(_with_rule(refusal, refusal_clause(refusal, language, names, words)))


def problems_text(refusals: Iterable[Refusal], language: Language, names: Sequence[str] = (), words: GameWords = SLUGS) -> str:
    """All refusals, one sentence after another."""
    return " ".join(problem_text(refusal, language, names, words) for refusal in refusals)


def error_message(refusals: Iterable[Refusal]) -> str:
    """The message of an exception, for developers: English clauses."""
    return "; ".join(_with_rule(refusal, refusal_clause(refusal, Language.EN)) for refusal in refusals)


def filled(
    template: str, values: Mapping[str, Value], language: Language, names: Sequence[str] = (), words: GameWords = SLUGS
) -> str:
    """Fill in a template with values in the words of a language.

    >>> filled("{count} {count:card|cards}", {"count": 1}, Language.EN)
    '1 card'
    """
    said = {name: _said(value, language, names, words) for name, value in values.items()}
    return typeset(template.format_map(said), language)


def _with_rule(refusal: Refusal, clause: str) -> str:
    return f"{clause} ({refusal.rule})" if refusal.rule else clause


@dataclass(frozen=True, slots=True)
class _Number:
    """A number in a template: `{count}`, or `{count:card|cards}` for the form of a word that fits it."""

    number: int
    language: Language

    def __format__(self, forms: str) -> str:
        return plural(self.number, forms.split("|"), self.language) if forms else str(self.number)


def _said(value: Value, language: Language, names: Sequence[str], words: GameWords) -> object:
    match value:
        case int():
            return _Number(value, language)
        case SeatNumbers():
            players = [names[seat] if 0 <= seat < len(names) and names[seat] else f"P{seat + 1}" for seat in value]
            return spanish.joined(players) if language is Language.ES else listed(players, _AND[language])
        case CardSlugs():
            return ", ".join(
                _counted(words.card_name(card, language), count, language) for card, count in Counter(value).items()
            )
        case PileSlugs():
            return ", ".join(words.pile_name(pile, language) for pile in value)
        case Names():
            return ", ".join(value) or "\N{EM DASH}"
        case SettingName():
            return words.word(value.kind, value.name, language).translate(_INNER_QUOTES)
        case Refusal():
            return refusal_clause(value, language, names, words)
        case _:
            return value


def _counted(name: str, count: int, language: Language) -> str:
    """A card's name, with the number of copies if there are several; quoted in Russian."""
    quoted = f"«{name}»" if language is Language.RU else name
    return quoted if count == 1 else f"{count} × {quoted}"
