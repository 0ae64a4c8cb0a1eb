"""Names of champions in Polish and Russian: "your champion «Kong»". The noun is inflected, the name is not.

The name precedes the controller: in "the champion of player Piotr «Zombie»" it is unclear whose name «Zombie» is.
"""

from __future__ import annotations

from mulligan.core.text.table.speech import Mention
from mulligan.core.text.table.voices import Slavic
from mulligan.core.text.words import Case, Number
from mulligan.epic.text.context import Word
from mulligan.epic.text.table.speech import EpicSpeech


class SlavicChampions(Slavic, EpicSpeech):
    def champions(self, names: str, number: Number, controller: Mention | None, case: Case) -> str:
        noun = self.grammar.nouns[Word.CHAMPION]
        champions = noun.form(number, case)
        if controller is None:
            return f"{self.your(noun, case, number)} {champions} {names}"
        return f"{champions} {names} {self.other_player(controller, Case.GENITIVE)}"
