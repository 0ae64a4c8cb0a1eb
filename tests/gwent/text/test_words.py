"""Every part and every enum member has words in every language; a missing one must fail."""

from __future__ import annotations

import csv
import re
from importlib.resources import files
from itertools import combinations
from typing import get_args

import pytest

from mulligan.core.text.terms import has_term
from mulligan.core.text.words import Case, Number
from mulligan.gwent import parts as p
from mulligan.gwent import text
from mulligan.gwent.cards import BY_SLUG, CARDS
from mulligan.gwent.text import Grammar, Language, grammar, languages
from mulligan.gwent.text.names import card_name
from mulligan.gwent.text.polish import ROWS as POLISH_ROWS
from mulligan.gwent.text.russian import ROWS as RUSSIAN_ROWS

GRAMMARS = [pytest.param(grammar(language), id=language) for language in languages()]
every_language = pytest.mark.parametrize("speaker", GRAMMARS)

ROW_SETS = [rows for size in (1, 2, 3) for rows in combinations(p.ROWS, size)]
CALLS = [("roach",), ("roach", "arachas"), ("roach", "arachas", "ghoul")]
ON_UNITS: list[p.Ability] = [
    *(p.Trait.TIGHT_BOND, p.Trait.MORALE_BOOST, p.Trait.MEDIC, p.Trait.MARDROEME),
    p.Horn(),
    *(p.Spy(draws) for draws in (1, 2, 5)),
    *(p.Muster(*calls) for calls in CALLS),
    p.Scorch(),
    *(p.Scorch(row, least=10) for row in p.ROWS),
    p.Berserker("hemdall"),
    p.Summon("hemdall"),
]
ON_SPECIALS: list[p.Ability] = [
    *(p.Trait.MARDROEME, p.Trait.DECOY, p.Trait.CLEAR_WEATHER),
    p.Horn(),
    p.Scorch(),
    *(p.WeatherOn(*rows) for rows in ROW_SETS),
]
ON_LEADERS: list[p.LeaderAbility] = [
    *(effect for effect in p.LeaderEffect if effect and not effect.facts.operands),
    *(p.Horn(row) for row in p.ROWS),
    *(p.Scorch(row, least=10) for row in p.ROWS),
    *(p.PlayFromDeck(card) for card in ("mardroeme", "biting_frost", "skellige_storm")),
    *(part(number) for part in (p.Peek, p.OpeningCards, p.TheyDiscard, p.DrawAndPlay) for number in (1, 2, 5)),
    *(p.DiscardAndPick(cards, picks) for cards in (1, 2, 5) for picks in (1, 2)),
    *(p.StrengthPerAgile(strength) for strength in (1, 2)),
]


def well_printed(line: str) -> None:
    """Check a sentence: single spaces, no remains of Python, a capital first, a period last."""
    assert re.fullmatch(r"\S+([ \u00a0\u202f]\S+)*", line), line
    assert line.endswith(".") and not line.endswith(".."), line
    assert line[0] == line[0].upper(), line
    assert not re.search(r"None|<|>|_|\.[A-Z]| [,.]|\b(?!vous)(\w+) \1\b", line), line


def cards() -> list[p.Card]:
    """A card for each ability in each position it can have."""
    made: list[p.Card] = [p.Unit("Nobody", p.NEUTRAL, p.CLOSE, 1, ability) for ability in ON_UNITS]
    made += [p.Special("Nothing", p.NEUTRAL, ability) for ability in ON_SPECIALS]
    made += [p.Leader("Nobody", p.SKELLIGE, ability, solo=ability) for ability in ON_LEADERS]
    return made


def test_samples_name_every_part() -> None:
    assert {type(ability) for ability in [*ON_UNITS, *ON_SPECIALS]} == set(get_args(p.Ability))
    assert {type(ability) for ability in ON_LEADERS} == set(get_args(p.LeaderAbility))
    assert {ability for ability in [*ON_UNITS, *ON_SPECIALS] if isinstance(ability, p.Trait)} == set(p.PLAIN)
    assert {type(card) for card in cards()} == set(get_args(p.Card))


@every_language
def test_every_ability_has_its_lines(speaker: Grammar) -> None:
    for card in cards():
        lines = speaker.card(card).lines
        assert len(lines) == (2 if isinstance(card, p.Leader) else 1)
        for line in lines:
            well_printed(line)


@every_language
def test_every_ability_of_a_place_reads_differently(speaker: Grammar) -> None:
    for kind in get_args(p.Card):
        made = [card for card in cards() if isinstance(card, kind)]
        assert len({speaker.card(card).lines for card in made}) == len(made)


@every_language
def test_every_kind_of_card_has_a_type_line(speaker: Grammar) -> None:
    made: list[p.Card] = []
    for faction in p.Faction:
        for rows, hero, side_deck, copies in (
            *(((row,), False, False, 1) for row in p.ROWS),
            ((p.CLOSE, p.RANGED), False, False, 1),
            ((p.CLOSE,), True, False, 1),
            ((p.CLOSE,), False, True, 1),
            ((p.CLOSE,), False, False, 3),
        ):
            made.append(p.Unit("Nobody", faction, rows, 1, copies=copies, hero=hero, side_deck=side_deck))
        made.append(p.Special("Nothing", faction, p.Trait.DECOY))
        made.append(p.Special("Nothing", faction, p.Trait.CLEAR_WEATHER))
        made.append(p.Leader("Nobody", faction, p.Peek(1)))
    assert len({speaker.type_line(card) for card in made}) == len(made)


@every_language
def test_every_row_and_faction_has_a_word(speaker: Grammar) -> None:
    assert len({speaker.row(row) for row in p.ROWS}) == len(p.ROWS)
    assert len({speaker.faction(faction) for faction in p.Faction}) == len(p.Faction)


@every_language
def test_copies_are_counted(speaker: Grammar) -> None:
    assert [speaker.count(number, speaker.copy_noun, Case.NOMINATIVE) for number in (2, 5)] == {
        Language.EN: ["2 copies", "5 copies"],
        Language.PL: ["2 kopie", "5 kopii"],
        Language.RU: ["2 копии", "5 копий"],
        Language.ES: ["2 copias", "5 copias"],
        Language.FR: ["2 exemplaires", "5 exemplaires"],
    }[speaker.language]


@pytest.mark.parametrize(
    ("number", "case", "polish", "russian"),
    [
        (Number.ONE, Case.NOMINATIVE, "rząd oblężniczy", "осадный ряд"),
        (Number.ONE, Case.GENITIVE, "rzędu oblężniczego", "осадного ряда"),
        (Number.ONE, Case.DATIVE, "rzędowi oblężniczemu", "осадному ряду"),
        (Number.ONE, Case.ACCUSATIVE, "rząd oblężniczy", "осадный ряд"),
        (Number.ONE, Case.INSTRUMENTAL, "rzędem oblężniczym", "осадным рядом"),
        (Number.MANY, Case.NOMINATIVE, "rzędy oblężnicze", "осадные ряды"),
        (Number.MANY, Case.LOCATIVE, "rzędach oblężniczych", "осадных рядах"),
    ],
)
def test_rows_are_declined(number: Number, case: Case, polish: str, russian: str) -> None:
    assert POLISH_ROWS[p.SIEGE].form(number, case) == polish
    assert RUSSIAN_ROWS[p.SIEGE].form(number, case) == russian


def test_names_are_those_of_the_cards() -> None:
    named = {row["id"] for row in rows()}
    by_ability = {slug for slug in BY_SLUG if has_term(f"gwent.ability.{slug}") and isinstance(BY_SLUG[slug], p.Special)}
    assert named | by_ability == set(BY_SLUG) and not named & by_ability


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(files(text).joinpath("names.csv").read_text(encoding="utf-8").splitlines()))


def test_every_card_has_a_name_in_every_language() -> None:
    assert [row["id"] for row in rows() for language in set(Language) - {Language.EN} if not row[language].strip()] == []


def test_our_own_translations_are_marked() -> None:
    """Polish names are printed on the cards. A name kept in English is not a translation."""
    for row in rows():
        ours = row["ours"].split()
        assert set(ours) <= {Language.RU, Language.ES, Language.FR}, row["id"]
        assert [each for each in ours if row[each] == BY_SLUG[row["id"]].name] == [], row["id"]


@pytest.mark.parametrize("language", languages())
def test_leaders_and_special_cards_are_translated(language: Language) -> None:
    kept = {card.name for card in CARDS if not isinstance(card, p.Unit) and card_name(card, language) == card.name}
    assert language is Language.EN or kept <= {"Mardroeme"}


def test_russian_names_are_in_cyrillic() -> None:
    assert [card.name for card in CARDS if re.search("[a-z]", card_name(card, Language.RU), re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("card", "type_lines"),
    [
        (
            "geralt_of_rivia",
            ["Hero — Neutral", "Bohater — neutralny", "Герой — нейтральный", "Héroe — neutral", "Héros — neutre"],
        ),
        ("vesemir", ["Unit — Neutral", "Jednostka — neutralna", "Отряд — нейтральный", "Unidad — neutral", "Unité — neutre"]),
        (
            "decoy",
            [
                "Special card — Neutral",
                "Karta specjalna — neutralna",
                "Специальная карта — нейтральная",
                "Carta especial — neutral",
                "Carte spéciale — neutre",
            ],
        ),
    ],
)
def test_neutral_agrees_with_the_kind_of_card(card: str, type_lines: list[str]) -> None:
    said = [grammar(language).type_line(BY_SLUG[card]).split(" · ")[0] for language in Language]
    assert said == type_lines
