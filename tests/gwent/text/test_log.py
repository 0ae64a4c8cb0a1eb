"""Lines of the log; `tests/contracts` compares all of them with the golden files."""

from __future__ import annotations

import pytest

from mulligan.gwent.cards import BY_SLUG
from mulligan.gwent.text import Language, languages
from mulligan.gwent.text.table import speech
from mulligan.gwent.text.table.lines import Log
from tests.gwent.text.log_samples import SAMPLES, log_lines


def test_every_line_of_the_log_is_read() -> None:
    for logs, sample in SAMPLES.items():
        assert {log for _, _, log, _ in log_lines(sample, Language.EN)} == set(logs)
    assert {log for logs in SAMPLES for log in logs} == set(Log)


@pytest.mark.parametrize("language", [each for each in languages() if each is not Language.EN])
def test_names_in_log_lines_are_quoted(language: Language) -> None:
    grammar = speech(language).grammar
    for sample in SAMPLES.values():
        name = grammar.name(BY_SLUG[sample.card]) if sample.card else ""
        quoted = speech(language).typeset(grammar.quoted(name))
        for _, _, log, line in log_lines(sample, language):
            if name and not log.name.endswith("_HIDDEN"):
                assert quoted in line, line
                assert name not in line.replace(quoted, ""), line
