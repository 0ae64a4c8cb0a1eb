"""What a language must have to speak at a table: how it names players, quotes cards and fills its labels."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from mulligan.core.text.table.labels import AnyLabel
from mulligan.core.text.table.templates import begun
from mulligan.core.text.terms import Language, term
from mulligan.core.text.typesetting import typeset
from mulligan.core.text.words import Case, Noun

MOST_SAID = 8192  # sentences and labels that are remembered
CASES = {"": Case.NOMINATIVE, "_gen": Case.GENITIVE, "_dat": Case.DATIVE, "_acc": Case.ACCUSATIVE}


@dataclass(frozen=True, slots=True)
class Person:
    """A player who is not the reader, or a team: the opponent, player 3, your partner, the other team, or by name."""

    noun: Noun
    number: str = ""  # said after the noun
    name: str = ""
    yours: bool = False  # "your" is said before the noun


class Speech(ABC):
    """One language; a game says what its opponents, partners and teams are called."""

    language: ClassVar[Language]
    you: ClassVar[tuple[str, str, str, str]]  # in the order of `Case`; the nominative is empty where the verb alone says it
    quotes: ClassVar[tuple[str, str]]  # around a sentence, with its full stop where the language wants it
    player_noun: ClassVar[Noun]
    opponent_noun: ClassVar[Noun]
    partner_noun: ClassVar[Noun]  # the other one of a team of two
    team_noun: ClassVar[Noun]
    other_team_noun: ClassVar[Noun]  # the reader's opponents, where there are two teams

    def player(self, person: Person | None, case: Case) -> str:
        """A player or a team; None is the reader."""
        return self.you[case] if person is None else self.other_player(person, case)

    @abstractmethod
    def other_player(self, person: Person, case: Case) -> str: ...

    @abstractmethod
    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        """So many of something."""

    def apiece(self, number: int, noun: Noun) -> str:
        """So many of something, before "each": "one card", "po 5 kart", "по 21 карте"."""
        return self.count(number, noun)

    def card(self, name: str) -> str:
        """A card's name in a sentence."""
        return name

    def of(self, name: str) -> str:
        """A name as an owner, where that changes it."""
        return name

    def typeset(self, text: str) -> str:
        """The last step of everything said."""
        return typeset(text, self.language)

    def quoted(self, text: str) -> str:
        """A sentence of a card."""
        return text.removesuffix(".").join(self.quotes)

    def label(self, label: AnyLabel, **values: object) -> str:
        """A word or a short message; one that begins with a player is a sentence."""
        return _filled(self, label, tuple(values.items()))


@lru_cache(MOST_SAID)  # most labels are the same at every table
def _filled(speech: Speech, label: AnyLabel, values: tuple[tuple[str, object], ...]) -> str:
    template = term(label.value, speech.language)
    opponent = Person(speech.opponent_noun)
    players = {f"player{end}": speech.player(opponent, case) for end, case in CASES.items()} if "{player" in template else {}
    text = template.format_map({**players, **dict(values)})
    return speech.typeset(begun(text) if template.startswith("{player}") else text)
