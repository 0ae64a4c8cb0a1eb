"""Sentences at the table in every language: questions, options, the log, labels.

Events and questions are data; this package turns them into sentences, using only the viewer's view (`Scene`). Without names,
players are you, your opponent, your teammate, or player 3.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.core.text.table import TableLabel
from mulligan.core.text.table.labels import AnyLabel
from mulligan.core.text.terms import Language
from mulligan.epic.book.layout import Book
from mulligan.epic.hidden.view import View
from mulligan.epic.state import NOBODY, Rules
from mulligan.epic.text.table.labels import POSITIONS, ROLES, STEPS, Label
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.scene import Scene
from mulligan.epic.text.table.speech import EpicSpeech
from mulligan.epic.text.table.voices.english import English
from mulligan.epic.text.table.voices.french import French
from mulligan.epic.text.table.voices.polish import Polish
from mulligan.epic.text.table.voices.russian import Russian
from mulligan.epic.text.table.voices.spanish import Spanish

__all__ = [
    "POSITIONS",
    "ROLES",
    "STEPS",
    "Label",
    "battle_line",
    "label_text",
    "scene_of",
    "speech",
    "turn_line",
]

_SPEECHES: Final[Mapping[Language, EpicSpeech]] = {
    each.language: each for each in (English(), Polish(), Russian(), Spanish(), French())
}


def speech(language: Language) -> EpicSpeech:
    """The tables of a language."""
    return _SPEECHES[language]


def scene_of(view: View, rules: Rules, book: Book, language: Language, names: Sequence[str] = ()) -> Scene:
    """The scene for all sentences of a position; `names` are the player names by seat."""
    seats = int(view.seats)
    teams = [int(view.players[seat].team) for seat in range(seats)]
    return Scene(speech(language), int(view.seat), seats, names, view, rules, book, teams=teams)


def turn_line(scene: Scene) -> str:
    """Whose turn it is: your turn, player 3's turn."""
    team = scene.team_of(int(scene.view.turn_player))
    return scene.label(TableLabel.YOUR_TURN if team == scene.viewer else TableLabel.PLAYER_TURN, team)


def battle_line(scene: Scene) -> str:
    """Name the attacker and the defender; empty without a battle."""
    battle = scene.view.battle
    if battle.defender == NOBODY:
        return ""
    return scene.say(scene.speech.log[Log.BATTLE_BEGAN], seat=int(battle.attacker), other=scene.team_of(int(battle.defender)))


def label_text(label: AnyLabel, language: Language, **values: object) -> str:
    """A word or a short message; `values` replace the names in braces, which the label's comment lists.

    >>> label_text(Label.EXPENDED, Language.PL), label_text(Label.GOLD, Language.ES)
    ('wyczerpany', 'oro')
    """
    return speech(language).label(label, **values)
