"""Finding one of several things by its name, or saying which there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

T = TypeVar("T")


def look_up(what: str, name: str | None, there: Mapping[str, T]) -> T:
    """By its name, or the first where none is given; `ValueError` lists what there is. Hyphens are underscores.

    >>> look_up("game", None, {"epic": 1, "gwent": 2})
    1
    >>> look_up("game", "go", {"epic": 1, "gwent": 2})
    Traceback (most recent call last):
    ValueError: no game 'go'; there are epic, gwent
    """
    if name is None:
        return next(iter(there.values()))
    name = name.replace("-", "_")
    if name not in there:
        raise ValueError(f"no {what} {name!r}; there {'is' if len(there) == 1 else 'are'} {', '.join(there) or 'none'}")
    return there[name]


def nearest(word: str, there: Iterable[str]) -> str | None:
    """The name that somebody who wrote `word` may have meant; None where nothing is near.

    >>> nearest("palce guard", ["palace guard", "kong"])
    'palace guard'
    """
    plain = {each.casefold(): each for each in there}
    found = get_close_matches(word.casefold(), plain, n=1, cutoff=0.6)
    return plain[found[0]] if found else None
