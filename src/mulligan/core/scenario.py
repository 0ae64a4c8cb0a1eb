"""Scenarios: a position, moves and expectations as text, for tests, bug reports, puzzles and the rulebook's examples.

This module knows the frame of the notation, which all games share; a game's `notation` module knows its words.
docs/scenarios.md is the description for people.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class ScenarioError(ValueError):
    """The scenario itself is wrong: a word, a card, an impossible position."""


class DoesNotHold(AssertionError):
    """An expectation that was not met."""


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    words: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario of a file. Its title begins with the rule ids or card slugs it is about, then a colon."""

    file: str
    title: str
    game: str
    lines: tuple[Line, ...]

    @property
    def about(self) -> tuple[str, ...]:
        """Rule ids and card slugs.

        >>> Scenario("", "E-WIN-03, E-WIN-05: drawing wins", "epic", ()).about
        ('E-WIN-03', 'E-WIN-05')
        """
        head, colon, _ = self.title.partition(":")
        return tuple(head.replace(",", " ").split()) if colon else ()

    @property
    def name(self) -> str:
        return f"{Path(self.file).name}: {self.title}" if self.file else self.title


class Table(Protocol):
    """What a game's notation offers: it takes the lines of a scenario one by one."""

    def do(self, words: str) -> None:
        """Carry out a line; raises ScenarioError, DoesNotHold or the game's own errors."""

    def finish(self) -> None:
        """The scenario is over: check what always has to hold."""


@dataclass(frozen=True, slots=True)
class Failure:
    scenario: Scenario
    line: Line | None
    reason: str

    def __str__(self) -> str:
        place = f", line {self.line.number}: {self.line.words}" if self.line else ""
        return f"{self.scenario.name}{place}\n    {self.reason}"


def read_scenarios(text: str, file: str, game: str) -> list[Scenario]:
    """All scenarios of a text. `scenario TITLE` begins one; `#` begins a comment; `game NAME` names another than the usual."""
    scenarios: list[Scenario] = []
    title = ""
    lines: list[Line] = []

    def close() -> None:
        if title or lines:
            scenarios.append(Scenario(file, title or "untitled", game, tuple(lines)))

    for number, raw in enumerate(text.splitlines(), 1):
        words = re.split(r"(?:^|\s)#", raw)[0].strip()  # `kong#2` is no comment
        if not words:
            continue
        first, _, rest = words.partition(" ")
        if first == "scenario":
            close()
            title, lines = rest.strip(), []
        elif first == "game":
            game = rest.strip()
        else:
            lines.append(Line(number, words))
    close()
    return scenarios


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Files as they are; folders stand for all `.scn` files below them."""
    for path in paths:
        yield from sorted(path.rglob("*.scn")) if path.is_dir() else (path,)


def run_scenario(scenario: Scenario, tables: Mapping[str, type[Table]]) -> Failure | None:
    """Run one scenario; None when everything held."""
    if scenario.game not in tables:
        return Failure(scenario, None, f"no game {scenario.game!r}; there are {', '.join(tables)}")
    table = tables[scenario.game]()
    for line in scenario.lines:
        try:
            table.do(line.words)
        except (ScenarioError, DoesNotHold, ValueError) as error:
            return Failure(scenario, line, str(error))
        except OverflowError:
            return Failure(scenario, line, "a number is too large")
    try:
        table.finish()
    except (ScenarioError, DoesNotHold) as error:
        return Failure(scenario, None, str(error))
    return None
