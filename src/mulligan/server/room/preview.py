"""Choices that are not final yet: played on a copy that is dealt anew for the seat, shown to nobody else, stored nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.core.client.view import ShownEvent, Viewer, events, view_builder
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.players.bot import Determinizer


@dataclass(frozen=True, slots=True)
class Preview:
    """The table as it would be after some choices. While they lead on and show nothing new they need not be final."""

    game: PlayableGame
    events: tuple[ShownEvent, ...]  # of the choices that lead on
    kept: int  # so many of the choices lead on; when not all of them do, the next one is final


def preview_choices(
    plugin: GamePlugin, determinizer: Determinizer, game: PlayableGame, choices: Sequence[int], viewer: Viewer
) -> Preview:
    """Play choices of the reader's seat up to the first that is final; an illegal one raises IllegalAnswer.

    The copy is what the seat could imagine itself, so that even a wrong decision about holding would show it nothing.
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
    """Is the seat still asked, in the middle of something?"""
    return game.asks_seat(seat) in view_builder(plugin, game.stage).goes_on


def drawn(game: PlayableGame) -> int:
    """How much was left to chance so far."""
    return int(game.stage.state.random.drawn)


def turned_up(plugin: GamePlugin, game: PlayableGame, drawn_before: int) -> bool:
    """Did the last answer show what was hidden, was anything left to chance, or did another stage begin?"""
    if len(game.told) > 1 or drawn(game) != drawn_before:
        return True
    return not view_builder(plugin, game.stage).turns_up.isdisjoint(game.happened)
