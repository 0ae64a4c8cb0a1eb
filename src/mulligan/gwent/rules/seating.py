"""Who plays with whom and against whom: a duel, three to five players (section 14.3), teams (section 14.4).

How many seats and sides a table has belongs to its layout and is a constant to the compiler. So a question that is asked here
costs nothing, and rules that a layout never needs are left out of its code.
"""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.state import State


@native
def for_points(state: State) -> bool:
    """G-220: everybody for themselves, and points take the place of gems."""
    return len(state.sides) > 2


@native
def has_partners(state: State) -> bool:
    """G-230: two players share a side."""
    return len(state.players) > len(state.sides)


@native
def is_duel(state: State) -> bool:
    """Two players, one of whom may be virtual."""
    return len(state.players) == 2


@native
def side_at(state: State, seat: int) -> int:
    """G-231: the sides take turns round the table, A1, B1, A2, B2."""
    return seat % len(state.sides)


@native
def first_of(state: State, side: int) -> int:
    """The first player of a side. It follows from `side_at`; where there are no partners, it is the only one."""
    return side


@native
def opposite(state: State, side: int) -> int:
    """The other side, where there are two."""
    return 1 - side


@native
def opponent(state: State, side: int, turn: int) -> int:
    """Each opposing side in clockwise order, for turns from 1 to one less than there are sides."""
    return (side + turn) % len(state.sides)


@native
def shown_to(state: State, seat: int) -> int:
    """Who sees the hand of a player, as a mask of seats. G-230: the partner too."""
    if not has_partners(state):
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
