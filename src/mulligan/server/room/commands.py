"""Commands: everything people, bots and clocks can do at a running table. `Room.handle` carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mulligan.core.text import Language
from mulligan.server.wire import OfferKind


@dataclass(frozen=True, slots=True)
class Choose:
    """A person answers, with all choices since the last final one. They stay a preview until one of them is final."""

    seat: int
    ply: int
    choices: tuple[int, ...]
    language: Language  # of the preview
    hold: bool = False  # only preview them


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """A bot, a pass policy or the clock answers the question asked at ply `since`; ignored once that question is closed."""

    seat: int
    since: int
    choices: tuple[int, ...]
    words: str = ""


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo the last move if that is free; otherwise ask the other players."""

    seat: int


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Make an offer or agree to one; it takes effect once everyone needed has agreed."""

    seat: int
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class DeclineOffer:
    """Decline an offer, or withdraw your own."""

    seat: int
    kind: OfferKind


@dataclass(frozen=True, slots=True)
class Lose:
    """A player resigned, ran out of time or stayed away.

    If the rules cover leaving, they decide what follows. Otherwise a two-sided game ends, and in a larger one a bot plays on.
    A draft has no loser: a bot picks until the player returns.
    """

    seat: int
    how: str


@dataclass(frozen=True, slots=True)
class HandToBot:
    """A bot plays for an absent player until they return."""

    seat: int


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Give a returning player their seat back from the stand-in bot; ignored once the game is over or lost."""

    seat: int


Command: TypeAlias = Choose | AnswerQuestion | Undo | MakeOffer | DeclineOffer | Lose | HandToBot | ComeBack
