"""The interface of a game, which servers, bots, environments and tests use for any game.

A third game needs a new folder with a class like this, and one line of registration (`mulligan.registry`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

from mulligan.core.refusals import Refusal
from mulligan.core.text.refusals import error_message


class IllegalAnswer(ValueError):
    """An answer that the rules refuse; nothing has changed. `reason` is English; `refusal` can be shown in any language."""

    def __init__(self, seat: int, question: str, reason: str, rule: str = "", refusal: Refusal | None = None) -> None:
        self.seat, self.question, self.reason, self.rule, self.refusal = seat, question, reason, rule, refusal
        named = f" ({rule})" if rule else ""
        super().__init__(f"P{seat + 1} cannot answer {question} like this: {reason}{named}")


class CorruptGame(ValueError):
    """A saved game that cannot be read, or whose answers do not lead to its digest."""


class InvalidInput(ValueError):
    """Refused input; nothing has changed. `refusals` can be shown in any language."""

    def __init__(self, *refusals: Refusal) -> None:
        self.refusals = refusals
        super().__init__(error_message(refusals))

    @property
    def rule(self) -> str:
        """The id of the first rule broken; empty if no rule is the reason."""
        return self.refusals[0].rule if self.refusals else ""


class IllegalDeck(InvalidInput):
    """A deck that breaks a rule or a limit."""


class InvalidSettings(InvalidInput):
    """Settings that a game does not offer, or that cannot be combined."""


class UnknownCard(InvalidInput, LookupError):
    """A name that no card has; the message suggests the closest one."""


@dataclass(frozen=True, slots=True)
class Question:
    """An open question: the seat that is asked, the kind of question, and the options."""

    ask: str
    seat: int
    source: str | None  # slug of the card that asks, if any
    options: tuple[int, ...]

    @property
    def may_decline(self) -> bool:
        """Whether 0 is an option: pass, done, no and none have this number in every game."""
        return 0 in self.options


LEAVE = -1  # in place of a choice: the player left the game
REDEAL = -2  # less a number: everything hidden from the seat was dealt again, with this stream of the key


class Answer(NamedTuple):
    """A seat and its choice."""

    seat: int
    choice: int


@dataclass(frozen=True, slots=True)
class Result:
    """The seats that won; none means a draw."""

    winners: tuple[int, ...]

    @property
    def is_draw(self) -> bool:
        return not self.winners


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that does not exist: compiled rules check no bounds."""
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat}: this game has {seats}, counted from 0")


class Game(Protocol):
    """A game in progress. Seats count from 0."""

    @property
    def seats(self) -> int: ...

    @property
    def questions(self) -> Sequence[Question]:
        """All open questions, in seat order: several if players decide at the same time, none if the game is over."""

    @property
    def question(self) -> Question | None:
        """The first open question; None if the game is over."""

    @property
    def result(self) -> Result | None: ...

    @property
    def answers(self) -> Sequence[Answer]:
        """All answers so far. Together with options, decks and key they define the game."""

    def describe(self, choice: int, language: Any, viewer: int | None = None) -> str:
        """Describe an option of the open question."""

    def view(self, seat: int) -> Any:
        """Everything that a seat may see, as a record."""

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """Why a choice is illegal now, without revealing hidden information; None if it is legal."""

    def answer(self, seat: int, choice: int) -> None:
        """Answer the open question of a seat and run the rules until the next one; raises IllegalAnswer."""

    def leave(self, seat: int) -> None:
        """Leave the game, even if another player is asked; IllegalAnswer if the rules do not cover leaving."""

    def default_answer(self, seat: int) -> int | None:
        """The answer for a seat whose time is up; None if it loses instead."""

    def redeal(self, seat: int, number: int) -> None:
        """Deal everything hidden from a seat again. Each `number` gives a different deal, which depends on the key."""

    def replay(self, answer: Answer) -> None:
        """Carry out an answer of another game's `answers`."""

    def copy(self) -> Self: ...

    def save(self) -> bytes: ...

    def digest(self) -> str:
        """A hash of the whole state, to compare runs, machines and backends."""
