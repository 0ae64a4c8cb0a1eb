"""Who looks at a table, here and on other nodes; who is away, and for how long."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from mulligan.server.cluster.pubsub import Note
from mulligan.server.room.clock import Timing, is_correspondence
from mulligan.server.room.room import Room
from mulligan.server.wire import SeatKind, Stage

FRESH = 3  # times `Timing.here` after which a node that says nothing is believed gone


class Present(Protocol):
    """Somebody who looks."""

    person: int | None
    since: float  # when they came


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at the table on another node."""

    at: float
    seats: tuple[int, ...]
    watchers: int


class Presence:
    """Of one table. A person who looks from one of their seats is there for all of them."""

    def __init__(self, room: Room, timing: Timing) -> None:
        self._room, self._timing = room, timing
        self._elsewhere: dict[str, Elsewhere] = {}
        self._watching = 0  # on this node
        self._here: frozenset[int] = frozenset()  # seats, on this node
        now = time.monotonic()
        self._gone = {each.seat: now for each in room.table.sittings}  # since when nobody looks from there

    def said(self, note: Note) -> None:
        """What another node says about who is there."""
        self._elsewhere[note.node] = Elsewhere(time.monotonic(), note.seats, note.watchers)

    def see(self, present: Collection[Present]) -> None:
        """Who is here now."""
        table, now = self._room.table, time.monotonic()
        self._here = frozenset(seat for each in present for seat in table.seats_of(each.person))
        self._watching = sum(not table.seats_of(each.person) for each in present)
        stale = now - FRESH * self._timing.here
        self._elsewhere = {node: each for node, each in self._elsewhere.items() if each.at > stale}
        here = self._here.union(*(each.seats for each in self._elsewhere.values()))
        self._gone = {each.seat: self._gone.get(each.seat, now) for each in table.sittings if each.seat not in here}

    @property
    def here(self) -> tuple[tuple[int, ...], int]:
        """What this node tells the others: seats, and how many watch."""
        return tuple(sorted(self._here)), self._watching

    @property
    def watchers(self) -> int:
        """Who looks without a seat, on all nodes."""
        return self._watching + sum(each.watchers for each in self._elsewhere.values())

    def is_away(self, seat: int) -> bool:
        """Nobody looks at the table from a person's seat."""
        return self._room.sitting(seat).kind is SeatKind.PERSON and seat in self._gone

    @property
    def gone(self) -> frozenset[int]:
        return frozenset(self._gone)

    def claimable(self, by: Present) -> tuple[int, ...]:
        """The seats that somebody may claim: their time is over, or they are asked and have been away for long."""
        room = self._room
        if by.person is None or room.state.stage is not Stage.RUNNING:
            return ()
        if not any(map(room.plays, room.table.seats_of(by.person))):
            return ()
        over = set(room.state.times.over(time.time()))
        if not is_correspondence(room.table.settings.clock):
            over |= {seat for seat in room.state.asked if self._waited(seat, by.since) >= self._timing.away}
        return tuple(seat for seat in room.others(by.person) if seat in over)

    def _waited(self, seat: int, since: float) -> float:
        """How long somebody who came at a moment has waited for a seat that is asked and away."""
        asked = self._room.state.times.since(seat)
        if seat not in self._gone or asked is None:
            return 0.0
        return min(time.monotonic() - max(self._gone[seat], since), time.time() - asked)
