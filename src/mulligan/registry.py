"""The registered games. A third game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from mulligan.core.lookup import look_up
from mulligan.core.settings import SettingsReason

if TYPE_CHECKING:  # load the rules only when a game is used
    from mulligan.core.plugin import GamePlugin

# For each game, the modules with its PLUGIN and with the PLAYOUTS of its native bots. The first game is the default.
GAMES: Mapping[str, tuple[str, str]] = {
    "epic": ("mulligan.epic.plugin", "mulligan.players.epic.playouts"),
    "gwent": ("mulligan.gwent.plugin", "mulligan.players.gwent.playouts"),
}
DEFAULT = next(iter(GAMES))


def plugin_for(game: str) -> GamePlugin:
    """The plugin of a game; `InvalidSettings` lists the games."""
    plugin: GamePlugin = import_module(look_up(SettingsReason.UNKNOWN_GAME, game, GAMES)[0]).PLUGIN
    return plugin
