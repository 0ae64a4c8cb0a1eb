"""The games there are. A third game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from mulligan.core.lookup import look_up

if TYPE_CHECKING:  # the rules are loaded only for a game that is played
    from mulligan.core.plugin import GamePlugin

# For each game the module of its KIT and that of its native players' PLAYOUTS; the first game is the usual one.
GAMES: Mapping[str, tuple[str, str]] = {
    "epic": ("mulligan.epic.plugin", "mulligan.players.epic.playouts"),
    "gwent": ("mulligan.gwent.plugin", "mulligan.players.gwent.playouts"),
}
DEFAULT = next(iter(GAMES))


def plugin_for(game: str) -> GamePlugin:
    """Everything that tools need of a game; `ValueError` lists the games that there are."""
    plugin: GamePlugin = import_module(look_up("game", game, GAMES)[0]).PLUGIN
    return plugin
