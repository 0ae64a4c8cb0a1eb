"""The report of a game of Gwent, from the journal: strength after each play, the rounds, and each side's statistics."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mulligan.core.client.report import (
    Report,
    ReportHand,
    ReportLine,
    ReportReason,
    ReportRound,
    ReportStat,
    ReportTurn,
    turning_point,
)
from mulligan.core.kernel.output import EventRow
from mulligan.core.kernel.record import read
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import SLUGS, GwentGame, book
from mulligan.gwent.rules.battlefield.strength import total
from mulligan.gwent.rules.points import target
from mulligan.gwent.state import Phase
from mulligan.gwent.tournament import WINS, DeckStage

STATS: Final = ("played", "strength", "destroyed", "drawn", "left")
_CAUSES: Final = (EventKind.PLAYED, EventKind.LEADER_USED, EventKind.PASSED)


class GwentReporter:
    """Reports on a game, or on the last game of a tournament."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._sides: list[int] = []
        self._points: list[tuple[int, ...]] = []  # total by side, after each play
        self._marks: list[int] = []  # the round of each point
        self._causes: list[tuple[str, int, str]] = []
        self._rounds: list[ReportRound] = []
        self._winners: frozenset[int] = frozenset()  # sides
        self._scores: list[int] = []  # totals of the round being scored
        self._stats: dict[str, Counter[int]] = {name: Counter() for name in STATS}  # by side
        self._cause = ("", -1, "")
        self._reason: ReportReason | None = None
        self._hands: tuple[ReportHand, ...] = ()

    def see(self, game: GwentGame) -> None:
        if isinstance(game, DeckStage):
            return
        if not game.answers:
            self._begin()
        self._sides = [int(player.side) for player in game.state.players]
        rows: list[EventRow] = read(game.output.events[: game.output.event_count])
        start = 0
        for moment in game.moments:
            self._take_all(rows[start : moment.events])
            self._mark(GwentGame(moment.table))
            start = moment.events
        self._take_all(rows[start:])
        if game.result is None and game.state.phase == Phase.TURNS:
            self._mark(game)
        self._hands = tuple(ReportHand(seat, _hand(game, seat)) for seat in range(game.seats))
        self._stats["left"] = Counter()
        for hand in self._hands:
            self._stats["left"][self._sides[hand.seat]] += len(hand.cards)
        self._end(game)

    def _mark(self, game: GwentGame) -> None:
        """Add the strengths of a position, if they changed or a round begins."""
        state = game.state
        totals = tuple(total(book(), state, side) for side in range(len(state.sides)))
        number = int(state.round_number)
        if self._points and self._points[-1] == totals and self._marks[-1] == number:
            return
        self._points.append(totals)
        self._marks.append(number)
        self._causes.append(self._cause)

    def _take_all(self, events: list[EventRow]) -> None:
        for event in events:
            self._take(event)

    def _take(self, event: EventRow) -> None:
        kind, seat, other = EventKind(event.kind), int(event.seat), int(event.other)
        if kind in _CAUSES:
            self._cause = kind.name, seat, SLUGS[event.card] if event.card >= 0 else ""
        match kind:
            case EventKind.PLAYED:
                self._stats["played"][self._sides[seat]] += 1
            case EventKind.DREW | EventKind.PICKED:
                self._stats["drawn"][self._sides[seat]] += 1
            case EventKind.DESTROYED if self._cause[1] >= 0 and self._sides[self._cause[1]] != other:
                self._stats["destroyed"][self._sides[self._cause[1]]] += 1
            case EventKind.SCORED:
                self._stats["strength"][other] += int(event.amount)
                self._scores.append(int(event.amount))
            case EventKind.ROUND_WON:
                self._score((other,))
            case EventKind.ROUND_DRAWN:
                self._score(())
            case EventKind.POINTS_SCORED if other == 0:
                most = max(self._scores)
                self._score(tuple(side for side, score in enumerate(self._scores) if score == most))
            case EventKind.EXHAUSTED:
                self._reason = ReportReason("exhausted")
            case EventKind.GAME_WON if int(event.amount) == WINS:
                self._reason = ReportReason("games", seat, {"games": WINS})
            case _:
                pass

    def _score(self, winners: tuple[int, ...]) -> None:
        self._rounds.append(ReportRound(tuple(self._scores), winners))
        self._scores = []

    def _end(self, game: GwentGame) -> None:
        """Why the game is over: no gems (G-112), enough points (G-222), or nothing left to play."""
        result = game.result
        if result is None:
            return
        self._winners = frozenset(self._sides[seat] for seat in result.winners)
        if self._reason is not None:
            return
        if not result.winners:
            self._reason = ReportReason("tie")
        elif len(game.state.sides) > 2:
            needed, points = target(game.state), int(game.state.sides[self._sides[result.winners[0]]].points)
            self._reason = ReportReason("points", result.winners[0], {"points": points, "needed": needed})
        else:
            loser = next(seat for seat in range(len(self._sides)) if seat not in result.winners)
            scores = self._rounds[-1].scores
            own = self._sides[loser]
            values = {"round": int(game.state.round_number), "own": scores[own], "other": scores[1 - own]}
            self._reason = ReportReason("gems", loser, values)

    def report(self) -> Report:
        sides = range(max(self._sides, default=-1) + 1)
        return Report(
            unit="strength",
            lines=tuple(ReportLine(self._seats(side), tuple(point[side] for point in self._points)) for side in sides),
            marks=tuple(self._marks),
            rounds=tuple(self._rounds),
            reason=self._reason,
            turn=self._turning_point(),
            stats=tuple(ReportStat(name, tuple(self._stats[name][side] for side in sides)) for name in STATS),
            hands=self._hands,
        )

    def _seats(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat, other in enumerate(self._sides) if other == side)

    def _turning_point(self) -> ReportTurn | None:
        """The play with the largest swing in a round that the winners won or tied. The start of a round doesn't count."""
        plays = [at for at in range(1, len(self._points)) if self._is_play(at) and self._is_won(self._marks[at])]
        at = turning_point(self._points, plays, self._winners)
        if at == 0:
            return None
        how, seat, card = self._causes[at]
        return ReportTurn(at, self._marks[at], how, seat, card, self._points[at - 1], self._points[at])

    def _is_play(self, at: int) -> bool:
        return self._marks[at] == self._marks[at - 1] and self._causes[at][2] != ""

    def _is_won(self, number: int) -> bool:
        """Whether the winners won or tied a round. Without winners every round counts."""
        if not self._winners or number > len(self._rounds):
            return True
        winners = self._rounds[number - 1].winners
        return not winners or not self._winners.isdisjoint(winners)


def _hand(game: GwentGame, seat: int) -> tuple[str, ...]:
    state = game.state
    hand = state.players[seat].hand
    return tuple(SLUGS[state.cards[number].card] for number in hand.cards[: hand.count])
