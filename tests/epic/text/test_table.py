"""Sentences at the table: none is missing in any language, and every word of real games is in the viewer's language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.output import EventRow, new_output, note, note_hidden
from mulligan.core.text.table import TableLabel
from mulligan.core.text.terms import has_term, term
from mulligan.core.text.typesetting import typeset
from mulligan.core.text.words import capital
from mulligan.epic.book.assembler import source_map
from mulligan.epic.book.operations import Op
from mulligan.epic.cards import BASE_SET, CARDS
from mulligan.epic.choices import decode
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS, EpicGame, GameOptions, book
from mulligan.epic.parts import Event, FromDiscard, Plain, Power, Token, Triggered
from mulligan.epic.state import NO_SLOT, Ask, Option, Position, Role, Step
from mulligan.epic.text import Language, grammar
from mulligan.epic.text.table import POSITIONS, ROLES, STEPS, Label, label_text, speech
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine
from mulligan.epic.text.table.programs import mode_line, modes, power_line, powers, sentence_at, trigger_line
from tests.epic.text.sentences import champion_text, event_text, option_text, player_text, question_text
from tests.wording import epic_terms, faults

FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR
GAMES = 24
ALL = [slug(card.name) for card in BASE_SET]
LARGER = (
    GameOptions(mode="free_for_all"),
    GameOptions(mode="hunter_first_blood"),
    GameOptions(mode="hunter_last_one_standing"),
    GameOptions(mode="hydra"),
    GameOptions(mode="hydra", teams=3),
)
SEATS = {"free_for_all": 3, "hunter_first_blood": 4, "hunter_last_one_standing": 8, "hydra": 6}
RARE = ["faithful_pegasus", "faithful_pegasus", "rally_the_people", "lightning_storm", "stand_alone", "keeper_of_secrets"]
ASKS_A_TEAM = ["bitten", "inner_demon", "banishment", "thought_plucker"]  # cards that ask which player of a team is meant
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|opponent|player|cards?|champions?|choose|chooses|with|damage|turn|play|plays|target|deck|draws?|hand|and"
    r"|this|that|from|gold|health|pass|attack|attacks|battle|is|of|to go|gains?)\b"
)
SAME_WORD = {FR: {"champion", "champions", "deck"}}  # French has these words too

every_language = pytest.mark.parametrize("language", Language)


# --- nothing is missing -------------------------------------------------------------------------------------------------


@every_language
def test_tables_are_full(language: Language) -> None:
    each = speech(language)
    assert set(each.log) == set(Log)
    assert set(each.questions) == set(QuestionLine)
    assert set(each.options) == set(OptionLine)
    for template in (*each.log.values(), *each.questions.values(), *each.options.values()):
        assert template.count("[") == template.count("]") and template.count("<") == template.count(">"), template


def test_labels_of_the_state_are_full() -> None:
    assert set(STEPS) == set(Step)
    assert set(POSITIONS) == set(Position)
    assert set(ROLES) == set(Role) - {Role.NONE}


@every_language
def test_every_label_has_words(language: Language) -> None:
    values = {"number": 3, "last": 9, "player": "P2", "players": "P2, P3", "name": "Kong", "file": "a.json"}
    for label in (*Label, *TableLabel):
        assert has_term(label.value)
        text = label_text(label, language, **values)
        assert_is_said(text, language)
        if language is not EN:
            assert_no_english(re.sub("Kong|P2|P3|a.json|Mulligan|mulligan", "", text), language)


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
            assert_is_said(mode_line(grammar(language), number, mode), language)
        for which in range(len(powers(card))):
            assert_is_said(power_line(grammar(language), number, which), language)


# --- real games ---------------------------------------------------------------------------------------------------------


@dataclass
class Heard:
    """All sentences of many games in one language."""

    questions: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    lines: set[str] = field(default_factory=set)


@dataclass
class Seen:
    asks: set[Ask] = field(default_factory=set)
    kinds: set[Option] = field(default_factory=set)
    heard: dict[Language, Heard] = field(default_factory=lambda: {language: Heard() for language in Language})


def decks(key: int, choose: random.Random) -> tuple[Sequence[str], Sequence[str]]:
    if key % 3 == 0:
        few = [*RARE, *choose.sample(ALL, 9)]
        return choose.choices(few, k=60), choose.choices(few, k=60)
    mixed = choose.sample(ALL, len(ALL))
    return mixed[:60], mixed[-60:]


def a_game(key: int = 1) -> EpicGame:
    return EpicGame.new(GameOptions(first_player=0), decks(key, random.Random(key)), bytes([key] * 16))


def a_larger_game(options: GameOptions, seats: int, key: int = 1) -> EpicGame:
    choose = random.Random(key)
    return EpicGame.new(options, [[*ASKS_A_TEAM, *choose.sample(ALL, 26)] for _ in range(seats)], bytes([key] * 16))


def journal(game: EpicGame) -> Iterator[EventRow]:
    yield from game.output.events[: game.output.event_count]


@cache
def played() -> Seen:
    """Play many random games and collect their sentences in all languages."""
    seen = Seen()
    for key in range(GAMES):
        choose = random.Random(key)
        game = EpicGame.new(GameOptions(), decks(key, choose), bytes([key] * 16))
        while True:
            tell(game, seen, viewers=(0, 1) if key % 4 else (-1,))
            if game.state.ask == Ask.NOTHING:
                break
            game.answer(int(game.state.asked), choose.choice(game.legal()))
    for key, options in enumerate(LARGER):
        listen(a_larger_game(options, SEATS[options.mode], key), seen, random.Random(key), answers=500)
    return seen


def listen(game: EpicGame, seen: Seen, choose: random.Random, answers: int) -> None:
    """Play `answers` answers of a larger game, and collect the sentences for two players and a spectator in turn."""
    for ply in range(answers):
        tell(game, seen, viewers=((0,), (game.seats - 1,), (-1,))[ply % 3])
        if game.state.ask == Ask.NOTHING:
            break
        legal = game.legal()
        game.answer(int(game.state.asked), choose.choice(legal[1:] if len(legal) > 1 and choose.random() < 0.7 else legal))


def tell(game: EpicGame, seen: Seen, viewers: tuple[int, ...]) -> None:
    state, ask, asked, legal = game.state, Ask(game.state.ask), int(game.state.asked), game.legal()
    seen.asks.add(ask)
    seen.kinds |= {decode(number).kind for number in legal}
    for language, heard in seen.heard.items():
        heard.questions |= {question_text(state, book(), ask, viewer, language) for viewer in viewers}
        options = [option_text(state, book(), number, asked, language) for number in legal]
        heard.options |= set(options)
        heard.lines |= {
            line for event in journal(game) if (line := event_text(event, state, book(), viewers[-1], language)) is not None
        }


@pytest.mark.slow
def test_games_ask_everything() -> None:
    assert played().asks == set(Ask)
    assert played().kinds == set(Option) - {Option.END}


@pytest.mark.slow
@every_language
def test_everything_said_in_games_is_whole(language: Language) -> None:
    heard = played().heard[language]
    assert len(heard.questions) > 100 and len(heard.options) > 300 and len(heard.lines) > 1000
    for text in heard.questions | heard.options | heard.lines:
        assert_is_said(text, language)
        assert text == typeset(text, language)
    for text in heard.questions | heard.lines:
        assert text[-1] in ".?!”»", text  # quoted card text ends with a quotation mark


@pytest.mark.slow
@every_language
def test_no_english_in_other_languages(language: Language) -> None:
    if language is EN:
        return
    heard = played().heard[language]
    names = re.compile(
        "|".join(re.escape(typeset(card.name, language)) for card in sorted(BASE_SET, key=lambda card: -len(card.name)))
    )
    for text in heard.questions | heard.options | heard.lines:
        assert_no_english(names.sub("", text), language)


def assert_is_said(text: str, language: Language) -> None:
    assert text and text == text.strip(), (text, language)
    assert not faults([text], language, epic_terms)


def assert_no_english(text: str, language: Language) -> None:
    found = {word.lower() for word in ENGLISH_WORDS.findall(text)} - SAME_WORD.get(language, set())
    assert not found, (found, text)


# --- examples ----------------------------------------------------------------------------------------------------------


def test_questions_address_the_asked_player() -> None:
    game = a_game()
    said = [[question_text(game.state, book(), Ask.MULLIGAN, viewer, language) for viewer in (1, 0)] for language in (EN, PL)]
    assert said == [
        [
            "Choose cards to put on the bottom of your deck. Each one costs 1 health.",
            "Your opponent is choosing a mulligan.",
        ],
        [
            "Wybierz karty, które odłożysz na spód talii. Każda kosztuje 1 punkt życia.",
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


def test_labels_about_the_opponent_take_the_word_of_the_game() -> None:
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
