"""The sentences at the table, in every language: questions, options, the log, labels.

Events and questions are data; this package turns them into sentences for the seat of a view, or for a spectator. `names` are
the player names by seat; without them players are you, your opponent, your teammate, or player 3.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mulligan.core.kernel.output import EventRow
from mulligan.core.text import Language
from mulligan.core.text.table.labels import AnyLabel
from mulligan.gwent.hidden.view import View
from mulligan.gwent.state import Rules
from mulligan.gwent.text.table import events, options, questions
from mulligan.gwent.text.table.labels import FACTIONS, LEADER_STATES, MODES, PHASES, ROWS, Label
from mulligan.gwent.text.table.scene import Scene
from mulligan.gwent.text.table.speech import GwentSpeech
from mulligan.gwent.text.table.voices.english import English
from mulligan.gwent.text.table.voices.french import French
from mulligan.gwent.text.table.voices.polish import Polish
from mulligan.gwent.text.table.voices.russian import Russian
from mulligan.gwent.text.table.voices.spanish import Spanish

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
    "player_text",
    "question_text",
    "scene_of",
    "speech",
    "team_text",
]

_SPEECHES: Final[Mapping[Language, GwentSpeech]] = {
    each.language: each for each in (English(), Polish(), Russian(), Spanish(), French())
}


def speech(language: Language) -> GwentSpeech:
    """The tables of a language."""
    return _SPEECHES[language]


def scene_of(view: View, rules: Rules, language: Language, names: Sequence[str] = ()) -> Scene:
    """The context for all sentences about a position. It costs more than most sentences, so reuse it."""
    players: Any = view.players  # an array
    return Scene(speech(language), int(view.seat), len(players), names, view, rules, teams=players["side"].tolist())


def question_text(view: View, rules: Rules, language: Language, *, names: Sequence[str] = ()) -> str:
    """The open question as a sentence; other viewers read what the asked player is deciding.

    >>> from mulligan.gwent.game import GwentGame, Options
    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> game = GwentGame.new(Options(starter=0), (deck, deck), bytes(16))
    >>> question_text(game.view(1), game.state.rules, Language.EN)
    'Your opponent is exchanging cards.'
    """
    return questions.question(scene_of(view, rules, language, names))


def option_text(view: View, rules: Rules, option: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """One option of the open question in words.

    >>> from mulligan.gwent.game import GwentGame, Options
    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> game = GwentGame.new(Options(starter=0), (deck, deck), bytes(16))
    >>> [option_text(game.view(0), game.state.rules, number, Language.PL) for number in game.legal()[:2]]
    ['Zostaw te karty', 'Odłóż do talii kartę „Balista”']
    """
    return options.option(scene_of(view, rules, language, names), option)


def event_text(event: EventRow, view: View, rules: Rules, language: Language, *, names: Sequence[str] = ()) -> str | None:
    """A line of the log, or None if another line covers the event. `view` is the one after the answer."""
    return events.event(scene_of(view, rules, language, names), event)


def player_text(view: View, rules: Rules, seat: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """A player's name for the viewer: you, your opponent, your teammate, player 3, or the given name."""
    return scene_of(view, rules, language, names).player_alone(seat)


def team_text(view: View, rules: Rules, seat: int, language: Language, *, names: Sequence[str] = ()) -> str:
    """A team's name for the viewer: your team, team 2; a player without a team is named alone."""
    return scene_of(view, rules, language, names).team_alone(seat)


def label_text(label: AnyLabel, language: Language, **values: object) -> str:
    """A word or a short message; `values` replace the names in braces, which the label's comment lists.

    >>> label_text(Label.ROUND, Language.ES, number=2), label_text(Label.GEMS, Language.PL)
    ('Ronda 2', 'znaczniki porażki')
    """
    return speech(language).label(label, **values)
