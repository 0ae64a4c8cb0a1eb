"""A card as text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as it is printed."""

    name: str
    type_line: str
    lines: tuple[str, ...]
