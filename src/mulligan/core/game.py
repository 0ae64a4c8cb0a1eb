"""The face of a game: what servers, bots, environments and tests use, whatever the game is.

A third game needs a new folder that offers a class like this and one line of registration (`mulligan.registry`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

from mulligan.core.refusals import Refusal
from mulligan.core.text.refusals import error_message


class IllegalAnswer(ValueError):
    """An answer that the rules refuse. Nothing has changed. `reason` is English; `refusal` can be said in every language."""

    def __init__(self, seat: int, question: str, reason: str, rule: str = "", refusal: Refusal | None = None) -> None:
        self.seat, self.question, self.reason, self.rule, self.refusal = seat, question, reason, rule, refusal
        named = f" ({rule})" if rule else ""
        super().__init__(f"P{seat + 1} cannot answer {question} like this: {reason}{named}")


class CorruptGame(ValueError):
    """A saved game that cannot be read, or that does not play out as it says."""


class InvalidInput(ValueError):
    """Input that is refused; nothing has changed. `refusals` can be said in every language."""

    def __init__(self, *refusals: Refusal) -> None:
        self.refusals = refusals
        super().__init__(error_message(refusals))

    @property
    def rule(self) -> str:
        """The id of the first rule broken; empty where no rule says it."""
        return self.refusals[0].rule if self.refusals else ""


class IllegalDeck(InvalidInput):
    """A deck that a rule or a limit refuses."""


class InvalidSettings(InvalidInput):
    """Settings that a game does not offer, or that do not go together."""


@dataclass(frozen=True, slots=True)
class Question:
    """Who is asked what; plain data."""

    ask: str
    seat: int
    source: str | None  # slug of the card that asks, if a card does
    options: tuple[int, ...]

    @property
    def may_decline(self) -> bool:
        """Pass, done, no and none are the choice 0 in every game."""
        return 0 in self.options


LEAVE = -1  # instead of a choice: the player left the game


class Answer(NamedTuple):
    """Who answered what."""

    seat: int
    choice: int


@dataclass(frozen=True, slots=True)
class Result:
    """The seats that won; none is a draw."""

    winners: tuple[int, ...]

    @property
    def is_draw(self) -> bool:
        return not self.winners


class Game(Protocol):
    """One game being played. Seats count from 0."""

    @property
    def seats(self) -> int: ...

    @property
    def questions(self) -> Sequence[Question]:
        """All open questions, in seat order: more than one where players decide at the same time, none when it is over."""

    @property
    def question(self) -> Question | None:
        """The first open question, or None when the game is over."""

    @property
    def result(self) -> Result | None: ...

    @property
    def answers(self) -> Sequence[Answer]:
        """All answers so far; with options, decks and key they are the game."""

    def describe(self, choice: int, language: Any, viewer: int | None = None) -> str:
        """An option of the open question in words."""

    def view(self, seat: int) -> Any:
        """What a seat may see: a record of the game's own."""

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """Why a seat may not choose this now, as far as the seat may know; None: it may."""

    def answer(self, seat: int, choice: int) -> None:
        """Answer the open question of a seat and run rules until the next; raises IllegalAnswer."""

    def leave(self, seat: int) -> None:
        """A player leaves the game, whoever is asked; IllegalAnswer where the rules do not know that."""

    def copy(self) -> Self: ...

    def save(self) -> bytes: ...

    def digest(self) -> str:
        """A hash of the whole state, to compare runs, machines and backends."""
