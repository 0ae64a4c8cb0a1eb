"""What a language must have to speak at the table: its templates, and how it names players and champions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from mulligan.epic.text.context import Word
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.table.labels import Label
from mulligan.epic.text.table.lines import Log, Offer, Query
from mulligan.epic.text.terms import has_term
from mulligan.epic.text.words import Case


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the reader calls them: you, the opponent, player 3, or by name."""

    you: bool = False
    word: Word = Word.OPPONENT
    number: str = ""  # said after the word
    name: str = ""


class Speech(ABC):
    """One language."""

    grammar: Grammar
    you: tuple[str, str, str, str]  # in the order of `Case`; the nominative is empty where the verb alone says it
    quotes: tuple[str, str]  # around a sentence, with its full stop where the language wants it
    log: Mapping[Log, str]
    queries: Mapping[Query, str]
    offers: Mapping[Offer, str]
    labels: Mapping[Label, str]

    def player(self, person: Person, case: Case) -> str:
        return self.you[case] if person.you else self.other_player(person, case)

    @abstractmethod
    def other_player(self, person: Person, case: Case) -> str: ...

    @abstractmethod
    def champion(self, name: str, controller: Person, case: Case) -> str:
        """ "your Kong", "the opponent's Kong". A verb agrees with the word for champions, never with the name."""

    def card(self, name: str) -> str:
        """A card's name in a sentence."""
        return name

    def of(self, name: str) -> str:
        """A name as an owner, where that changes it."""
        return name

    def typeset(self, text: str) -> str:
        """The last touch to everything said."""
        return text

    def quoted(self, text: str) -> str:
        """A sentence of a card."""
        return text.removesuffix(".").join(self.quotes)

    def label(self, label: Label) -> str:
        return self.grammar.term(label.value) if has_term(f"epic.{label.value}") else self.labels[label]
