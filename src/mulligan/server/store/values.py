"""What the store gives and takes: plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from mulligan.server.wire import SeatKind, Settings, Stage


class EntryKind(StrEnum):
    """What somebody did at a table."""

    START = "start"  # all seats and decks were there
    ANSWER = "answer"
    LEAVE = "leave"  # by the rules of the game
    UNDO = "undo"
    END = "end"  # beside the rules of the game: resigned, drawn, claimed
    BOT = "bot"  # a bot has the seat from here on; value 1: its player has lost and does not come back
    BACK = "back"  # its player has it again
    OFFER = "offer"  # words: what; who offers first, or agrees
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done. A table is its settings, decks, key and entries."""

    kind: EntryKind
    seat: int  # who; -1: the table itself
    value: int = 0  # ANSWER: the choice; UNDO: how many entries of answers are taken back
    batch: int = 0  # ply of the first entry of the message it came with; they are taken back together
    words: str = ""  # BOT: which bot; END: how
    at: float = 0.0  # unix time; clocks are counted from it


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, or one with a password."""

    id: int
    name: str
    account: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat of a table."""

    seat: int
    kind: SeatKind
    person: int | None = None
    name: str = ""
    bot: str = ""
    deck: tuple[str, ...] | None = None  # a deck of one's own
    take: tuple[str, ...] = ()  # or piles by their names
    passing: Mapping[str, str] = field(default_factory=dict)  # for each window: stop, act, never
    seen: int = 0  # so many events of the log


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its entries."""

    id: str
    settings: Settings
    key: bytes
    key_hash: str
    invitation: str
    stage: Stage
    sittings: tuple[Sitting, ...]
    opened_by: int
    created: float
    updated: float
    decks: tuple[tuple[str, ...], ...] | None = None  # what the game was made with, when it has begun
    asked: tuple[int, ...] = ()  # seats, for lists
    rematch: str = ""  # the table that follows
    listed: bool = False
    plies: int = 0  # how many entries there are
    winners: tuple[int, ...] | None = None  # seats, when it is over

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """Where somebody sits; at several places when people share a screen."""
        return tuple(each.seat for each in self.sittings if person is not None and each.person == person)


class StoreError(Exception):
    """The database cannot be used; the sentence says why."""


class PlyTaken(Exception):
    """Somebody else was faster: the entry is not the next one any more. Nothing was written."""


class NameTaken(Exception):
    """There is an account of this name."""
