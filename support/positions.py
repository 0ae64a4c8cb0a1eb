"""Tables that begin at a position instead of a new game."""

from __future__ import annotations

import pytest

from mulligan.core.plugin import PlayableGame
from mulligan.core.scenario.notation import Notation
from mulligan.registry import plugin_for
from mulligan.server.room import room


def begin_at(monkeypatch: pytest.MonkeyPatch, game: str, position: str) -> None:
    """Let every new table of the server in this process begin at `position`, written as in a scenario."""

    def begin(*_: object) -> PlayableGame:
        table = plugin_for(game).table()
        assert isinstance(table, Notation)
        for line in position.strip().splitlines():
            table.do(line.strip())
        begun: PlayableGame = table.table()
        return begun

    monkeypatch.setattr(room, "new_game", begin)
