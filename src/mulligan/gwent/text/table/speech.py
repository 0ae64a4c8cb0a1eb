"""A language at Gwent's table: its templates, and its nouns for the virtual opponent and for points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mulligan.core.text.table.speech import Speech
from mulligan.core.text.words import Noun
from mulligan.gwent.text.grammar import Grammar
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine, Story


class GwentSpeech(Speech):
    """The base class of a language."""

    grammar: ClassVar[Grammar]
    virtual_noun: ClassVar[Noun]
    point_noun: ClassVar[Noun]
    log: ClassVar[Mapping[Log, str]]
    story: ClassVar[Mapping[Story, str]]
    questions: ClassVar[Mapping[QuestionLine, str]]
    options: ClassVar[Mapping[OptionLine, str]]
