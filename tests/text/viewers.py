"""Viewers of sample events, for the golden lines of every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SampleViewer:
    """A seat, or SPECTATOR, at a kind of table where `actor` acts."""

    seat: int = 0
    mode: str = "duel"
    seats: int = 2
    names: tuple[str, ...] = ()
    actor: int = 0
