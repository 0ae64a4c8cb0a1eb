"""Where compiled kernels are kept: in folders named after a fingerprint of everything they were compiled from.

A wheel may bring such folders along (`SHIPPED`), so that nothing is compiled on the first start. Everything else goes to the
user's cache. A folder is never stale: other sources or another numba have another fingerprint.
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

from mulligan.core.kernel.sources import PACKAGE, ROOT, kernel_sources

SHIPPED = ROOT / "compiled"  # written by hatch_build.py, only into wheels
_KEPT = 4  # folders of each package that stay in the user's cache


@cache
def fingerprint(package: str) -> str:
    """Changes with any source that kernels of a package are compiled from, with numba, and with the bounds checks.

    It is the same on all machines, so that a wheel can bring compiled code. Numpy counts by its major version: kernels
    use its memory layout, not its functions.
    """
    digest = sha256()
    for path in kernel_sources(package):
        digest.update(path.read_bytes())
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    numpy = np.__version__.partition(".")[0]
    digest.update(f"{python} numba {numba.__version__} numpy {numpy} checks {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def package_of(module: str) -> str:
    """The top-level package that a kernel belongs to; nothing for one outside this project, such as a test's."""
    names = module.split(".")
    return names[1] if names[0] == PACKAGE and len(names) > 2 else ""


def function_fingerprint(function: Callable[..., Any]) -> str:
    """Of everything a kernel is compiled from. One outside this project depends on its own file, too."""
    package = package_of(function.__module__)
    own = "" if package else sha256(Path(function.__code__.co_filename).read_bytes()).hexdigest()[:16]
    return fingerprint(package) + own


def cache_home() -> Path:
    """`MULLIGAN_CACHE`, or the user's own."""
    return Path(
        os.environ.get("MULLIGAN_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mulligan"
    )


def folder_name(package: str) -> str:
    return f"{package or 'all'}-{fingerprint(package)}"


@cache
def cache_folder(package: str) -> Path:
    """The user's folder for compiled code of a package."""
    folder = cache_home() / folder_name(package)
    _remove_old(folder)
    return folder


def _remove_old(folder: Path) -> None:
    """Every version of the kernels has a folder of its own. Before a new one is begun, all but the newest few are deleted."""
    if not folder.exists() and folder.parent.is_dir():
        name = folder.name.rpartition("-")[0]
        old = [path for path in folder.parent.iterdir() if re.fullmatch(rf"{name}-[0-9a-f]{{16}}", path.name)]
        for path in sorted(old, key=lambda path: path.stat().st_mtime)[:-_KEPT]:
            shutil.rmtree(path, ignore_errors=True)
