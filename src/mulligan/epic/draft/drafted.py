"""A draft, followed by the game played with the drafted decks, as one game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mulligan.core.base_game import TableGame
from mulligan.core.decks.formats import Format
from mulligan.core.game import Result
from mulligan.core.staged_game import StagedGame
from mulligan.epic.draft.game import DraftGame, DraftOptions
from mulligan.epic.draft.plan import Plan
from mulligan.epic.game import EpicGame, GameOptions


@dataclass(frozen=True, slots=True)
class DraftedOptions:
    """Options of the draft and of the game."""

    draft: DraftOptions = field(default_factory=DraftOptions)
    game: GameOptions = field(default_factory=GameOptions)


def options_for(format: Format, seats: int, game: GameOptions) -> DraftedOptions:
    assert isinstance(format.plan, Plan)
    return DraftedOptions(DraftOptions(format.plan, seats), game)


class DraftedGame(StagedGame):
    """`decks` has a single entry: the box to draft from."""

    title, save_format = "Epic with a draft", "mulligan epic drafted 1"
    slugs = EpicGame.slugs
    options: DraftedOptions

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> DraftedOptions:
        return DraftedOptions(DraftGame.options_from(kept["draft"]), EpicGame.options_from(kept["game"]))

    def _first_stage(self) -> DraftGame:
        self.played: tuple[tuple[str, ...], ...] = ()  # the decks, once the draft is over
        return DraftGame.new(self.options.draft, self.decks, self.stage_key(0))

    def _next_stage(self, over: TableGame) -> EpicGame | None:
        if not isinstance(over, DraftGame):
            return None
        self.played = over.drafted
        return EpicGame.new(self.options.game, self.played, self.stage_key(1))

    @property
    def result(self) -> Result | None:
        return None if isinstance(self.stage, DraftGame) else self.stage.result

    def _standing(self) -> object:
        return self.played
