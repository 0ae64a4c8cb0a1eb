"""The random player: any answer, each as likely."""

from __future__ import annotations

from mulligan.core.kernel.journal import Desk
from mulligan.core.kernel.native import native
from mulligan.players.stream import Stream, pick_below


@native
def choose_random(desk: Desk, stream: Stream) -> int:
    """One of the options on the desk."""
    return desk.options[pick_below(stream, desk.option_count)]
