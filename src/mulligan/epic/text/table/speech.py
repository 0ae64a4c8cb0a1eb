"""A language's templates for Epic's table, and its names for champions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from mulligan.core.text.table.speech import Mention, Speech
from mulligan.core.text.words import Case, Number
from mulligan.epic.text.grammar import Grammar
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine, Story


class EpicSpeech(Speech):
    """One language."""

    grammar: ClassVar[Grammar]
    log: ClassVar[Mapping[Log, str]]
    story: ClassVar[Mapping[Story, str]]
    questions: ClassVar[Mapping[QuestionLine, str]]
    options: ClassVar[Mapping[OptionLine, str]]

    def champion(self, name: str, controller: Mention | None, case: Case) -> str:
        """ "your Kong", "the opponent's Kong". A verb agrees with the word for champions, never with the name."""
        return self.champions(name, Number.ONE, controller, case)

    @abstractmethod
    def champions(self, names: str, number: Number, controller: Mention | None, case: Case) -> str:
        """The names of one or several champions of a player: "your Kong and Wolf ×2"."""
