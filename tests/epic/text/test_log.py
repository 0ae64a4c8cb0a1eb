"""Lines of the log; `tests/contracts` compares all of them with the golden files."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.output import new_output, note
from mulligan.epic.cards import CARDS
from mulligan.epic.events import EventKind
from mulligan.epic.game import NUMBERS
from mulligan.epic.text import Language
from mulligan.epic.text.table import events
from mulligan.epic.text.table.lines import Log
from mulligan.epic.text.table.programs import modes
from tests.epic.text.log_samples import SAMPLES, VIEWERS, Sample, lines, log_lines, scene
from tests.epic.text.stories import STORIES, drew

every_language = pytest.mark.parametrize("language", Language)


def test_every_kind_of_line_is_in_the_golden_file() -> None:
    assert set(SAMPLES) == set(Log)
    assert {sample.kind for samples in SAMPLES.values() for sample in samples} == set(EventKind)
    for name, samples in lines(Language.EN).items():
        assert all(samples), f"{name}: no viewer sees this sample"


@every_language
def test_options_of_every_or_card_are_quoted_in_the_log(language: Language) -> None:
    """Another player's choice must not read as if it addressed the viewer."""
    opening = {Language.EN: "“", Language.PL: "„"}.get(language, "«")
    for card in CARDS:
        for mode in range(len(modes(card))):
            sample = Sample(EventKind.MODE_CHOSEN, next(slug for slug, n in NUMBERS.items() if CARDS[n] is card), amount=mode)
            for _, line in log_lines(Log.MODE_CHOSEN, sample, language):
                assert f" {opening}" in line and line[-1] in ".”»", line


def test_a_transformed_champion_is_named_once() -> None:
    """The line before has already named the token."""
    output = new_output(2)
    note(output, EventKind.ENTERED, 0, NUMBERS["wolf"], 0, 1, 0)
    note(output, EventKind.ENTERED, 0, NUMBERS["wolf"], 0, 0, 0)
    viewer = scene(VIEWERS["you"], Language.EN)
    assert [events.event(viewer, output.events[place]) for place in range(2)] == [
        None,
        "A Wolf token enters play under your control.",
    ]


def test_a_large_table_draws_in_one_sentence() -> None:
    opening = [row for seat in range(4) for row in drew(seat, "kong", "wolf")]
    assert STORIES.told(opening, VIEWERS["third of four"], Language.EN) == "Each player draws two cards."
