"""pytest, `make golden` and the benchmarks find what they need."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent


@dataclass(frozen=True)
class Sources:
    """A tree of source files with limits on its folders and files. A folder or file may exceed them for a reason."""

    folder: str
    suffixes: tuple[str, ...]
    modules: int  # in a folder, without those in its subfolders
    lines: int  # of a file
    large: Mapping[str, str]  # the reason for each folder or file that exceeds a limit

    def sizes(self) -> Iterator[tuple[str, int, int]]:
        """The size and the limit of each folder and file."""
        root = ROOT / self.folder
        files = [path for path in sorted(root.rglob("*")) if path.suffix in self.suffixes and path.name != "__init__.py"]
        for path in files:
            yield path.relative_to(root).as_posix(), len(path.read_text(encoding="utf-8").splitlines()), self.lines
        for folder in sorted({path.parent for path in files}):
            yield folder.relative_to(root).as_posix(), sum(path.parent == folder for path in files), self.modules


PYTHON = Sources(
    "src/mulligan",
    (".py",),
    modules=12,
    lines=500,
    large={
        "server/wire.py": "declares every message once",
        "epic/parts.py": "the whole vocabulary of cards",
        "gwent/ui/board.py": "the types of a board beside what fills them",
        "epic/rules": "one module per chapter of the rulebook",
    },
)
CLIENT = Sources("web/src", (".ts", ".svelte"), modules=12, lines=400, large={"wire/wire.ts": "generated"})


@pytest.mark.parametrize(
    "sources",
    [
        pytest.param(PYTHON, id="python"),
        pytest.param(CLIENT, id="client", marks=pytest.mark.xfail(reason="some folders are larger", strict=False)),
    ],
)
def test_folders_and_files_are_small(sources: Sources) -> None:
    """A folder or file that exceeds a limit is listed with a reason, and only for as long as it does."""
    sizes = list(sources.sizes())
    assert sizes, sources.folder
    large = {name: f"{size}, at most {most}" for name, size, most in sizes if size > most}
    assert {name: size for name, size in large.items() if name not in sources.large} == {}
    assert [name for name in sources.large if name not in large] == []


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
