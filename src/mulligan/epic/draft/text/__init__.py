"""Draft texts in every language, for the viewer: questions, options, the log, captions.

As in the game, they use only the viewer's view (`Scene`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mulligan.core.kernel.output import UNKNOWN, EventRow
from mulligan.core.text.table.scene import NOBODY
from mulligan.core.text.terms import Language
from mulligan.core.text.words import Case
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.state import LEFT_OUT, Ask, Option
from mulligan.epic.draft.text.english import ENGLISH
from mulligan.epic.draft.text.french import FRENCH
from mulligan.epic.draft.text.lines import Caption, DraftTexts, Log, OptionLine, QuestionLine
from mulligan.epic.draft.text.polish import POLISH
from mulligan.epic.draft.text.russian import RUSSIAN
from mulligan.epic.draft.text.scene import Scene, scene_of
from mulligan.epic.draft.text.spanish import SPANISH
from mulligan.epic.text.table import speech

__all__ = [
    "TEXTS",
    "Caption",
    "DraftTexts",
    "Scene",
    "caption",
    "event_line",
    "option_line",
    "pool_name",
    "question_line",
    "scene_of",
]

TEXTS: Final[Mapping[Language, DraftTexts]] = {
    Language.EN: ENGLISH,
    Language.PL: POLISH,
    Language.RU: RUSSIAN,
    Language.ES: SPANISH,
    Language.FR: FRENCH,
}
_SILENT = (Log.SAW, Log.SAW_HIDDEN, Log.TOOK_HIDDEN)


def _texts(scene: Scene) -> DraftTexts:
    return TEXTS[scene.speech.language]


def caption(caption: Caption, language: Language, **values: object) -> str:
    return speech(language).typeset(TEXTS[language].captions[caption].format_map(values))


def pool_name(scene: Scene, seat: int) -> str:
    """A player's pool: your pool, player 3's pool."""
    language = scene.speech.language
    if seat == scene.viewer:
        return caption(Caption.YOUR_POOL, language)
    return caption(Caption.PLAYER_POOL, language, player_gen=scene.speech.player(scene.mention(seat), Case.GENITIVE))


# --- questions and options ----------------------------------------------------------------------------


def question_line(scene: Scene) -> str:
    """The viewer's open question as a sentence; other viewers read who is asked.

    >>> from mulligan.epic.draft.game import DraftGame, DraftOptions
    >>> draft = DraftGame.new(DraftOptions(), ([card for card in DraftGame.slugs[4:]],), bytes(16))
    >>> question_line(scene_of(draft.view(0), 0, Language.EN))
    'Choose a card to take.'
    >>> question_line(scene_of(draft.view(-1), -1, Language.PL))
    'Trwa oczekiwanie na wybór: gracz 1, gracz 2.'
    """
    kind, number = _question(scene)
    players = ", ".join(map(scene.player_alone, scene.asked))
    words: dict[str, object] = {"amount": number, "players": players, **scene.counted(number)}
    return scene.say(_texts(scene).questions[kind], seat=NOBODY, other=NOBODY, **words)


def _question(scene: Scene) -> tuple[QuestionLine, int]:
    """The viewer's question, and the number in it."""
    view, plan = scene.view, scene.view.plan
    if view.ask == Ask.NOTHING:
        return QuestionLine.NOTHING, 0
    if not scene.is_asked:
        return QuestionLine.WAITING, 0
    if view.ask == Ask.PICK:
        takes = int(plan.takes[view.pick])
        return (QuestionLine.PICK, 1) if takes == 1 else (QuestionLine.PICK_SEVERAL, takes - scene.chosen)
    size, fewest, most = scene.deck_size, int(plan.fewest), int(plan.most)
    if size < fewest:
        return QuestionLine.TAKE_IN, fewest - size
    return (QuestionLine.FINISH, size) if size <= most else (QuestionLine.LEAVE_OUT, size - most)


def option_line(scene: Scene, option: int) -> str:
    """Describe an option of the viewer's question, or of the first open one."""
    seat = scene.viewer if scene.is_asked else scene.asked[0]
    kind, card = _option(scene, seat, option)
    return scene.say(_texts(scene).options[kind], card=scene.card(card))


def _option(scene: Scene, seat: int, option: int) -> tuple[OptionLine, int]:
    """The action of an option, and its card."""
    view, place = scene.view, option - Option.CARD
    if option == Option.DONE:
        return OptionLine.DONE, UNKNOWN
    if view.ask == Ask.PICK:
        return OptionLine.TAKE, int(view.pack[place].card) if seat == scene.viewer or view.plan.shared else UNKNOWN
    card = view.players[seat].pool[place]
    if card.mark != LEFT_OUT:
        return OptionLine.LEAVE_OUT, int(card.card)
    return (OptionLine.TAKE_IN if scene.builds_by_taking(seat) else OptionLine.PUT_BACK), int(card.card)


# --- the log --------------------------------------------------------------------------------------------


def event_line(scene: Scene, event: EventRow) -> str | None:
    """A line of the log; None for events without one: looking at a pack, and other players' picks."""
    log = kind_of_line(scene, event)
    return None if log in _SILENT else line(scene, log, event)


def line(scene: Scene, log: Log, event: EventRow) -> str:
    """The line for any event."""
    amount, seat = int(event.amount), int(event.seat)
    words: dict[str, object] = {
        "card": scene.card(int(event.card) if scene.sees(event) else UNKNOWN),
        "amount": amount,
        "other_amount": int(event.other),
        **scene.counted(amount),
    }
    return scene.say(_texts(scene).log[log], seat=seat if seat >= 0 else NOBODY, other=NOBODY, **words)


def kind_of_line(scene: Scene, event: EventRow) -> Log:
    """The kind of line that the viewer reads for an event."""
    kind = EventKind(event.kind)
    match kind:
        case EventKind.TOOK if not scene.sees(event):
            return Log.TOOK_HIDDEN
        case EventKind.SAW if not scene.sees(event):
            return Log.SAW_HIDDEN
        case EventKind.PASSED_LEFT | EventKind.PASSED_RIGHT if scene.seats == 2:
            return Log.SWAPPED
        case _:
            return Log[kind.name]
