"""Epic and Gwent, played by the book. The functions for programs are those of `mulligan.api`, loaded on first use."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mulligan.api import *  # noqa: F403  # for type checkers: all names of its __all__


def __getattr__(name: str) -> Any:
    api = import_module("mulligan.api")  # the rules take a second to load, which `mulligan --help` must not wait for
    if name not in api.__all__:
        raise AttributeError(f"module 'mulligan' has no attribute {name!r}")
    return getattr(api, name)


def __dir__() -> list[str]:
    return [*globals(), *import_module("mulligan.api").__all__]
