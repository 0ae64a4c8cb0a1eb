"""The compile switch.

`@native` is the only decorator a kernel needs. Compiled code is kept in folders named after fingerprints of all kernel sources
that a part is made of, so it can never be stale (numba's own check looks at one file at a time). A kernel may be a closure over
other kernels: loops that every game needs are written once, and a factory makes them for a game. `MULLIGAN_INTERPRET=1` runs
the same source as plain Python, for debuggers and coverage.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite.binding import Linkage
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher, cpu_target

INTERPRETED = os.environ.get("MULLIGAN_INTERPRET", "") not in ("", "0")
_OPTIONS = {"nopython": True, "error_model": "numpy"}
F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).parent.parent.parent
_naming = Lock()  # numba has one setting for where code is kept, and two games may be loaded at once


@cache
def kernel_sources(part: str) -> tuple[Path, ...]:
    """Every file of a part and of core that has a kernel, and every file those import: their constants are frozen into code.

    A part that is no folder of kernels of its own (a test, say) has those of all parts.
    """
    folder = _PACKAGE / part
    found: set[Path] = set()
    waiting = [*(_PACKAGE / "core").rglob("*.py"), *(folder if part and folder.is_dir() else _PACKAGE).rglob("*.py")]
    waiting = [path for path in waiting if re.search(r"^\s*@native$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.add(path)
            for module in re.findall(r"^from mulligan\.([\w.]+) import", path.read_text(encoding="utf-8"), re.MULTILINE):
                waiting.append(_PACKAGE.joinpath(*module.split(".")).with_suffix(".py"))
    return tuple(sorted(found))


@cache
def fingerprint(part: str) -> str:
    """Of all kernel sources that a part is compiled from."""
    digest = sha256()
    for path in kernel_sources(part):
        digest.update(path.read_bytes())
    digest.update(f"{numba.__version__} {np.__version__} {sys.version} {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def _home() -> Path:
    home = os.environ.get("MULLIGAN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mulligan"
    return Path(home)


@cache
def cache_folder(part: str) -> Path:
    """Where compiled code of a part is kept; `MULLIGAN_CACHE` names another place."""
    folder = _home() / f"{part or 'all'}-{fingerprint(part)}"
    _forget_old(folder)
    return folder


def _forget_old(folder: Path, kept: int = 4) -> None:
    """A new version of the kernels begins a folder of its own; those of old versions are not kept for ever."""
    if not folder.exists() and folder.parent.is_dir():
        name = folder.name.rpartition("-")[0]
        old = [path for path in folder.parent.iterdir() if re.fullmatch(rf"({name}-)?[0-9a-f]{{16}}", path.name)]
        for path in sorted(old, key=lambda path: path.stat().st_mtime)[:-kept]:
            shutil.rmtree(path, ignore_errors=True)


def _part_of(module: str) -> str:
    names = module.split(".")
    return names[1] if names[0] == _PACKAGE.name and len(names) > 2 else ""


def _widen(kind: Any) -> Any:
    """One machine code per function: small integers and enum members are passed as int64, so no call compiles it again."""
    kind = types.unliteral(kind)
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    if isinstance(kind, types.Integer) and kind.bitwidth < 64:
        return types.int64
    return kind


class _Part(JITCodeLibrary):  # type: ignore[misc]  # numba has no type stubs
    """The code of a function that only native code calls: not optimised by itself, but as a part of each whole that uses it."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        return self  # asked only for `set_env`

    def set_env(self, name: str, environment: Any) -> None:
        """Kernels use no Python objects, so a part needs no environment."""


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that Python calls, with all its parts. Optimising once, at the top, halves the compile time."""

    def finalize(self) -> None:
        order: list[Any] = []
        _callees_first(self, order, set())
        self._linking_libraries = order[-2::-1]  # LLVM links only what is called already, so callers come first
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls the parts that were linked in, so the optimiser may change how they are called."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


def _callees_first(library: Any, order: list[Any], seen: set[Any]) -> None:
    seen.add(library)
    for callee in library._linking_libraries if isinstance(library, _Part | _Whole) else ():
        if callee not in seen:
            _callees_first(callee, order, seen)
    order.append(library)


@contextmanager
def _library(kind: type) -> Iterator[None]:
    """Compile into this kind of library, and without vectorised loops: ours run over a handful of champions."""
    codegen = cpu_target.target_context.codegen()
    kept = codegen._library_class, codegen._loopvect
    codegen._library_class, codegen._loopvect = kind, False
    try:
        yield
    finally:
        codegen._library_class, codegen._loopvect = kept


class _PartDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Compiles a kernel for the use of other kernels."""

    compiled = 0

    def compile(self, sig: Any) -> Any:
        known = len(self.overloads)
        with _library(_Part):
            result = super().compile(sig)
        if len(self.overloads) > known:
            _PartDispatcher.compiled += 1
            _progress()
        return result


class _Kernel(CPUDispatcher):  # type: ignore[misc]
    """numba's dispatcher: called from Python it compiles a whole and keeps it in the cache, called from a kernel a part."""

    part: _PartDispatcher

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.part.get_call_template(tuple(_widen(arg) for arg in args), kws)

    def get_overload(self, sig: Any) -> Any:
        return self.part.get_overload(sig)

    def compile(self, sig: Any) -> Any:
        with _library(_Whole):
            return super().compile(sig)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, sources and what it captures: by that the cache tells closures apart, in every process alike.

        The sources are there because a closure is kept with its own part, and that need not know the part of what it captures.
        """
        function = self.py_func
        captured = tuple(cell.cell_contents for cell in function.__closure__ or ())
        return _kernel_named, (function.__module__, function.__qualname__, _sources(function), captured)


def _sources(function: Callable[..., Any]) -> str:
    """A fingerprint of what a kernel is compiled from; of a test, which is in no part, its own file too."""
    part = _part_of(function.__module__)
    own = "" if part else sha256(Path(function.__code__.co_filename).read_bytes()).hexdigest()[:16]
    return fingerprint(part) + own


def _kernel_named(module: str, name: str, sources: str, captured: tuple[Any, ...]) -> Any:
    assert not captured, "a closure cannot be found by its name"
    found = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def native(function: F) -> F:
    """Compile on first use (or leave as it is, when interpreting)."""
    if INTERPRETED:
        return function
    kernel = _Kernel(py_func=function, locals={}, targetoptions={**_OPTIONS})
    kernel.part = _PartDispatcher(function, {}, {**_OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True})
    with _naming:
        kept, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder(_part_of(function.__module__)))
        try:
            kernel.enable_caching()
        finally:
            numba.config.CACHE_DIR = kept
    return kernel


if INTERPRETED:
    np.seterr(over="ignore")  # the random generator wraps around, as its native twin does


@dataclass(frozen=True, slots=True)
class _Compiling:
    """First calls that compile."""

    what: str
    functions: int  # that there are, about
    began: float
    start: int  # so many were compiled before

    @property
    def done(self) -> int:
        return _PartDispatcher.compiled - self.start

    @property
    def share(self) -> int:
        """In percent; the last function is followed by others that are quick."""
        return min(99, 100 * self.done // max(self.functions, 1))

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began


_compiling: _Compiling | None = None


def compiled_share() -> int | None:
    """How much of what is being compiled is done, in percent; None: all comes from the cache, or nothing is asked for."""
    return _compiling.share if _compiling is not None and _compiling.done else None


def _progress() -> None:
    if _compiling is not None and sys.stderr.isatty():
        line = f"Compiling {_compiling.what} for this machine, once: {_compiling.share:2d} %  {_compiling.seconds:3.0f} s "
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


@contextmanager
def compiling(what: str, functions: int) -> Iterator[None]:
    """Show a progress line on the terminal while first calls compile; silent when everything comes from the cache."""
    global _compiling
    if _compiling is not None:  # part of a larger compilation, which shows its own line
        yield
        return
    work = _compiling = _Compiling(what, functions, time.perf_counter(), _PartDispatcher.compiled)
    try:
        yield
    finally:
        _compiling = None
        if work.done and sys.stderr.isatty():
            said = f"Compiled {what} in {work.seconds:.0f} s.\n" if work.done > 3 else ""
            print(f"\r\033[K{said}", end="", file=sys.stderr, flush=True)
