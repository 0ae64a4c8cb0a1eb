"""Run by test_native.py in its own process: run a few kernels and a short series of games, and print the results as JSON.

`LOST` names an internal that numba loses first.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from enum import IntEnum
from importlib import import_module
from types import SimpleNamespace
from typing import Annotated, Any

import numba
import numpy as np

if os.environ.get("LOST"):
    module, _, name = os.environ["LOST"].rpartition(".")
    lost = import_module(module)
    if name == "cpu_target":  # replaced by another object instead of deleted
        setattr(lost, name, SimpleNamespace(target_context=SimpleNamespace()))
    else:
        delattr(lost, name)

from mulligan import registry
from mulligan.core.kernel import native as switch
from mulligan.core.kernel.native import native
from mulligan.core.kernel.random import below, stream
from mulligan.core.kernel.record import I16, dtype_of, new_record
from mulligan.players.simulate import simulate


class Kind(IntEnum):
    SMALL = 3
    LARGE = 300


class Pair:
    first: I16
    rest: Annotated[list[I16], 4]


@native
def divide(left: int, right: int) -> tuple[int, int]:
    return left // right, left % right


@native
def fill(pair: Pair, kind: int) -> None:
    quotient, remainder = divide(kind, 7)
    pair.first = quotient
    for place in range(len(pair.rest)):
        pair.rest[place] = remainder + place


@native
def total(pair: Pair) -> int:
    fill(pair, Kind.LARGE if pair.first == 0 else Kind.SMALL)
    return sum_up(pair, 1) + sum_up(pair, np.int16(2))


@native
def sum_up(pair: Pair, step: int) -> int:
    found = 0
    for place in range(0, len(pair.rest), step):
        found += pair.rest[place]
    return found + pair.first


def make_counter(of: Callable[[Pair], int]) -> Callable[[Pair, int], int]:
    @native
    def count(pair: Pair, times: int) -> int:
        found = 0
        for _ in range(times):
            found += of(pair)
        return found

    return count


def results() -> dict[str, Any]:
    pair: Pair = new_record(dtype_of(Pair))[0]
    random = stream(bytes(16), 0)
    registry.GAMES["countdown"] = ("tests.plugins.countdown", "tests.plugins.countdown_players")
    return {
        "divide": divide(-17, 5),
        "total": [int(total(pair)), int(total(pair))],
        "closure": int(make_counter(total)(pair, 10)),
        "random": [int(below(random, 1000)) for _ in range(8)],
        "digest": simulate("countdown", 40, seed=1).digest,
    }


if __name__ == "__main__":
    maker = getattr(switch, "_make_kernel", None)
    print(json.dumps({"maker": maker and maker.__name__, "numba": numba.__version__, "results": results()}))
