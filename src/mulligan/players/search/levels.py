"""Players that search, by name, with the budget of each level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mulligan.core.kernel.record import new_record
from mulligan.players.search.search import Search
from mulligan.players.search.tree import CONTENDER, Contender


@dataclass(frozen=True, slots=True)
class Level:
    """A player's budget per answer: `iterations` or `seconds`, whichever run out first. 0 iterations: it plays the policy."""

    iterations: int
    seconds: float = 1.0


POLICY_ONLY = Level(0)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A game's search parameters; `tree.Settings` explains them."""

    explore: float
    widening: float
    horizon: int


@dataclass(frozen=True, slots=True)
class Searchers:
    """The search of a game and the players that use it."""

    search: Search
    recipe: Recipe
    levels: Mapping[str, Level]
    functions: int  # approximate number to compile in addition to the rules, for the progress line

    def contender(self, level: Level) -> Contender:
        player: Contender = new_record(CONTENDER)[0]
        player.iterations, player.seconds = level.iterations, level.seconds
        player.settings.explore, player.settings.widening = self.recipe.explore, self.recipe.widening
        player.settings.horizon = self.recipe.horizon
        return player


def native_contender(policy: int) -> Contender:
    """A player that does not search."""
    player: Contender = new_record(CONTENDER)[0]
    player.policy = policy
    return player
