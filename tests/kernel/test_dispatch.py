"""A dispatcher calls the kernel with the number that its last argument has, in a tree of any depth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import pytest

from mulligan.core.kernel.dispatch import BRANCHES, dispatch
from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import I16, dtype_of, new_record


class Row:
    number: I16


class Seen:
    calls: Annotated[list[I16], 80]


@native
def number_of(row: Row) -> int:
    return row.number


def kernel(which: int) -> Callable[[Seen, Row], int]:
    @native
    def counts(seen: Seen, row: Row) -> int:
        seen.calls[which] += 1
        return which

    return counts


@pytest.mark.parametrize("count", [1, BRANCHES - 1, BRANCHES + 1])
def test_every_number_calls_its_kernel(count: int) -> None:
    first = 5
    called = dispatch([kernel(which) for which in range(count)], number_of, first)
    seen, row = new_record(dtype_of(Seen))[0], new_record(dtype_of(Row))[0]
    for which in range(count):
        row.number = first + which
        assert called(seen, row) == which
    assert list(seen.calls[: count + 1]) == [1] * count + [0]


@pytest.mark.slow
def test_a_tree_of_three_levels_calls_every_kernel() -> None:
    count = BRANCHES * BRANCHES + 1
    called = dispatch([kernel(which) for which in range(count)], number_of)
    seen, row = new_record(dtype_of(Seen))[0], new_record(dtype_of(Row))[0]
    for which in range(count):
        row.number = which
        assert called(seen, row) == which
