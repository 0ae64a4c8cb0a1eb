"""Events about champions in Epic's journal."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import NO_OTHER, Output, note
from mulligan.epic.state import State


@native
def note_champion(state: State, output: Output, kind: int, slot: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event about a champion in play and its controller."""
    champion = state.champions[slot]
    note(output, kind, champion.controller, champion.card, slot, amount, other)
