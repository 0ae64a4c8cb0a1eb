"""Sentences at the table of a game; `tests/contracts/test_spoken.py` checks them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any

from mulligan.core.text import Language
from tests.wording import faults


@dataclass
class Heard:
    """All sentences of many games in one language."""

    questions: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    lines: set[str] = field(default_factory=set)


@dataclass
class Seen:
    """The questions and events of many games, and all sentences by language."""

    asks: set[IntEnum] = field(default_factory=set)
    kinds: set[IntEnum] = field(default_factory=set)
    events: set[IntEnum] = field(default_factory=set)
    heard: dict[Language, Heard] = field(default_factory=lambda: {language: Heard() for language in Language})


@dataclass(frozen=True)
class Spoken:
    """The texts of a game at the table."""

    speech: Callable[[Language], Any]
    tables: Mapping[str, type[Enum]]  # of `speech`, with their keys
    labels: type[Enum]
    label_text: Callable[..., str]
    values: Mapping[str, object]  # that labels are filled in with
    same: str  # a pattern of words that labels have in every language
    english: re.Pattern[str]  # common English words, without names
    same_word: Mapping[Language, Collection[str]]  # of those, words of another language, too
    names: Callable[[Language], Iterable[str]]  # of cards, as printed
    played: Callable[[], Seen]
    least: tuple[int, int, int]  # questions, options and lines of its games
    endings: str  # of questions and lines
    word: Callable[[str, Language], str]  # the game's check of its words

    def assert_is_said(self, text: str, language: Language) -> None:
        assert text and text == text.strip(), (text, language)
        assert faults([text], language, self.word) == []

    def assert_no_english(self, text: str, language: Language) -> None:
        found = {word.lower() for word in self.english.findall(text)} - set(self.same_word.get(language, ()))
        assert not found, (found, text)
