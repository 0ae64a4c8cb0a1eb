"""Perft: the number of lines of legal answers from a position. Chess engines are verified by such counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output

CountLines: TypeAlias = Callable[[Any, Any, Any, Output], int]  # book, stack, tried, output


def line_counter(legal: Callable[[Any, Any, Any], int], step: Callable[[Any, Any, int, Any], None]) -> CountLines:
    """Build the kernel that counts a game's lines, from the game's kernels."""

    @native
    def count_lines(book: Any, stack: Any, tried: Any, output: Output) -> int:
        """Count depth-first. `stack` has a state for each answer of the line, the position first; `tried` counts the answers
        taken.
        """
        last = len(stack) - 1
        lines, ply = 0, 0
        tried[0] = 0
        while ply >= 0:
            count = legal(book, stack[ply], output)
            if ply == last:
                lines += count
                ply -= 1
            elif tried[ply] == count:
                ply -= 1
            else:
                choice = output.options[tried[ply]]
                tried[ply] += 1
                stack[ply + 1] = stack[ply]
                step(book, stack[ply + 1], choice, output)
                ply += 1
                tried[ply] = 0
        return lines

    return count_lines


def lines_from(count_lines: CountLines, book: Any, state: Any, depth: int, output: Output) -> int:
    """The number of lines of exactly `depth` answers; a game that ends earlier counts for none. The output needs no journal."""
    if depth == 0:
        return 1
    stack = np.zeros(depth, state.dtype)
    stack[0] = state
    return int(count_lines(book, stack, np.zeros(depth, np.int64), output))
