"""The report of a game of Epic, from the journal: health by turn, and each side's statistics."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from mulligan.core.client.report import (
    Report,
    ReportFall,
    ReportHand,
    ReportLine,
    ReportReason,
    ReportStat,
    ReportTurn,
    turning_point,
)
from mulligan.core.kernel.output import EventRow
from mulligan.core.kernel.record import read
from mulligan.epic.events import EventKind
from mulligan.epic.game import SLUGS, EpicGame

STATS: Final = ("damage", "broken", "played", "drawn", "attacks")
_CAUSES: Final = (EventKind.PLAYED, EventKind.POWER_USED, EventKind.TRIGGERED, EventKind.ATTACKED)


class Cause(NamedTuple):
    """The last play, power or attack; later events are attributed to it."""

    how: str = ""
    seat: int = -1
    card: str = ""


class EpicReporter:
    def __init__(self) -> None:
        self._teams: list[int] = []
        self._points: list[tuple[int, ...]] = []  # health by team, after each turn
        self._marks: list[int] = []
        self._causes: list[Cause] = []  # causes of the greatest loss in each turn
        self._stats: dict[str, Counter[int]] = {name: Counter() for name in STATS}  # by team
        self._cause = Cause()
        self._health: list[int] = []  # by team, up to the last event read
        self._turn = 0
        self._greatest = 0  # loss in this turn
        self._harm: dict[int, tuple[int, Cause]] = {}  # the last loss, by team
        self._falls: list[ReportFall] = []
        self._reason: ReportReason | None = None
        self._hands: tuple[ReportHand, ...] = ()

    def see(self, game: EpicGame) -> None:
        players: Any = game.state.players  # a numpy array, typed as a list
        self._teams = players["team"][: game.seats].tolist()
        by_team: Any = game.state.teams
        health: list[int] = by_team["health"][: max(self._teams) + 1].tolist()
        self._health = self._health or health
        self._turn = self._turn or int(game.state.turn)  # a game may begin at a position
        events: list[EventRow] = read(game.output.events[: game.output.event_count])
        for event in events:
            self._take(event)
        self._health = health
        self._mark()
        self._hands = tuple(ReportHand(seat, _hand(game, seat)) for seat in range(game.seats))

    def _mark(self) -> None:
        """Set the point of this turn to the current health."""
        if not self._marks or self._marks[-1] != self._turn:
            self._marks.append(self._turn)
            self._points.append(())
            self._causes.append(Cause())
            self._greatest = 0
        self._points[-1] = tuple(self._health)

    def _take(self, event: EventRow) -> None:
        kind, seat, amount = EventKind(event.kind), int(event.seat), int(event.amount)
        if kind in _CAUSES:
            self._cause = Cause(kind.name, seat, SLUGS[event.card])
        match kind:
            case EventKind.TURN_BEGAN:
                self._mark()
                self._turn, self._cause = amount, Cause()
                self._mark()
            case EventKind.PLAYED:
                self._count("played", seat)
            case EventKind.DREW:
                self._count("drawn", seat)
            case EventKind.ATTACKED:
                self._count("attacks", seat)
            case EventKind.BROKEN if self._is_theirs(seat):
                self._count("broken", self._cause.seat)
            case EventKind.GAINED_HEALTH:
                self._health[self._teams[seat]] += amount
            case EventKind.PLAYER_DAMAGED | EventKind.LOST_HEALTH:
                self._hurt(seat, amount)
            case EventKind.ELIMINATED:
                self._fall(seat)
            case EventKind.WON if self._reason is None:
                self._reason = ReportReason("deck", seat)
            case EventKind.DRAWN_GAME:
                self._reason = ReportReason("tie")
            case _:
                pass
        if kind in (EventKind.PLAYER_DAMAGED, EventKind.DAMAGED) and self._is_theirs(seat):
            self._count("damage", self._cause.seat, amount)

    def _count(self, name: str, seat: int, amount: int = 1) -> None:
        self._stats[name][self._teams[seat]] += amount

    def _is_theirs(self, seat: int) -> bool:
        """Whether another team caused it."""
        return self._cause.seat >= 0 and self._teams[self._cause.seat] != self._teams[seat]

    def _hurt(self, seat: int, amount: int) -> None:
        self._health[self._teams[seat]] -= amount
        self._harm[self._teams[seat]] = amount, self._cause
        if amount > self._greatest:
            self._greatest, self._causes[-1] = amount, self._cause

    def _fall(self, seat: int) -> None:
        """Record an elimination. In a duel that decides the game."""
        team = self._teams[seat]
        health = self._health[team]
        lost, cause = self._harm.get(team, (0, Cause()))
        reason = ReportReason("left", seat)
        if health <= 0:
            reason = ReportReason("health", seat, {"before": health + lost, "lost": lost, "after": health})
        sides = len(set(self._teams))
        before = len({self._teams[each.seat] for each in self._falls} - {team})
        by = cause.seat if reason.how == "health" else -1
        self._falls.append(ReportFall(seat, sides - before, sides, reason, self._turn, by))
        self._reason = reason

    def report(self) -> Report:
        teams = range(max(self._teams, default=-1) + 1)
        return Report(
            unit="health",
            lines=tuple(ReportLine(self._seats(team), tuple(point[team] for point in self._points)) for team in teams),
            marks=tuple(self._marks),
            least=0,
            reason=self._reason,
            turn=self._turning_point(),
            stats=tuple(ReportStat(name, tuple(self._stats[name][team] for team in teams)) for name in STATS),
            hands=self._hands,
            falls=tuple(self._falls),
        )

    def _seats(self, team: int) -> tuple[int, ...]:
        return tuple(seat for seat, other in enumerate(self._teams) if other == team)

    def _turning_point(self) -> ReportTurn | None:
        at = turning_point(self._points, range(1, len(self._points)))
        if at == 0:
            return None
        how, seat, card = self._causes[at]
        return ReportTurn(at, self._marks[at], how, seat, card, self._points[at - 1], self._points[at])


def _hand(game: EpicGame, seat: int) -> tuple[str, ...]:
    state = game.state
    hand = state.players[seat].hand
    return tuple(SLUGS[state.cards[number].card] for number in hand.cards[: hand.count])
