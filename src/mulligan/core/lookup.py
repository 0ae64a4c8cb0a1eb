"""Look-up by name, with errors that list the valid names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TypeVar

from mulligan.core.game import InvalidSettings
from mulligan.core.refusals import AnyReason, Names, Refusal, Value
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language

T = TypeVar("T")
LONGEST_SHOWN = 60  # letters of an unknown name in a refusal


def look_up(unknown: AnyReason, name: str | None, there: Mapping[str, T], **values: Value) -> T:
    """The value for a name, or the first one if `name` is None; `InvalidSettings` lists the valid names.

    Hyphens count as underscores. `unknown` is the reason for the refusal; `values` are passed on to it.

    >>> look_up(SettingsReason.UNKNOWN_GAME, None, {"epic": 1, "gwent": 2})
    1
    >>> look_up(SettingsReason.UNKNOWN_GAME, "go", {"epic": 1, "gwent": 2})
    Traceback (most recent call last):
    mulligan.core.game.InvalidSettings: there’s no game “go”; available: epic, gwent
    """
    if name is None:
        return next(iter(there.values()))
    found = name.replace("-", "_")
    if found not in there:
        shown = name if len(name) <= LONGEST_SHOWN else f"{name[:LONGEST_SHOWN]}…"
        raise InvalidSettings(Refusal.of(unknown, name=shown, there=Names(there), **values))
    return there[found]


def language_named(code: str) -> Language:
    """A language by its code; `InvalidSettings` lists the valid ones."""
    return look_up(SettingsReason.UNKNOWN_LANGUAGE, code.lower(), {each.value: each for each in Language})


def nearest(word: str, there: Iterable[str]) -> str | None:
    """The most similar name, for suggestions; None if nothing is close.

    >>> nearest("palce guard", ["palace guard", "kong"])
    'palace guard'
    """
    return next(iter(similar(word, there, 1)), None)


def similar(word: str, there: Iterable[str], most: int = 3) -> list[str]:
    """The most similar names, for suggestions, the most similar first."""
    plain = {each.casefold(): each for each in there}
    return [plain[found] for found in get_close_matches(word.casefold(), plain, n=most, cutoff=0.6)]
