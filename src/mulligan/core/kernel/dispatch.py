"""Dispatchers: kernels that call other ones by number.

Compiled code cannot be called through a table without losing its optimisation, so a dispatcher is a tree of branches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from mulligan.core.kernel.native import native

BRANCHES = 8  # of every fork
K = TypeVar("K", bound=Callable[..., Any])


def dispatch(kernels: Sequence[K], number_of: Callable[[Any], int], first: int = 0) -> K:
    """A kernel that calls one of `kernels`, which all take the same arguments, with its own.

    `number_of` is a kernel that reads the number of the one to call from the last argument; the first of them has the number
    `first`. The compiler flattens the tree.
    """
    members, width = list(kernels), 1
    while len(members) > 1:
        groups = range(0, len(members), BRANCHES)
        members = [_fork(first + at * width, width, members[at : at + BRANCHES], number_of) for at in groups]
        width *= BRANCHES
    return members[0]


def _fork(first: int, width: int, members: Sequence[K], number_of: Callable[[Any], int]) -> K:
    """Branch to one of up to eight kernels, each of which serves `width` numbers, counted from `first`."""
    a, b, c, d, e, f, g, h = [*members, *[members[-1]] * (BRANCHES - len(members))]

    @native
    def fork(*arguments: Any) -> Any:
        match (int(number_of(arguments[-1])) - first) // width:
            case 0:
                return a(*arguments)
            case 1:
                return b(*arguments)
            case 2:
                return c(*arguments)
            case 3:
                return d(*arguments)
            case 4:
                return e(*arguments)
            case 5:
                return f(*arguments)
            case 6:
                return g(*arguments)
            case _:
                return h(*arguments)

    return fork  # type: ignore[return-value]  # has the type of its members
