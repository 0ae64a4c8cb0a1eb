"""Every line of the log of every game, for every kind of viewer, in every language.

`MULLIGAN_GOLDEN=1` rewrites the files in `tests/<game>/text/log`; the diff is reviewed like code.
"""

from __future__ import annotations

import pytest

from mulligan.core.text import Language
from tests.epic.draft.log_samples import LOGS as DRAFT
from tests.epic.text.log_samples import LOGS as EPIC
from tests.gwent.text.log_samples import LOGS as GWENT
from tests.text.logs import SampleLogs
from tests.wording import assert_golden, faults

every_log = pytest.mark.parametrize("logs", [EPIC, DRAFT, GWENT], ids=("epic", "draft", "gwent"))
every_language = pytest.mark.parametrize("language", Language)


@every_language
@every_log
def test_golden_lines_of_the_log(logs: SampleLogs, language: Language) -> None:
    assert_golden(logs.folder / f"{language}.txt", logs.lines(language))


@every_language
@every_log
def test_lines_of_the_log_have_no_fault(logs: SampleLogs, language: Language) -> None:
    said = {line for sections in logs.lines(language).values() for section in sections for line in section.values()}
    assert not faults([*said, *logs.others(language)], language, logs.word)
