"""What Polish and Russian share: nouns with cases beside names that have none.

A name's gender is unknown, so a card is always "the card Kong" and a champion "your champion Kong": the noun is declined, the
verb agrees with it, the name stays as it is.
"""

from __future__ import annotations

from abc import abstractmethod

from mulligan.epic.text.context import Word
from mulligan.epic.text.table.speech import Person, Speech
from mulligan.epic.text.words import Case, Number, spaced


class Slavic(Speech):
    def other_player(self, person: Person, case: Case) -> str:
        return spaced(self.grammar.nouns[person.word].form(Number.ONE, case), person.number or person.name)

    @abstractmethod
    def your(self, case: Case) -> str:
        """ "your", beside the word for a champion."""

    def champion(self, name: str, controller: Person, case: Case) -> str:
        noun = self.grammar.nouns[Word.CHAMPION].form(Number.ONE, case)
        if controller.you:
            return f"{self.your(case)} {noun} {name}"
        return f"{noun} {self.other_player(controller, Case.GENITIVE)} {name}"
