"""Lines of the log for sample events; `tests/contracts/test_golden_logs.py` compares them with the golden files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mulligan.core.text import Language
from tests.wording import Section


@dataclass(frozen=True)
class SampleLogs:
    folder: Path  # of the golden files
    lines: Callable[[Language], Mapping[str, Sequence[Section]]]  # by kind of line
    others: Callable[[Language], Iterable[str]]  # lines that are not of the log: of cards, of captions
    word: Callable[[str, Language], str]  # the game's check of its words
