"""The keyed counter generator: SipHash-2-4 of a counter under a 128-bit key, the same numbers on every backend.

Nobody who does not hold the key can tell the next shuffle from all the ones before. Search and resampling have a generator of
their own, so thinking harder never changes the next draw.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mulligan.core.native import native
from mulligan.core.record import U64

KEY_BYTES = 16

_U: Any = np.uint64  # to the type checker a word is a plain int
_C0, _C1, _C2, _C3 = _U(0x736F6D6570736575), _U(0x646F72616E646F6D), _U(0x6C7967656E657261), _U(0x7465646279746573)
_LENGTH, _END, _ONE, _LOW = _U(8 << 56), _U(0xFF), _U(1), _U(0xFFFFFFFF)
_S13, _S16, _S17, _S21, _S32 = _U(13), _U(16), _U(17), _U(21), _U(32)
_S51, _S48, _S47, _S43 = _U(51), _U(48), _U(47), _U(43)


class Random:
    """A field of the state."""

    key0: U64
    key1: U64
    drawn: U64


def seed(random: Random, key: bytes) -> None:
    """Start the generator from a 16-byte key."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    random.key0 = int.from_bytes(key[:8], "little")
    random.key1 = int.from_bytes(key[8:], "little")
    random.drawn = 0


@native
def siphash(key0: int, key1: int, word: int) -> int:
    """SipHash-2-4 of one 8-byte word."""
    v0, v1, v2, v3 = key0 ^ _C0, key1 ^ _C1, key0 ^ _C2, key1 ^ _C3 ^ word
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v3 = v0 ^ word, v3 ^ _LENGTH
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v2 = v0 ^ _LENGTH, v2 ^ _END
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3  # a word, which the checker takes for a plain int


@native
def _round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    v0 = v0 + v1
    v1 = ((v1 << _S13) | (v1 >> _S51)) ^ v0
    v0 = (v0 << _S32) | (v0 >> _S32)
    v2 = v2 + v3
    v3 = ((v3 << _S16) | (v3 >> _S48)) ^ v2
    v0 = v0 + v3
    v3 = ((v3 << _S21) | (v3 >> _S43)) ^ v0
    v2 = v2 + v1
    v1 = ((v1 << _S17) | (v1 >> _S47)) ^ v2
    v2 = (v2 << _S32) | (v2 >> _S32)
    return v0, v1, v2, v3


@native
def below(random: Random, limit: int) -> int:
    """A number from 0 to limit - 1, each exactly as likely (Lemire's method)."""
    n = _U(limit)
    while True:
        word = siphash(random.key0, random.key1, random.drawn)
        random.drawn = random.drawn + _ONE
        product = (word >> _S32) * n
        low = product & _LOW
        if low >= n or low >= (_U(4294967296) - n) % n:  # the remainder is less than n, so mostly nobody need divide
            return int(product >> _S32)


@native
def rekey(random: Random, source: Random) -> None:
    """Start the generator anew, from the next words of another: what it gave before tells nothing of what it gives now."""
    random.key0 = siphash(source.key0, source.key1, source.drawn)
    random.key1 = siphash(source.key0, source.key1, source.drawn + _ONE)
    source.drawn = source.drawn + _ONE + _ONE
    random.drawn = 0
