"""Everything a language needs at Epic's table: its templates, and how it names champions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from mulligan.core.text.table.speech import Person, Speech
from mulligan.core.text.words import Case
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.table.lines import Log, Offer, Query


class EpicSpeech(Speech):
    """One language."""

    grammar: ClassVar[Grammar]
    log: ClassVar[Mapping[Log, str]]
    queries: ClassVar[Mapping[Query, str]]
    offers: ClassVar[Mapping[Offer, str]]

    @abstractmethod
    def champion(self, name: str, controller: Person | None, case: Case) -> str:
        """ "your Kong", "the opponent's Kong". A verb agrees with the word for champions, never with the name."""
