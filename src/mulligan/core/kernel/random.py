"""A keyed counter generator: SipHash-2-4 of a counter with a 128-bit key, giving the same numbers on every backend.

Without the key, past shuffles reveal nothing about the next one. Each purpose has its own stream (`Purpose`), so a deal reveals
nothing about the shuffle after it, and a longer search never changes the next draw.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.record import U64, dtype_of, new_record

KEY_BYTES = 16

_U: Any = np.uint64  # a word, typed as a plain int for mypy
_C0, _C1, _C2, _C3 = _U(0x736F6D6570736575), _U(0x646F72616E646F6D), _U(0x6C7967656E657261), _U(0x7465646279746573)
_LENGTH, _END, _ONE, _LOW = _U(8 << 56), _U(0xFF), _U(1), _U(0xFFFFFFFF)
_PURPOSE, _NUMBER = _U(48), _U(1)  # bit positions of a purpose and its number in a word
_PURPOSES = _U(1 << 63)  # no counter gets this far
_S13, _S16, _S17, _S21, _S32 = _U(13), _U(16), _U(17), _U(21), _U(32)
_S51, _S48, _S47, _S43 = _U(51), _U(48), _U(47), _U(43)


class Purpose(IntEnum):
    """Everything that a key is used for. Two purposes never share numbers."""

    GAME = 0  # shuffles and random picks during play: the key's own counter, from 0
    DEAL = 1  # dealing pools and premade decks
    TAKE = 2  # premade piles for seats that choose at random, numbered by seat
    COIN = 3  # the first player, if no game decides it
    STAGE = 4  # the stages of a draft or tournament, numbered
    PLAYER = 5  # a bot with a fixed seed: resampling and choices, numbered
    REDEAL = 6  # hidden cards after an undo, numbered


class Random:
    """The generator, a field of the state."""

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
    return v0 ^ v1 ^ v2 ^ v3  # a word, typed as a plain int for mypy


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
    """A uniformly distributed number from 0 to limit - 1 (Lemire's method)."""
    n = _U(limit)
    while True:
        word = siphash(random.key0, random.key1, random.drawn)
        random.drawn = random.drawn + _ONE
        product = (word >> _S32) * n
        low = product & _LOW
        if low >= n or low >= (_U(4294967296) - n) % n:  # the remainder is less than n, so the division is rarely needed
            return int(np.int64(product >> _S32))  # in arithmetic with signed numbers, unsigned ones become floats


@native
def derive(random: Random, purpose: int, number: int) -> None:
    """Replace a fresh generator's key with the one derived for a purpose. SipHash keeps the keys independent."""
    word = _PURPOSES | (_U(purpose) << _PURPOSE) | (_U(number) << _NUMBER)
    key0 = siphash(random.key0, random.key1, word)
    key1 = siphash(random.key0, random.key1, word | _ONE)
    random.key0, random.key1, random.drawn = key0, key1, _U(0)


def stream(key: bytes, purpose: Purpose, number: int = 0) -> Random:
    """A generator for one purpose of a key."""
    random: Random = new_record(dtype_of(Random))[0]
    seed(random, key)
    if purpose is not Purpose.GAME:
        derive(random, purpose, number)
    return random


def derived_key(key: bytes, purpose: Purpose, number: int = 0) -> bytes:
    """The key of one purpose, for components that take a key."""
    return key_of(stream(key, purpose, number))


def key_of(random: Random) -> bytes:
    half = KEY_BYTES // 2
    return int(random.key0).to_bytes(half, "little") + int(random.key1).to_bytes(half, "little")


@native
def rekey(random: Random, source: Random) -> None:
    """Restart the generator with a key from another one: earlier numbers reveal nothing about later ones."""
    random.key0 = siphash(source.key0, source.key1, source.drawn)
    random.key1 = siphash(source.key0, source.key1, source.drawn + _ONE)
    source.drawn = source.drawn + _ONE + _ONE
    random.drawn = 0
