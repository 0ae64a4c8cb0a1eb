"""The compile switch: `@native` is the only decorator a kernel needs.

A kernel may be a closure over other kernels: loops that every game needs are written once, and a factory builds them for a
game. `MULLIGAN_INTERPRET=1` runs the same source as plain Python, for debuggers and coverage.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

import numba
import numpy as np

from mulligan.core.compiler.cache import cache_folder, package_of

log = logging.getLogger(__name__)

INTERPRETED = os.environ.get("MULLIGAN_INTERPRET", "") not in ("", "0")
_OPTIONS = {"nopython": True, "error_model": "numpy"}
F = TypeVar("F", bound=Callable[..., Any])

_configuring = Lock()  # numba has a single setting for the cache folder, and two games can load at the same time


def plain_kernel(function: Callable[..., Any], options: dict[str, Any]) -> Any:
    """Plain numba: the same results, but compiling takes about three times as long and games run a third slower.

    Closures are not cached: numba would not recognise them in the next process.
    """
    with _configuring:
        kept, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder(package_of(function.__module__)))
        try:
            return numba.jit(cache=function.__closure__ is None, **options)(function)
        finally:
            numba.config.CACHE_DIR = kept


def _make() -> Callable[[Callable[..., Any], dict[str, Any]], Any]:
    try:
        from mulligan.core.compiler.linking import linked_kernel
    except (ImportError, AttributeError) as missing:
        log.warning("numba %s lacks something our linker needs (%s); rules compile and run slower.", numba.__version__, missing)
        return plain_kernel
    return linked_kernel


if INTERPRETED:
    # The random generator overflows, as it does natively. Numpy has a setting for each thread, and warns in all new ones.
    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered in scalar", RuntimeWarning)
else:
    _make_kernel = _make()


def native(function: F) -> F:
    """Compile on first use; a no-op when interpreting."""
    if INTERPRETED:
        return function
    kernel: F = _make_kernel(function, _OPTIONS)
    return kernel


def native_without_gil(function: F) -> F:
    """Compile a loop that lets other threads run. Only long loops gain from it."""
    if INTERPRETED:
        return function
    kernel: F = _make_kernel(function, {**_OPTIONS, "nogil": True})
    return kernel
