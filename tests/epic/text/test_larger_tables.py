"""Sentences at tables of more than two (sections 1.24 to 1.27): player numbers, teams, teammates, targets of attacks."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.output import new_output, note
from mulligan.core.text.words import Case
from mulligan.epic.book.operations import Op
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book
from mulligan.epic.state import NO_SLOT, Ask, Option, State, Step
from mulligan.epic.text import Language
from mulligan.epic.text.table import speech
from tests.epic.text.sentences import (
    battle_text,
    event_text,
    option_text,
    player_text,
    question_text,
    scene,
    team_text,
    turn_text,
)

FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR
SPECTATOR = -1


def a_state(mode: str, seats: int, teams: int | None = None) -> State:
    options = GameOptions(mode=mode, teams=teams, first_player=0)
    return EpicGame.new(options, [["kong"] * 30] * seats, bytes(16)).state


def four_alone() -> State:
    return a_state("free_for_all", 4)


def hydra(seats: int = 4, teams: int = 2) -> State:
    return a_state("hydra", seats, teams)


def log_line(state: State, kind: EventKind, viewer: int, language: Language, seat: int, **facts: int) -> str | None:
    output = new_output(1)
    note(output, kind, seat, NUMBERS["kong"], facts.get("place", NO_SLOT), facts.get("amount", 0), facts.get("other", -1))
    return event_text(output.events[0], state, book(), viewer, language)


# --- who is who -----------------------------------------------------------------------------------------


def test_only_seats_in_use_count() -> None:
    """The record for more than two players has eight seats."""
    assert [player_text(a_state("free_for_all", 3), book(), seat, 0, EN) for seat in range(3)] == [
        "you",
        "player 2",
        "player 3",
    ]


def test_E_TEAM_01_teammates_and_teams_have_names() -> None:
    state = hydra()
    assert [player_text(state, book(), seat, 0, EN) for seat in range(4)] == ["you", "your teammate", "player 3", "player 4"]
    assert [player_text(state, book(), 0, 1, language) for language in FIVE] == [
        "your teammate",
        "twój współgracz",
        "ваш товарищ по команде",
        "tu compañero de equipo",
        "votre coéquipier",
    ]
    assert [[team_text(state, book(), seat, 0, language) for seat in (1, 2)] for language in FIVE] == [
        ["your team", "the other team"],
        ["twój zespół", "zespół przeciwników"],
        ["ваша команда", "команда оппонентов"],
        ["tu equipo", "el equipo contrario"],
        ["votre équipe", "l’équipe adverse"],
    ]
    assert [team_text(state, book(), seat, SPECTATOR, EN) for seat in (1, 2)] == ["team 1", "team 2"]


def test_in_a_team_of_more_players_are_numbered() -> None:
    state = hydra(6, 2)
    assert [player_text(state, book(), seat, 0, EN) for seat in (1, 2)] == ["player 2", "player 3"]
    assert team_text(hydra(6, 3), book(), 4, 0, RU) == "команда 3"


@pytest.mark.parametrize(
    ("case", "polish", "russian", "spanish"),
    [
        (Case.NOMINATIVE, "twój zespół", "ваша команда", "tu equipo"),
        (Case.GENITIVE, "twojego zespołu", "вашей команды", "de tu equipo"),
        (Case.DATIVE, "twojemu zespołowi", "вашей команде", "a tu equipo"),
        (Case.ACCUSATIVE, "twój zespół", "вашу команду", "tu equipo"),
    ],
)
def test_teams_are_declined(case: Case, polish: str, russian: str, spanish: str) -> None:
    for language, said in ((PL, polish), (RU, russian), (ES, spanish)):
        assert speech(language).player(scene(hydra(), book(), 0, language).team(0), case) == said


def test_teammates_are_called_by_their_names() -> None:
    assert player_text(hydra(), book(), 1, 0, PL, names=("Ola", "Ania", "", "")) == "gracz Ania"


# --- what happens -----------------------------------------------------------------------------------------


def test_an_attack_names_the_defender() -> None:
    state = four_alone()
    assert [log_line(state, EventKind.ATTACKED, 0, language, 1, other=0) for language in FIVE] == [
        "Player 2’s Kong attacks you.",
        "Czempion „Kong” gracza 2 cię atakuje.",
        "Чемпион «Конг» игрока 2 атакует вас.",
        "El campeón «Kong» del jugador 2 te ataca.",
        "Le Champion «\u202fKong\u202f» du joueur 2 vous attaque.",
    ]
    assert log_line(state, EventKind.ATTACKED, 2, EN, 1, other=0) == "Player 2’s Kong attacks player 1."
    assert log_line(state, EventKind.STEP_BEGAN, 0, EN, 1, other=0, amount=Step.ATTACKERS) is None  # each attacker has a line


def test_E_HYDRA_05_an_attack_is_made_against_a_team() -> None:
    said = [log_line(hydra(6, 3), EventKind.ATTACKED, 1, language, 0, other=4) for language in FIVE]
    assert said == [
        "Your teammate’s Kong attacks team 3.",
        "Czempion „Kong” twojego współgracza atakuje zespół 3.",
        "Чемпион «Конг» вашего товарища по команде атакует команду 3.",
        "El campeón «Kong» de tu compañero de equipo ataca al equipo 3.",
        "Le Champion «\u202fKong\u202f» de votre coéquipier attaque l’équipe 3.",
    ]


def test_E_HYDRA_02_health_is_the_teams() -> None:
    state = hydra()
    assert [log_line(state, EventKind.PLAYER_DAMAGED, 1, language, 0, amount=5) for language in FIVE] == [
        "Your team takes 5 damage.",
        "Twój zespół otrzymuje 5 obrażeń.",
        "Ваша команда получает 5 урона.",
        "Tu equipo recibe 5 puntos de daño.",
        "Votre équipe subit 5 dégâts.",
    ]
    assert log_line(four_alone(), EventKind.PLAYER_DAMAGED, 1, EN, 0, amount=5) == "Player 1 takes 5 damage."
    assert log_line(state, EventKind.DISCARDED, 1, EN, 0) == "Your teammate discards Kong."


@pytest.mark.parametrize("kind", [EventKind.ELIMINATED, EventKind.WON])
def test_E_TEAM_02_a_team_leaves_or_wins_once(kind: EventKind) -> None:
    said = {EventKind.ELIMINATED: "The other team is eliminated.", EventKind.WON: "The other team wins."}
    assert [log_line(hydra(), kind, 0, EN, seat) for seat in (2, 3)] == [said[kind], None]


def test_E_MP_09_only_the_turn_players_passes_are_logged() -> None:
    state = four_alone()
    state.turn_player = 1
    assert [log_line(state, EventKind.PASSED, 0, EN, seat) for seat in (1, 2)] == ["Player 2 passes.", None]
    both = hydra()
    assert [log_line(both, EventKind.PASSED, 0, EN, seat) for seat in (1, 2)] == ["Your teammate passes.", None]


def test_E_HYDRA_03_a_turn_is_the_teams() -> None:
    state = hydra()
    assert [log_line(state, EventKind.TURN_BEGAN, 1, language, 0, amount=3) for language in FIVE] == [
        "Turn 3: your team’s turn.",
        "Tura 3: kolej twojego zespołu.",
        "Ход 3: ходит ваша команда.",
        "Turno 3: le toca a tu equipo.",
        "Tour 3\u00a0: c’est à votre équipe de jouer.",
    ]
    assert [turn_text(state, book(), 2, language) for language in (EN, PL)] == [
        "the other team’s turn",
        "tura zespołu przeciwników",
    ]
    assert [turn_text(four_alone(), book(), viewer, EN) for viewer in (0, 1)] == ["your turn", "player 1’s turn"]


def test_attack_directions_are_shown_at_the_table() -> None:
    state = four_alone()
    assert battle_text(state, book(), 0, EN) == ""
    state.battle.attacker, state.battle.defender = 1, 2
    assert [battle_text(state, book(), viewer, ES) for viewer in (0, 1, 2)] == [
        "El jugador 2 ataca al jugador 3.",
        "Atacas al jugador 3.",
        "El jugador 2 te ataca.",
    ]


# --- questions ------------------------------------------------------------------------------------------


def attacking(state: State) -> State:
    champion = state.champions[0]
    champion.card, champion.controller, champion.owner = NUMBERS["kong"], 0, 0
    state.slots, state.battle.source = 1, 0
    state.depth, state.asked, state.ask = 0, 0, Ask.DEFENDER
    return state


def test_E_FFA_01_the_attacker_is_asked_whom_to_attack() -> None:
    state = attacking(four_alone())
    assert [question_text(state, book(), Ask.DEFENDER, 0, language) for language in FIVE] == [
        "Whom do you attack with Kong?",
        "Kogo atakujesz czempionem „Kong”?",
        "Кого вы атакуете Чемпионом «Конг»?",
        "¿A quién atacas con «Kong»?",
        "Qui attaquez-vous avec «\u202fKong\u202f»\u202f?",
    ]
    assert question_text(state, book(), Ask.DEFENDER, 2, PL) == "Gracz 1 wybiera, kogo zaatakować."
    assert [option_text(state, book(), Option.PLAYER + seat, 0, EN) for seat in (1, 3)] == ["Player 2", "Player 4"]


def test_E_HYDRA_05_teams_are_offered_with_their_players() -> None:
    state = attacking(hydra(6, 3))
    assert [option_text(state, book(), Option.PLAYER + 2, 0, language) for language in FIVE] == [
        "Team 2 (player 3, player 4)",
        "Zespół 2 (gracz 3, gracz 4)",
        "Команда 2 (игрок 3, игрок 4)",
        "El equipo 2 (el jugador 3, el jugador 4)",
        "L’équipe 2 (le joueur 3, le joueur 4)",
    ]


def test_E_TEAM_01_a_team_says_which_of_its_players_is_meant() -> None:
    state, number = hydra(), NUMBERS["banishment"]
    frame = state.frames[0]
    frame.card = number
    frame.pc = next(pc for pc in range(book().cards[number].pc, book().code_count) if book().code[pc].op == Op.DRAW)
    state.depth, state.asked, state.ask = 1, 0, Ask.MEMBER
    assert [question_text(state, book(), Ask.MEMBER, 0, language) for language in FIVE] == [
        "Banishment — “The turn player draws a card.” Which of you does this affect?",
        "„Wypędzenie” — „Gracz rozgrywający swoją turę dobiera kartę”. Kogo z was to dotyczy?",
        "«Изгнание» — «Игрок, чей сейчас ход, берёт карту». Кого из вас это касается?",
        "«Destierro» — «El jugador activo roba una carta». ¿A qué jugador de tu equipo se refiere?",
        "«\u202fBannissement\u202f» — «\u202fLe joueur dont c’est le tour pioche une carte.\u202f» "
        "Lequel d’entre vous est concerné\u202f?",
    ]
    assert [option_text(state, book(), Option.PLAYER + seat, 0, EN) for seat in (0, 1)] == ["You", "Your teammate"]


def test_Q_13_a_turn_ends_when_the_whole_team_has_passed() -> None:
    state = hydra()
    state.asked, state.ask, state.depth = 1, Ask.MAIN, 0
    said = [option_text(state, book(), Option.PASS, 1, language) for language in FIVE]
    assert said == [
        "Pass for now",
        "Na razie pasuj",
        "Пока пас",
        "Pasar por ahora",
        "Passer pour l’instant",
    ]
    assert question_text(state, book(), Ask.MAIN, 1, EN).endswith("Your turn ends when the whole team has passed.")
    assert question_text(state, book(), Ask.MAIN, 0, PL) == "Faza Główna: ruch twojego współgracza."
    state.agreed = 1
    assert option_text(state, book(), Option.PASS, 1, EN) == "End turn"


def test_E_MP_09_the_turn_player_wants_to_end_the_turn() -> None:
    state = four_alone()
    state.turn_player, state.asked, state.ask, state.step = 2, 0, Ask.PLAYS, Step.ENDING
    assert [question_text(state, book(), Ask.PLAYS, viewer, EN) for viewer in (0, 1, 2)] == [
        "Player 3 wants to end the turn: make a play or pass.",
        "Player 3 wants to end the turn: player 1 may make a play.",
        "You want to end the turn: player 1 may make a play.",
    ]
    state.players[2].eliminated = 1
    assert [question_text(state, book(), Ask.PLAYS, 0, language) for language in FIVE] == [
        "The turn is ending without player 3: make a play or pass.",
        "Tura kończy się bez gracza 3: wykonaj zagranie lub spasuj.",
        "Ход завершается без игрока 3: совершите действие или спасуйте.",
        "El turno termina sin el jugador 3: haz una jugada o pasa.",
        "Le tour se termine sans le joueur 3\u00a0: effectuez une action ou passez.",
    ]
