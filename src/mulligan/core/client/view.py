"""A table as a client draws it: what one seat may see, with the words of one language.

Boards are each game's own (its `shown` module); the frame around them is the same for every game. Things on a board have a
*place*, a short name such as `hand/0/2` or `champion/5`. An option says by it which thing it is about; a client lights it up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar, cast

import msgspec
import numpy as np

from mulligan.core.game import Question, Result
from mulligan.core.kernel.output import EventRow, SeenEvent
from mulligan.core.kernel.record import read
from mulligan.core.text import Language
from mulligan.core.text.table import Label, Scene, Speech
from mulligan.core.text.words import capital

if TYPE_CHECKING:
    from mulligan.core.base_game import TableGame
    from mulligan.core.plugin import GamePlugin, PlayableGame

Made = TypeVar("Made")
Rest = ParamSpec("Rest")
MOST_REMEMBERED = 2048  # parts of each kind


class ViewPart(msgspec.Struct, frozen=True, gc=False):
    """Of a table that is shown. Hundreds are made for every answer, so they are what is made and written fastest."""


class ShownCard(ViewPart, frozen=True):
    """A card that lies somewhere: in a hand, a pile, a pack."""

    place: str
    card: str  # its slug; empty: it is hidden
    chosen: bool = False  # in the question that is open


class ShownOption(ViewPart, frozen=True):
    """One answer to a question."""

    choice: int
    words: str
    on: str = ""  # the thing it is about; empty: it stands alone, as a button
    to: str = ""  # where that thing goes, when there is a choice
    amount: int | None = None  # it is a number


class ShownQuestion(ViewPart, frozen=True):
    """What somebody is asked. The options are for the seat that is asked alone."""

    ask: str
    seat: int
    words: str
    help: str = ""  # what to know for it
    source: str = ""  # the card that asks
    about: tuple[str, ...] = ()  # things that the sentence is about
    window: str = ""  # a place in the turn where one mostly passes; players may say beforehand that they do
    options: tuple[ShownOption, ...] = ()


class ShownEvent(ViewPart, frozen=True):
    """Something that happened, for the log and for what moves on the table."""

    kind: str
    seat: int
    card: str
    place: str
    amount: int
    other: int
    words: str  # empty: another line says it


class Shown(ViewPart, frozen=True):
    """All that a seat sees of a game."""

    seat: int  # who looks; SPECTATOR (-1) only watches
    teams: tuple[int, ...]  # of each seat; who wins together
    board: Any  # of the game's own, with its `kind`
    questions: tuple[ShownQuestion, ...]
    over: bool
    winners: tuple[int, ...] = ()
    outcome: str = ""  # how it ended, in words


@dataclass(frozen=True, slots=True)
class Viewer:
    """For whom a table is shown."""

    seat: int  # or SPECTATOR
    language: Language
    names: Sequence[str] = ()  # what the players call themselves, by seat


class ViewBuilder(Protocol):
    """How a game shows itself. One for the game, one for what is played before it (a draft)."""

    boards: ClassVar[tuple[type, ...]]  # the kinds of boards there are, for the types of clients
    goes_on: ClassVar[frozenset[str]]  # questions in the middle of something; before the last of them nothing need be final
    turns_up: ClassVar[frozenset[str]]  # events that show what was hidden, or that are random
    windows: ClassVar[tuple[str, ...]]  # all there are (`ShownQuestion.window`)

    def board(self, game: Any, viewer: Viewer) -> Any: ...

    def question(self, game: Any, asked: Question, viewer: Viewer) -> ShownQuestion:
        """An open question; with its options, when the reader is asked."""

    def window(self, game: Any, seat: int) -> str:
        """`ShownQuestion.window`, of a seat that is asked."""

    def events(self, game: Any, viewer: Viewer) -> Sequence[ShownEvent]:
        """What the last answer caused."""

    def teams(self, game: Any) -> Sequence[int]: ...

    def outcome(self, result: Result, game: Any, viewer: Viewer) -> str: ...

    def choices_at(self, game: Any, seat: int, place: str) -> Sequence[int]:
        """What one might have wanted to answer by pointing at a thing; the open question decides what that would be."""


def remembered(make: Callable[Concatenate[Any, Rest], Made]) -> Callable[Concatenate[Any, Rest], Made]:
    """Of a function that makes a part from a record and what else it needs: equal records are asked about once.

    An answer changes little of a table, and tables look alike in parts. Records are equal to the last byte.
    """

    makes: Callable[..., Made] = make

    @lru_cache(MOST_REMEMBERED)
    def made(raw: bytes, dtype: np.dtype[Any], *rest: Any) -> Made:
        return makes(read(np.frombuffer(raw, dtype)[0]), *rest)

    def part(record: Any, *rest: Any) -> Made:
        return made(record.tobytes(), record.dtype, *rest)

    return cast(Callable[Concatenate[Any, Rest], Made], part)


def shown(plugin: GamePlugin, game: PlayableGame, viewer: Viewer) -> Shown:
    """All that the reader sees of a game now."""
    views = view_builder(plugin, game.stage)
    result = game.result
    return Shown(
        seat=viewer.seat,
        teams=tuple(views.teams(game)),
        board=views.board(game, viewer),
        questions=tuple(views.question(game, question, viewer) for question in game.questions),
        over=result is not None,
        winners=result.winners if result is not None else (),
        outcome=views.outcome(result, game, viewer) if result is not None else "",
    )


def events(plugin: GamePlugin, game: PlayableGame, viewer: Viewer) -> tuple[ShownEvent, ...]:
    """What the last answer caused, as the reader saw it."""
    return tuple(event for stage in game.told for event in view_builder(plugin, stage).events(stage, viewer))


def event_views(
    game: TableGame, viewer: Viewer, line: Callable[[EventRow], str | None], place: Callable[[SeenEvent], str]
) -> list[ShownEvent]:
    """The journal of the last answer as the reader saw it: `line` says an event, `place` names the thing that it is about."""
    events: list[EventRow] = read(game.output.events[: game.output.event_count])
    return [
        ShownEvent(seen.kind.name, seen.seat, seen.card or "", place(seen), seen.amount, seen.other, line(event) or "")
        for seen, event in zip(game.events(viewer.seat), events, strict=True)
    ]


def view_builder(plugin: GamePlugin, stage: PlayableGame) -> ViewBuilder:
    """How the stage of a game shows itself."""
    return plugin.drafting.views if plugin.drafting is not None and plugin.is_draft(stage) else plugin.views


def outcome(speech: Speech, result: Result, viewer: Viewer, seats: int) -> str:
    """How a game ended, for a player or for somebody who watched."""
    scene = Scene(speech, viewer.seat, seats, viewer.names)
    winners = result.winners
    if not winners:
        return speech.label(Label.DRAW)
    players = capital(", ".join(map(scene.player_alone, winners)))
    if len(winners) > 1:
        return speech.label(Label.WIN_TOGETHER if viewer.seat in winners else Label.PLAYERS_WIN, players=players)
    if viewer.seat in winners:
        return speech.label(Label.YOU_WIN)
    return speech.label(Label.PLAYER_WINS, player=players)
