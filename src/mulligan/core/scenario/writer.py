"""Write games as scenarios: a position as a seat sees it, or a whole game at any ply.

Positions in the middle of a battle or an effect cannot be written. Such a game is written from the last position that can be,
or from its beginning, followed by the moves since then. The result is read back and compared before it is returned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Protocol

from mulligan.core.base_game import TableGame
from mulligan.core.game import LEAVE, REDEAL, Answer
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.scenario.notation import MORE, Notation
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError

WIDTH = 120


class CannotWrite(ValueError):
    """The open stage has no position: a draft, or a choice of decks."""


@dataclass(frozen=True, slots=True)
class Move:
    """A line with a move; `more` marks a list that continues."""

    seat: int
    verb: str
    things: tuple[str, ...] = ()
    more: bool = False

    def __str__(self) -> str:
        listed = ", ".join((*self.things, MORE) if self.more else self.things)
        return f"P{self.seat + 1} {self.verb} {listed}".strip()


class PositionWriter(Protocol):
    """The interface that a game provides to the writer."""

    @property
    def table(self) -> type[Notation[Any]]: ...

    @property
    def finishing(self) -> Sequence[str]:
        """Verbs whose list is complete unless the line says otherwise."""

    @property
    def listing(self) -> Sequence[str]:
        """The questions that such lists answer."""

    def position(self, game: Any) -> list[str] | None:
        """All lines of the position, hidden cards included; None if the notation cannot express it."""

    def seen(self, game: Any, seat: int) -> list[str]:
        """The lines of the position as a seat sees it, with comments for what cannot be written."""

    def beginning(self, game: Any) -> list[str] | None:
        """The lines for the start of the game; None if unknown."""

    def move(self, table: Any, answer: Answer) -> Move:
        """An answer to the table's open question, in the notation."""

    def shown(self, game: Any, seat: int) -> object:
        """A seat's view as plain values that do not depend on the layout."""


def write_seen(writer: PositionWriter, game: str, played: Any, seat: int) -> str:
    """The position as a seat sees it, ready to paste."""
    stage = _stage(writer, played)
    viewer = "P" + str(seat + 1) if seat != SPECTATOR else "a spectator"
    head = [f"game {game}", f"scenario The position as {viewer} sees it"]
    return "\n".join([*head, *writer.seen(stage, seat), *_around(played), ""])


def write_game(writer: PositionWriter, game: str, played: Any, title: str) -> str:
    """A game up to its last answer, as a scenario that ends with the open question."""
    stage = _stage(writer, played)
    tables = _history(stage)
    answers = list(stage.answers)
    for start in range(len(tables) - 1, -1, -1):
        if (lines := writer.position(tables[start])) is not None:
            text = _scenario(writer, game, title, [*_around(played), *lines], tables[start:], answers[start:])
            if _reads_back(writer, text, stage):
                return text
    lines = writer.beginning(stage)
    if lines is not None:
        text = _scenario(writer, game, title, [*_around(played), *lines], tables, answers)
        if _reads_back(writer, text, stage):
            return text
    raise CannotWrite("this position cannot be written as a scenario")


def _stage(writer: PositionWriter, played: Any) -> Any:
    stage = played.stage
    if type(stage) is not _game_of(writer):
        raise CannotWrite("no game is being played yet: decks are still being chosen")
    return stage


def _around(played: Any) -> list[str]:
    """A comment for games that belong to a draft or a tournament."""
    return [] if played is played.stage else [f"# A part of {played.title}: only this game is written."]


def _game_of(writer: PositionWriter) -> type[TableGame]:
    """The game class that the notation describes."""
    found: type[TableGame] = writer.table.played
    return found


def _history(stage: TableGame) -> list[TableGame]:
    """The positions of a game: before the first answer, and after each one."""
    playing = stage.copy()
    playing.undo(len(playing.answers))
    tables = [playing.copy()]
    for answer in stage.answers:
        playing.replay(answer)
        tables.append(playing.copy())
    return tables


def _scenario(
    writer: PositionWriter, game: str, title: str, lines: Iterable[str], tables: Sequence[TableGame], answers: Sequence[Answer]
) -> str:
    moves = [_move(writer, *now, answer) for now, answer in zip(pairwise(tables), answers, strict=True)]
    written = [*lines, *map(str, _merged(writer, moves)), *_end(writer, tables[-1])]
    return "\n".join([f"game {game}", f"scenario {title}", *written, ""])


def _move(writer: PositionWriter, game: TableGame, after: TableGame, answer: Answer) -> Move:
    """An answer in the notation. If the next question is not about the same list, the list is complete."""
    if answer.choice == LEAVE:
        return Move(answer.seat, "leaves")
    if answer.choice <= REDEAL:
        raise CannotWrite("hidden cards were dealt again, which a scenario cannot express")
    move = writer.move(at_table(writer, game), answer)
    following = after.question
    asked_on = following is not None and following.seat == answer.seat and following.ask in writer.listing
    return replace(move, more=move.more and asked_on)


def at_table(writer: PositionWriter, game: Any) -> Any:
    """Wrap a running game in the notation."""
    table = writer.table()
    table.game = game
    table.setup.players = [None] * game.seats  # only their number is read
    return table


def _merged(writer: PositionWriter, moves: Sequence[Move]) -> list[Move]:
    """Merge `P1 attacks with kong, ...`, `P1 attacks with wolf, ...` and `P1 is done` into one line."""
    lines: list[Move] = []
    for move in moves:
        last = lines[-1] if lines else None
        if last is not None and last.more and last.seat == move.seat:
            if move.verb == last.verb:
                lines[-1] = replace(last, things=(*last.things, *move.things), more=move.more)
                continue
            if move.verb == "is done" and last.verb in writer.finishing:
                lines[-1] = replace(last, more=False)
                continue
        lines.append(move)
    return lines


def _end(writer: PositionWriter, game: Any) -> list[str]:
    """The open question, or the result."""
    question, result = game.question, game.result
    if question is not None:
        return [at_table(writer, game).who_is_asked()]
    if result is None:
        return []
    if result.is_draw:
        return ["expect draw"]
    names = ", ".join(f"P{seat + 1}" for seat in result.winners)
    return [f"expect {names} {'wins' if len(result.winners) == 1 else 'win'}"]


def _reads_back(writer: PositionWriter, text: str, game: TableGame) -> bool:
    """Whether the text leads to the same position for all seats."""
    table = writer.table()
    try:
        for line in text.splitlines()[2:]:
            if line and not line.startswith("#"):
                table.do(line)
    except (ScenarioError, DoesNotHold):
        return False
    return same_for_all(writer, table.table(), game)


def same_for_all(writer: PositionWriter, one: TableGame, other: TableGame) -> bool:
    """Whether all seats and spectators see the same in both games."""
    if one.seats != other.seats:
        return False
    return all(writer.shown(one, seat) == writer.shown(other, seat) for seat in range(SPECTATOR, one.seats))


# --- words -------------------------------------------------------------------------------------------------


def counted(things: Iterable[str]) -> list[str]:
    """The entries of a list, with consecutive equal ones counted.

    >>> counted(["wolf", "wolf", "?", "?", "?", "kong(damage 1)"])
    ['wolf x2', '?3', 'kong(damage 1)']
    """
    found: list[tuple[str, int]] = []
    for thing in things:
        if found and found[-1][0] == thing:
            found[-1] = (thing, found[-1][1] + 1)
        else:
            found.append((thing, 1))
    return [f"?{count}" if thing == "?" else thing if count == 1 else f"{thing} x{count}" for thing, count in found]


def described(name: str, words: Sequence[str]) -> str:
    return f"{name}({', '.join(words)})" if words else name


def seats_in(mask: int, seats: int) -> str:
    """`P1 and P3`."""
    return " and ".join(f"P{seat + 1}" for seat in range(seats) if mask >> seat & 1)


def zone_lines(seat: int, facts: str, zones: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """The lines of a player. Each line takes as many zones as fit; a long zone is split into lines that add up."""
    name = f"P{seat + 1}"
    lines = [f"{name} {facts}"] if facts else []
    for zone, entries in zones:
        whole = f"  {zone}: {', '.join(entries) or '-'}"
        if lines and len(lines[-1]) + len(whole) <= WIDTH:
            lines[-1] += whole
            continue
        lines.append(f"{name} {zone}: {entries[0] if entries else '-'}")
        for entry in entries[1:]:
            if len(lines[-1]) + len(entry) + 2 <= WIDTH:
                lines[-1] += f", {entry}"
            else:
                lines.append(f"{name} {zone}: {entry}")
    return lines


def switch_lines(rulesets: Any, ruleset: str, switches: Any) -> list[str]:
    lines = [] if ruleset == rulesets.default else [f"ruleset {ruleset}"]
    return [*lines, *(f"switch {name} {value}" for name, value in switches.items())]
