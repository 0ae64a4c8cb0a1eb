"""Sets of small numbers, such as seats or conditions, as bits of one number."""

from __future__ import annotations

from mulligan.core.kernel.native import native


@native
def includes(mask: int, number: int) -> bool:
    return (mask >> number) & 1 == 1
