"""Passing where a player said so beforehand.

The rules stop at every window, for whether one is asked is public. A player says for each window: stop; stop where I could act;
never.
"""

from __future__ import annotations

from enum import StrEnum

from mulligan.core.client.view import view_builder
from mulligan.core.plugin import GamePlugin
from mulligan.server.room.room import Room

PASS = 0  # as a choice, in every game
_OTHERS = "other_"  # so begin the names of windows in the turns of other players


class PassPolicy(StrEnum):
    """What to do in a window."""

    STOP = "stop"
    ACT = "act"  # stop where one could act
    NEVER = "never"


def default_policy(window: str) -> PassPolicy:
    """In the turns of others one is stopped where one could act; in one's own always."""
    return PassPolicy.ACT if window.startswith(_OTHERS) else PassPolicy.STOP


def windows(plugin: GamePlugin) -> tuple[str, ...]:
    """All that a game has."""
    return (*plugin.views.windows, *(plugin.drafting.views.windows if plugin.drafting is not None else ()))


def pass_policies(room: Room, seat: int) -> dict[str, str]:
    """What a seat does in each window."""
    said = room.sitting(seat).passing
    return {window: said.get(window, default_policy(window)) for window in windows(room.plugin)}


def pass_policy(room: Room, seat: int) -> PassPolicy:
    """What is done for a person who is asked: STOP, or pass as they said."""
    question = room.state.question(seat)
    if question is None or PASS not in question.options or not room.plays(seat):
        return PassPolicy.STOP
    game = room.game
    window = view_builder(room.plugin, game.stage).window(game, seat)
    if not window:
        return PassPolicy.STOP
    said = PassPolicy(pass_policies(room, seat)[window])
    return PassPolicy.STOP if said is PassPolicy.ACT and len(question.options) > 1 else said
