"""The checks of `wording` find exactly what they should."""

from __future__ import annotations

import pytest

from mulligan.core.text import Language
from tests.wording import double_colon, faults, french_space, one_term, plural_form, unfilled_template, unquoted_choice

EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR


@pytest.mark.parametrize("line", ["Vous gagnez !", "Tour 3 : à vous.", "« Tirez.\u202f»", "«\u202fTirez. »"])
def test_french_space_finds_ordinary_spaces(line: str) -> None:
    assert french_space(line, FR)
    assert not french_space(line, EN)


@pytest.mark.parametrize("line", ["Vous gagnez\u202f!", "Tour 3\u00a0: à vous.", "Chomp! — «\u202fTirez.\u202f»", "À 12:30."])
def test_french_space_accepts_narrow_ones(line: str) -> None:
    assert not french_space(line, FR)


def test_double_colon_counts_within_a_sentence() -> None:
    assert double_colon("Use your leader: Eredin: Commander of the Red Riders.", EN)
    assert double_colon("Eredin\u202f: Commandant\u202f: choisissez.", FR)
    assert not double_colon("Fireball: you choose “Pay 1 gold: Draw two cards.”", EN)
    assert not double_colon("Turn 3: your turn. Reste\u202f: 2.", EN)


def test_unfilled_template_finds_the_remains() -> None:
    assert unfilled_template("You draw {card}.", EN)
    assert unfilled_template("You  draw.", EN)
    assert unfilled_template("You draw .", EN)
    assert not unfilled_template("Your opponent's Kong gets −3/+0 until the end of the turn.", EN)


def test_unquoted_choice_finds_a_bare_line_in_every_language() -> None:
    assert unquoted_choice("Piotr chooses: Your champions gain blitz.", EN)
    assert unquoted_choice("L'adversaire choisit\u202f: Vos Champions…", FR)
    assert unquoted_choice("Оппонент выбирает: Ваши Чемпионы…", RU)
    assert not unquoted_choice("Piotr chooses “Your champions gain blitz.”", EN)


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("1 cards", EN),
        ("2 card", EN),
        ("5 karty", PL),
        ("21 karta", PL),
        ("22 kart", PL),
        ("12 obrażenia", PL),
        ("21 карт", RU),
        ("11 карта", RU),
        ("5 пункта здоровья", RU),
        ("1 puntos de vida", ES),
        ("2 dégât", FR),
    ],
)
def test_plural_form_finds_wrong_numbers(line: str, language: Language) -> None:
    assert plural_form(line, language)


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("1 card, 21 cards", EN),
        ("2 karty, 5 kart, 22 karty, 12 kart, 21 kart", PL),
        ("21 карта, 2 карты, 11 карт, 5 карт", RU),
        ("1 punto, 2 puntos", ES),
        ("0 dégât, 1 dégât, 2 dégâts", FR),
        ("+1/+1 counters, team 2 cards", EN),
    ],
)
def test_plural_form_accepts_right_numbers(line: str, language: Language) -> None:
    assert not plural_form(line, language)


def test_faults_name_the_check_and_the_line() -> None:
    term = one_term({ES: r"\bbaraja\b"})
    assert faults(["Robas de la baraja.", "Robas 1 cartas."], ES, term) == [
        "term: “baraja” is not this game's word — Robas de la baraja.",
        "plural_form: wrong form: 1 cartas — Robas 1 cartas.",
    ]
