"""Depth of long checks: part of them in `make test`, all in `make test-all`, ten times as much on request."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

THOROUGH = os.environ.get("MULLIGAN_THOROUGH", "") not in ("", "0")


def first_few(values: Iterable[Any], few: int = 1) -> list[ParameterSet]:
    """Parameters of which `make test` runs the first few; the rest are slow.

    >>> [bool(each.marks) for each in first_few(range(3), 2)]
    [False, False, True]
    """
    return [pytest.param(value, marks=() if place < few else pytest.mark.slow) for place, value in enumerate(values)]


def sample(values: Sequence[Any], few: int = 1) -> Sequence[Any]:
    """The first few values; all of them on request. For long lists of cases that differ little."""
    return values if THOROUGH else values[:few]


def only(quick: Iterable[Any], values: Iterable[Any]) -> list[ParameterSet]:
    """Parameters of which `make test` runs these; the rest are slow.

    >>> [bool(each.marks) for each in only("b", "abc")]
    [True, False, True]
    """
    kept = set(quick)
    return [pytest.param(value, marks=() if value in kept else pytest.mark.slow) for value in values]
