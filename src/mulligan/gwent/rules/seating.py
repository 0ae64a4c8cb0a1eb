"""Teammates and opponents in a duel, with three to five players (section 14.3) and in teams (section 14.4).

The numbers of seats and sides are constants of the layout, so the compiler evaluates these functions and drops rules that a
layout never needs.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.state import State


@native
def for_points(state: State) -> bool:
    """G-220: everybody plays alone, for points instead of gems."""
    return len(state.sides) > 2


@native
def has_teammates(state: State) -> bool:
    """G-230: two players share a side."""
    return len(state.players) > len(state.sides)


@native
def is_duel(state: State) -> bool:
    """Two players; one of them may be virtual."""
    return len(state.players) == 2


@native
def side_at(state: State, seat: int) -> int:
    """G-231: sides alternate around the table: A1, B1, A2, B2."""
    return seat % len(state.sides)


@native
def first_of(state: State, side: int) -> int:
    """The first player of a side, by `side_at`; without teammates, the only one."""
    return side


@native
def opposite(state: State, side: int) -> int:
    """The other of two sides."""
    return 1 - side


@native
def opponent(state: State, side: int, turn: int) -> int:
    """The opposing side `turn` places clockwise, for `turn` from 1 to the number of sides - 1."""
    return (side + turn) % len(state.sides)


@native
def shown_to(state: State, seat: int) -> int:
    """Mask of the seats that see a player's hand; a teammate does too (G-230)."""
    if not has_teammates(state):
        return 1 << seat
    mask = 0
    for other in range(len(state.players)):
        if state.players[other].side == state.players[seat].side:
            mask |= 1 << other
    return mask


@native
def side_has_faction(state: State, side: int, faction: int) -> bool:
    for seat in range(len(state.players)):
        if state.players[seat].side == side and state.players[seat].faction == faction:
            return True
    return False
