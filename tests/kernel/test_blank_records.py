"""Constants that kernels assign whole have no bytes between their fields: those would be random in compiled code."""

from __future__ import annotations

import pytest

from mulligan.core.kernel.record import I8, I16, blank


class Gapless:
    number: I16
    small: I8
    other: I8


class Gap:
    small: I8
    number: I16


def test_a_blank_record_is_zero_but_for_the_given_fields() -> None:
    assert blank(Gapless, small=-1).tobytes() == bytes((0, 0, 255, 0))


def test_a_record_with_a_gap_is_refused() -> None:
    with pytest.raises(TypeError, match="Gap has 1 bytes that belong to no field"):
        blank(Gap)
