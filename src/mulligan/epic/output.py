"""Events of Epic's journal about champions, and about effects that a limit of the state cuts off."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import NO_OTHER, Output, note, note_overflow
from mulligan.epic.events import EventKind
from mulligan.epic.state import State


@native
def note_champion(state: State, output: Output, kind: int, slot: int, amount: int = 0, other: int = NO_OTHER) -> None:
    """Log a public event about a champion in play and its controller."""
    champion = state.champions[slot]
    note(output, kind, champion.controller, champion.card, slot, amount, other)


@native
def lose_effect(output: Output) -> None:
    """Report an effect that a limit of the state cuts off."""
    note_overflow(output, EventKind.OVERFLOWED)


@native
def capped(output: Output, number: int, cap: int) -> int:
    """The number, from -`cap` to `cap`. An effect that is cut is reported."""
    if -cap <= number <= cap:
        return number
    lose_effect(output)
    return cap if number > cap else -cap
