"""An event for every line of a draft's log, seen by every kind of viewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mulligan.core.kernel.output import SPECTATOR, EventRow, new_output, note, note_hidden
from mulligan.core.text import Language
from mulligan.epic.decks.formats import cube, dark
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.text import Caption, caption, kind_of_line, line, scene_of
from mulligan.epic.draft.text.lines import Log
from mulligan.epic.game import NUMBERS
from tests.text.logs import SampleLogs
from tests.text.viewers import SampleViewer
from tests.wording import epic_terms

AMOUNTS = (1, 2, 5, 21)
NOBODY = -1
CAPTION_WORDS = ("round", "rounds", "pick", "picks", "player_gen", "size", "needed")


VIEWERS = {
    "you": SampleViewer(0),
    "opponent": SampleViewer(1),
    "opponent of Piotr": SampleViewer(1, names=("Piotr", "Ania")),
    "spectator": SampleViewer(SPECTATOR),
    "last of four": SampleViewer(3, seats=4),
}


@dataclass(frozen=True, slots=True)
class Sample:
    kind: EventKind
    seat: int = 0
    amount: int = 0
    other: int = NOBODY
    hidden: bool = False


def counted(kind: EventKind) -> tuple[Sample, ...]:
    return tuple(Sample(kind, NOBODY, amount) for amount in AMOUNTS)


SAMPLES: dict[Log, tuple[Sample, ...]] = {
    Log.ROUND_BEGAN: (Sample(EventKind.ROUND_BEGAN, NOBODY, 2, 3),),
    Log.DEALT: tuple(Sample(EventKind.DEALT, amount=amount) for amount in (*AMOUNTS, 30)),
    Log.REVEALED: (Sample(EventKind.REVEALED, NOBODY),),
    Log.SAW: (Sample(EventKind.SAW),),
    Log.SAW_HIDDEN: (Sample(EventKind.SAW, hidden=True),),
    Log.PICKS_FIRST: (Sample(EventKind.PICKS_FIRST),),
    Log.TOOK: (Sample(EventKind.TOOK),),
    Log.TOOK_HIDDEN: (Sample(EventKind.TOOK, hidden=True),),
    Log.PASSED_LEFT: counted(EventKind.PASSED_LEFT),
    Log.PASSED_RIGHT: counted(EventKind.PASSED_RIGHT),
    Log.SWAPPED: counted(EventKind.PASSED_LEFT),
    Log.DISCARDED: counted(EventKind.DISCARDED),
    Log.BUILDING_BEGAN: (Sample(EventKind.BUILDING_BEGAN, NOBODY, 30, 30),),
    Log.BUILT: (Sample(EventKind.BUILT),),
    Log.ENDED: (Sample(EventKind.ENDED, NOBODY),),
}


@cache
def table(seats: int) -> DraftGame:
    format = cube(seats) if seats > 2 else dark()
    return DraftGame.new(DraftOptions(format.plan, seats), (format.cards,), bytes(16))


def event_of(sample: Sample) -> EventRow:
    output = new_output(1)
    if sample.hidden:
        note_hidden(output, sample.kind, sample.seat, NUMBERS["kong"])
    else:
        note(output, sample.kind, sample.seat, NUMBERS["kong"], -1, sample.amount, sample.other)
    return output.events[0]


def log_lines(log: Log, sample: Sample, language: Language) -> Iterator[tuple[str, str]]:
    event = event_of(sample)
    for name, viewer in VIEWERS.items():
        scene = scene_of(table(viewer.seats).view(viewer.seat), viewer.seat, language, viewer.names)
        if kind_of_line(scene, event) is log:
            yield name, line(scene, log, event)


@cache
def lines(language: Language) -> dict[str, list[dict[str, str]]]:
    return {log.name: [dict(log_lines(log, sample, language)) for sample in samples] for log, samples in SAMPLES.items()}


def captions(language: Language) -> Iterator[str]:
    return (caption(each, language, **dict.fromkeys(CAPTION_WORDS, "30")) for each in Caption)


LOGS = SampleLogs(Path(__file__).parent / "log", lines, captions, epic_terms)
