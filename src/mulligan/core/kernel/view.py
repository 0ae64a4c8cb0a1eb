"""Parts of views that all games write in the same way."""

from __future__ import annotations

from typing import Any

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output


@native
def see_options(output: Output, count: int, out: Any) -> None:
    """Copy the first `count` options of the output to a view, and clear those that the view had before."""
    for i in range(count):
        out.options[i] = output.options[i]
    for i in range(count, out.option_count):
        out.options[i] = 0
    out.option_count = count
