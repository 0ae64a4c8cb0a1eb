"""Previews: choices that are not final are played on a copy resampled for the seat, shown only there and never stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.client.view import ShownEvent, Viewer, events, view_builder
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.bot import Determinizer


@dataclass(frozen=True, slots=True)
class Preview:
    """The position after some choices. A choice is not final if the seat is asked on and nothing hidden was revealed."""

    game: PlayableGame
    events: tuple[ShownEvent, ...]  # of the choices that are not final
    kept: int  # number of leading choices that are not final; if fewer than were given, the next one is final


def preview_choices(
    plugin: GamePlugin, determinizer: Determinizer, game: PlayableGame, choices: Sequence[int], viewer: Viewer
) -> Preview:
    """Play choices of the viewer's seat up to the first final one; an illegal one raises IllegalAnswer.

    Hidden cards of the copy are resampled, so even a choice wrongly treated as not final would reveal nothing.
    """
    twin = determinizer.resampled(game, viewer.seat)
    happened: list[ShownEvent] = []
    for kept, choice in enumerate(choices):
        before = drawn(twin)
        twin.answer(viewer.seat, choice)
        if turned_up(plugin, twin, before) or not _leads_on(plugin, twin, viewer.seat):
            return Preview(twin, tuple(happened), kept)
        happened.extend(events(plugin, twin, viewer))
    return Preview(twin, tuple(happened), len(choices))


def _leads_on(plugin: GamePlugin, game: PlayableGame, seat: int) -> bool:
    """Whether the seat is still asked, in the middle of its move."""
    return game.asks_seat(seat) in view_builder(plugin, game.stage).goes_on


def drawn(game: PlayableGame) -> int:
    """Count of random draws so far."""
    return int(game.stage.state.random.drawn)


def turned_up(plugin: GamePlugin, game: PlayableGame, drawn_before: int) -> bool:
    """Whether the last answer revealed something hidden, used randomness or began another stage."""
    if len(game.told) > 1 or drawn(game) != drawn_before:
        return True
    return not view_builder(plugin, game.stage).turns_up.isdisjoint(game.happened)
