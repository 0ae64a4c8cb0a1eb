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
    swing,
    turning_point,
)
from mulligan.core.kernel.output import EventRow
from mulligan.core.kernel.record import read
from mulligan.epic.cards import CARDS
from mulligan.epic.events import EventKind
from mulligan.epic.game import SLUGS, EpicGame
from mulligan.epic.parts import Champion, Token
from mulligan.epic.state import NO_CARD, NOBODY, Step

STATS: Final = ("damage", "broken", "played", "drawn", "attacks")
_CAUSES: Final = (EventKind.PLAYED, EventKind.POWER_USED, EventKind.TRIGGERED)


class Cause(NamedTuple):
    """The last play, power or ability, or the attack while its damage is dealt; later events are attributed to it."""

    how: str = ""
    seat: int = NOBODY
    card: str = ""
    defender: int = NOBODY  # of an attack, in which both sides deal damage


class EpicReporter:
    def __init__(self) -> None:
        self._teams: list[int] = []
        self._points: list[tuple[int, ...]] = []  # health by team, after each turn
        self._marks: list[int] = []
        self._changes: list[dict[Cause, list[int]]] = []  # of health by team, for each turn
        self._winners: frozenset[int] = frozenset()  # teams
        self._stats: dict[str, Counter[int]] = {name: Counter() for name in STATS}  # by team
        self._cause = Cause()
        self._attack = Cause()
        self._attacker = NO_CARD  # the strongest one
        self._health: list[int] = []  # by team, up to the last event read
        self._turn = 0
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
        if game.result is not None:
            self._winners = frozenset(self._teams[seat] for seat in game.result.winners)
        self._hands = tuple(ReportHand(seat, _hand(game, seat)) for seat in range(game.seats))

    def _mark(self) -> None:
        """Set the point of this turn to the current health."""
        if not self._marks or self._marks[-1] != self._turn:
            self._marks.append(self._turn)
            self._points.append(())
            self._changes.append({})
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
            case EventKind.STEP_BEGAN if amount == Step.ATTACKERS:
                self._attack, self._attacker = Cause(), NO_CARD
            case EventKind.STEP_BEGAN if amount == Step.DAMAGE:
                self._cause = self._attack
            case EventKind.ATTACKED:
                self._count("attacks", seat)
                self._join(int(event.card), seat, int(event.other))
            case EventKind.BROKEN:
                self._credit("broken", seat)
            case EventKind.DAMAGED:
                self._credit("damage", seat, amount)
            case EventKind.GAINED_HEALTH:
                self._change(seat, amount)
            case EventKind.PLAYER_DAMAGED | EventKind.LOST_HEALTH:
                self._change(seat, -amount)
                self._harm[self._teams[seat]] = amount, self._cause
                if kind is EventKind.PLAYER_DAMAGED:
                    self._credit("damage", seat, amount)
            case EventKind.ELIMINATED:
                self._fall(seat)
            case EventKind.WON if self._reason is None:
                self._reason = ReportReason("deck", seat)
            case EventKind.DRAWN_GAME:
                self._reason = ReportReason("tie")
            case _:
                pass

    def _count(self, name: str, seat: int, amount: int = 1) -> None:
        self._stats[name][self._teams[seat]] += amount

    def _credit(self, name: str, seat: int, amount: int = 1) -> None:
        """Count a loss of this player for the other team that caused it."""
        for by in (self._cause.seat, self._cause.defender):
            if by != NOBODY and self._teams[by] != self._teams[seat]:
                self._count(name, by, amount)
                return

    def _join(self, card: int, seat: int, defender: int) -> None:
        """Name the attack after its strongest attacker."""
        if self._attacker == NO_CARD or _attack(card) > _attack(self._attacker):
            self._attacker, self._attack = card, Cause(EventKind.ATTACKED.name, seat, SLUGS[card], defender)

    def _change(self, seat: int, amount: int) -> None:
        team = self._teams[seat]
        self._health[team] += amount
        changes = self._changes[-1].setdefault(self._cause, [0] * len(self._health))
        changes[team] += amount

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
        at = turning_point(self._points, range(1, len(self._points)), self._winners)
        if at == 0:
            return None
        changes = self._changes[at]
        cause = max(changes, key=lambda cause: swing(changes[cause], self._winners), default=Cause())
        return ReportTurn(at, self._marks[at], cause.how, cause.seat, cause.card, self._points[at - 1], self._points[at])


def _attack(card: int) -> int:
    printed = CARDS[card]
    return printed.attack if isinstance(printed, Champion | Token) else 0


def _hand(game: EpicGame, seat: int) -> tuple[str, ...]:
    state = game.state
    hand = state.players[seat].hand
    return tuple(SLUGS[state.cards[number].card] for number in hand.cards[: hand.count])
