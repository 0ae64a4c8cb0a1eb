"""Automatic passing when there is nothing to decide.

The rules ask whenever a skipped question would reveal the hand. For each priority window a player chooses to stop always, only
when they could act, or never. In the middle of a move, declining is automatic where it is the only option.
"""

from __future__ import annotations

from enum import StrEnum

from mulligan.core.client.view import view_builder
from mulligan.core.plugin import GamePlugin
from mulligan.server.room.room import Room

PASS = 0  # as a choice, in every game


class PassPolicy(StrEnum):
    STOP = "stop"
    ACT = "act"  # stop only if the player could act
    NEVER = "never"


def windows(plugin: GamePlugin) -> tuple[str, ...]:
    """All windows of a game, including those of its draft."""
    return (*plugin.views.windows, *(plugin.drafting.views.windows if plugin.drafting is not None else ()))


def pass_policies(room: Room, seat: int) -> dict[str, str]:
    chosen = room.sitting(seat).passing
    return {window: chosen.get(window, PassPolicy.ACT) for window in windows(room.plugin)}


def pass_policy(room: Room, seat: int) -> PassPolicy:
    """How to answer a seat's open question for its player; STOP leaves it to them.

    ACT and NEVER both mean pass: ACT because passing is the only option, NEVER because the player chose so.
    """
    question = room.state.question(seat)
    if question is None or PASS not in question.options or not room.plays(seat):
        return PassPolicy.STOP
    game = room.game
    views = view_builder(room.plugin, game.stage)
    window = views.window(game, seat)
    if not window and question.ask not in views.mid_move:
        return PassPolicy.STOP
    policy = PassPolicy(pass_policies(room, seat)[window]) if window else PassPolicy.ACT
    return PassPolicy.STOP if policy is PassPolicy.ACT and len(question.options) > 1 else policy
