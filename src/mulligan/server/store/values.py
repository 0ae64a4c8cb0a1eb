"""Plain values that the store takes and returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from mulligan.core.client.view import Progress
from mulligan.server.wire import DeckList, SeatKind, Settings, TableStatus


class EntryKind(StrEnum):
    START = "start"  # all seats and decks were complete
    ANSWER = "answer"
    LEAVE = "leave"  # by the rules of the game
    UNDO = "undo"
    REDEAL = "redeal"  # everything hidden from the seat is dealt again
    END = "end"  # outside the rules of the game: resigned, drawn, claimed
    BOT = "bot"  # a bot takes over the seat; value 1: the player has lost and cannot return
    BACK = "back"  # the player takes the seat back
    OFFER = "offer"  # words: its kind; made, or agreed to
    DECLINE = "decline"


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored event of a table. Settings, decks, key and entries define a table completely."""

    kind: EntryKind
    seat: int  # -1: the table itself
    value: int = 0  # ANSWER: the choice; UNDO: number of answers taken back; REDEAL: which stream of the key
    batch: int = 0  # ply of the first entry from the same message; entries of a batch are taken back together
    words: str = ""  # BOT: which bot; END: how
    at: float = 0.0  # the time at the table, which clocks are computed from; Unix time without pauses


@dataclass(frozen=True, slots=True)
class Person:
    id: int
    name: str
    account: bool = False  # has a password; otherwise a guest


class Summary(msgspec.Struct, frozen=True):
    """The summary of a game for lists of tables. It is stored with every answer, so that a list loads no game."""

    progress: Progress
    moved: float  # Unix time of the last move
    at: float  # Unix time of `left`
    left: tuple[float, ...] = ()  # seconds on each seat's clock; empty without a clock


class ReviewedAnswer(msgspec.Struct, frozen=True):
    """An answer of a finished game, as a review weighs it."""

    answers: int  # given in the game before it
    number: int  # of the turn or round
    chosen: int
    best: int
    chance: float  # to win, with the best answer
    lost: float


class Review(msgspec.Struct, frozen=True):
    """A seat's review of a finished game: its chances to win, and its costliest mistakes."""

    points: tuple[tuple[int, float], ...]  # number of the turn or round, chance
    mistakes: tuple[ReviewedAnswer, ...]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of a table and its occupant."""

    seat: int
    kind: SeatKind
    person: int | None = None
    name: str = ""
    bot: str = ""
    deck: tuple[str, ...] | None = None  # the player's own deck
    take: tuple[str, ...] = ()  # or names of piles
    passing: Mapping[str, str] = field(default_factory=dict)  # for each window: stop, act, never
    seen: int = 0  # number of log events seen
    archived: bool = False  # hidden from the person's list of games
    ready: bool = True  # the choice of a deck is final; the game waits until all players are ready
    deck_id: str = ""  # of the saved deck that was brought


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its entries."""

    id: str
    settings: Settings
    key: bytes
    key_hash: str
    invitation: str
    status: TableStatus
    sittings: tuple[Sitting, ...]
    opened_by: int
    created: float
    updated: float
    decks: tuple[tuple[str, ...], ...] | None = None  # None: the game has not begun
    asked: tuple[int, ...] = ()  # seats, for lists
    rematch: str = ""  # id of the rematch
    listed: bool = False
    plies: int = 0  # number of entries
    winners: tuple[int, ...] | None = None  # seats; None: not over
    summary: Summary | None = None  # None: the game has not begun, or was last played by an older version

    @property
    def brought(self) -> frozenset[int]:
        """The seats whose players brought decks of their own."""
        return frozenset(each.seat for each in self.sittings if each.deck is not None)

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """A person's seats; several when people share a screen."""
        return tuple(each.seat for each in self.sittings if person is not None and each.person == person)


@dataclass(frozen=True, slots=True)
class StoredDeck:
    id: str
    deck: DeckList
    revision: int
    updated: float


@dataclass(frozen=True, slots=True)
class Results:
    """Finished games with a deck."""

    played: int = 0
    won: int = 0


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class PlyTaken(Exception):
    """Another writer has taken this ply. Nothing was written."""


class NameTaken(Exception):
    """Another account has this name."""


class TooManyDecks(Exception):
    """The person cannot save more decks."""
