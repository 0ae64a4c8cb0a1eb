"""The texts of a draft; each language has a template for every one (`mulligan.core.text.table.templates`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto


class Log(Enum):
    """Lines of the log: one or more per `EventKind`."""

    ROUND_BEGAN = auto()
    DEALT = auto()
    REVEALED = auto()
    SAW = auto()
    SAW_HIDDEN = auto()
    PICKS_FIRST = auto()
    TOOK = auto()
    TOOK_HIDDEN = auto()
    PASSED_LEFT = auto()
    PASSED_RIGHT = auto()
    SWAPPED = auto()  # two players pass to each other
    DISCARDED = auto()
    BUILDING_BEGAN = auto()
    BUILT = auto()
    ENDED = auto()


class QuestionLine(Enum):
    NOTHING = auto()
    PICK = auto()
    PICK_SEVERAL = auto()
    LEAVE_OUT = auto()
    TAKE_IN = auto()
    FINISH = auto()
    WAITING = auto()  # for other players


class OptionLine(Enum):
    TAKE = auto()
    LEAVE_OUT = auto()
    PUT_BACK = auto()
    TAKE_IN = auto()
    DONE = auto()


class Caption(Enum):
    """Texts on the screen."""

    PACK_DRAFT = auto()
    CUBE_DRAFT = auto()
    DARK_DRAFT = auto()
    OPEN_DRAFT = auto()
    SEALED = auto()
    ROUND = auto()
    PACK = auto()  # a round in which each player drafts a whole pack
    PICK = auto()
    YOUR_POOL = auto()
    PLAYER_POOL = auto()
    YOUR_DECK = auto()
    SEEN = auto()
    SEEN_NOTHING = auto()


@dataclass(frozen=True, slots=True)
class DraftTexts:
    """All templates of a language."""

    log: Mapping[Log, str]
    questions: Mapping[QuestionLine, str]
    options: Mapping[OptionLine, str]
    captions: Mapping[Caption, str]
