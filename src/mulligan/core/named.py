"""Finding one of several things by its name, or saying which there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def named(what: str, name: str | None, there: Mapping[str, T]) -> T:
    """By its name, or the first where none is given; `ValueError` lists what there is. Hyphens are underscores.

    >>> named("game", None, {"epic": 1, "gwent": 2})
    1
    >>> named("game", "go", {"epic": 1, "gwent": 2})
    Traceback (most recent call last):
    ValueError: no game 'go'; there are epic, gwent
    """
    if name is None:
        return next(iter(there.values()))
    name = name.replace("-", "_")
    if name not in there:
        raise ValueError(f"no {what} {name!r}; there {'is' if len(there) == 1 else 'are'} {', '.join(there) or 'none'}")
    return there[name]
