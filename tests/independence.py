"""Chi-squared tests of fairness, with fixed keys, so that results never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

GROUPS = 6  # values of a pair are counted in at most six groups each, so that every pair of groups has enough keys
_DEVIATIONS = 4.0  # of the normal distribution: fair picks would fail for one set of keys in 30,000


@dataclass(frozen=True)
class Pick:
    """One random outcome for one key."""

    value: Any
    ways: int | Mapping[Any, int] | None = None  # the number of equally likely values, or the weight of each; None: unknown
    subject: str = ""  # picks of one subject depend on each other, as hands dealt from one box do


def faults(seen: Sequence[Mapping[str, Pick]]) -> list[str]:
    """The picks that are not uniform and the pairs that are not independent, over the picks of many keys."""
    first, groups = seen[0], {name: _groups([picks[name].value for picks in seen]) for name in seen[0]}
    found = [_uneven(name, [picks[name].value for picks in seen], ways) for name in first if (ways := first[name].ways)]
    for one, other in combinations(first, 2):
        if not first[one].subject or first[one].subject != first[other].subject:
            found.append(_dependent(f"{one} with {other}", groups[one], groups[other]))
    return [fault for fault in found if fault]


def _groups(values: Sequence[Any]) -> list[int]:
    places = {value: place for place, value in enumerate(sorted(set(values)))}
    return [places[value] * GROUPS // max(GROUPS, len(places)) for value in values]


def _uneven(name: str, values: Sequence[Any], ways: int | Mapping[Any, int]) -> str:
    counts = Counter(values)
    weights = dict.fromkeys(counts, 1) if isinstance(ways, int) else ways
    possible = ways if isinstance(ways, int) else len(ways)
    if len(counts) != possible or counts.keys() != weights.keys():
        return f"{name}: {len(counts)} values instead of {possible}"
    scale = len(values) / sum(weights.values())
    expected = {value: weight * scale for value, weight in weights.items()}
    return _over(name, sum((counts[value] - fair) ** 2 / fair for value, fair in expected.items()), possible - 1)


def _dependent(name: str, ones: Sequence[int], others: Sequence[int]) -> str:
    counts, rows, columns = Counter(zip(ones, others, strict=True)), Counter(ones), Counter(others)
    total = 0.0
    for row, of_row in rows.items():
        for column, of_column in columns.items():
            expected = of_row * of_column / len(ones)
            total += (counts[row, column] - expected) ** 2 / expected
    return _over(name, total, (len(rows) - 1) * (len(columns) - 1))


def _over(name: str, value: float, freedom: int) -> str:
    fair = freedom == 0 or value <= limit(freedom)
    return "" if fair else f"{name}: chi-squared is {value:.0f}, at most {limit(freedom):.0f}"


def limit(freedom: int) -> float:
    """The most that chi-squared may be (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _DEVIATIONS * spread**0.5) ** 3)
