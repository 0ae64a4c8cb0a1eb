"""pytest, `make golden` and the benchmarks find what they need."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent


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
