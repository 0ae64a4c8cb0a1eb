"""The games there are. A third game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from mulligan.core.lookup import look_up
from mulligan.core.settings import SettingsReason

if TYPE_CHECKING:  # the rules are loaded only for a game that is played
    from mulligan.core.plugin import GamePlugin

# For each game, the modules of its PLUGIN and of its native players' PLAYOUTS. The first game is the default.
GAMES: Mapping[str, tuple[str, str]] = {
    "epic": ("mulligan.epic.plugin", "mulligan.players.epic.playouts"),
    "gwent": ("mulligan.gwent.plugin", "mulligan.players.gwent.playouts"),
}
DEFAULT = next(iter(GAMES))


def plugin_for(game: str) -> GamePlugin:
    """Everything that tools need of a game; `InvalidSettings` lists the games."""
    plugin: GamePlugin = import_module(look_up(SettingsReason.UNKNOWN_GAME, game, GAMES)[0]).PLUGIN
    return plugin
