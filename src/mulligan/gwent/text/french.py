"""French."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.text.languages import french
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun
from mulligan.gwent import parts as p
from mulligan.gwent.text.grammar import Grammar

# follow "rangée" and "rangées"
_BEHIND_ROW = {p.CLOSE: "de combat rapproché", p.RANGED: "de combat à distance", p.SIEGE: "de siège"}
ROWS = {row: french.noun("rangée", Gender.FEMININE).followed_by(behind) for row, behind in _BEHIND_ROW.items()}


class French(Grammar):
    language = Language.FR
    quotes = ("« ", " »")
    conjunction = " et "
    card_noun = french.CARD
    copy_noun = french.noun("exemplaire", measured=True)
    rows = ROWS

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return french.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return "neutre"

    def row_list(self, rows: Sequence[p.Row]) -> str:
        return self.listed([_BEHIND_ROW[row] for row in rows])


FRENCH = French()
