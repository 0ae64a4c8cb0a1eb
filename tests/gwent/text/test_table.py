"""Sentences at the table. The contracts test that none is missing in any language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from string import Formatter

import pytest

from mulligan.core.kernel.output import new_output, note, note_hidden, note_to
from mulligan.core.text.table import TableLabel
from mulligan.core.text.words import Case, Number
from mulligan.gwent.cards import CARDS
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import NUMBERS, GameOptions, GwentGame
from mulligan.gwent.parts import RANGED, SIEGE, Faction, Row
from mulligan.gwent.state import (
    NO_CARD,
    NOBODY,
    Ask,
    DeckSearch,
    FrameKind,
    LeaderState,
    ModeKind,
    Option,
    Phase,
    State,
)
from mulligan.gwent.text import Language
from mulligan.gwent.text.table import FACTIONS as FACTION_LABELS
from mulligan.gwent.text.table import (
    LEADER_STATES,
    MODES,
    PHASES,
    ROWS,
    events,
    label_text,
    scene_of,
    speech,
)
from mulligan.gwent.text.table.lines import Log, QuestionLine
from tests.gwent.text.sentences import event_text, option_text, player_text, question_text, seen_by
from tests.gwent.text.spoken import GWENT, a_game, played

FIVE = EN, PL, RU, ES, FR = Language.EN, Language.PL, Language.RU, Language.ES, Language.FR
every_language = pytest.mark.parametrize("language", Language)


# --- nothing is missing -------------------------------------------------------------------------------------------------


def fields(template: str) -> set[str]:
    """The placeholders of a template, without cases and without players, which a verb or "your" can replace."""
    names = {name for _, name, _, _ in Formatter().parse(template) if name}
    return {re.sub(r"_(gen|dat|acc|loc)$", "", name) for name in names} - {"seat", "other"}


@pytest.mark.parametrize("table", ["log", "questions", "options"])
def test_templates_agree_on_their_words(table: str) -> None:
    english: Mapping[Enum, str] = getattr(speech(EN), table)
    for language in FIVE:
        templates: Mapping[Enum, str] = getattr(speech(language), table)
        for key, template in templates.items():
            assert fields(template) == fields(english[key]), (language, key)


def test_labels_of_the_state_are_full() -> None:
    assert set(ROWS) == set(Row)
    assert set(FACTION_LABELS) == set(Faction)
    assert set(MODES) == set(ModeKind)
    assert set(PHASES) == set(Phase)
    assert set(LEADER_STATES) == set(LeaderState)


def test_every_ask_has_a_question() -> None:
    assert all(ask.name in QuestionLine.__members__ for ask in Ask)


def test_every_event_has_a_kind_of_line() -> None:
    assert all(kind.name in Log.__members__ for kind in EventKind)


@every_language
@pytest.mark.parametrize("kind", EventKind)
def test_every_event_has_a_line(kind: EventKind, language: Language) -> None:
    state = a_game().state
    output = new_output(8)
    note(output, kind, 0, NUMBERS["geralt_of_rivia"], RANGED, 1, 1)
    note(output, kind, 1, NUMBERS["decoy"], SIEGE, 5, 1)
    note(output, kind, 1, NUMBERS["commanders_horn"], -1, 22, 0)
    note_to(output, 1, kind, 0, NUMBERS["roach"], 1, 1)
    said = []
    for event in output.events[: output.event_count - (kind in ALWAYS_PUBLIC)]:
        if event.place < 0 and kind in IN_A_ROW:
            continue
        for viewer in (0, 1, -1):
            text = events.line(scene_of(seen_by(viewer, state), state.rules, language), event)
            GWENT.assert_is_said(text, language)
            assert text[-1] in ".!", text
            said.append(text)
    assert len(set(said)) > 1 or kind in ABOUT_NOBODY, said


ABOUT_NOBODY = {EventKind.ROUND_DRAWN, EventKind.DRAWN_GAME, EventKind.GAME_REPLAYED, EventKind.EXHAUSTED, EventKind.OVERFLOWED}
IN_A_ROW = {
    EventKind.PLACED,
    EventKind.SUMMONED,
    EventKind.TRANSFORMED,
    EventKind.DESTROYED,
    EventKind.HORN_BLOWN,
    EventKind.MOVED,
    EventKind.KEPT,
}
ALWAYS_PUBLIC = set(EventKind) - {EventKind.DREW, EventKind.REDREW, EventKind.PEEKED, EventKind.PICKED}


# --- real games ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_games_ask_and_tell_everything() -> None:
    assert played().asks == set(Ask) - {Ask.DECK}
    assert played().kinds == set(Option) - {Option.DECK, Option.END}
    tournament = {EventKind.DECK_CHOSEN, EventKind.GAME_WON, EventKind.GAME_REPLAYED}
    rare = {EventKind.STRENGTHENED, EventKind.DRAWN_GAME}
    never = {EventKind.OVERFLOWED}
    assert set(EventKind) - tournament - rare - never <= played().events <= set(EventKind) - never


# --- golden lines -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LogLine:
    """An event, and its line in the five languages for player 1."""

    kind: EventKind
    seat: int
    lines: tuple[str, ...]
    card: str = ""
    place: int = -1
    amount: int = 0
    other: int = -1


LOG_LINES = (
    LogLine(
        EventKind.PLACED,
        1,
        (
            "Thaler goes to your siege row.",
            "Karta „Talar” trafia do twojego rzędu oblężniczego.",
            "Карта «Талер» попадает в ваш осадный ряд.",
            "«Thaler» va a tu fila de asedio.",
            "«\u202fTalar\u202f» rejoint votre rangée de siège.",
        ),
        card="thaler",
        place=SIEGE,
        other=0,
    ),
    LogLine(
        EventKind.DESTROYED,
        NOBODY,
        (
            "Milva in your opponent’s ranged row is destroyed.",
            "Karta „Milva” w rzędzie dalekiego zasięgu przeciwnika zostaje zniszczona.",
            "Карта «Мильва» в ряду дальнего боя противника уничтожена.",
            "La carta «Milva» de la fila a distancia del rival es destruida.",
            "La carte «\u202fMilva\u202f» de la rangée de combat à distance de l’adversaire est détruite.",
        ),
        card="milva",
        place=RANGED,
        other=1,
    ),
    LogLine(
        EventKind.PLAYED,
        0,
        (
            "You play Commander’s Horn in your siege row.",
            "Zagrywasz kartę „Róg dowódcy” w swoim rzędzie oblężniczym.",
            "Вы разыгрываете карту «Командирский рог» в своём осадном ряду.",
            "Juegas «Cuerno del comandante» en tu fila de asedio.",
            "Vous jouez «\u202fCor du commandant\u202f» dans votre rangée de siège.",
        ),
        card="commanders_horn",
        place=SIEGE,
    ),
    LogLine(
        EventKind.RESHUFFLED,
        1,
        (
            "Your opponent shuffles five cards from their discard pile into their deck.",
            "Przeciwnik wtasowuje do swojej talii 5 kart ze stosu kart odrzuconych.",
            "Противник замешивает в свою колоду 5 карт из отбоя.",
            "El rival mezcla cinco cartas de su pila de descartes con su baraja.",
            "L’adversaire mélange cinq cartes de sa défausse à son deck.",
        ),
        amount=5,
    ),
    LogLine(
        EventKind.STARTER_CHOSEN,
        1,
        (
            "Your opponent decides that you go first.",
            "Przeciwnik decyduje, że zaczynasz.",
            "Противник решает, что начинаете вы.",
            "El rival decide que empieces tú.",
            "L’adversaire décide que c’est vous qui commencez.",
        ),
        other=0,
    ),
    LogLine(
        EventKind.SCORED,
        NOBODY,
        (
            "Your opponent’s total: 42.",
            "Siła całkowita przeciwnika: 42.",
            "Общая сила противника: 42.",
            "Fuerza total del rival: 42.",
            "Force totale de l’adversaire\u00a0: 42.",
        ),
        amount=42,
        other=1,
    ),
    LogLine(
        EventKind.LEADER_USED,
        0,
        (
            "You use your leader, Emhyr var Emreis: The Relentless.",
            "Używasz zdolności dowódcy: „Emhyr var Emreis: Pan Południa”.",
            "Вы используете способность лидера: «Эмгыр вар Эмрейс: Властелин Юга».",
            "Usas tu líder, «Emhyr var Emreis: el Implacable».",
            "Vous utilisez votre chef, «\u202fEmhyr var Emreis\u00a0: L’Implacable\u202f».",
        ),
        card="emhyr_var_emreis_the_relentless",
    ),
)


@pytest.mark.parametrize("line", LOG_LINES, ids=lambda line: f"{line.kind.name}-{line.seat}")
def test_lines_of_the_log(line: LogLine) -> None:
    output = new_output(1)
    number = NUMBERS[line.card] if line.card else -1
    note(output, line.kind, line.seat, number, line.place, line.amount, line.other)
    assert (
        tuple(event_text(output.events[0], seen_by(0, a_game().state), a_game().state.rules, language) for language in FIVE)
        == line.lines
    )


def said_of(state: State, kind: EventKind, card: str, **facts: int) -> str | None:
    output = new_output(1)
    note(output, kind, facts.get("seat", 0), NUMBERS[card], facts.get("place", -1), 0, facts.get("other", -1))
    return event_text(output.events[0], seen_by(0, state), state.rules, EN)


def test_the_row_of_a_unit_is_named_only_if_it_is_not_obvious() -> None:
    state = a_game().state
    assert said_of(state, EventKind.PLACED, "ballista", place=SIEGE, other=0) is None
    assert said_of(state, EventKind.PLACED, "thaler", place=SIEGE, other=1) == "Thaler goes to your opponent’s siege row."
    assert said_of(state, EventKind.PLACED, "kayran", place=RANGED, other=0) == "Kayran goes to your ranged row."


def test_hidden_cards_are_not_shown() -> None:
    state = a_game().state
    output = new_output(2)
    note_hidden(output, EventKind.DREW, 0, NUMBERS["roach"])
    note_to(output, 0b11, EventKind.PEEKED, 0, NUMBERS["roach"], 1, 1)
    drew, peeked = (
        [event_text(event, seen_by(viewer, state), state.rules, EN) for viewer in (0, 1, -1)]
        for event in output.events[: output.event_count]
    )
    assert drew == ["You draw Roach.", "Your opponent draws a card.", "Player 1 draws a card."]
    assert peeked == [
        "You see Roach in your opponent’s hand.",
        "Your opponent sees Roach in your hand.",
        "Player 1 sees a card in player 2’s hand.",
    ]


def test_options_of_others_are_unknown() -> None:
    game = a_game()
    asked, hidden = int(game.state.asked), game.legal()[-1]
    assert option_text(seen_by(asked, game.state), game.state.rules, hidden, EN).startswith("Put ")
    assert option_text(seen_by(1 - asked, game.state), game.state.rules, hidden, EN) == "Unknown card"


def test_questions_address_the_asked_player() -> None:
    game = a_game()
    asked = int(game.state.asked)
    said = [
        [question_text(seen_by(viewer, game.state), game.state.rules, each) for viewer in (asked, 1 - asked)]
        for each in (EN, PL)
    ]
    assert said == [
        ["Redraw cards? 2 left.", "Your opponent is redrawing."],
        ["Wymienisz karty? Pozostało wymian: 2.", "Przeciwnik wymienia karty."],
    ]


def test_a_turn_does_not_tell_others_whether_the_leader_could_be_used() -> None:
    """Pureblood Elf needs a Biting Frost in her deck, which only her player may know."""
    with_frost, without = (
        [*["francesca_findabair_pureblood_elf"], *["toruviel"] * 30, *cards] for cards in (["biting_frost"], [])
    )
    said = []
    for deck in (with_frost, without):
        state = GwentGame.new(GameOptions(starter=0), (deck, deck), bytes(16)).state
        state.ask, state.asked, state.depth = Ask.TURN, 0, 0
        for place in range(state.players[0].deck.count):
            state.cards[state.players[0].deck.cards[place]].card = NUMBERS[deck[-1]]
        said.append([question_text(seen_by(viewer, state), state.rules, EN) for viewer in (0, 1, -1)])
    assert said[0][0] != said[1][0] and said[0][1:] == said[1][1:] == ["It is your opponent’s turn.", "It is player 1’s turn."]


def test_questions_of_searches_name_the_wanted_cards() -> None:
    state = a_game().state
    frame = state.frames[0]
    frame.kind, frame.seat = FrameKind.SEARCH, 0
    state.depth, state.asked, state.ask = 1, 0, Ask.PICK
    leader = state.players[0].leader = NUMBERS["eredin_king_of_the_wild_hunt"]
    frost = Option.CARD + NUMBERS["biting_frost"]
    said = []
    for frame.other, frame.left in ((DeckSearch.WEATHER, 0), (DeckSearch.ANY, 1)):
        question = question_text(seen_by(0, state), state.rules, EN).removeprefix(f"{CARDS[leader].name} — ")
        said.append(
            (
                question,
                option_text(seen_by(0, state), state.rules, frost, EN),
                option_text(seen_by(1, state), state.rules, frost, EN),
            )
        )
    assert said == [
        ("choose a weather card from your deck.", "Play Biting Frost", "Unknown card"),
        ("choose a card from your deck.", "Take Biting Frost", "Unknown card"),
    ]


@pytest.mark.parametrize(
    ("viewer", "names", "said"),
    [
        (0, (), ("you", "your opponent", "przeciwnik", "противник", "el rival", "l’adversaire")),
        (-1, (), ("player 1", "player 2", "gracz 2", "игрок 2", "el jugador 2", "le joueur 2")),
        (0, ("Ola", "Ania"), ("you", "Ania", "gracz Ania", "игрок Ania", "Ania", "Ania")),
    ],
)
def test_players_are_named_for_the_viewer(viewer: int, names: tuple[str, ...], said: tuple[str, ...]) -> None:
    state = a_game().state
    who = ((0, EN), *((1, language) for language in FIVE))
    assert (
        tuple(player_text(seen_by(viewer, state), state.rules, seat, language, names=names) for seat, language in who) == said
    )


@pytest.mark.parametrize("viewer", [0, -1])
def test_the_virtual_opponent_is_named(viewer: int) -> None:
    state = a_game(1, GameOptions(mode="solo")).state
    assert [player_text(seen_by(viewer, state), state.rules, 1, language) for language in FIVE] == [
        "the virtual opponent",
        "wirtualny przeciwnik",
        "виртуальный противник",
        "el rival virtual",
        "l’adversaire virtuel",
    ]


@pytest.mark.parametrize(
    ("case", "polish", "russian"),
    [
        (Case.GENITIVE, "wirtualnego przeciwnika", "виртуального противника"),
        (Case.DATIVE, "wirtualnemu przeciwnikowi", "виртуальному противнику"),
        (Case.ACCUSATIVE, "wirtualnego przeciwnika", "виртуального противника"),
    ],
)
def test_the_virtual_opponent_is_declined(case: Case, polish: str, russian: str) -> None:
    assert speech(PL).virtual_noun.form(Number.ONE, case) == polish
    assert speech(RU).virtual_noun.form(Number.ONE, case) == russian


def test_labels_about_the_opponent_use_the_word_of_the_game() -> None:
    assert [label_text(TableLabel.THINKING, language) for language in FIVE] == [
        "Your opponent is thinking…",
        "Przeciwnik się zastanawia…",
        "Противник думает…",
        "El rival está pensando…",
        "L’adversaire réfléchit…",
    ]
    assert label_text(TableLabel.PLAYER_TURN, RU) == "ход противника"
    assert label_text(TableLabel.PLAYER_WINS, ES, player="Ania") == "Ania gana."


def test_unknown_cards_have_no_name() -> None:
    assert scene_of(a_game().view(0), a_game().state.rules, FR).card(NO_CARD) == "carte inconnue"
