"""The kernels of leader effects, registered where they are defined, and the dispatchers made from them.

Every effect that a leader carries out needs a kernel, and every effect that players use needs a condition. The import fails if
one is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from mulligan.core.kernel.dispatch import dispatch
from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.book.leaders import LeaderEffect, LeaderRow, Use
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.state import State

LeaderKernel: TypeAlias = Callable[[Book, State, GwentOutput, int, LeaderRow], None]
LeaderCondition: TypeAlias = Callable[[Book, State, int, LeaderRow], bool]
K = TypeVar("K", bound=LeaderKernel)
C = TypeVar("C", bound=LeaderCondition)
Member = TypeVar("Member", LeaderKernel, LeaderCondition)

KERNELS: dict[LeaderEffect, LeaderKernel] = {}
CONDITIONS: dict[LeaderEffect, LeaderCondition] = {}


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


def dispatch_kernels(effects: Sequence[LeaderEffect]) -> LeaderKernel:
    """A kernel that carries out whichever of these effects the row names."""
    kernels = [_found(KERNELS, effect, "carries out") for effect in effects]
    return dispatch(kernels, _effect, _numbered_from(effects))


def dispatch_conditions(effects: Sequence[LeaderEffect]) -> LeaderCondition:
    """A condition that asks that of whichever of these effects the row names."""
    conditions = [_found(CONDITIONS, effect, "says when to use") for effect in effects]
    return dispatch(conditions, _effect, _numbered_from(effects))


def _found(registry: dict[LeaderEffect, Member], effect: LeaderEffect, does: str) -> Member:
    if effect not in registry:
        raise TypeError(f"nothing {does} {effect.name}")
    return registry[effect]


def _numbered_from(effects: Sequence[LeaderEffect]) -> int:
    """The first number of effects, which must be numbered without a gap."""
    first = int(effects[0])
    if [int(effect) for effect in effects] != list(range(first, first + len(effects))):
        raise TypeError(f"effects of one use must be adjacent in the table; {effects[0].name} and the others do not")
    return first


@native
def _effect(row: LeaderRow) -> int:
    return row.effect
