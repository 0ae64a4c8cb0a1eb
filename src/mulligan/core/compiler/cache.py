"""The cache of compiled kernels: folders named after a fingerprint of everything they were compiled from.

A wheel can ship such folders (`SHIPPED`), so that nothing is compiled on the first start. Everything else goes to the user's
cache. A folder is never stale: other sources or another numba version have another fingerprint.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numba
import numpy as np

from mulligan.core.compiler.sources import PACKAGE, ROOT, kernel_sources

SHIPPED = ROOT / "compiled"  # written by hatch_build.py, only into wheels
_KEPT = 4  # folders per package that stay in the user's cache


@cache
def fingerprint(package: str) -> str:
    """A hash of all sources that a package's kernels are compiled from, the numba version, and the bounds checks setting.

    It is the same on all machines, so that a wheel can ship compiled code. Only numpy's major version counts: kernels use its
    memory layout, not its functions.
    """
    digest = sha256()
    for path in kernel_sources(package):
        digest.update(path.read_bytes())
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    numpy = np.__version__.partition(".")[0]
    digest.update(f"{python} numba {numba.__version__} numpy {numpy} checks {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def package_of(module: str) -> str:
    """The top-level package of a kernel; empty for one outside this project, such as a test's."""
    names = module.split(".")
    return names[1] if names[0] == PACKAGE and len(names) > 2 else ""


def function_fingerprint(function: Callable[..., Any]) -> str:
    """A hash of everything a kernel is compiled from. A kernel outside this project also depends on its own file."""
    package = package_of(function.__module__)
    own = "" if package else sha256(Path(function.__code__.co_filename).read_bytes()).hexdigest()[:16]
    return fingerprint(package) + own


def cache_home() -> Path:
    """`MULLIGAN_CACHE`, or the user's cache folder."""
    return Path(
        os.environ.get("MULLIGAN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mulligan"
    )


def folder_name(package: str) -> str:
    return f"{package or 'all'}-{fingerprint(package)}"


@cache
def cache_folder(package: str) -> Path:
    """The user's folder for a package's compiled code."""
    folder = cache_home() / folder_name(package)
    _remove_old(folder)
    return folder


def _remove_old(folder: Path) -> None:
    """Delete all but the newest few folders of a package before a new one is created."""
    if not folder.exists() and folder.parent.is_dir():
        name = folder.name.rpartition("-")[0]
        old = [path for path in folder.parent.iterdir() if re.fullmatch(rf"{name}-[0-9a-f]{{16}}", path.name)]
        for path in sorted(old, key=lambda path: path.stat().st_mtime)[:-_KEPT]:
            shutil.rmtree(path, ignore_errors=True)
