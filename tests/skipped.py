"""Skipped tests and the programs they need: one line, at the end of a run or of a recipe with several runs.

`make test` runs pytest several times. Each run appends to the file `MULLIGAN_SKIPPED`, and `python -m tests.skipped FILE`
prints the line for all of them.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

FILE = "MULLIGAN_SKIPPED"
_MISSING = re.compile(r"([\w-]+) is not installed$")


def missing_programs(reasons: Iterable[str]) -> list[str]:
    """The program that each skipped test needs.

    >>> missing_programs(["Skipped: chromium is not installed", "Skipped: redis-server is not installed", "Skipped: no GPU"])
    ['chromium', 'redis-server']
    """
    return [found[1] for reason in reasons if (found := _MISSING.search(reason))]


def install_line(missing: list[str]) -> str:
    """
    >>> install_line(["redis-server", "chromium", "chromium"])
    '3 tests were skipped; to run them: sudo apt-get install chromium redis-server'
    >>> install_line([])
    ''
    """
    if not missing:
        return ""
    tests = "1 test was" if len(missing) == 1 else f"{len(missing)} tests were"
    return f"{tests} skipped; to run them: sudo apt-get install {' '.join(sorted(set(missing)))}"


def line_of_run(reasons: Iterable[str]) -> str:
    """The line for this run; empty if a recipe with several runs prints it later."""
    missing = missing_programs(reasons)
    if not (file := os.environ.get(FILE)):
        return install_line(missing)
    with Path(file).open("a", encoding="utf-8") as kept:
        kept.writelines(f"{program}\n" for program in missing)
    return ""


def main(file: Path) -> None:
    """Print the line for all runs since the last call."""
    if file.exists():
        if line := install_line(file.read_text(encoding="utf-8").split()):
            print(line)
        file.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
