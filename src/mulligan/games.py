"""The games there are. A third game is a new folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the rules are loaded only for a game that is played
    from mulligan.core.kit import Kit

# For each game the module of its KIT and that of its native players' PLAYOUTS; the first game is the usual one.
GAMES: Mapping[str, tuple[str, str]] = {
    "epic": ("mulligan.epic.kit", "mulligan.players.epic.playouts"),
}
DEFAULT = next(iter(GAMES))


def kit_of(game: str) -> Kit:
    """Everything that tools need of a game; `ValueError` lists the games that there are."""
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there {'is' if len(GAMES) == 1 else 'are'} {', '.join(GAMES)}")
    kit: Kit = import_module(GAMES[game][0]).KIT
    return kit
