"""Progress of the first compile: a line that changes on a terminal, a new line every few seconds in a notebook or a pipe."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

_QUICK = 3  # functions that compile too quickly to report
_PATIENCE = 3.0  # seconds before the first line where there is no terminal
_PAUSE = 10.0  # seconds between two lines there


@dataclass(slots=True)
class _Work:
    """A first compile in progress."""

    what: str
    functions: int  # approximate number to compile; 0: unknown
    report: Callable[[int], None] | None
    began: float
    done: int = 0
    next_line: float = _PATIENCE  # in seconds after `began`

    @property
    def share(self) -> int:
        """The percentage done. Machine code follows after the last function, so it never reaches 100."""
        return min(99, 100 * self.done // max(self.functions, 1))

    @property
    def line(self) -> str:
        so_far = f"{self.share:2d} %" if self.functions else f"function {self.done}"
        return f"Compiling {self.what} for this machine, once: {so_far}  {self.seconds:3.0f} s"

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began


_work: _Work | None = None


def compiled_share() -> int | None:
    """The percentage of the current compile that is done; None if that is unknown or nothing had to be compiled."""
    return _work.share if _work is not None and _work.done and _work.functions else None


def compiled_one() -> None:
    """Count a function that was just compiled, and report it."""
    if _work is None:
        return
    _work.done += 1
    if _work.report is not None:
        _work.report(_work.share)
    elif sys.stderr.isatty():
        print(f"\r{_work.line} ", end="", file=sys.stderr, flush=True)
    elif _work.done > _QUICK and _work.seconds >= _work.next_line:
        print(_work.line, file=sys.stderr, flush=True)
        _work.next_line = _work.seconds + _PAUSE


@contextmanager
def compiling(what: str, functions: int, report: Callable[[int], None] | None = None) -> Iterator[None]:
    """Show progress on stderr while first calls compile; silent when everything comes from the cache.

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
        result = f"Compiled {what} in {work.seconds:.0f} s.\n" if work.done > _QUICK else ""
        if not work.done or report is not None:
            pass
        elif sys.stderr.isatty():
            print(f"\r\033[K{result}", end="", file=sys.stderr, flush=True)
        elif work.next_line > _PATIENCE:  # a line was printed
            print(result, end="", file=sys.stderr, flush=True)
