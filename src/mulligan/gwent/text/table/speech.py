"""What a language must have to speak at Gwent's table: its templates, and what it calls the virtual opponent and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mulligan.core.text.table.speech import Speech
from mulligan.core.text.words import Noun
from mulligan.gwent.text.grammar import Grammar
from mulligan.gwent.text.table.lines import Log, Offer, Query


class GwentSpeech(Speech):
    """One language."""

    grammar: ClassVar[Grammar]
    virtual_noun: ClassVar[Noun]
    point_noun: ClassVar[Noun]
    log: ClassVar[Mapping[Log, str]]
    queries: ClassVar[Mapping[Query, str]]
    offers: ClassVar[Mapping[Offer, str]]
