"""Time: how long each seat may still think, and when somebody has stayed away too long.

All of it is counted from the moments at which entries were made, so every node comes to the same.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from mulligan.server.wire import Clock

CORRESPONDENCE = 3600  # seconds for a move: with more of them nobody is expected to sit at the table

Span: TypeAlias = tuple[float, float]  # seconds, from and to: any number between them


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the server itself waits, in seconds."""

    bot: Span = (0.4, 1.2)  # before a bot answers while people look on, so that they see what it does
    passing: Span = (0.7, 2.0)  # before somebody who could not act passes: the same whatever the hand is
    tick: float = 1.0  # clocks, presence, rooms that nobody needs any more
    poll: float = 5.0  # after which a node looks for entries that nobody told it about
    grace: float = 3.0  # for the node that should let a bot answer, before another one does
    away: float = 60.0  # after which the others need not wait for somebody who is asked and not there
    here: float = 5.0  # how often nodes tell each other who is there; after three times as long they are believed gone
    first_word: float = 10.0  # within which a new socket says what it wants to see
    idle: float = 60.0  # after which a room that nobody looks at is forgotten

    @classmethod
    def quick(cls) -> Timing:
        """For programs that play against each other, and for tests."""
        return cls(bot=(0.0, 0.0), passing=(0.0, 0.0), tick=0.05, poll=0.3, grace=0.5)


class Times:
    """The clocks of one table. A seat's time runs while it is asked."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._clock = clock
        self._bank = [float(clock.bank or 0) if clock is not None else 0.0] * seats
        self._since: dict[int, float] = {}

    def asked(self, seats: Collection[int], at: float) -> None:
        """These are asked now: the time of the others stands still."""
        for seat in [each for each in self._since if each not in seats]:
            self._bank[seat] -= at - self._since.pop(seat)
        for seat in seats:
            self._since.setdefault(seat, at)

    def answered(self, seat: int, at: float) -> None:
        """An answer of a seat; should it be asked again, that is a new question."""
        if seat in self._since:
            self._bank[seat] -= at - self._since.pop(seat)

    def rewarded(self, seat: int) -> None:
        """After each act that a player decided on."""
        self._bank[seat] += self._clock.increment if self._clock is not None else 0

    def since(self, seat: int) -> float | None:
        """When it was asked what it is asked."""
        return self._since.get(seat)

    def left(self, seat: int, now: float) -> float | None:
        """How many seconds a seat has; None without a clock. Below zero its time is over."""
        if self._clock is None:
            return None
        running = max(0.0, now - self._since[seat]) if seat in self._since else 0.0
        if self._clock.bank is not None:
            return self._bank[seat] - running
        return None if self._clock.move is None else self._clock.move - running

    def over(self, now: float) -> tuple[int, ...]:
        """The seats that are asked and have no time left."""
        return tuple(seat for seat in sorted(self._since) if (left := self.left(seat, now)) is not None and left <= 0)

    def next_over(self, now: float) -> float | None:
        """In how many seconds that will happen, if nobody answers."""
        return min((max(0.0, left) for seat in self._since if (left := self.left(seat, now)) is not None), default=None)


def is_correspondence(clock: Clock | None) -> bool:
    """Days for a move: people come and go."""
    return clock is not None and clock.bank is None and clock.move is not None and clock.move >= CORRESPONDENCE
