"""Finds the source files that compiled kernels depend on.

Numba freezes every global that a kernel reads into its machine code, so the code is stale as soon as one of these files
changes. Imports are followed name by name: only what kernels can reach, through functions, classes and constants, counts. So a
change to a card's text recompiles nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT.name
_DECORATOR = "native"
_ALL = "*"  # as a name: everything that a module defines
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class _Import:
    module: str
    name: str  # imported from it; `_ALL` if the module itself is bound


@dataclass(frozen=True, slots=True)
class _Module:
    """The names that a module binds at its top level, and the names that this code reads."""

    imports: dict[str, tuple[_Import, ...]]  # by the local name
    definitions: dict[str, frozenset[str]]  # names that each function, class and constant reads
    top_level: frozenset[str]  # names that all other statements read at import
    kernels: frozenset[str]  # functions that are kernels or define some


@cache
def kernel_sources(package: str) -> tuple[Path, ...]:
    """Every file that the kernels of a top-level package, or of core, depend on. Unknown packages depend on all of them."""
    folder = ROOT / package
    folders = [ROOT / "core", folder] if package and folder.is_dir() else [ROOT]
    return _closure({path for each in folders for path in each.rglob("*.py") if _mentions_kernels(path)})


def _closure(kernel_files: Iterable[Path]) -> tuple[Path, ...]:
    waiting = [(path, name) for path in kernel_files for name in _parsed(path).kernels]
    files: set[Path] = set()
    seen: set[tuple[Path, str]] = set()
    while waiting:
        path, name = waiting.pop()
        if (path, name) in seen:
            continue
        seen.add((path, name))
        module = _parsed(path)
        names = set(module.definitions) if name == _ALL else {name}
        if path not in files:
            files.add(path)
            names |= module.top_level
            waiting += [(parent, "") for parent in _packages_above(path)]
        for each in _reachable(module, names):
            for imported in module.imports.get(each, ()):
                waiting += _targets(imported)
    return tuple(sorted(files))


def _reachable(module: _Module, names: set[str]) -> set[str]:
    """These names, and all that they lead to within the module."""
    waiting, found = [*names, _ALL], set[str]()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += module.definitions.get(name, ())
    return found


def _targets(imported: _Import) -> Iterator[tuple[Path, str]]:
    """Where an imported name is defined: in the module, or as a submodule of the package."""
    submodule = _path_of(f"{imported.module}.{imported.name}")
    if submodule is not None:
        yield submodule, _ALL
    elif (path := _path_of(imported.module)) is not None:
        yield path, imported.name


@cache
def _path_of(module: str) -> Path | None:
    names = module.split(".")
    if names[0] != PACKAGE:
        return None
    path = ROOT.joinpath(*names[1:])
    return next((each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file()), None)


def _packages_above(path: Path) -> list[Path]:
    """Importing a module runs the `__init__` of each package around it."""
    folders = path.relative_to(ROOT).parents
    return [ROOT / folder / "__init__.py" for folder in folders if (ROOT / folder / "__init__.py").is_file()]


def _mentions_kernels(path: Path) -> bool:
    return f"@{_DECORATOR}" in path.read_text(encoding="utf-8")


@cache
def _parsed(path: Path) -> _Module:
    tree = ast.parse(path.read_bytes(), path)
    module = ".".join((PACKAGE, *path.relative_to(ROOT).with_suffix("").parts))
    imports: dict[str, tuple[_Import, ...]] = {}
    definitions: dict[str, frozenset[str]] = {}
    top_level: set[str] = set()
    kernels: set[str] = set()
    for statement in _run_time_statements(tree.body):
        names: set[str] = set()
        has_kernel = False
        for node in _evaluated(statement):
            if isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                for name, imported in _imports(node, module):
                    imports[name] = (*imports.get(name, ()), imported)
            elif isinstance(node, _Function):
                has_kernel = has_kernel or any(
                    isinstance(each, ast.Name) and each.id == _DECORATOR for each in node.decorator_list
                )
        if isinstance(statement, _Function | ast.ClassDef):
            definitions[statement.name] = frozenset(names)
            top_level |= {each.id for each in statement.decorator_list if isinstance(each, ast.Name)}
            if has_kernel:
                kernels.add(statement.name)
        elif targets := _assigned(statement):
            for target in targets:
                definitions[target] = definitions.get(target, frozenset()) | names
        else:
            top_level |= names
    return _Module(imports, definitions, frozenset(top_level), frozenset(kernels))


def _assigned(statement: ast.stmt) -> list[str]:
    """The plain names that a statement assigns."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [each.id for each in flat if isinstance(each, ast.Name)] if all(isinstance(each, ast.Name) for each in flat) else []


def _run_time_statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements except those only for type checkers."""
    for statement in body:
        if isinstance(statement, ast.If) and isinstance(statement.test, ast.Name) and statement.test.id == "TYPE_CHECKING":
            yield from statement.orelse
        else:
            yield statement


def _imports(node: ast.Import | ast.ImportFrom, module: str) -> Iterator[tuple[str, _Import]]:
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0], _Import(alias.name, _ALL)
        return
    here = module.split(".")
    above = here[: len(here) - node.level] if node.level else []
    source = ".".join([*above, *([node.module] if node.module else [])])
    for alias in node.names:
        yield alias.asname or alias.name, _Import(source, alias.name)


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """A statement's nodes, without function annotations, which are never evaluated. Annotations of records are."""
    waiting: list[ast.AST] = [node]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.arg):
            continue
        skipped = node.returns if isinstance(node, _Function) else None
        waiting += [child for child in ast.iter_child_nodes(node) if child is not skipped]
