"""The random player: every answer is equally likely."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.players.stream import Stream, pick_below


@native
def choose_random(output: Output, stream: Stream) -> int:
    """Pick one of the offered options."""
    return output.options[pick_below(stream, output.option_count)]
