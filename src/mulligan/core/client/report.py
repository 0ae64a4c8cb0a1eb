"""The report of a game in numbers, for the page at its end.

A game's reporter watches the game being replayed. It sees the true states, so a report is only for people who may know
everything: after the game. Clients have the words; numbers come by side, a player or a team that wins together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from mulligan.core.client.view import ViewPart


class ReportReason(ViewPart, frozen=True):
    """Why the game ended, or why a player is out of it."""

    how: str  # a word of the game, such as health; or of the table: resigned, drawn, claimed, time
    seat: int = -1  # the player it is about
    values: dict[str, int] = msgspec.field(default_factory=dict)  # the arithmetic


class ReportLine(ViewPart, frozen=True):
    """One side's line in the plot."""

    seats: tuple[int, ...]
    values: tuple[int, ...]


class ReportRound(ViewPart, frozen=True):
    scores: tuple[int, ...]  # by side
    winners: tuple[int, ...]  # sides


class ReportTurn(ViewPart, frozen=True):
    """The turning point: the largest swing between two sides."""

    at: int  # the index in the plot
    number: int  # of the turn or round
    how: str  # the kind of the event that caused it; empty if none is known
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
    sides: int  # at the beginning
    reason: ReportReason
    turn: int  # 0: the game has no turns
    by: int  # the player who did it; -1: none


class Report(ViewPart, frozen=True):
    unit: str = ""  # what the plot shows; empty: there is none
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
        """Watch a stage of the game, after its beginning and after each answer."""

    def report(self) -> Report: ...


class NoReport:
    """For games that have no numbers to tell."""

    def see(self, game: Any) -> None: ...

    def report(self) -> Report:
        return Report()


def swing(before: Sequence[int], after: Sequence[int]) -> int:
    """By how much the difference between two sides changed.

    >>> swing((30, 27), (22, 27)), swing((10, 10), (12, 9))
    (8, 3)
    """
    changes = [now - then for then, now in zip(before, after, strict=True)]
    return max(changes) - min(changes)


def turning_point(points: Sequence[Sequence[int]], plays: Iterable[int]) -> int:
    """The point with the largest swing, among those that `plays` led to; 0 if nothing swung.

    >>> turning_point([(30, 30), (30, 27), (22, 27), (22, 25)], range(1, 4))
    2
    """
    swings = {at: swing(points[at - 1], points[at]) for at in plays}
    at = max(swings, key=lambda at: swings[at], default=0)
    return at if swings.get(at) else 0
