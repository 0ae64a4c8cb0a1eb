"""Polish. Card names are quoted, because many are ordinary words ("Gęsta mgła")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mulligan.core.text.languages import polish
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, noun
from mulligan.gwent import parts as p
from mulligan.gwent.text.grammar import Grammar

_ROW = noun(Gender.MASCULINE, "rząd rzędu rzędowi rząd rzędem rzędzie", "rzędy rzędów rzędom rzędy rzędami rzędach")
ROWS = {
    p.CLOSE: _ROW.followed_by("bliskiego starcia"),
    p.RANGED: _ROW.followed_by("dalekiego zasięgu"),
    p.SIEGE: polish.described(_ROW, polish.adjective("oblężnicz", "oblężniczy"), "{noun} {adjective}"),
}
_NEUTRAL = polish.adjective("neutraln", "neutralni")


class Polish(Grammar):
    language = Language.PL
    quotes = ("„", "”")
    conjunction = " i "
    card_noun = polish.CARD
    described_cards: ClassVar = {
        "extra": polish.described(polish.CARD, polish.adjective("dodatkow", "dodatkowi")),
        "random": polish.described(polish.CARD, polish.adjective("losow", "losowi")),
    }
    copy_noun = noun(
        Gender.FEMININE, "kopia kopii kopii kopię kopią kopii", "kopie kopii kopiom kopie kopiami kopiach", measured=True
    )
    rows = ROWS

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return polish.count(number, noun, case)

    def neutral(self, card: p.Card) -> str:
        masculine = isinstance(card, p.Leader) or (isinstance(card, p.Unit) and card.hero)  # dowódca, bohater
        return _NEUTRAL.form(Gender.MASCULINE if masculine else Gender.FEMININE, Number.ONE, Case.NOMINATIVE)

    def row_list(self, rows: Sequence[p.Row]) -> str:
        return self.listed([self.rows[row].form(Number.MANY, Case.LOCATIVE) for row in rows])


POLISH = Polish()
