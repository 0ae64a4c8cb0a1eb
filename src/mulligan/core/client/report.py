"""The report of a game in numbers, for the page at its end.

A game's reporter watches the game being replayed. It sees the true states, so a report is only for after the
game, when everything is public. Clients have the words; numbers are per side, a player or a team.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from mulligan.core.client.view import ViewPart


class ReportReason(ViewPart, frozen=True):
    """Why the game ended, or why a player was eliminated."""

    how: str  # the reason's name: one of the game's, such as health, or resigned, drawn, claimed, time
    seat: int = -1  # the player concerned
    values: dict[str, int] = msgspec.field(default_factory=dict)  # numbers for the sentence


class ReportLine(ViewPart, frozen=True):
    """One side's line in the plot."""

    seats: tuple[int, ...]
    values: tuple[int, ...]


class ReportRound(ViewPart, frozen=True):
    scores: tuple[int, ...]  # by side
    winners: tuple[int, ...]  # sides


class ReportTurn(ViewPart, frozen=True):
    """The turning point: the largest swing toward the winners."""

    at: int  # the index in the plot
    number: int  # of the turn or round
    how: str  # the kind of the event that caused it, if known
    seat: int
    card: str
    before: tuple[int, ...]  # by side
    after: tuple[int, ...]


class ReportStat(ViewPart, frozen=True):
    name: str
    values: tuple[int, ...]  # by side


class ReportHand(ViewPart, frozen=True):
    seat: int
    cards: tuple[str, ...]


class ReportFall(ViewPart, frozen=True):
    """A player who is out of a game of several players."""

    seat: int
    place: int
    sides: int  # value at the start
    reason: ReportReason
    turn: int  # turn number; 0: the game has no turns
    by: int  # the player who caused it; -1: none


class Report(ViewPart, frozen=True):
    unit: str = ""  # name of the plotted quantity; empty: no plot
    lines: tuple[ReportLine, ...] = ()  # the plot, by side
    marks: tuple[int, ...] = ()  # the number of the turn or round at each point of the plot
    least: int | None = None  # a side at or below this value has lost
    rounds: tuple[ReportRound, ...] = ()
    reason: ReportReason | None = None
    turn: ReportTurn | None = None
    stats: tuple[ReportStat, ...] = ()
    hands: tuple[ReportHand, ...] = ()
    falls: tuple[ReportFall, ...] = ()


class Reporter(Protocol):
    def see(self, game: Any) -> None:
        """Observe a stage of the game, at its start and after each answer."""

    def report(self) -> Report: ...


class NoReport:
    """A reporter for games without statistics."""

    def see(self, game: Any) -> None: ...

    def report(self) -> Report:
        return Report()


def swing(changes: Sequence[int], winners: Collection[int]) -> int:
    """The largest change of the difference between a winning side and another, or between any two sides of a tie.

    >>> swing((-8, 0), {1}), swing((-8, 0), {0}), swing((2, -1), ())
    (8, -8, 3)
    """
    won = [change for side, change in enumerate(changes) if side in winners]
    lost = [change for side, change in enumerate(changes) if side not in winners]
    return max(won or changes) - min(lost or changes)


def turning_point(points: Sequence[Sequence[int]], plays: Iterable[int], winners: Collection[int]) -> int:
    """The point with the largest swing toward the winners, among those that `plays` led to; 0 if there was none.

    >>> turning_point([(30, 30), (30, 27), (22, 27), (22, 25)], range(1, 4), {0})
    1
    """
    swings = {at: swing([now - then for then, now in zip(points[at - 1], points[at], strict=True)], winners) for at in plays}
    at = max(swings, key=lambda at: swings[at], default=0)
    return at if swings.get(at, 0) > 0 else 0
