"""pytest, `make golden` and the benchmarks find what they need."""

from __future__ import annotations

import ast
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent


SOURCES = ROOT / "src" / "mulligan"
MODULES = 12  # in a folder, without those in its subfolders
LINES = 500  # of a module
LARGE = {  # larger ones, with the reason
    "server/wire.py": "declares every message once",
    "epic/parts.py": "the whole vocabulary of cards",
    "gwent/ui/board.py": "the types of a board beside what fills them",
    "epic/text": "five languages, and what some of them share",
}


def test_folders_and_modules_are_small() -> None:
    """One that exceeds a limit is listed with a reason, and only for as long as it does. `size.test.ts` checks the client's."""
    modules = [path for path in SOURCES.rglob("*.py") if path.name != "__init__.py"]
    large = {path for path in modules if len(path.read_text(encoding="utf-8").splitlines()) > LINES}
    large |= {folder for folder, size in Counter(path.parent for path in modules).items() if size > MODULES}
    assert {path.relative_to(SOURCES).as_posix() for path in large} == set(LARGE)


def test_every_folder_of_tests_is_a_package() -> None:
    """Two modules with the same name in folders without `__init__.py` stop pytest at collection."""
    assert [str(path) for path in TESTS.rglob("*.py") if not (path.parent / "__init__.py").exists()] == []


def test_support_and_bench_import_no_test() -> None:
    for path in [*(ROOT / "support").rglob("*.py"), *(ROOT / "bench").glob("*.py")]:
        assert [name for name in imported(path) if name.split(".")[0] == "tests"] == [], path
        if path.is_relative_to(ROOT / "support"):
            assert [name for name in imported(path) if name.split(".")[0] == "bench"] == [], path


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_make_golden_finds_every_module_that_rewrites_files() -> None:
    """`make golden` selects tests by the word golden, in the name of the module or of the test."""
    rewriting = [path for path in TESTS.rglob("test_*.py") if "MULLIGAN_GOLDEN" in path.read_text(encoding="utf-8")]
    rewriting.remove(Path(__file__))
    assert len(rewriting) >= 5
    assert [str(path) for path in rewriting if "golden" not in path.stem and "def test_golden" not in path.read_text()] == []


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="tests run in one process")
def test_xdist_groups_the_tests_of_a_game(request: pytest.FixtureRequest) -> None:
    """Scattered over all processes, the tests of a game would compile its rules in each of them."""
    assert request.node.nodeid.endswith("@tests/test_organisation.py")
