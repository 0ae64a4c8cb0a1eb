"""Clocks: how much time each seat has left, and how long the server itself waits.

All times derive from the timestamps of entries, so every node computes the same. At a table with a clock these are not the
machine's time: it stands still while no server runs and, in a game that players stay for, while nobody is at the table.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from mulligan.server.wire import Clock

RENEWED = 60.0  # seconds of an empty bank after the game has answered an opening question by itself

Span: TypeAlias = tuple[float, float]  # range of seconds for a random delay


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the server itself waits, in seconds."""

    bot: Span = (0.4, 1.2)  # before a bot begins a play while people watch, so that their tables keep up
    answer: float = 0.01  # before any answer of a bot; longer than it computes, so the time does not reveal its options
    passing: Span = (0.7, 2.0)  # before an automatic pass; random, so the delay does not reveal the hand
    tick: float = 1.0  # between checks of clocks, presence and idle rooms
    poll: float = 5.0  # between reads of the store for entries whose announcement was lost
    grace: float = 3.0  # before another node answers for the node that should run a bot
    away: float = 60.0  # until an absent player who is asked can be claimed
    gather: float = 0.25  # after somebody came or went, until all who did are announced together
    beat: float = 2.0  # between a node's beats to itself through Redis; three missed ones must be noticed before absences
    here: float = 5.0  # between presence heartbeats; after three missed ones a node counts as gone
    first_word: float = 10.0  # for a new socket to send its first message
    idle: float = 60.0  # until a room without clients is unloaded

    @classmethod
    def quick(cls) -> Timing:
        """Short waits, for programs that play each other and for tests."""
        return cls(bot=(0.0, 0.0), answer=0.0, passing=(0.0, 0.0), gather=0.02, tick=0.05, poll=0.3, grace=0.5)


class TableTime:
    """The time at a table. It advances from the last entry on, even if the machine's clock jumps."""

    def __init__(self, at: float) -> None:
        self.set(at)

    def now(self) -> float:
        return self._at + time.monotonic() - self._since

    def set(self, at: float) -> None:
        self._at, self._since = at, time.monotonic()

    def advance(self, at: float) -> None:
        """Follow another node whose time is ahead."""
        if at > self.now():
            self.set(at)


class Times:
    """The clocks of one table. A seat's time runs while it is asked."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._clock = clock
        self._bank = [float(clock.bank or 0) if clock is not None else 0.0] * seats
        self._since: dict[int, float] = {}

    def copy(self) -> Times:
        copied = Times(self._clock, 0)
        copied._bank, copied._since = list(self._bank), dict(self._since)
        return copied

    def asked(self, seats: Collection[int], at: float) -> None:
        """Run the clocks of `seats` and stop all others."""
        for seat in [each for each in self._since if each not in seats]:
            self._bank[seat] -= at - self._since.pop(seat)
        for seat in seats:
            self._since.setdefault(seat, at)

    def answered(self, seat: int, at: float) -> None:
        """Stop a seat's clock; if it is asked again, that is a new question."""
        if seat in self._since:
            self._bank[seat] -= at - self._since.pop(seat)

    def rewarded(self, seat: int) -> None:
        """Add the increment, after each move."""
        self._bank[seat] += self._clock.increment if self._clock is not None else 0

    def renewed(self, seat: int) -> None:
        """Give a seat whose opening question was answered for it enough time to come back."""
        if self._clock is not None and self._clock.bank is not None:
            self._bank[seat] = max(self._bank[seat], min(RENEWED, float(self._clock.bank)))

    def since(self, seat: int) -> float | None:
        """When a seat's open question was asked; None if it has none."""
        return self._since.get(seat)

    def left(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left, negative once its time is up; None without a clock."""
        if self._clock is None:
            return None
        running = max(0.0, now - self._since[seat]) if seat in self._since else 0.0
        if self._clock.bank is not None:
            return self._bank[seat] - running
        return None if self._clock.move is None else self._clock.move - running

    def all_left(self, now: float) -> tuple[float, ...]:
        """Seconds that each seat has left; empty without a clock."""
        left = (self.left(seat, now) for seat in range(len(self._bank)))
        return tuple(each for each in left if each is not None)

    def over(self, now: float) -> tuple[int, ...]:
        """Seats that are asked and out of time."""
        return tuple(seat for seat in sorted(self._since) if (left := self.left(seat, now)) is not None and left <= 0)

    def next_over(self, now: float) -> float | None:
        """Seconds until the next seat runs out of time if nobody answers; None without a clock."""
        return min((max(0.0, left) for seat in self._since if (left := self.left(seat, now)) is not None), default=None)
