"""Russian. Names of cards stand in quotation marks; those within a name are then of the other kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from mulligan.core.text import russian
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case, Gender, Noun, Number, listed, noun
from mulligan.gwent import parts as p
from mulligan.gwent.parts import LeaderEffect, Trait
from mulligan.gwent.text.grammar import Grammar

_ROW = noun(Gender.MASCULINE, "ряд ряда ряду ряд рядом ряду", "ряды рядов рядам ряды рядами рядах")
ROWS = {
    p.CLOSE: _ROW.followed_by("ближнего боя"),
    p.RANGED: _ROW.followed_by("дальнего боя"),
    p.SIEGE: russian.described(_ROW, russian.hard("осадн")),
}

_NEUTRAL, _RANDOM = russian.hard("нейтральн"), russian.hard("случайн")

TRAITS = {
    Trait.TIGHT_BOND: "сила этого отряда умножается на количество отрядов с тем же названием в его ряду",
    Trait.MORALE_BOOST: "каждый другой отряд в этом ряду получает +1 к силе",
    Trait.MEDIC: "выберите в своём отбое один отряд (не героя) и сразу же разыграйте его",
    Trait.MARDROEME: "берсерки в этом ряду превращаются, в том числе те, что появятся здесь позже",
}
SPECIAL_TRAITS = {
    Trait.MARDROEME: (
        "положите эту карту в один из своих рядов до конца раунда. "
        "Берсерки в этом ряду превращаются, в том числе те, что появятся там позже"
    ),
    Trait.DECOY: (
        "возьмите в руку один отряд (не героя) со своей стороны поля боя и положите на его место эту карту с силой 0"
    ),
    Trait.CLEAR_WEATHER: "сбросьте с игрового поля все погодные карты, включая эту",
}
LEADER_TRAITS: Mapping[LeaderEffect, str] = {
    LeaderEffect.CLEAR_WEATHER: "сбросьте с игрового поля все погодные карты",
    LeaderEffect.CANCEL_LEADER: "способность лидера противника не действует в течение всей игры",
    LeaderEffect.RANDOM_MEDICS: (
        "у всех игроков Медик разыгрывает случайный отряд вместо выбранного. К героям это не относится"
    ),
    LeaderEffect.DOUBLE_SPIES: "сила всех Шпионов у всех игроков удваивается. К героям это не относится",
    LeaderEffect.HALF_WEATHER: "погода отнимает у ваших отрядов только половину силы, с округлением вниз",
    LeaderEffect.TAKE_FROM_DISCARD: "возьмите в руку любую карту, кроме героев, из отбоя противника",
    LeaderEffect.RETURN_FROM_DISCARD: "возьмите в руку любую карту из своего отбоя",
    LeaderEffect.MOVE_AGILE: (
        "переместите каждый свой отряд с Проворством в тот ряд, где его сила больше. "
        "Отряд, который не станет сильнее, остаётся на месте"
    ),
    LeaderEffect.RESHUFFLE_DISCARDS: "каждый игрок замешивает свой отбой в свою колоду",
    LeaderEffect.PLAY_BOND_COPY: (
        "выберите на поле боя один из своих отрядов с Прочной связью, найдите в своей колоде ещё одну такую карту "
        "и сразу же разыграйте её, затем перетасуйте колоду"
    ),
    LeaderEffect.PLAY_FIRST_WEATHER: "виртуальный противник разыгрывает первую погодную карту из своей колоды и тасует колоду",
    LeaderEffect.PLAY_BOND: (
        "виртуальный противник разыгрывает из своей колоды тот отряд с Прочной связью, "
        "который прибавит ему больше всего силы, и тасует колоду"
    ),
    LeaderEffect.REVIVE_RANDOM: "виртуальный противник разыгрывает случайный отряд (не героя) из своего отбоя",
    LeaderEffect.PLAY_FROM_DISCARD: "виртуальный противник разыгрывает лучшую карту, кроме героев, из своего отбоя",
    LeaderEffect.PLAY_FROM_THEIR_DISCARD: "виртуальный противник разыгрывает лучшую карту, кроме героев, из вашего отбоя",
}


class Russian(Grammar):
    language = Language.RU
    quotes = ("«", "»")
    card_noun = russian.CARD
    copy_noun = noun(
        Gender.FEMININE, "копия копии копии копию копией копии", "копии копий копиям копии копиями копиях", measured=True
    )
    rows = ROWS
    traits, special_traits, leader_traits = TRAITS, SPECIAL_TRAITS, LEADER_TRAITS
    unit_horn = "удваивает силу всех остальных отрядов в этом ряду"
    special_horn = (
        "положите эту карту на свободное место для рога в одном из своих рядов до конца раунда. "
        "Она удваивает силу всех отрядов в этом ряду. Сила удваивается только один раз"
    )
    special_scorch = "уничтожьте все отряды с наибольшей силой на поле боя, не считая героев"
    unit_scorch = "уничтожьте все отряды с наибольшей силой на поле боя, не считая героев и этой карты"
    play_any_weather = "выберите в своей колоде любую погодную карту и сразу же разыграйте её, затем перетасуйте колоду"

    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        return russian.count(number, noun, case)

    def quoted(self, name: str) -> str:
        return super().quoted(name.replace("«", "„").replace("»", "“"))

    def neutral(self, card: p.Card) -> str:
        gender = Gender.FEMININE if isinstance(card, p.Special) else Gender.MASCULINE  # карта; отряд, герой, лидер
        return _NEUTRAL.form(gender, Number.ONE, Case.NOMINATIVE)

    def spy(self, part: p.Spy) -> str:
        return f"положите эту карту на сторону противника и возьмите {self.count(part.draws, self.card_noun)}"

    def muster(self, names: Sequence[str]) -> str:
        return f"сразу же разыграйте из руки и колоды все карты {listed(names, ' и ')}, затем перетасуйте колоду"

    def scorch_row(self, row: p.Row, least: int) -> str:
        its = self.rows[row].form(Number.ONE, Case.GENITIVE)
        return (
            f"если общая сила {its} противника не меньше {least}, "
            "уничтожьте в нём все отряды с наибольшей силой, не считая героев"
        )

    def berserker(self, form: str) -> str:
        return (
            "если в этом ряду действует Мардрём, эта карта удаляется из игры, "
            f"а её место занимает {form} из вашей дополнительной колоды"
        )

    def summon(self, replacement: str) -> str:
        return (
            "когда эта карта сбрасывается с поля боя, "
            f"положите на ту же сторону карту {replacement} из своей дополнительной колоды"
        )

    def weather(self, rows: Sequence[p.Row]) -> str:
        where = listed([self.rows[row].form(Number.MANY, Case.LOCATIVE) for row in rows], " и ")
        return f"до конца раунда базовая сила отрядов во всех {where} не больше 1. К героям это не относится"

    def leader_horn(self, row: p.Row) -> str:
        where = self.rows[row].form(Number.ONE, Case.LOCATIVE)
        return (
            f"до конца раунда удвойте силу всех отрядов в своём {where}, если в нём нет карты {self.named('commanders_horn')}"
        )

    def play_from_deck(self, name: str) -> str:
        return f"сразу же разыграйте карту {name} из своей колоды, затем перетасуйте колоду"

    def peek(self, part: p.Peek) -> str:
        return f"посмотрите {russian.count_described(part.cards, _RANDOM, self.card_noun)} в руке противника"

    def opening_cards(self, part: p.OpeningCards) -> str:
        return f"в начале игры у вас в руке на {self.count(part.cards, replace(self.card_noun, measured=True))} больше"

    def discard_and_pick(self, part: p.DiscardAndPick) -> str:
        return (
            f"сбросьте из руки {self.count(part.cards, self.card_noun)}, затем возьмите из своей колоды "
            f"{self.count(part.picks, self.card_noun)} на свой выбор и перетасуйте колоду"
        )

    def they_discard(self, part: p.TheyDiscard) -> str:
        return f"вы сбрасываете из руки {self.count(part.cards, self.card_noun)} на свой выбор"

    def draw_and_play(self, part: p.DrawAndPlay) -> str:
        them = "её" if part.cards == 1 else "их"
        return f"виртуальный противник берёт {self.count(part.cards, self.card_noun)} и сразу же разыгрывает {them}"

    def strength_per_agile(self, part: p.StrengthPerAgile) -> str:
        return f"общая сила виртуального противника растёт на {part.strength} за каждый его отряд с Проворством на поле боя"


RUSSIAN = Russian()
