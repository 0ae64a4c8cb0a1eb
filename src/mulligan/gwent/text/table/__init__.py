"""The sentences at the table, in every language: questions, options, the log, labels.

Events and questions are data; this package turns them into sentences for the seat of a view, or for a spectator. `names` are
the player names by seat; without them players are you, your opponent, your teammate, or player 3.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mulligan.core.text import Language
from mulligan.core.text.table.labels import AnyLabel
from mulligan.gwent.hidden.view import View
from mulligan.gwent.state import Rules
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
    "label_text",
    "scene_of",
    "speech",
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


def label_text(label: AnyLabel, language: Language, **values: object) -> str:
    """A word or a short message; `values` replace the names in braces, which the label's comment lists.

    >>> label_text(Label.ROUND, Language.ES, number=2), label_text(Label.GEMS, Language.PL)
    ('Ronda 2', 'znaczniki porażki')
    """
    return speech(language).label(label, **values)
