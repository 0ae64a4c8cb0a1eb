"""Previews: choices that are not final are played on a copy resampled for the seat, shown only there and never stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.client.view import EventView, Viewer, events, view_builder
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.bot import Determinizer


@dataclass(frozen=True, slots=True)
class PreviewedGame:
    """The position after some choices. A choice is not final if the seat is asked on and nothing hidden was revealed."""

    game: PlayableGame
    events: tuple[EventView, ...]  # of the choices that are not final
    pending: int | None  # the choice that waits for confirmation
    kept: int  # number of leading choices that are not final; if fewer than were given, the next one is final or held back


def preview_choices(
    plugin: GamePlugin,
    determinizer: Determinizer,
    game: PlayableGame,
    choices: Sequence[int],
    viewer: Viewer,
    hold: bool = False,
) -> PreviewedGame:
    """Play choices of the viewer's seat up to the first final one; an illegal one raises IllegalAnswer.

    Hidden cards of the copy are resampled, so even a choice wrongly treated as not final would reveal nothing. With `hold`, the
    position is the one before the first choice that is final or the last of a selection: it waits for the player to confirm.
    """
    twin = determinizer.resampled(game, viewer.seat)
    seen: list[EventView] = []
    for kept, choice in enumerate(choices):
        before = drawn(twin)
        unchanged = twin.copy() if hold else twin
        completes = hold and view_builder(plugin, twin.stage).most(twin, viewer.seat) == 1
        twin.answer(viewer.seat, choice)
        if completes or revealed(plugin, twin, before) or not _is_mid_move(plugin, twin, viewer.seat):
            return PreviewedGame(unchanged, tuple(seen), choice if hold else None, kept)
        seen.extend(events(plugin, twin, viewer))
    return PreviewedGame(twin, tuple(seen), None, len(choices))


def _is_mid_move(plugin: GamePlugin, game: PlayableGame, seat: int) -> bool:
    """Whether the seat is still asked, in the middle of its move."""
    return game.asks_seat(seat) in view_builder(plugin, game.stage).mid_move


def drawn(game: PlayableGame) -> int:
    """Count of random draws so far."""
    return int(game.stage.state.random.drawn)


def revealed(plugin: GamePlugin, game: PlayableGame, drawn_before: int) -> bool:
    """Whether the last answer revealed something hidden, used randomness or began another stage."""
    if len(game.recent_stages) > 1 or drawn(game) != drawn_before:
        return True
    return not view_builder(plugin, game.stage).revealing.isdisjoint(game.event_kinds)
