"""Distribute the tests, and report skipped ones at the end of a run."""

from __future__ import annotations

import gc
import re

import pytest

from tests.skipped import line_of_run

GAMES = ("epic", "gwent")
GAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])")

# `make test` runs these with interpreted rules: compiling the layouts of their tables would take longer.
INTERPRETED = (
    "tests/test_python_api.py",
    "tests/test_scenarios.py",
    "tests/decks/test_fuzzed_decks.py",
    "tests/epic/rules/",
    "tests/epic/text/",
    "tests/gwent/formats/",
    "tests/gwent/players/",
    "tests/gwent/rules/",
    "tests/gwent/test_limits.py",
    "tests/gwent/text/",
    "tests/gwent/transcripts/",
    "tests/gwent/views/test_view.py",
    "tests/notation/test_gwent_notation.py",
    "tests/cli/test_choices.py::test_G_240",
    "tests/cli/test_deck_commands.py",
    "tests/decks/",
    "tests/server/test_deck_choices.py",
    "tests/server/test_deck_store.py",
    "tests/server/test_decks.py",
    "tests/server/test_drafts.py",
    "tests/server/test_every_choice.py",
    "tests/server/test_hidden.py",
    "tests/server/test_preview.py",
    "tests/server/test_lobby.py",
    "tests/server/test_waiting_room.py",
)
# So are tests of these tables: Gwent has a layout for each number of seats.
INTERPRETED_TABLE = re.compile(r"\[gwent[-_](solo|free_for_all|teams|three|four|five)\b")

gc.set_threshold(100_000, 50, 50)  # compiling creates millions of objects, most of them long-lived


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that are interpreted, and group Epic's tests, Gwent's, and the others by module, for `--dist loadgroup`.

    One process runs all tests of a game, so that it compiles each function of the rules only once. Processes share functions
    through the cache, but only those that were compiled before another one needs them.
    """
    for item in items:
        if is_interpreted(item.nodeid) and item.get_closest_marker("native") is None:
            item.add_marker("interpreted")
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group(item.nodeid)))
    items.sort(key=lambda item: group(item.nodeid) not in GAMES)  # they take longest


def is_interpreted(nodeid: str) -> bool:
    """
    >>> is_interpreted("tests/epic/rules/test_costs.py::test_gold"), is_interpreted("tests/epic/test_limits.py::test_gold")
    (True, False)
    >>> is_interpreted("tests/plugins/test_plugins.py::test_names[gwent-solo]")
    True
    """
    return nodeid.startswith(INTERPRETED) or INTERPRETED_TABLE.search(nodeid) is not None


def group(nodeid: str) -> str:
    """The tests that run in the same process as this one: a game's, or a module's.

    >>> group("tests/epic/test_limits.py::test_gold"), group("tests/contracts/test_golden.py::test_golden[gwent-solo]")
    ('epic', 'gwent')
    >>> group("tests/server/test_cut.py::test_a_line[epic]"), group("tests/plugins/test_plugins.py::test_names[epic-gwent]")
    ('tests/server/test_cut.py', 'tests/plugins/test_plugins.py')
    """
    games = set() if nodeid.startswith("tests/server/") else set(GAME.findall(nodeid))
    return games.pop() if len(games) == 1 else nodeid.partition("::")[0]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print which programs to install for tests that were skipped."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)]
    if line := line_of_run(reasons):
        terminalreporter.line(line, yellow=True)
