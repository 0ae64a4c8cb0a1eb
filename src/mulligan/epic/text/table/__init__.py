"""What is said at the table, in every language, for the seat that reads: questions, options, the log, labels.

Events and questions are data; here they become sentences. `viewer` is the seat that reads; -1 is somebody who only watches.
`names` are what the players call themselves, by seat; without them they are you, your opponent, your teammate, or player 3.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.core.kernel.output import EventRow
from mulligan.core.text.table import Label as TableLabel
from mulligan.core.text.table.labels import AnyLabel
from mulligan.core.text.terms import Language
from mulligan.epic.book.layout import Book
from mulligan.epic.state import NOBODY, Ask, State
from mulligan.epic.text.table import events, options, questions
from mulligan.epic.text.table.english import English
from mulligan.epic.text.table.french import French
from mulligan.epic.text.table.labels import POSITIONS, ROLES, STEPS, Label
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.polish import Polish
from mulligan.epic.text.table.russian import Russian
from mulligan.epic.text.table.scene import Scene
from mulligan.epic.text.table.spanish import Spanish
from mulligan.epic.text.table.speech import EpicSpeech

__all__ = [
    "POSITIONS",
    "ROLES",
    "STEPS",
    "Label",
    "battle_line",
    "battle_text",
    "champion_text",
    "event_text",
    "label_text",
    "option_text",
    "party_text",
    "player_text",
    "question_text",
    "speech",
    "turn_line",
    "turn_text",
]

_SPEECHES: Final[Mapping[Language, EpicSpeech]] = {
    each.language: each for each in (English(), Polish(), Russian(), Spanish(), French())
}


def speech(language: Language) -> EpicSpeech:
    """The tables of a language."""
    return _SPEECHES[language]


def _scene(state: State, book: Book, viewer: int, language: Language, names: Sequence[str] = ()) -> Scene:
    seats = int(state.seats)
    teams = [int(state.players[seat].team) for seat in range(seats)]
    return Scene(speech(language), viewer, seats, names, state, book, teams=teams)


def question_text(state: State, book: Book, ask: Ask, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The open question as a sentence; for a reader who is not asked, what the other player is deciding.

    >>> from mulligan.epic.game import EpicGame, Options, book
    >>> game = EpicGame.new(Options(first_player=0), (["kong"] * 30, ["kong"] * 30), bytes(16))
    >>> question_text(game.state, book(), Ask.MULLIGAN, 0, Language.EN)
    'Your opponent is choosing a mulligan.'
    """
    return questions.question(_scene(state, book, viewer, language, names), ask)


def option_text(state: State, book: Book, option: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """One option of the open question in words.

    >>> from mulligan.epic.game import EpicGame, Options, book
    >>> game = EpicGame.new(Options(first_player=0), (["kong"] * 30, ["kong"] * 30), bytes(16))
    >>> [option_text(game.state, book(), number, 1, Language.FR) for number in game.legal()[:2]]
    ['Garder ma main', 'Remettre «\u202fKong\u202f» sous le deck']
    """
    return options.option(_scene(state, book, viewer, language, names), option)


def event_text(
    event: EventRow, state: State, book: Book, viewer: int, language: Language, *, names: Sequence[str] = ()
) -> str | None:
    """A line of the log, or None where another line says it already. `state` is the one after the answer."""
    return events.event(_scene(state, book, viewer, language, names), event)


def champion_text(state: State, book: Book, slot: int, viewer: int, language: Language) -> str:
    """A champion's name, with what tells it from others of that name on its side."""
    return _scene(state, book, viewer, language).champion_name(slot)


def player_text(state: State, book: Book, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """A player as the reader calls them: you, your opponent, your teammate, player 3, or by name."""
    return _scene(state, book, viewer, language, names).player_alone(seat)


def party_text(state: State, book: Book, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The team of a player as the reader calls it: your team, team 2; of one who plays alone, the player."""
    return _scene(state, book, viewer, language, names).party_alone(seat)


def turn_text(state: State, book: Book, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """Whose turn it is: your turn, player 3's turn."""
    return turn_line(_scene(state, book, viewer, language, names))


def turn_line(scene: Scene) -> str:
    party = scene.party(int(scene.state.turn_player))
    return scene.label(TableLabel.YOUR_TURN if party == scene.viewer else TableLabel.PLAYER_TURN, party)


def battle_text(state: State, book: Book, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """Who attacks whom; empty where there is no battle."""
    return battle_line(_scene(state, book, viewer, language, names))


def battle_line(scene: Scene) -> str:
    battle = scene.state.battle
    if battle.defender == NOBODY:
        return ""
    return scene.say(scene.speech.log[Log.BATTLE_BEGAN], seat=int(battle.attacker), other=scene.party(int(battle.defender)))


def label_text(label: AnyLabel, language: Language, **values: object) -> str:
    """A word or a short message; `values` are the words in braces that the label's comment names.

    >>> label_text(Label.EXPENDED, Language.PL), label_text(Label.GOLD, Language.ES)
    ('wyczerpany', 'oro')
    """
    return speech(language).label(label, **values)
