"""Dependencies of compiled code: a change to one must recompile it, any other change must not."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.core.compiler import sources
from mulligan.core.compiler.sources import kernel_sources

FILES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/kernel.py": "from mulligan.core.limits import MOST\n@native\ndef push(pile): return MOST\n",
    "core/limits.py": (
        "from mulligan.core import numbers\nfrom mulligan.core.unused import ALL\n"
        "from mulligan.core.changes import change\nMOST, LEAST = numbers.SEVEN, 0\nchange(MOST)\nUNUSED: int = ALL\n"
    ),
    "core/unused.py": "ALL = 1\n",
    "core/changes.py": "def change(x): pass\n",
    "core/numbers.py": "from mulligan.core.words import TEXT\nSEVEN = 7\ndef said(): return TEXT\n",
    "core/words.py": "TEXT = 'seven'\n",
    "game/__init__.py": "",
    "game/book/__init__.py": "from .layout import ROWS\n",
    "game/book/layout.py": "ROWS = 3\n",
    "game/rules.py": (
        "from __future__ import annotations\n"
        "from typing import TYPE_CHECKING\n"
        "from mulligan.game.book import layout as places, ROWS\n"
        "from mulligan.game.annotated import Kind\n"
        "from mulligan.game.helper import helped\n"
        "from mulligan.game.text import sentence\n"
        "import mulligan.game.whole\n"
        "if TYPE_CHECKING:\n    from mulligan.game.checked import Checked\n"
        "@native\ndef play(state: Kind, by: Checked) -> Kind: return places.ROWS + helped(mulligan.game.whole)\n"
        "def describe(state): return sentence(state)\n"
    ),
    "game/helper.py": "from mulligan.game.deep import DEEP\ndef helped(x): return inner()\ndef inner(): return DEEP\n",
    "game/deep.py": "DEEP = 1\n",
    "game/whole.py": "from mulligan.game.late import LATE\ndef anything(): return LATE\n",
    "game/late.py": "LATE = 1\n",
    "game/annotated.py": "Kind = int\n",
    "game/checked.py": "Checked = int\n",
    "game/text.py": "def sentence(state): return ''\n",
    "other/__init__.py": "",
    "other/rules.py": "@native\ndef play(state): return 1\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "mulligan"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(sources, "ROOT", root)
    for each in (sources.kernel_sources, sources._path_of, sources._parsed):
        each.cache_clear()
    return root


def found(package: Path, part: str) -> set[str]:
    return {str(path.relative_to(package)) for path in kernel_sources(part)}


def test_imports_of_kernels_are_followed(package: Path) -> None:
    core = {"__init__.py", "core/__init__.py", "core/kernel.py", "core/limits.py", "core/numbers.py", "core/changes.py"}
    assert found(package, "core") == core | {"core/words.py"}  # `numbers` is imported whole, so anything in it may be used
    assert found(package, "game") - found(package, "core") == {
        "game/__init__.py",
        "game/rules.py",
        "game/book/__init__.py",
        "game/book/layout.py",
        "game/helper.py",
        "game/deep.py",
        "game/whole.py",
        "game/late.py",
    }


def test_an_unknown_package_depends_on_all_kernels(package: Path) -> None:
    assert found(package, "") == found(package, "game") | found(package, "other")


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_texts_and_cards_do_not_compile_the_rules_again(game: str) -> None:
    files = {str(path.relative_to(sources.ROOT)) for path in kernel_sources(game)}
    assert {f"{game}/state.py", f"{game}/rules/engine.py", "core/kernel/random.py", "core/compiler/linking.py"} <= files
    assert not [name for name in files if "/text/" in name or "/cards/" in name]
