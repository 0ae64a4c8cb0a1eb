"""Advice for a player: what the strongest search would answer, and how likely each answer is to win.

An adviser sees what its seat sees: everything hidden is dealt again before it thinks.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mulligan.core.client.view import view_builder
from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.kernel.random import Purpose, derived_key
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.bot import Determinizer
from mulligan.players.playouts import Playouts
from mulligan.players.search.levels import Level
from mulligan.players.search.searcher import Thinker
from mulligan.players.teaching.calibration import calibration_of
from mulligan.players.teaching.lookahead import Lookahead

LEVEL = "master"
LONGEST_PLAY = 60  # answers
LEAST_VISITS = 30  # of an answer whose chance is measured


@dataclass(frozen=True, slots=True)
class WeighedAnswer:
    """A legal answer with its visits in the search, and the probability that the seat wins with it."""

    choice: int
    visits: int
    chance: float

    @property
    def is_measured(self) -> bool:
        """Whether the search has tried it often; it doesn't if another answer certainly wins."""
        return self.visits >= LEAST_VISITS


@dataclass(frozen=True, slots=True)
class Advice:
    """All different answers to a question, the best first; of equal ones only one is listed."""

    seat: int
    answers: tuple[WeighedAnswer, ...]
    play: tuple[int, ...]  # the best answer, and those that complete its play, such as targets

    @property
    def best(self) -> WeighedAnswer:
        return self.answers[0]


class Adviser:
    """Gives advice in one game. The same key, position and number of iterations give the same advice.

    `origin` says where the decks come from, and so what a seat knows of the others'.
    """

    def __init__(
        self,
        plugin: GamePlugin,
        playouts: Playouts,
        key: bytes,
        iterations: int | None = None,
        origin: DeckOrigin = PUBLIC,
    ) -> None:
        assert playouts.searchers is not None, f"{plugin.name} has no search"
        self._plugin, self._searchers, self._origin = plugin, playouts.searchers, origin
        self._budget = playouts.searchers.contender(Level(iterations or playouts.searchers.levels[LEVEL].iterations, math.inf))
        self._calibration = calibration_of(plugin.name)
        self._lookahead = Lookahead(plugin, playouts, key, origin)
        self._deal_key, self._search_key = (derived_key(key, Purpose.PLAYER, number) for number in (1, 2))

    def advise(self, game: PlayableGame, seat: int, choices: Sequence[int] = ()) -> Advice:
        """Advice for the open question of a seat, after `choices` that reveal nothing hidden.

        The question must be one of the game itself, not of a draft.
        """
        table = Determinizer(self._plugin, self._deal_key, self._origin).resampled(game.stage, seat)
        for choice in choices:
            table.answer(seat, choice)
        table.state.asked = seat
        thinker = Thinker(self._plugin.kernels, self._searchers, self._budget, self._search_key, origin=self._origin)
        found = thinker.candidates(table.state, seat)
        answers = tuple(WeighedAnswer(each.option, each.visits, self._calibration.chance(each.value)) for each in found)
        best = answers[0].choice
        if len(answers) == 1:  # the search tries nothing if there is no choice
            answers = (WeighedAnswer(best, 0, self._lookahead.wins(table, seat, (best,))),)
        return Advice(seat, answers, (best, *self._completed(thinker, table, seat, best)))

    def _completed(self, thinker: Thinker, table: PlayableGame, seat: int, choice: int) -> Iterator[int]:
        """The search's answers to the questions that follow within the same play, until something hidden is revealed."""
        mid_move = view_builder(self._plugin, table).mid_move
        for _ in range(LONGEST_PLAY):
            drawn = int(table.state.random.drawn)
            table.answer(seat, choice)
            if table.asks_seat(seat) not in mid_move or int(table.state.random.drawn) != drawn:
                return
            choice = thinker.choice(table.state, seat, continues=True)
            yield choice
