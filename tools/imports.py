"""Check that imports point one way: core ← epic, gwent ← players ← env, server ← cli (STYLE L1).

A part may import itself and what stands left of it, at any depth and inside functions too. Run from anywhere:

    python tools/imports.py
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "mulligan"
SOURCE = Path(__file__).resolve().parent.parent / "src"

GAMES = {"epic", "gwent"}
MAY_IMPORT: dict[str, set[str]] = {
    PACKAGE: set(),  # mulligan/__init__.py: everyone imports it, so it imports no part
    "core": set(),
    "epic": {"core"},
    "gwent": {"core"},
    "games": {"core"},  # it knows where games are, and loads them by name
    "players": {"core", "games"} | GAMES,
    "env": {"core", "players", "games"} | GAMES,
    "server": {"core", "players", "games"} | GAMES,
    "audit": {"core", "games"},
    "cli": {"core", "players", "env", "server", "games", "audit"},  # whatever the game is
    "__main__": {"cli"},
}


def part_of(module: str) -> str:
    """The part a module belongs to.

    >>> part_of("mulligan.epic.rules.battle"), part_of("mulligan")
    ('epic', 'mulligan')
    """
    names = module.split(".")
    return names[1] if len(names) > 1 else PACKAGE


def module_name(path: Path) -> str:
    names = list(path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imported(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module of ours that is imported, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                names_above = module.split(".")
                kept = len(names_above) - node.level + is_package  # one dot means the package a module is in
                base = ".".join([*names_above[:kept], *filter(None, [base])])
            # `from mulligan import epic` names a part; `from mulligan.epic import state` stays inside one
            names = [f"{base}.{alias.name}" for alias in node.names] if base == PACKAGE else [base]
        else:
            continue
        for name in names:
            if name.split(".")[0] == PACKAGE:
                yield node.lineno, name


def violations(path: Path) -> Iterator[str]:
    module = module_name(path)
    part = part_of(module)
    where = path.relative_to(SOURCE.parent)
    if part not in MAY_IMPORT:
        yield f"{where}: {part} has no place in the order of imports; give it one in tools/imports.py"
        return
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for line, name in imported(tree, module, path.name == "__init__.py"):
        other = part_of(name)
        if other not in MAY_IMPORT:  # `from mulligan import __version__`
            other = PACKAGE
        if other not in {part, PACKAGE} | MAY_IMPORT[part]:
            yield f"{where}:{line}: {part} must not import {other} ({name})"


def main() -> int:
    paths = sorted((SOURCE / PACKAGE).rglob("*.py"))
    found = [violation for path in paths for violation in violations(path)]
    for violation in found:
        print(violation)
    if found:
        return 1
    print(f"Imports point one way ({len(paths)} modules).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
