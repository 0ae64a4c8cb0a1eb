"""The client view: a game as one seat sees it, with texts in one language.

Each game defines its board (`ui/board.py`); everything around the board is shared. Things on a board have a *place*, a short
name such as `hand/0/2` or `champion/5`. Options refer to places, so that a client can highlight them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, Protocol, TypeVar, cast

import msgspec
import numpy as np

from mulligan.core.game import Question, Result
from mulligan.core.kernel.output import EventRow, SeenEvent
from mulligan.core.kernel.record import read
from mulligan.core.text import Language
from mulligan.core.text.table import Scene, Speech, TableLabel
from mulligan.core.text.words import capital

if TYPE_CHECKING:
    from mulligan.core.base_game import TableGame
    from mulligan.core.client.report import Reporter
    from mulligan.core.plugin import GamePlugin, PlayableGame

Made = TypeVar("Made")
Rest = ParamSpec("Rest")
CACHED_PARTS = 2048  # per kind


class ViewPart(msgspec.Struct, frozen=True, gc=False):
    """Base class of everything sent to clients; msgspec structs, because hundreds are built per answer."""


class CardView(ViewPart, frozen=True):
    """A card in a hand, a pile or a pack."""

    place: str
    card: str  # the card's slug; empty if hidden
    chosen: bool = False  # selected in the open question


class OptionView(ViewPart, frozen=True):
    choice: int
    words: str
    on: str = ""  # the place of the thing; empty for a plain button
    to: str = ""  # the thing's destination, if there is a choice
    amount: int | None = None  # set if the option is a number
    selects: str = ""  # the selection that it adds to, such as attackers; the question repeats until the player is done
    ends: bool = False  # ends a turn or passes; clients keep it away from other buttons
    idle: str = ""  # a sentence: why it would do nothing now; clients don't highlight it


class QuestionView(ViewPart, frozen=True):
    """An open question. Only the asked seat gets the options and `most`: the number selected may be secret."""

    ask: str
    seat: int
    words: str
    help: str = ""  # background for the decision
    source: str = ""  # the card that asks
    about: tuple[str, ...] = ()  # places that the sentence refers to
    window: str = ""  # a priority window, in which players mostly pass and can set auto-pass
    most: int = 0  # maximum number of further selections; 0: no limit
    options: tuple[OptionView, ...] = ()


class EventView(ViewPart, frozen=True):
    """An event, for the log and for animations."""

    kind: str
    seat: int
    card: str
    place: str
    amount: int
    other: int
    words: str  # empty if another line covers it


class StoryLine(ViewPart, frozen=True):
    """A line of the story. It covers the events from index `first` of the log up to the next line."""

    first: int
    words: str  # empty if it has no line
    heading: bool = False


class ClientView(ViewPart, frozen=True):
    """Everything a viewer sees of a game."""

    seat: int  # the viewer's seat; SPECTATOR (-1) for a spectator
    teams: tuple[int, ...]  # team of each seat; teams win together
    board: Any  # the game's own type, tagged by `kind`
    questions: tuple[QuestionView, ...]
    over: bool
    winners: tuple[int, ...] = ()
    outcome: str = ""  # the result in words


class MomentView(ViewPart, frozen=True):
    """The board within a move, after the first `events` of its events, before it is cleared."""

    events: int
    board: Any


class Progress(ViewPart, frozen=True):
    """A game's progress, for lists of tables. It is public, so it has public facts only."""

    phase: str  # the unit of `number`: turn, round, or another word of the game, such as draft
    number: int
    unit: str = ""  # the unit of `scores`, such as health; empty without a score
    scores: tuple[int, ...] = ()  # by team
    teams: tuple[int, ...] = ()  # of each seat


@dataclass(frozen=True, slots=True)
class Viewer:
    """The seat that looks, its language, and the players' names."""

    seat: int  # or SPECTATOR
    language: Language
    names: Sequence[str] = ()  # player names, by seat


class ViewBuilder(Protocol):
    """Builds the client view of a game. A draft before the game has a builder of its own."""

    boards: ClassVar[tuple[type, ...]]  # all board types, for the generated client types
    mid_move: ClassVar[frozenset[str]]  # questions within a move: choices before them stay tentative
    revealing: ClassVar[frozenset[str]]  # events that reveal hidden or random information
    windows: ClassVar[tuple[str, ...]]  # all values of `QuestionView.window`

    def board(self, game: Any, viewer: Viewer) -> Any: ...

    def preview_board(self, game: Any, viewer: Viewer, choice: int) -> Any:
        """The board with a choice of the viewer that waits for confirmation, or the unchanged board."""

    def question(self, game: Any, asked: Question, viewer: Viewer) -> QuestionView:
        """An open question; with its options if the viewer is asked."""

    def window(self, game: Any, seat: int) -> str:
        """`QuestionView.window` for a seat that is asked."""

    def most(self, game: Any, seat: int) -> int:
        """`QuestionView.most` for a seat that is asked."""

    def events(self, game: Any, viewer: Viewer) -> Sequence[EventView]:
        """The events of the last answer."""

    def story(self, game: Any, events: Sequence[EventView], viewer: Viewer) -> Sequence[StoryLine]:
        """The story of consecutive events; the first begins a line and is number 0."""

    def moments(self, game: Any, viewer: Viewer) -> Sequence[MomentView]:
        """Boards within the last answer, in order."""

    def teams(self, game: Any) -> Sequence[int]: ...

    def progress(self, game: Any) -> Progress:
        """The game's progress. Runs with every answer, so it should only read a few numbers of the state."""

    def outcome(self, result: Result, game: Any, viewer: Viewer) -> str: ...

    def reporter(self) -> Reporter:
        """A reporter for one game."""

    def eliminated(self, game: Any) -> Collection[int]:
        """Seats eliminated by the rules, while the game continues."""

    def choices_at(self, game: Any, seat: int, place: str) -> Sequence[int]:
        """Candidate choices, legal or not, for a click on `place`."""


def cached_by_record(make: Callable[Concatenate[Any, Rest], Made]) -> Callable[Concatenate[Any, Rest], Made]:
    """Cache a function that builds a view part from a record and further arguments, by the record's bytes.

    An answer changes little, and many parts look the same at different tables.
    """

    makes: Callable[..., Made] = make

    @lru_cache(CACHED_PARTS)
    def made(raw: bytes, dtype: np.dtype[Any], *rest: Any) -> Made:
        return makes(read(np.frombuffer(raw, dtype)[0]), *rest)

    def part(record: Any, *rest: Any) -> Made:
        return made(record.tobytes(), record.dtype, *rest)

    return cast(Callable[Concatenate[Any, Rest], Made], part)


def client_view(plugin: GamePlugin, game: PlayableGame, viewer: Viewer) -> ClientView:
    """The complete view of a game for `viewer`."""
    views = view_builder(plugin, game.stage)
    result = game.result
    return ClientView(
        seat=viewer.seat,
        teams=tuple(views.teams(game)),
        board=views.board(game, viewer),
        questions=tuple(views.question(game, question, viewer) for question in game.questions),
        over=result is not None,
        winners=result.winners if result is not None else (),
        outcome=views.outcome(result, game, viewer) if result is not None else "",
    )


def events(plugin: GamePlugin, game: PlayableGame, viewer: Viewer) -> tuple[EventView, ...]:
    """The events of the last answer, as the viewer saw them."""
    return tuple(event for stage in game.recent_stages for event in view_builder(plugin, stage).events(stage, viewer))


def moments(plugin: GamePlugin, game: PlayableGame, viewer: Viewer) -> tuple[MomentView, ...]:
    """The moments of the last answer, in the stage that it was given in."""
    return tuple(view_builder(plugin, game.recent_stages[0]).moments(game, viewer))


def event_views(
    game: TableGame, viewer: Viewer, line: Callable[[EventRow], str | None], place: Callable[[SeenEvent], str]
) -> list[EventView]:
    """The journal of the last answer as the viewer saw it. `line` describes an event, `place` names its subject's place."""
    events: list[EventRow] = read(game.output.events[: game.output.event_count])
    return [
        EventView(seen.kind.name, seen.seat, seen.card or "", place(seen), seen.amount, seen.other, line(event) or "")
        for seen, event in zip(game.events(viewer.seat), events, strict=True)
    ]


def view_builder(plugin: GamePlugin, stage: PlayableGame) -> ViewBuilder:
    """The builder for a stage: the game's own or its draft's."""
    return plugin.drafting.views if plugin.drafting is not None and plugin.is_draft(stage) else plugin.views


def outcome(speech: Speech, result: Result, viewer: Viewer, seats: int) -> str:
    """The result of a game in words, for a player or a spectator."""
    scene = Scene(speech, viewer.seat, seats, viewer.names)
    winners = result.winners
    if not winners:
        return speech.label(TableLabel.DRAW)
    players = ", ".join(map(scene.player_alone, winners))
    if len(winners) > 1:
        return speech.label(TableLabel.WIN_TOGETHER if viewer.seat in winners else TableLabel.PLAYERS_WIN, players=players)
    if viewer.seat in winners:
        return speech.label(TableLabel.YOU_WIN)
    return speech.label(TableLabel.PLAYER_WINS, player=capital(players))
