"""Epic and Gwent, played by the book. The functions for programs are those of `mulligan.api`, loaded on first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mulligan.api import *  # noqa: F403
else:  # hidden from type checkers: they report unknown names
    from importlib import import_module

    def __getattr__(name: str) -> object:
        api = import_module("mulligan.api")  # loading the rules takes a second, too long for `mulligan --help`
        if name == "__all__":
            return api.__all__
        if name not in api.__all__:
            raise AttributeError(f"module 'mulligan' has no attribute {name!r}")
        return getattr(api, name)

    def __dir__() -> list[str]:
        return [*globals(), *import_module("mulligan.api").__all__]
