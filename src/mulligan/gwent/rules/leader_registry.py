"""The kernels of leader effects, registered where they are defined, and the dispatchers made from them.

Every effect that a leader carries out needs a kernel, and every effect that players use needs a condition. The import fails if
one is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect, LeaderRow, Use
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.state import State

Kernel: TypeAlias = Callable[[Book, State, GwentOutput, int, LeaderRow], None]
Condition: TypeAlias = Callable[[Book, State, int, LeaderRow], bool]
K = TypeVar("K", bound=Kernel)
C = TypeVar("C", bound=Condition)
Member = TypeVar("Member", Kernel, Condition)

KERNELS: dict[LeaderEffect, Kernel] = {}
CONDITIONS: dict[LeaderEffect, Condition] = {}
FORK = 8  # branches of a dispatcher


def carries_out(*effects: LeaderEffect) -> Callable[[K], K]:
    """The kernel carries out these effects for a seat."""

    def register(kernel: K) -> K:
        _register(KERNELS, effects, kernel)
        return kernel

    return register


def useful_if(*effects: LeaderEffect) -> Callable[[C], C]:
    """The condition says whether these effects would do something, without which they may not be used (G-120)."""

    def register(condition: C) -> C:
        _register(CONDITIONS, effects, condition)
        return condition

    return register


def _register(registry: dict[LeaderEffect, Any], effects: Sequence[LeaderEffect], kernel: object) -> None:
    for effect in effects:
        if effect in registry:
            raise TypeError(f"{effect.name} is registered twice")
        registry[effect] = kernel


def effects_used(*uses: Use) -> list[LeaderEffect]:
    return [effect for effect in LeaderEffect if effect.facts.use in uses]


def dispatch_kernels(effects: Sequence[LeaderEffect]) -> Kernel:
    """A kernel that carries out whichever of these effects the row names."""
    return _tree(effects, [_found(KERNELS, effect, "carries out") for effect in effects], _fork_kernels)


def dispatch_conditions(effects: Sequence[LeaderEffect]) -> Condition:
    """A condition that asks that of whichever of these effects the row names."""
    return _tree(effects, [_found(CONDITIONS, effect, "says when to use") for effect in effects], _fork_conditions)


def _found(registry: dict[LeaderEffect, Member], effect: LeaderEffect, does: str) -> Member:
    if effect not in registry:
        raise TypeError(f"nothing {does} {effect.name}")
    return registry[effect]


def _tree(
    effects: Sequence[LeaderEffect], members: list[Member], fork: Callable[[int, int, Sequence[Member]], Member]
) -> Member:
    """Forks of forks, which the compiler flattens. The effects must be numbered without a gap."""
    first = int(effects[0])
    if [int(effect) for effect in effects] != list(range(first, first + len(effects))):
        raise TypeError(f"effects of one use stand together in the table; {effects[0].name} and the others do not")
    width = 1
    while len(members) > 1:
        groups = range(0, len(members), FORK)
        members = [fork(first + place * width, width, members[place : place + FORK]) for place in groups]
        width *= FORK
    return members[0]


def _fork_kernels(first: int, width: int, kernels: Sequence[Kernel]) -> Kernel:
    """Up to eight kernels, each of which stands for `width` effects from `first` on."""
    a, b, c, d, e, f, g, h = [*kernels, *[kernels[-1]] * (FORK - len(kernels))]

    @native
    def fork(book: Book, state: State, output: GwentOutput, seat: int, row: LeaderRow) -> None:
        match (int(row.effect) - first) // width:
            case 0:
                a(book, state, output, seat, row)
            case 1:
                b(book, state, output, seat, row)
            case 2:
                c(book, state, output, seat, row)
            case 3:
                d(book, state, output, seat, row)
            case 4:
                e(book, state, output, seat, row)
            case 5:
                f(book, state, output, seat, row)
            case 6:
                g(book, state, output, seat, row)
            case _:
                h(book, state, output, seat, row)

    return fork


def _fork_conditions(first: int, width: int, conditions: Sequence[Condition]) -> Condition:
    a, b, c, d, e, f, g, h = [*conditions, *[conditions[-1]] * (FORK - len(conditions))]

    @native
    def fork(book: Book, state: State, seat: int, row: LeaderRow) -> bool:
        match (int(row.effect) - first) // width:
            case 0:
                return a(book, state, seat, row)
            case 1:
                return b(book, state, seat, row)
            case 2:
                return c(book, state, seat, row)
            case 3:
                return d(book, state, seat, row)
            case 4:
                return e(book, state, seat, row)
            case 5:
                return f(book, state, seat, row)
            case 6:
                return g(book, state, seat, row)
            case _:
                return h(book, state, seat, row)

    return fork
