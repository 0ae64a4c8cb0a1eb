"""Choices as structures and as stable numbers. People and logs use structures, networks use numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar


class AnyChoice(Protocol):
    """A game's choice: its kind, and numbers such as a place or a seat."""

    @property
    def kind(self) -> Any: ...


C = TypeVar("C", bound=AnyChoice)
Digits: TypeAlias = tuple[tuple[str, int], ...]  # a choice's fields and their sizes; the first is unbounded


@dataclass(frozen=True, eq=False)
class Numbering(Generic[C]):
    """The two-way mapping `Choice` ⇄ int. Each kind has a range of numbers, in which its fields are digits."""

    choice: type[C]
    kinds: type[IntEnum]  # the first number of each kind, and END after the last
    digits: Mapping[IntEnum, Digits]
    default: Digits = (("place", 0),)  # fields of all other kinds

    @property
    def count(self) -> int:
        """The number of possible choices."""
        return int(self.kinds["END"])

    def encode(self, choice: C) -> int:
        """The number of a choice; `decode` is the inverse."""
        number = 0
        for field, size in self.digits.get(choice.kind, self.default):
            number = number * size + int(getattr(choice, field))
        return int(choice.kind) + number

    def decode(self, number: int) -> C:
        """The choice of a number, from 0 to `count` - 1."""
        if not 0 <= number < self.count:
            raise ValueError(f"a choice is a number from 0 to {self.count - 1}, not {number}")
        kind = max((kind for kind in self._kinds if kind <= number), key=int)
        rest, values = number - kind, {}
        digits = self.digits.get(kind, self.default)
        for field, size in reversed(digits[1:]):
            rest, values[field] = divmod(rest, size)
        if digits:
            values[digits[0][0]] = rest
        return self.choice(kind=kind, **values)  # type: ignore[call-arg]  # every game's choice has these fields

    @cached_property
    def _kinds(self) -> tuple[IntEnum, ...]:
        return tuple(kind for kind in self.kinds if kind.name != "END")
