"""Sentences at the table. The contracts test that none is missing in any language."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.output import new_output, note, note_hidden
from mulligan.core.text.table import TableLabel
from mulligan.core.text.terms import term
from mulligan.core.text.words import capital
from mulligan.epic.book.assembler import source_map
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import CARDS
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, EpicGame, book
from mulligan.epic.parts import Event, FromDiscard, Plain, Power, Token, Triggered
from mulligan.epic.state import NO_SLOT, Ask, Option, Position, Role, Step
from mulligan.epic.text import Language, grammar
from mulligan.epic.text.table import POSITIONS, ROLES, STEPS, label_text
from mulligan.epic.text.table.lines import QuestionLine
from mulligan.epic.text.table.programs import mode_line, modes, power_line, powers, sentence_at, trigger_line
from tests.epic.text.sentences import champion_text, event_text, option_text, player_text, question_text
from tests.epic.text.spoken import EPIC, a_game, played

FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR
every_language = pytest.mark.parametrize("language", Language)


# --- nothing is missing -------------------------------------------------------------------------------------------------


def test_labels_of_the_state_are_full() -> None:
    assert set(STEPS) == set(Step)
    assert set(POSITIONS) == set(Position)
    assert set(ROLES) == set(Role) - {Role.NONE}


def test_every_ask_has_a_question() -> None:
    variants = {Ask.PLAYS: ("PLAYS_BEFORE_BLOCKERS", "PLAYS_BEFORE_DAMAGE", "PLAYS_ENDING")}
    for ask in Ask:
        assert all(name in QuestionLine.__members__ for name in variants.get(ask, (ask.name,))), ask


def test_every_instruction_knows_the_sentence_it_was_made_from() -> None:
    """A plain sentence's operation is among the instructions of that sentence, and of no other."""
    sources = source_map(CARDS)
    assert len(sources) == book().code_count
    for number, card in enumerate(CARDS):
        mine = [(pc, source) for pc, source in enumerate(sources) if source is not None and source.number == number]
        abilities = () if isinstance(card, Token) else card.abilities
        acts = isinstance(card, Event) or any(isinstance(each, Triggered | Power | FromDiscard) for each in abilities)
        assert bool(mine) is acts, card.name
        for sentences in {source.sentences for _, source in mine}:
            for place, effect in enumerate(sentences):
                ops = {book().code[pc].op for pc, source in mine if (source.sentences, source.place) == (sentences, place)}
                assert ops, (card.name, effect)
                assert not isinstance(effect, Plain) or effect.op in ops, (card.name, effect)


@every_language
def test_every_instruction_that_asks_has_a_sentence(language: Language) -> None:
    asking = (Op.MAY, Op.LOYALTY, Op.PICK, Op.DIVIDE_DAMAGE, Op.DISCARD, Op.RECYCLE, Op.KEEP_ONE, Op.JOIN)
    for pc, source in enumerate(source_map(CARDS)):
        if source is not None and book().code[pc].op in asking:
            assert sentence_at(grammar(language), source.number, pc).endswith("."), CARDS[source.number].name


@every_language
def test_a_cost_that_picks_is_asked_for_with_the_line_of_its_power(language: Language) -> None:
    number = NUMBERS["rift_summoner"]
    pick = int(book().rows[number].powers[0].pc) + 1
    assert book().code[pick].op == Op.PICK
    assert sentence_at(grammar(language), number, pick) == power_line(grammar(language), number, 0)


@every_language
def test_righteous_waits_like_a_triggered_ability(language: Language) -> None:
    line = trigger_line(book(), grammar(language), NUMBERS["kong"], int(book().righteous))
    assert line.startswith(capital(term("epic.kw.righteous", language))) and "X" in line


@every_language
def test_every_mode_and_power_has_a_line(language: Language) -> None:
    for number, card in enumerate(CARDS):
        assert len(modes(card)) == book().cards[number].mode_count
        assert len(powers(card)) == book().cards[number].power_count
        for mode in range(len(modes(card))):
            EPIC.assert_is_said(mode_line(grammar(language), number, mode), language)
        for which in range(len(powers(card))):
            EPIC.assert_is_said(power_line(grammar(language), number, which), language)


# --- real games ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_games_ask_everything() -> None:
    assert played().asks == set(Ask)
    assert played().kinds == set(Option) - {Option.END}


# --- examples ----------------------------------------------------------------------------------------------------------


def test_questions_address_the_asked_player() -> None:
    game = a_game()
    said = [[question_text(game.state, book(), Ask.MULLIGAN, viewer, language) for viewer in (1, 0)] for language in (EN, PL)]
    assert said == [
        [
            "Replace cards? They go on the bottom of your deck and cost 1 health each.",
            "Your opponent is choosing a mulligan.",
        ],
        [
            "Wymienisz karty? Trafią na spód talii i kosztują po 1 punkcie życia.",
            "Przeciwnik decyduje o mulliganie.",
        ],
    ]


def with_champions(*cards: str) -> EpicGame:
    """A game in which player 1 has these champions in play."""
    game = a_game()
    for slot, card in enumerate(cards):
        champion = game.state.champions[slot]
        champion.card, champion.controller, champion.owner = NUMBERS[card], 0, 0
    game.state.slots = len(cards)
    return game


def test_a_card_asks_by_its_sentence() -> None:
    game = with_champions("kong", "kong")
    state = game.state
    number = NUMBERS["chomp"]
    frame = state.frames[0]
    frame.card, frame.pc, frame.left = number, book().cards[number].pc + 1, 1
    state.depth, state.asked, state.ask = 1, 0, Ask.TARGET
    assert [question_text(state, book(), Ask.TARGET, 0, language) for language in FIVE] == [
        "Chomp! — “Deal 12 damage to target champion.” Choose a target.",
        "„Kłap!” — „Zadaj 12 obrażeń wybranemu czempionowi”. Wybierz cel.",
        "«Хрум!» — «Нанесите 12 урона выбранному Чемпиону». Выберите цель.",
        "«¡Ñam!» — «Inflige 12 puntos de daño al campeón objetivo». Elige un objetivo.",
        "«\u202fCroc\u202f!\u202f» — «\u202fInfligez 12 dégâts au Champion ciblé.\u202f» Choisissez une cible.",
    ]


def test_damage_is_assigned_by_name_and_amount() -> None:
    game = with_champions("kong", "wolf", "wolf")
    state = game.state
    state.champions[1].controller = state.champions[2].controller = 1
    state.champions[2].damage = 1
    state.battle.source, state.battle.victim, state.battle.left, state.battle.defender = 0, 2, 9, 1
    state.asked = 0
    assert [question_text(state, book(), Ask.ASSIGN, 0, language) for language in FIVE] == [
        "How much of the 9 damage from Kong goes to your opponent’s Wolf (1 damage)?",
        "„Kong” ma do przydzielenia 9 obrażeń. Ile otrzyma czempion „Wilk” (1 obrażenie) przeciwnika?",
        "«Конг» распределяет 9 урона. Сколько получит Чемпион «Волк» (1 урон) оппонента?",
        "«Kong» reparte 9 puntos de daño. ¿Cuánto recibe el campeón «Lobo» (1 punto de daño) del oponente?",
        "«\u202fKong\u202f» répartit 9 dégâts. Combien pour le Champion «\u202fLoup\u202f» (1 dégât) de l’adversaire\u202f?",
    ]


def test_champions_with_the_same_name_are_told_apart_by_what_differs() -> None:
    game = with_champions("kong", "wolf", "wolf", "wolf")
    state = game.state
    assert [champion_text(state, book(), slot, 0, EN) for slot in (0, 1, 2, 3)] == ["Kong", "Wolf", "Wolf", "Wolf"]
    state.champions[2].position = Position.EXPENDED
    assert [champion_text(state, book(), slot, 0, EN) for slot in (1, 2, 3)] == [
        "Wolf (prepared)",
        "Wolf (expended)",
        "Wolf (prepared)",
    ]
    state.champions[3].damage = 1
    assert [champion_text(state, book(), slot, 0, PL) for slot in (1, 2, 3)] == [
        "„Wilk” (przygotowany)",
        "„Wilk” (wyczerpany)",
        "„Wilk” (1 obrażenie, przygotowany)",
    ]


def test_options_of_the_main_phase() -> None:
    game = with_champions("kong", "juggernaut")
    state = game.state
    hand = state.players[0].hand
    state.cards[hand.cards[0]].card = NUMBERS["kong"]
    state.asked, state.ask = 0, Ask.MAIN
    numbers = (Option.PASS, Option.HAND, Option.CHAMPION + 1)
    assert [[option_text(state, book(), number, 0, language) for number in numbers] for language in FIVE] == [
        ["End turn", "Play Kong (1 gold)", "Attack with Juggernaut"],
        ["Zakończ turę", "Zagraj kartę „Kong” (1 złoto)", "Zaatakuj czempionem „Moloch”"],
        ["Завершить ход", "Разыграть карту «Конг» (1 золото)", "Атаковать Чемпионом «Джаггернаут»"],
        ["Terminar turno", "Jugar «Kong» (1 punto de oro)", "Atacar con «Coloso arrollador»"],
        ["Finir le tour", "Jouer «\u202fKong\u202f» (1 or)", "Attaquer avec «\u202fMastodonte\u202f»"],
    ]
    assert option_text(state, book(), Option.HAND, 1, EN) == "Unknown card"


@pytest.mark.parametrize(
    ("viewer", "names", "said"),
    [
        (0, (), ("you", "your opponent", "przeciwnik", "l’adversaire")),
        (-1, (), ("player 1", "player 2", "gracz 2", "le joueur 2")),
        (0, ("Ola", "Ania"), ("you", "Ania", "gracz Ania", "Ania")),
    ],
)
def test_players_are_named_for_the_viewer(viewer: int, names: tuple[str, ...], said: tuple[str, ...]) -> None:
    state = a_game().state
    who = ((0, EN), (1, EN), (1, PL), (1, FR))
    assert tuple(player_text(state, book(), seat, viewer, language, names=names) for seat, language in who) == said


def test_names_reach_every_sentence() -> None:
    game = a_game()
    names = ("Ola", "Ania")
    assert question_text(game.state, book(), Ask.MULLIGAN, 0, RU, names=names) == "Игрок Ania решает, делать ли пересдачу."
    output = new_output(1)
    note(output, EventKind.RETURNED, 1, NUMBERS["kong"], NO_SLOT, 0, -1)
    assert event_text(output.events[0], game.state, book(), 0, FR, names=names) == (
        "La carte «\u202fKong\u202f» revient dans la main d’Ania."
    )


def test_hidden_cards_are_not_shown() -> None:
    output = new_output(1)
    note_hidden(output, EventKind.DREW, 0, NUMBERS["kong"])
    said = {event_text(output.events[0], a_game().state, book(), viewer, EN) for viewer in (1, -1)}
    assert said == {"Your opponent draws a card.", "Player 1 draws a card."}


def test_labels_about_the_opponent_use_the_word_of_the_game() -> None:
    about = [TableLabel[name] for name in ("PLAYER_HAND", "PLAYER_SIDE", "PLAYER_TURN", "PLAYER_WINS", "THINKING")]
    assert [[label_text(label, language) for label in about] for language in FIVE] == [
        [
            "your opponent’s hand",
            "your opponent’s side",
            "your opponent’s turn",
            "Your opponent wins.",
            "Your opponent is thinking…",
        ],
        ["ręka przeciwnika", "strona przeciwnika", "tura przeciwnika", "Przeciwnik wygrywa.", "Przeciwnik się zastanawia…"],
        ["рука оппонента", "сторона оппонента", "ход оппонента", "Оппонент побеждает.", "Оппонент думает…"],
        ["mano del oponente", "lado del oponente", "turno del oponente", "El oponente gana.", "El oponente está pensando…"],
        [
            "main de l’adversaire",
            "côté de l’adversaire",
            "tour de l’adversaire",
            "L’adversaire gagne.",
            "L’adversaire réfléchit…",
        ],
    ]
