"""Scenarios: a position, moves and expectations as text, for tests, bug reports, puzzles and the rulebook's examples.

This module handles what all games share; a game's `notation` module adds its own words. docs/scenarios.md is the manual.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from mulligan.core.game import IllegalAnswer, InvalidInput
from mulligan.core.lookup import nearest
from mulligan.core.text.language import Language


class ScenarioError(ValueError):
    """The scenario itself is wrong: an unknown word or card, an impossible position.

    `line` is set, counted from 0, if an earlier line than the last one is the cause.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(message)


class DoesNotHold(AssertionError):
    """An expectation that failed."""


# Characters that word processors and chats substitute for plain ones.
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′´", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        "×": "x",
        "…": "...",
    }
)
_FENCE = re.compile(r"(`{3,}|~{3,})")
_RULING = re.compile(rf"(ask|say)(?: ({'|'.join(Language)}))?:\s*(.*?)\s*", re.I)


def plain_line(line: str) -> str:
    """Normalise characters and spaces: single spaces, straight quotes, nothing invisible.

    >>> plain_line("\\ufeffP1\\thand:\\u00a0kong")
    'P1 hand: kong'
    """
    seen = (" " if character.isspace() else character for character in line)
    visible = "".join(character for character in seen if unicodedata.category(character) not in ("Cf", "Cc"))
    return re.sub(r" +", " ", visible.translate(_SIGNS)).strip()


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    words: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of a file. Its title starts with the rule ids or card slugs it tests, then a colon."""

    file: str
    title: str
    game: str
    lines: tuple[Line, ...]
    # The question that it answers, and the answer, in some languages.
    asked: Mapping[Language, str] = field(default_factory=dict, compare=False)
    said: Mapping[Language, str] = field(default_factory=dict, compare=False)

    @property
    def about(self) -> tuple[str, ...]:
        """The rule ids and card slugs in the title.

        >>> Scenario("", "E-WIN-03, E-WIN-05: drawing wins", "epic", ()).about
        ('E-WIN-03', 'E-WIN-05')
        """
        head, colon, _ = self.title.partition(":")
        return tuple(head.replace(",", " ").split()) if colon else ()

    @property
    def name(self) -> str:
        return f"{Path(self.file).name}: {self.title}" if self.file else self.title


class ScenarioTable(Protocol):
    """The interface of a game's notation, which takes the lines of a scenario one by one."""

    def do(self, words: str) -> None:
        """Execute a line; raises ScenarioError, DoesNotHold or the game's own errors."""

    def finish(self) -> None:
        """Check the conditions for the end of every scenario."""


@dataclass(frozen=True, slots=True)
class Failure:
    scenario: Scenario
    line: Line | None
    reason: str

    def __str__(self) -> str:
        place = f", line {self.line.number}: {self.line.words}" if self.line else ""
        return f"{self.scenario.name}{place}\n    {self.reason}"


def read_scenarios(text: str, file: str, game: str) -> list[Scenario]:
    """Read all scenarios in a text. `scenario TITLE` starts one, `#` a comment; `game NAME` sets the game from there on.

    `ask:` and `say:`, or `ask pl:` and `say pl:`, are the question that a scenario answers and the answer. In a Markdown file
    only fenced blocks are read; elsewhere fences are ignored.
    """
    scenarios: list[Scenario] = []
    title = ""
    lines: list[Line] = []
    asked: dict[Language, str] = {}
    said: dict[Language, str] = {}
    fenced, markdown = False, file.lower().endswith((".md", ".markdown"))

    def close() -> None:
        if title or lines:
            scenarios.append(Scenario(file, title or "untitled", game, tuple(lines), asked, said))

    for number, raw in enumerate(re.split(r"\r\n|\r|\n", text), 1):
        line = plain_line(raw)
        if _FENCE.match(line):
            fenced = not fenced
            continue
        words = re.split(r"(?:^|\s)#", line)[0].strip()  # `kong#2` is not a comment
        if not words or (markdown and not fenced):
            continue
        if ruling := _RULING.fullmatch(raw.strip()):  # prose keeps its quotes and dashes
            spoken = asked if ruling[1].lower() == "ask" else said
            spoken[Language((ruling[2] or Language.EN).lower())] = ruling[3]
            continue
        first, _, rest = words.partition(" ")
        match first.lower().removesuffix(":"):
            case "scenario":
                close()
                title, lines, asked, said = rest, [], {}, {}
            case "game":
                if lines:
                    close()
                    title, lines, asked, said = "", [], {}, {}
                game = rest.lower()
            case _:
                lines.append(Line(number, words))
    close()
    return scenarios


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Expand folders to all `.scn` files below them; files stay as they are."""
    for path in paths:
        yield from sorted(path.rglob("*.scn")) if path.is_dir() else (path,)


def run_scenario(scenario: Scenario, tables: Mapping[str, type[ScenarioTable]]) -> Failure | None:
    """Run a scenario; None means that it passed."""
    if scenario.game not in tables:
        near = nearest(scenario.game, tables)
        meant = f"; did you mean {near}?" if near else ""
        return Failure(scenario, None, f"no game {scenario.game!r}{meant}; there are {', '.join(tables)}")
    table = tables[scenario.game]()
    for line in scenario.lines:
        try:
            table.do(line.words)
        except (ScenarioError, DoesNotHold, IllegalAnswer, InvalidInput) as error:
            return Failure(scenario, _blamed(scenario, error, line), str(error))
    try:
        table.finish()
    except (ScenarioError, DoesNotHold) as error:
        return Failure(scenario, _blamed(scenario, error, None), str(error))
    return None


def _blamed(scenario: Scenario, error: Exception, line: Line | None) -> Line | None:
    """The line that caused an error."""
    place = error.line if isinstance(error, ScenarioError) else None
    return line if place is None else scenario.lines[place]
