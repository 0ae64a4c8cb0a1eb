"""Sentences at tables of three to five players and of two teams (sections 14.3 and 14.4)."""

from __future__ import annotations

import random

import pytest

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.output import new_output, note
from mulligan.gwent.cards import faction_set
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS, GameOptions, GwentGame
from mulligan.gwent.parts import FACTIONS, RANGED, SIEGE, Leader, Unit
from mulligan.gwent.state import NOBODY, Ask, FrameKind, Option, State
from mulligan.gwent.text import Language
from tests.gwent.text.sentences import event_text, option_text, player_text, question_text, seen_by, team_text

FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR
SPECTATOR = -1


def a_game(mode: str, seats: int) -> GwentGame:
    decks = []
    for faction in FACTIONS[:seats]:
        cards = faction_set(faction)
        leader = next(card for card in cards if isinstance(card, Leader))
        units = [card for card in cards if isinstance(card, Unit) and not card.side_deck]
        decks.append([slug(card.name) for card in (leader, *random.Random(1).sample(units, 22))])
    return GwentGame.new(GameOptions(mode=mode, starter=0), decks, bytes(16))


def teams() -> State:
    return a_game("teams", 4).state


def log_line(state: State, kind: EventKind, viewer: int, language: Language, **facts: int) -> str | None:
    output = new_output(1)
    seat, other = facts.get("seat", NOBODY), facts.get("other", NOBODY)
    note(output, kind, seat, facts.get("card", -1), facts.get("place", -1), facts.get("amount", 0), other)
    return event_text(output.events[0], seen_by(viewer, state), state.rules, language)


def test_G_230_teammates_and_teams_have_names() -> None:
    state = teams()
    assert [player_text(seen_by(0, state), state.rules, 2, language) for language in FIVE] == [
        "your teammate",
        "twój partner",
        "ваш партнёр",
        "tu compañero",
        "votre partenaire",
    ]
    assert [player_text(seen_by(0, state), state.rules, seat, EN) for seat in range(4)] == [
        "you",
        "player 2",
        "your teammate",
        "player 4",
    ]
    assert [team_text(seen_by(2, state), state.rules, 0, language) for language in FIVE] == [
        "your team",
        "twoja drużyna",
        "ваша команда",
        "tu equipo",
        "votre équipe",
    ]
    assert [team_text(seen_by(2, state), state.rules, 1, language) for language in FIVE] == [
        "the other team",
        "drużyna przeciwników",
        "команда противников",
        "el equipo rival",
        "l’équipe adverse",
    ]
    assert [team_text(seen_by(SPECTATOR, state), state.rules, 3, language) for language in FIVE] == [
        "team 2",
        "drużyna 2",
        "команда 2",
        "el equipo 2",
        "l’équipe 2",
    ]


def test_G_220_free_for_all_has_no_teams() -> None:
    state = a_game("free_for_all", 3).state
    assert [team_text(seen_by(0, state), state.rules, seat, EN) for seat in range(3)] == ["you", "player 2", "player 3"]


def test_G_230_a_side_is_the_team() -> None:
    state, milva = teams(), NUMBERS["milva"]
    assert [log_line(state, EventKind.DESTROYED, 0, language, other=1, card=milva, place=RANGED) for language in FIVE] == [
        "Milva in the other team’s ranged row is destroyed.",
        "Karta „Milva” w rzędzie dalekiego zasięgu drużyny przeciwników zostaje zniszczona.",
        "Карта «Мильва» в ряду дальнего боя команды противников уничтожена.",
        "La carta «Milva» de la fila a distancia del equipo rival es destruida.",
        "La carte «\u202fMilva\u202f» de la rangée de combat à distance de l’équipe adverse est détruite.",
    ]
    assert [log_line(state, EventKind.SCORED, 2, language, other=0, amount=42) for language in FIVE] == [
        "Your team’s total: 42.",
        "Siła całkowita twojej drużyny: 42.",
        "Общая сила вашей команды: 42.",
        "Fuerza total de tu equipo: 42.",
        "Force totale de votre équipe\u00a0: 42.",
    ]
    assert log_line(state, EventKind.GEM_LOST, SPECTATOR, EN, other=0) == "Team 1 loses a gem."
    assert log_line(state, EventKind.MOVED, 0, EN, seat=2, card=milva, place=SIEGE) == "Milva moves to your team’s siege row."


def test_G_230_a_team_wins_once() -> None:
    state = teams()
    assert [log_line(state, EventKind.WON, 3, EN, seat=seat) for seat in (1, 3)] == ["Your team wins.", None]
    assert log_line(a_game("free_for_all", 3).state, EventKind.WON, 0, EN, seat=2) == "Player 3 wins."


def test_G_221_points() -> None:
    state = a_game("free_for_all", 3).state
    assert log_line(state, EventKind.POINTS_SCORED, 0, EN, other=1, amount=0) is None
    assert [[log_line(state, EventKind.POINTS_SCORED, 0, each, other=0, amount=n) for n in (1, 2)] for each in FIVE] == [
        ["You score a point.", "You score two points."],
        ["Zdobywasz punkt.", "Zdobywasz 2 punkty."],
        ["Вы получаете очко.", "Вы получаете 2 очка."],
        ["Consigues un punto.", "Consigues dos puntos."],
        ["Vous marquez un point.", "Vous marquez deux points."],
    ]


def test_random_starters_of_larger_tables_are_not_a_coin_toss() -> None:
    assert log_line(a_game("free_for_all", 3).state, EventKind.COIN_TOSSED, 0, PL, seat=2) == "Los decyduje: zaczyna gracz 3."
    assert log_line(teams(), EventKind.CHOOSER_DRAWN, 0, RU, seat=0) == "Жребий решает: вы выбираете, кто начинает."


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (
            FrameKind.SPY,
            [
                "which opponent gets the spy?",
                "do którego przeciwnika trafi szpieg?",
                "к какому противнику отправится шпион?",
                "¿a qué rival envías el espía?",
                "à quel adversaire envoyez-vous l’espion\u202f?",
            ],
        ),
        (
            FrameKind.LEAD_AGAINST,
            [
                "choose an opponent.",
                "wybierz przeciwnika.",
                "выберите противника.",
                "elige un rival.",
                "choisissez un adversaire.",
            ],
        ),
    ],
)
def test_G_224_an_opponent_is_chosen(kind: FrameKind, said: list[str]) -> None:
    state = a_game("free_for_all", 4).state
    state.depth, state.asked, state.ask = 1, 0, Ask.OPPONENT
    state.frames[0].kind, state.frames[0].seat, state.frames[0].card = kind, 0, 0
    asked = [question_text(seen_by(0, state), state.rules, language) for language in FIVE]
    assert [text.endswith(words) for text, words in zip(asked, said, strict=True)] == [True] * 5, asked
    assert question_text(seen_by(2, state), state.rules, PL).endswith(
        "gracz 1 wybiera, do którego przeciwnika trafi szpieg." if kind is FrameKind.SPY else "gracz 1 wybiera przeciwnika."
    )
    assert [option_text(seen_by(0, state), state.rules, Option.PLAYER + seat, FR) for seat in (1, 3)] == [
        "Le joueur 2",
        "Le joueur 4",
    ]


def test_OQ_21_the_winning_team_chooses_the_starter() -> None:
    state = teams()
    state.round_number, state.depth, state.asked, state.ask = 1, 0, 0, Ask.STARTER
    assert [question_text(seen_by(0, state), state.rules, language) for language in FIVE] == [
        "Which of you goes first in the next round?",
        "Kto z was zaczyna następną rundę?",
        "Кто из вас начинает следующий раунд?",
        "¿Qué jugador de tu equipo empieza la siguiente ronda?",
        "Lequel d’entre vous commence la prochaine manche\u202f?",
    ]
    assert (
        question_text(seen_by(2, state), state.rules, EN)
        == "Your teammate is deciding who on the team goes first in the next round."
    )
    assert [option_text(seen_by(0, state), state.rules, Option.PLAYER + seat, PL) for seat in (0, 2)] == [
        "Zaczynasz",
        "Zaczyna twój partner",
    ]
