"""Names of champions in Spanish and French: the word for champions, then the name in quotation marks."""

from __future__ import annotations

from mulligan.core.text.table.speech import Mention
from mulligan.core.text.table.voices import Romance
from mulligan.core.text.words import Case, Number, spaced
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.speech import EpicSpeech


class RomanceChampions(Romance, EpicSpeech):
    def card(self, name: str) -> str:
        opening, closing = (mark.replace(".", "") for mark in self.quotes)
        return f"{opening}{name}{closing}"

    def champions(self, names: str, number: Number, controller: Mention | None, case: Case) -> str:
        named = spaced(self.grammar.nouns[Word.CHAMPION].form(number), names)
        if controller is None:
            return self.in_case(f"{self.your if number is Number.ONE else self.your_many} {named}", case)
        return self.in_case(f"{self.the(named, number)} {self.other_player(controller, Case.GENITIVE)}", case)
