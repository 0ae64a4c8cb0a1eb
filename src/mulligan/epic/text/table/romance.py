"""What Spanish and French share: cases are prepositions, and the name follows the word for champions."""

from __future__ import annotations

from abc import abstractmethod

from mulligan.epic.text.context import Word
from mulligan.epic.text.table.speech import Person, Speech
from mulligan.epic.text.words import Case, Number, spaced


class Romance(Speech):
    your: str

    @abstractmethod
    def the(self, words: str) -> str:
        """A masculine noun with its article."""

    @abstractmethod
    def in_case(self, words: str, case: Case) -> str:
        """The words behind the preposition of a case, contracted with an article."""

    def other_player(self, person: Person, case: Case) -> str:
        noun = self.grammar.nouns[person.word].form(Number.ONE)
        return self.in_case(person.name or self.the(spaced(noun, person.number)), case)

    def champion(self, name: str, controller: Person, case: Case) -> str:
        named = spaced(self.grammar.nouns[Word.CHAMPION].form(Number.ONE), name)
        if controller.you:
            return self.in_case(f"{self.your} {named}", case)
        return self.in_case(f"{self.the(named)} {self.other_player(controller, Case.GENITIVE)}", case)
