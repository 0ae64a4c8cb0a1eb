"""Hints: who may ask for one, and the job that finds it in a worker process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mulligan.core.client.view import OptionView, Viewer, view_builder
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.players.bot import Determinizer
from mulligan.players.playouts import playouts_of
from mulligan.players.teaching.advice import LEVEL, Adviser
from mulligan.players.teaching.lookahead import Lookahead, Outlook
from mulligan.registry import plugin_for
from mulligan.server.bot_pool import recalled
from mulligan.server.errors import RequestError
from mulligan.server.room.room import Room
from mulligan.server.wire import Code, HintedAnswer, HintOutlook, SeatKind, TableStatus

MOST_ANSWERS = 3  # the best one, and the next two


class NoHint(StrEnum):
    """Reasons for refusing a hint: `values.why` of the code `no_hint`. Clients have a sentence for each."""

    OVER = "over"  # or not begun
    PEOPLE = "people"  # others play here
    DRAFT = "draft"
    STUDY = "study"  # the position of a ruling, or a game without a search
    NOT_ASKED = "not_asked"
    BUSY = "busy"


_WORDS: Mapping[NoHint, str] = {
    NoHint.OVER: "the game is not running",
    NoHint.PEOPLE: "there are no hints while other people play at the table",
    NoHint.DRAFT: "there are no hints in drafts",
    NoHint.STUDY: "there are no hints in this position",
    NoHint.NOT_ASKED: "a hint is for your own decision, and you have none now",
    NoHint.BUSY: "the last hint is not ready yet",
}


def no_hint(why: NoHint) -> RequestError:
    return RequestError(Code.NO_HINT, _WORDS[why], values={"why": why})


def refused_at(room: Room, person: int | None) -> NoHint | None:
    """Why a person gets no hints at this table now; None if they do. Absent players, who may return, count as people."""
    if room.state.status is not TableStatus.RUNNING:
        return NoHint.OVER
    others = (each for each in room.table.sittings if each.kind is SeatKind.PERSON and each.person != person)
    if any(each.seat not in room.state.out for each in others):
        return NoHint.PEOPLE
    if room.is_draft:
        return NoHint.DRAFT
    if room.table.settings.ruling or LEVEL not in room.prepared.thinking:
        return NoHint.STUDY
    return None


# --- in a worker ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HintTask:
    """A saved game, and the seat whose open question needs a hint."""

    game: str
    saved: bytes
    seat: int
    choices: tuple[int, ...]  # tentative ones
    key: bytes  # of the advice
    language: Language
    names: tuple[str, ...]
    settings: GameSettings  # of the table
    brought: frozenset[int]  # the seats whose players brought decks of their own


@dataclass(frozen=True, slots=True)
class FoundHint:
    answers: tuple[HintedAnswer, ...]
    story: str
    outlook: HintOutlook | None


def find_hint(task: HintTask) -> FoundHint:
    """Weigh the answers, and tell what the best one does. All of it from what the seat knows."""
    plugin, playouts, game = plugin_for(task.game), playouts_of(task.game), recalled(task.game, task.saved)
    origin = plugin.choose(task.settings).origin(task.brought)
    advice = Adviser(plugin, playouts, task.key, origin=origin).advise(game, task.seat, task.choices)
    viewer, play = Viewer(task.seat, task.language, task.names), (*task.choices, *advice.play)
    options = _options(plugin, game, viewer, task.choices)
    answers = tuple(
        HintedAnswer(choice=each.choice, chance=round(each.chance, 3), on=option.on, to=option.to, words=option.words)
        for number, each in enumerate(advice.answers[:MOST_ANSWERS])
        if (number == 0 or each.is_measured) and (option := options.get(each.choice)) is not None
    )
    ahead = Lookahead(plugin, playouts, task.key, origin)
    return FoundHint(answers, ahead.story(game, viewer, play), _shown(ahead.outlook(game, task.seat, play)))


def _options(plugin: GamePlugin, game: PlayableGame, viewer: Viewer, choices: Sequence[int]) -> Mapping[int, OptionView]:
    """The options of the open question after `choices`."""
    table = Determinizer(plugin).resampled(game.stage, viewer.seat)
    for choice in choices:
        table.answer(viewer.seat, choice)
    return _options_of(plugin, table, viewer)


def _options_of(plugin: GamePlugin, table: PlayableGame, viewer: Viewer) -> Mapping[int, OptionView]:
    question = next(each for each in table.questions if each.seat == viewer.seat)
    return {each.choice: each for each in view_builder(plugin, table).question(table, question, viewer).options}


def option_words(plugin: GamePlugin, table: PlayableGame, viewer: Viewer) -> Mapping[int, str]:
    """The options of the viewer's open question in words."""
    return {choice: option.words for choice, option in _options_of(plugin, table, viewer).items()}


def _shown(outlook: Outlook) -> HintOutlook | None:
    """The outlook in whole numbers; None if the play ends the game, as its story says, or nothing has changed by then."""
    if outlook.ended == 1.0 or outlook.own == outlook.others == 0:
        return None
    shares = {"ahead": round(100 * outlook.ahead), "won": round(100 * outlook.won)}
    return HintOutlook(unit=outlook.unit, own=round(outlook.own), others=round(outlook.others), **shares)
