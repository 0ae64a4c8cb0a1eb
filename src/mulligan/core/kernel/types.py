"""Types of records that differ between games."""

from __future__ import annotations

from typing import Any, TypeAlias

from numpy.typing import NDArray

Book: TypeAlias = Any
State: TypeAlias = Any
Output: TypeAlias = Any  # `mulligan.core.kernel.output`, perhaps extended
Pool: TypeAlias = Any  # of hidden cards, to resample from
Tables: TypeAlias = NDArray[Any]  # states: of a series, or a single one as an array
