"""Reviews: the job that weighs one past answer in a worker process, and the review made of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.settings import GameSettings
from mulligan.players.playouts import playouts_of
from mulligan.players.teaching.advice import Adviser
from mulligan.players.teaching.lookahead import Lookahead
from mulligan.players.teaching.review import WeighedMove, weigh
from mulligan.registry import plugin_for
from mulligan.server.bot_pool import recalled
from mulligan.server.room.teaching.past import PastAnswer
from mulligan.server.store import Review, ReviewedAnswer


@dataclass(frozen=True, slots=True)
class WeighTask:
    """A past answer of a seat."""

    game: str
    seat: int
    past: PastAnswer
    key: bytes  # of the advice
    settings: GameSettings  # of the table
    brought: frozenset[int]  # the seats whose players brought decks of their own
    iterations: int | None  # None: as the strongest bot


def weigh_past(task: WeighTask) -> WeighedMove:
    plugin, past = plugin_for(task.game), task.past
    playouts, game = playouts_of(task.game), recalled(task.game, past.saved)
    origin = plugin.choose(task.settings).origin(task.brought)
    adviser = Adviser(plugin, playouts, task.key, task.iterations, origin)
    lookahead = Lookahead(plugin, playouts, task.key, origin)
    best, chance, lost = weigh(plugin, adviser, lookahead, game, task.seat, past.chosen)
    return WeighedMove(past.answers, past.number, past.play, past.chosen, best, chance, lost)


def review_of(moves: Sequence[WeighedMove], mistakes: Sequence[WeighedMove], by_turn: bool, result: float) -> Review:
    """The review: the chance before each play or, `by_turn`, before the first of each turn; at the end the result."""
    points: list[tuple[int, float]] = []
    seen: set[int] = set()
    for move in moves:
        key = move.number if by_turn else move.play
        if key not in seen:
            seen.add(key)
            points.append((move.number, round(move.chance, 3)))
    if moves:
        points.append((moves[-1].number, result))
    listed = (
        ReviewedAnswer(each.answers, each.number, each.chosen, each.best, round(each.chance, 3), round(each.lost, 3))
        for each in mistakes
    )
    return Review(tuple(points), tuple(listed))
