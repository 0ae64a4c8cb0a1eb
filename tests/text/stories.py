"""Lines of the story for sample events; `tests/contracts/test_golden_stories.py` compares them with the golden files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from pathlib import Path
from typing import Any, NamedTuple

from mulligan.core.client.story import story_lines
from mulligan.core.client.view import EventView
from mulligan.core.kernel.output import EVERYBODY, NO_PLACE, knows, new_output, note
from mulligan.core.text import Language
from tests.text.viewers import SampleViewer


class Row(NamedTuple):
    kind: IntEnum
    seat: int = 0
    card: str = ""  # empty: `SampleStories.card`
    place: int = NO_PLACE
    amount: int = 0
    other: int = -1
    known: int = EVERYBODY


@dataclass(frozen=True)
class SampleStories:
    """Plays of a game, as rows of its journal."""

    folder: Path  # of the golden files
    plays: Mapping[str, Sequence[Row]]
    viewers: Mapping[str, SampleViewer]
    card: str
    place: str  # of an event, in an `EventView`
    numbers: Mapping[str, int]  # of cards
    scene: Callable[[SampleViewer, Language], Any]
    event: Callable[[Any, Any], str | None]  # the line of the log
    story: Any  # the module
    clauses: type[Enum]
    word: Callable[[str, Language], str]  # the game's check of its words

    def view_of(self, scene: Any, row: Row) -> EventView:
        """An event as the viewer of a scene saw it."""
        output, card = new_output(1), row.card or self.card
        note(output, row.kind, row.seat, self.numbers[card], row.place, row.amount, row.other)
        output.events[0].known = row.known
        seen = card if knows(row.known, scene.viewer) else ""
        place = self.place.format(row.place) if row.place != NO_PLACE else ""
        words = self.event(scene, output.events[0]) or ""
        return EventView(row.kind.name, row.seat, seen, place, row.amount, row.other, words)

    def told(self, rows: Sequence[Row], viewer: SampleViewer, language: Language) -> str:
        scene = self.scene(viewer, language)
        lines = story_lines(
            [self.view_of(scene, row) for row in rows],
            self.story.begins,
            lambda event: self.story.heading(scene, event),
            lambda covered: self.story.line(scene, covered),
        )
        return " / ".join(f"# {line.words}" if line.heading else line.words for line in lines)

    def all_told(self, language: Language) -> dict[str, dict[str, str]]:
        return {
            play: {name: self.told(rows, viewer, language) for name, viewer in self.viewers.items()}
            for play, rows in self.plays.items()
        }
