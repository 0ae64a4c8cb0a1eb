"""The log of a game as a story: lines that cover the journal, one for each play.

A line covers the events from its first one up to the next line. The last line grows while its play continues, so the story
comes in updates: a line replaces all earlier ones that begin at its first event or later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from mulligan.core.client.view import EventView, MomentView, StoryLine, Viewer, view_builder

if TYPE_CHECKING:
    from mulligan.core.plugin import GamePlugin, PlayableGame


def story_lines(
    events: Sequence[EventView],
    begins: Callable[[EventView, EventView], bool],
    heading: Callable[[EventView], str],
    words: Callable[[Sequence[EventView]], str],
) -> Sequence[StoryLine]:
    """The lines of consecutive events.

    `begins(first, event)` says whether `event` begins a line after the one that `first` began. `heading` is the heading that an
    event begins, or empty; a heading covers only that event. `words` is the sentence of any other line.
    """
    starts: list[int] = []
    for number, event in enumerate(events):
        if not starts or heading(event) or heading(events[starts[-1]]) or begins(events[starts[-1]], event):
            starts.append(number)
    return [
        StoryLine(first, title, heading=True)
        if (title := heading(events[first]))
        else StoryLine(first, words(events[first:end]))
        for first, end in zip(starts, [*starts[1:], len(events)], strict=True)
    ]


def current_lines(lines: Iterable[StoryLine]) -> Sequence[StoryLine]:
    """The lines of all updates that no later one has replaced."""
    story: list[StoryLine] = []
    for line in lines:
        while story and story[-1].first >= line.first:
            story.pop()
        story.append(line)
    return story


class Chronicle:
    """The log and the story of one viewer, which grow with every answer."""

    def __init__(self, plugin: GamePlugin, viewer: Viewer) -> None:
        self._plugin, self._viewer = plugin, viewer
        self.events: list[EventView] = []
        self._ends: list[int] = []  # length of the log after the start and after each answer
        self._updates: list[Sequence[StoryLine]] = []
        self._moments: list[Sequence[MomentView]] = []  # of answers not yet sent to clients

    @property
    def story(self) -> Sequence[StoryLine]:
        return current_lines(chain.from_iterable(self._updates))

    def append(self, game: PlayableGame, moments: Sequence[MomentView] = ()) -> None:
        """Add the events of the start or of the last answer."""
        update: list[StoryLine] = []
        self._moments.append([MomentView(len(self.events) + each.events, each.board) for each in moments])
        for number, stage in enumerate(game.recent_stages):
            views = view_builder(self._plugin, stage)
            new = views.events(stage, self._viewer)
            first = self._open_line() if number == 0 else len(self.events)
            self.events += new
            if new:
                lines = views.story(stage, self.events[first:], self._viewer)
                update += [StoryLine(first + line.first, line.words, line.heading) for line in lines]
        self._ends.append(len(self.events))
        self._updates.append(update)

    def append_silent(self) -> None:
        """Add an answer without events."""
        self._ends.append(len(self.events))
        self._updates.append(())
        self._moments.append(())

    def _open_line(self) -> int:
        """The event that began the last line, which may still grow."""
        return next((update[-1].first for update in reversed(self._updates) if update), 0)

    def length(self, answers: int) -> int:
        """The number of events after the start and `answers` answers."""
        return self._ends[answers]

    def since(self, answers: int) -> tuple[Sequence[EventView], Sequence[StoryLine], Sequence[MomentView]]:
        """The events of the last `answers` answers, the update of the story, and the moments among these events."""
        first = self._ends[-answers - 1]
        moments = [MomentView(each.events - first, each.board) for each in chain.from_iterable(self._moments[-answers:])]
        return self.events[first:], tuple(chain.from_iterable(self._updates[-answers:])), moments

    def cut(self, answers: int) -> None:
        """Drop everything after the start and `answers` answers."""
        del self._ends[answers + 1 :], self._updates[answers + 1 :], self._moments[answers + 1 :]
        del self.events[self._ends[-1] :]
