"""Every line of a draft's log, for every kind of viewer, in every language; the golden files are in `log/`.

`MULLIGAN_GOLDEN=1` rewrites them; the diff is reviewed like code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from mulligan.core.kernel.output import SPECTATOR, EventRow, new_output, note, note_hidden
from mulligan.core.text import Language
from mulligan.epic.decks.formats import cube, dark
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.state import Option
from mulligan.epic.draft.text import Caption, caption, kind_of_line, line, scene_of
from mulligan.epic.draft.text.lines import Log
from mulligan.epic.game import NUMBERS
from tests.text.viewers import SampleViewer
from tests.wording import assert_golden, epic_terms, faults

LOG = Path(__file__).parent / "log"
AMOUNTS = (1, 2, 5, 21)
NOBODY = -1
CAPTION_WORDS = ("round", "rounds", "pick", "picks", "player_gen", "size", "needed")
every_language = pytest.mark.parametrize("language", Language)


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


def test_every_kind_of_line_is_in_the_golden_file() -> None:
    assert set(SAMPLES) == set(Log)
    assert {sample.kind for samples in SAMPLES.values() for sample in samples} == set(EventKind)
    for name, samples in lines(Language.EN).items():
        assert all(samples), f"{name}: no viewer sees this sample"


@every_language
def test_golden_lines_of_a_draft(language: Language) -> None:
    assert_golden(LOG / f"{language}.txt", lines(language))


@every_language
def test_lines_of_a_draft_are_well_formed(language: Language) -> None:
    said = [each for samples in lines(language).values() for viewers in samples for each in viewers.values()]
    captions = [caption(each, language, **dict.fromkeys(CAPTION_WORDS, "30")) for each in Caption]
    assert not faults([*said, *captions], language, epic_terms)


@every_language
def test_a_draft_has_one_word_for_a_pack(language: Language) -> None:
    pack = {Language.EN: "pack", Language.PL: "paczk", Language.RU: "пач", Language.ES: "lote", Language.FR: "paquet"}[language]
    for name in ("PASSED_LEFT", "PASSED_RIGHT", "SWAPPED"):
        assert all(pack in each.lower() for viewers in lines(language)[name] for each in viewers.values())


def test_a_deck_of_thirty_one_cards_is_counted_in_the_right_case() -> None:
    """Russian has "31 карта" where a deck *has* cards, but "31 карту" where a player takes them."""
    format = cube(3)
    draft = DraftGame.new(DraftOptions(format.plan, 3), (format.cards,), bytes(16))
    while (question := draft.question) is not None and question.ask == "PICK":
        draft.answer(question.seat, question.options[0])
    for place in range(5):  # of 36
        draft.answer(0, Option.CARD + place)
    assert draft.describe_question(Language.RU, 0) == "В вашей колоде 31 карта: закончите или измените её."
    assert draft.describe_question(Language.PL, 0) == "Twoja talia ma 31 kart: zakończ albo coś zmień."
