"""Fast random numbers for players (SplitMix64), separate from the game's generator."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.native import native

Stream: TypeAlias = NDArray[np.uint64]  # one number, the position in the stream

_U = np.uint64
_STEP, _MIX1, _MIX2 = _U(0x9E3779B97F4A7C15), _U(0xBF58476D1CE4E5B9), _U(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = _U(27), _U(30), _U(31), _U(32)


def new_stream(seed: int = 0) -> Stream:
    return np.array([seed & (2**64 - 1)], np.uint64)


@native
def start_stream(stream: Stream, word: int) -> None:
    stream[0] = _U(word)


@native
def pick_below(stream: Stream, limit: int) -> int:
    """A number from 0 to limit - 1; for small limits uniform to one part in a hundred million."""
    stream[0] += _STEP
    word = stream[0]
    word = (word ^ (word >> _S30)) * _MIX1
    word = (word ^ (word >> _S27)) * _MIX2
    word = word ^ (word >> _S31)
    return np.int64(((word >> _S32) * _U(limit)) >> _S32)  # type: ignore[return-value]
