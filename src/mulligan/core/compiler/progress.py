"""A progress line during the first compile."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_QUICK = 3  # functions that compile too quickly for a progress line


@dataclass(slots=True)
class _Work:
    """A first compile in progress."""

    what: str
    functions: int  # approximate number to compile; 0: unknown
    report: Callable[[int], None] | None
    began: float
    done: int = 0

    @property
    def share(self) -> int:
        """The percentage done. Machine code follows after the last function, so it never reaches 100."""
        return min(99, 100 * self.done // max(self.functions, 1))

    @property
    def so_far(self) -> str:
        return f"{self.share:2d} %" if self.functions else f"function {self.done}"

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began


_work: _Work | None = None


def compiled_share() -> int | None:
    """The percentage of the current compile that is done; None if that is unknown or nothing had to be compiled."""
    return _work.share if _work is not None and _work.done and _work.functions else None


def compiled_one() -> None:
    """Count a function that was just compiled, and update the line."""
    if _work is None:
        return
    _work.done += 1
    if _work.report is not None:
        _work.report(_work.share)
    elif sys.stderr.isatty():
        line = f"Compiling {_work.what} for this machine, once: {_work.so_far}  {_work.seconds:3.0f} s "
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


@contextmanager
def compiling(what: str, functions: int, report: Callable[[int], None] | None = None) -> Iterator[None]:
    """Show a progress line on the terminal while first calls compile; silent when everything comes from the cache.

    `report` is called with the progress in percent, and shows it instead.
    """
    global _work
    if _work is not None:  # part of a larger compilation, which shows its own line
        yield
        return
    work = _work = _Work(what, functions, report, time.perf_counter())
    try:
        yield
    finally:
        _work = None
        if work.done and report is None and sys.stderr.isatty():
            said = f"Compiled {what} in {work.seconds:.0f} s.\n" if work.done > _QUICK else ""
            print(f"\r\033[K{said}", end="", file=sys.stderr, flush=True)
