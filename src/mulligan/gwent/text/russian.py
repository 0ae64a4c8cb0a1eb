"""Russian. Card names are quoted; quotation marks inside a name become the other kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from mulligan.core.text.languages import russian
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, noun
from mulligan.gwent import parts as p
from mulligan.gwent.text.grammar import Grammar

_ROW = noun(Gender.MASCULINE, "ряд ряда ряду ряд рядом ряду", "ряды рядов рядам ряды рядами рядах")
ROWS = {
    p.CLOSE: _ROW.followed_by("ближнего боя"),
    p.RANGED: _ROW.followed_by("дальнего боя"),
    p.SIEGE: russian.described(_ROW, russian.hard("осадн")),
}

_NEUTRAL, _RANDOM = russian.hard("нейтральн"), russian.hard("случайн")


class Russian(Grammar):
    language = Language.RU
    quotes = ("«", "»")
    conjunction = " и "
    card_noun = russian.CARD
    described_cards: ClassVar = {"extra": replace(russian.CARD, measured=True)}
    copy_noun = noun(
        Gender.FEMININE, "копия копии копии копию копией копии", "копии копий копиям копии копиями копиях", measured=True
    )
    rows = ROWS

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return russian.count(number, noun, case)

    def quoted(self, name: str) -> str:
        return super().quoted(name.replace("«", "„").replace("»", "“"))

    def neutral(self, card: p.Card) -> str:
        gender = Gender.FEMININE if isinstance(card, p.Special) else Gender.MASCULINE  # карта; отряд, герой, лидер
        return _NEUTRAL.form(gender, Number.ONE, Case.NOMINATIVE)

    def count_cards(self, number: int, description: str, case: Case) -> str:
        if description == "random":
            return russian.count_described(number, _RANDOM, self.card_noun)
        return super().count_cards(number, description, case)

    def row_list(self, rows: Sequence[p.Row]) -> str:
        return self.listed([self.rows[row].form(Number.MANY, Case.LOCATIVE) for row in rows])


RUSSIAN = Russian()
