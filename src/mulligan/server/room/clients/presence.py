"""Presence: which people have a table open, on all nodes, and how long absent players have been away."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from mulligan.server.cluster.pubsub import Note, PubSub
from mulligan.server.limits import is_correspondence
from mulligan.server.room.room import Room
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import SeatKind, TableStatus

FRESH = 3  # a node counts as gone after this many missed heartbeats (`Timing.here`)


class Present(Protocol):
    """A viewer of a table."""

    person: int | None
    since: float  # when they arrived


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Viewers of the table on another node."""

    at: float
    seats: tuple[int, ...]
    spectators: int


class Presence:
    """Presence at one table. A person present at one of their seats counts as present at all of them."""

    def __init__(self, room: Room, timing: Timing, pubsub: PubSub) -> None:
        self._room, self._timing, self._pubsub = room, timing, pubsub
        self._elsewhere: dict[str, Elsewhere] = {}
        self._spectators = 0  # on this node
        self._here: frozenset[int] = frozenset()  # seats, on this node
        now = time.monotonic()
        self._gone = {each.seat: now for each in room.table.sittings}  # absent seats, and since when

    def update_from(self, note: Note) -> None:
        """Record the presence that another node announces."""
        self._elsewhere[note.node] = Elsewhere(time.monotonic(), note.seats, note.spectators)

    def see(self, present: Collection[Present]) -> None:
        """Record who is connected to this node, and drop other nodes that went silent although their notes would arrive."""
        table, now = self._room.table, time.monotonic()
        self._here = frozenset(seat for each in present for seat in table.seats_of(each.person))
        self._spectators = sum(not table.seats_of(each.person) for each in present)
        stale, linked = now - FRESH * self._timing.here, self._pubsub.linked
        if linked is not None and linked < stale:
            self._elsewhere = {node: each for node, each in self._elsewhere.items() if each.at > stale}
        here = self._here.union(*(each.seats for each in self._elsewhere.values()))
        self._gone = {each.seat: self._gone.get(each.seat, now) for each in table.sittings if each.seat not in here}

    @property
    def here(self) -> tuple[tuple[int, ...], int]:
        """The announcement to other nodes: occupied seats, and the number of spectators."""
        return tuple(sorted(self._here)), self._spectators

    @property
    def spectators(self) -> int:
        """Number of spectators on all nodes."""
        return self._spectators + sum(each.spectators for each in self._elsewhere.values())

    def is_away(self, seat: int) -> bool:
        """Whether a seat belongs to a person who is not connected anywhere."""
        return self._room.sitting(seat).kind is SeatKind.PERSON and seat in self._gone

    @property
    def gone(self) -> frozenset[int]:
        return frozenset(self._gone)

    def is_elsewhere(self, seat: int) -> bool:
        """Whether a seat's player is connected to other nodes only."""
        return seat not in self._here and seat not in self._gone

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats of people who are asked but have been absent for long."""
        room, away = self._room, self._timing.away
        return tuple(seat for seat in room.state.asked if room.plays(seat) and self._waited(seat) >= away)

    def claimable(self, by: Present) -> tuple[int, ...]:
        """Seats that a viewer may claim: out of time, or asked and absent for long."""
        room = self._room
        if by.person is None or room.state.status is not TableStatus.RUNNING:
            return ()
        if not any(map(room.plays, room.table.seats_of(by.person))):
            return ()
        over = set(room.state.times.over(room.time.now()))
        if not is_correspondence(room.table.settings.clock):
            over |= {seat for seat in room.state.asked if self._waited(seat, by.since) >= self._timing.away}
        return tuple(seat for seat in room.others(by.person) if seat in over)

    def _waited(self, seat: int, since: float = 0.0) -> float:
        """Seconds a viewer who arrived at `since` has waited for an absent player to move; by default any viewer.

        Nobody counts as absent while other nodes, where they may be, cannot be heard.
        """
        asked, linked = self._room.state.times.since(seat), self._pubsub.linked
        if seat not in self._gone or asked is None or linked is None:
            return 0.0
        return min(time.monotonic() - max(self._gone[seat], since, linked), self._room.time.now() - asked)
