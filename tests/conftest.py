"""Order the tests, and report skipped ones at the end of a run."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable

import pytest

GAME = re.compile(r"(?<![a-z])(epic|gwent)(?![a-z])")
MISSING = re.compile(r"([\w-]+) is not installed$")

gc.set_threshold(100_000, 50, 50)  # compiling creates millions of objects, most of them long-lived


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort Epic's tests first and Gwent's last.

    `--dist worksteal` gives each process a part of this list, so two processes begin with different games and each compiles
    its rules once, into a cache that both read.
    """
    items.sort(key=lambda item: place(item.nodeid))


def place(nodeid: str) -> int:
    """-1 for a test of Epic's rules, 1 for one of Gwent's, 0 for all others.

    >>> [place(f"tests/{name}") for name in ("epic/test_limits.py", "server/test_cut.py::test[epic]", "gwent/test_limits.py")]
    [-1, 0, 1]
    """
    games = set() if nodeid.startswith("tests/server/") else set(GAME.findall(nodeid))
    return 0 if len(games) != 1 else -1 if games == {"epic"} else 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print which programs to install for tests that were skipped."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)]
    if line := install_line(reasons):
        terminalreporter.line(line, yellow=True)


def install_line(reasons: Iterable[str]) -> str:
    """
    >>> install_line(["Skipped: chromium is not installed", "Skipped: redis-server is not installed", "Skipped: no GPU"])
    '2 tests were skipped; to run them: sudo apt-get install chromium redis-server'
    >>> install_line(["Skipped: no GPU"])
    ''
    """
    missing = [found[1] for reason in reasons if (found := MISSING.search(reason))]
    if not missing:
        return ""
    tests = "1 test was" if len(missing) == 1 else f"{len(missing)} tests were"
    return f"{tests} skipped; to run them: sudo apt-get install {' '.join(sorted(set(missing)))}"
