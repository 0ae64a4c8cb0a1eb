"""Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.text.languages import spanish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun
from mulligan.gwent import parts as p
from mulligan.gwent.text.grammar import Grammar

# follow "fila" and "filas"
_BEHIND_ROW = {p.CLOSE: "cuerpo a cuerpo", p.RANGED: "a distancia", p.SIEGE: "de asedio"}
ROWS = {row: spanish.noun("fila", Gender.FEMININE).followed_by(behind) for row, behind in _BEHIND_ROW.items()}


class Spanish(Grammar):
    language = Language.ES
    quotes = ("«", "»")
    conjunction = " y "
    card_noun = spanish.CARD
    copy_noun = spanish.noun("copia", Gender.FEMININE, measured=True)
    rows = ROWS

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return spanish.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return "neutral"

    def listed(self, words: Sequence[str]) -> str:
        return spanish.joined(words)

    def row_list(self, rows: Sequence[p.Row]) -> str:
        return self.listed([_BEHIND_ROW[row] for row in rows])


SPANISH = Spanish()
