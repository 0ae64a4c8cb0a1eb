"""Games as scenarios: a position as a seat sees it, or a whole game's at any ply.

Not every position can be written: in the middle of a battle or an effect only moves lead there. So a game is written from the
last position that can be, with the moves since then, or from its very beginning. What was written is read and compared before
anybody gets it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Protocol

from mulligan.core.base_game import TableGame
from mulligan.core.game import LEAVE, Answer
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.scenario.notation import MORE, Notation
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError

WIDTH = 120


class CannotWrite(ValueError):
    """The open stage has no position: a draft, or a choice of decks."""


@dataclass(frozen=True, slots=True)
class Move:
    """A line of moves; `more`: its list is not complete."""

    seat: int
    verb: str
    things: tuple[str, ...] = ()
    more: bool = False

    def __str__(self) -> str:
        listed = ", ".join((*self.things, MORE) if self.more else self.things)
        return f"P{self.seat + 1} {self.verb} {listed}".strip()


class Writer(Protocol):
    """Everything the writer needs from a game."""

    @property
    def table(self) -> type[Notation[Any]]: ...

    @property
    def finishing(self) -> Sequence[str]:
        """Verbs whose list is complete where nothing else is said."""

    @property
    def listing(self) -> Sequence[str]:
        """The questions that such a list answers."""

    def position(self, game: Any) -> list[str] | None:
        """All lines of the position, hidden cards included; None where only moves lead to it."""

    def seen(self, game: Any, seat: int) -> list[str]:
        """The lines of the position as a seat sees it, with comments for what cannot be written."""

    def beginning(self, game: Any) -> list[str] | None:
        """The lines of the game's beginning; None where it is not known."""

    def move(self, table: Any, answer: Answer) -> Move:
        """An answer to the open question of the table in words."""

    def shown(self, game: Any, seat: int) -> object:
        """A seat's view as plain values, the same for every size of table."""


def write_seen(writer: Writer, game: str, played: Any, seat: int) -> str:
    """The position as a seat sees it, for people to paste."""
    stage = _stage(writer, played)
    viewer = "P" + str(seat + 1) if seat != SPECTATOR else "a spectator"
    head = [f"game {game}", f"scenario The position as {viewer} sees it"]
    return "\n".join([*head, *writer.seen(stage, seat), *_around(played), ""])


def write_game(writer: Writer, game: str, played: Any, title: str) -> str:
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


def _stage(writer: Writer, played: Any) -> Any:
    stage = played.stage
    if type(stage) is not _game_of(writer):
        raise CannotWrite("no game is being played yet: decks are still being chosen")
    return stage


def _around(played: Any) -> list[str]:
    """The comment that marks a game as part of a draft or a tournament."""
    return [] if played is played.stage else [f"# A part of {played.title}: only this game is written."]


def _game_of(writer: Writer) -> type[TableGame]:
    """The class of the games that the notation is about."""
    found: type[TableGame] = writer.table.played
    return found


def _history(stage: TableGame) -> list[TableGame]:
    """The game after each of its answers, from before the first to the last."""
    playing = stage.copy()
    playing.take_back(len(playing.answers))
    tables = [playing.copy()]
    for answer in stage.answers:
        playing._do(answer)
        tables.append(playing.copy())
    return tables


def _scenario(
    writer: Writer, game: str, title: str, lines: Iterable[str], tables: Sequence[TableGame], answers: Sequence[Answer]
) -> str:
    moves = [_move(writer, *now, answer) for now, answer in zip(pairwise(tables), answers, strict=True)]
    written = [*lines, *map(str, _merged(writer, moves)), *_end(writer, tables[-1])]
    return "\n".join([f"game {game}", f"scenario {title}", *written, ""])


def _move(writer: Writer, game: TableGame, after: TableGame, answer: Answer) -> Move:
    """An answer in words. A list that nobody is asked about any more is complete."""
    if answer.choice == LEAVE:
        return Move(answer.seat, "leaves")
    move = writer.move(at_table(writer, game), answer)
    following = after.question
    asked_on = following is not None and following.seat == answer.seat and following.ask in writer.listing
    return replace(move, more=move.more and asked_on)


def at_table(writer: Writer, game: Any) -> Any:
    """The notation around a game that goes on."""
    table = writer.table()
    table.game = game
    table.setup.players = [None] * game.seats  # only how many they are is asked for
    return table


def _merged(writer: Writer, moves: Sequence[Move]) -> list[Move]:
    """`P1 attacks with kong, ...` and `P1 attacks with wolf, ...` and `P1 is done` are one line."""
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


def _end(writer: Writer, game: Any) -> list[str]:
    """The open question, or how the game ended."""
    question, result = game.question, game.result
    if question is not None:
        return [at_table(writer, game).who_is_asked()]
    if result is None:
        return []
    if result.is_draw:
        return ["expect draw"]
    names = ", ".join(f"P{seat + 1}" for seat in result.winners)
    return [f"expect {names} {'wins' if len(result.winners) == 1 else 'win'}"]


def _reads_back(writer: Writer, text: str, game: TableGame) -> bool:
    """Does the text lead to the same position, for everybody?"""
    table = writer.table()
    try:
        for line in text.splitlines()[2:]:
            if line and not line.startswith("#"):
                table.do(line)
    except (ScenarioError, DoesNotHold):
        return False
    return same_for_all(writer, table.table(), game)


def same_for_all(writer: Writer, one: TableGame, other: TableGame) -> bool:
    """Do all seats, and spectators, see the same?"""
    if one.seats != other.seats:
        return False
    return all(writer.shown(one, seat) == writer.shown(other, seat) for seat in range(SPECTATOR, one.seats))


# --- words -------------------------------------------------------------------------------------------------


def counted(things: Iterable[str]) -> list[str]:
    """The entries of a list; equal ones in a row are one.

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
    """A player's lines: as many zones on a line as there is room for; of a long one, several lines, which add up."""
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
