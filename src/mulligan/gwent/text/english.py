"""English. A card's name is quoted only if it has a colon, which would break the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mulligan.core.text.languages import english
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun
from mulligan.gwent import parts as p
from mulligan.gwent.text.grammar import Grammar

ROWS = {
    p.CLOSE: english.regular("close combat row"),
    p.RANGED: english.regular("ranged row"),
    p.SIEGE: english.regular("siege row"),
}


class English(Grammar):
    language = Language.EN
    conjunction = " and "
    card_noun = english.CARD
    described_cards: ClassVar = {"random": english.regular("random card"), "extra": english.regular("extra card")}
    copy_noun = Noun(Gender.NEUTER, ("copy",), ("copies",), measured=True)
    rows = ROWS

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return english.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        return self.faction(p.NEUTRAL)

    def named(self, card: str) -> str:
        name = super().named(card)
        return f"“{name}”" if ":" in name else name

    def row_list(self, rows: Sequence[p.Row]) -> str:
        return self.listed([self.row(row) for row in rows])


ENGLISH = English()
