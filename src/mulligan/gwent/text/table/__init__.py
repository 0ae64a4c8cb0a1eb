"""What is said at the table, in every language, for the seat that reads: questions, options, the log, labels.

Events and questions are data; here they become sentences. `viewer` is the seat that reads; -1 is somebody who only watches.
`names` are what the players call themselves, by seat; without them they are you, your opponent, your partner, or player 3.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.core.kernel.output import EventRow
from mulligan.core.text import Language
from mulligan.core.text.table.labels import AnyLabel
from mulligan.gwent.book.layout import Book
from mulligan.gwent.state import Ask, State
from mulligan.gwent.text.table import events, options, questions
from mulligan.gwent.text.table.english import English
from mulligan.gwent.text.table.french import French
from mulligan.gwent.text.table.labels import FACTIONS, LEADER_STATES, MODES, PHASES, ROWS, Label
from mulligan.gwent.text.table.polish import Polish
from mulligan.gwent.text.table.russian import Russian
from mulligan.gwent.text.table.scene import Scene
from mulligan.gwent.text.table.spanish import Spanish
from mulligan.gwent.text.table.speech import GwentSpeech

__all__ = [
    "FACTIONS",
    "LEADER_STATES",
    "MODES",
    "PHASES",
    "ROWS",
    "Label",
    "event_text",
    "label_text",
    "option_text",
    "party_text",
    "player_text",
    "question_text",
    "speech",
]

_SPEECHES: Final[Mapping[Language, GwentSpeech]] = {
    each.language: each for each in (English(), Polish(), Russian(), Spanish(), French())
}


def speech(language: Language) -> GwentSpeech:
    """The tables of a language."""
    return _SPEECHES[language]


def _scene(state: State, book: Book, viewer: int, language: Language, names: Sequence[str]) -> Scene:
    teams = [int(player.side) for player in state.players]
    return Scene(speech(language), viewer, len(state.players), names, state, book, teams=teams)


def question_text(state: State, book: Book, ask: Ask, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The open question as a sentence; for a reader who is not asked, what the other player is deciding.

    >>> from mulligan.gwent.game import GwentGame, Options, book
    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> game = GwentGame.new(Options(), (deck, deck), bytes(16))
    >>> question_text(game.state, book(), Ask.REDRAW, 1 - int(game.state.asked), Language.EN)
    'Your opponent is exchanging cards.'
    """
    return questions.question(_scene(state, book, viewer, language, names), ask)


def option_text(state: State, book: Book, option: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """One option of the open question in words.

    >>> from mulligan.gwent.game import GwentGame, Options, book
    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> game = GwentGame.new(Options(), (deck, deck), bytes(16))
    >>> [option_text(game.state, book(), number, int(game.state.asked), Language.PL) for number in game.legal()[:2]]
    ['Zostaw te karty', 'Odłóż do talii kartę „Balista”']
    """
    return options.option(_scene(state, book, viewer, language, names), option)


def event_text(
    event: EventRow, state: State, book: Book, viewer: int, language: Language, *, names: Sequence[str] = ()
) -> str | None:
    """A line of the log, or None where another line says it already. `state` is the one after the answer."""
    return events.event(_scene(state, book, viewer, language, names), event)


def player_text(state: State, book: Book, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """A player as the reader calls them: you, your opponent, your partner, player 3, or by name."""
    return _scene(state, book, viewer, language, names).player_alone(seat)


def party_text(state: State, book: Book, seat: int, viewer: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """The team of a player as the reader calls it: your team, team 2; of one who plays alone, the player."""
    return _scene(state, book, viewer, language, names).party_alone(seat)


def label_text(label: AnyLabel, language: Language, **values: object) -> str:
    """A word or a short message; `values` are the words in braces that the label's comment names.

    >>> label_text(Label.ROUND, Language.ES, number=2), label_text(Label.GEMS, Language.PL)
    ('Ronda 2', 'znaczniki porażki')
    """
    return speech(language).label(label, **values)
