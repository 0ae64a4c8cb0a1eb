"""A game made of games: one after the other asks, and all of it has the face of one game."""

from __future__ import annotations

import copy
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar, Self

from mulligan.core.base_game import KeptGame, TableGame
from mulligan.core.game import LEAVE, Answer, Question, Result
from mulligan.core.kernel.output import SeenEvent
from mulligan.core.kernel.random import KEY_BYTES, Purpose, derived_key
from mulligan.core.refusals import Refusal


class StagedGame(KeptGame):
    """Questions, answers, views, events and words are those of the stage that is open. When it is over the next one begins."""

    slugs: ClassVar[Sequence[str]]  # of cards, by number

    def __init__(self, options: Any, decks: Sequence[Sequence[str]], key: bytes) -> None:
        """`new` and `load` are the usual ways to a game."""
        self.options, self.decks, self.key = options, tuple(map(tuple, decks)), key
        self._restart()

    @classmethod
    def new(cls, options: Any, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        return cls(options, decks, secrets.token_bytes(KEY_BYTES) if key is None else key)

    def _restart(self) -> None:
        self._answers = []
        self.stage = self._first_stage()
        self.told: tuple[TableGame, ...] = (self.stage,)

    def stage_key(self, number: int) -> bytes:
        return derived_key(self.key, Purpose.STAGE, number)

    # --- what a game of games brings -------------------------------------------------------------

    @abstractmethod
    def _first_stage(self) -> TableGame: ...

    @abstractmethod
    def _next_stage(self, over: TableGame) -> TableGame | None:
        """What follows a stage that is over; None: nothing, so all is over."""

    @abstractmethod
    def _standing(self) -> object:
        """What was decided by stages that are over, as plain values that a digest can be made of."""

    @property
    @abstractmethod
    def result(self) -> Result | None: ...

    # --- looking ---------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.stage.seats

    @property
    def questions(self) -> tuple[Question, ...]:
        return self.stage.questions

    @property
    def question(self) -> Question | None:
        return self.stage.question

    def legal(self, seat: int | None = None) -> tuple[int, ...]:
        """The answers of a seat that is asked, by default the first, ascending."""
        return self.stage.legal(seat)

    def view(self, seat: int) -> Any:
        """What a seat may see; SPECTATOR (-1) sees what everybody knows."""
        return self.stage.view(seat)

    @property
    def state(self) -> Any:
        """Only for rules, tests and tools."""
        return self.stage.state

    @property
    def output(self) -> Any:
        return self.stage.output

    def events(self, seat: int) -> tuple[SeenEvent, ...]:
        """What happened since the last answer, as a seat (or SPECTATOR) saw it."""
        return tuple(event for stage in self.told for event in stage.events(seat))

    @property
    def happened(self) -> frozenset[str]:
        """The kinds of events since the last answer, whoever may see them."""
        return frozenset().union(*(stage.happened for stage in self.told))

    def asks_seat(self, seat: int) -> str:
        """The kind of the open question of a seat; nothing where it has none."""
        return self.stage.asks_seat(seat)

    def describe(self, choice: int, language: Any, viewer: int | None = None) -> str:
        """An option of the open question in words, for the seat that is asked or another reader."""
        return self.stage.describe(choice, language, viewer)

    def describe_question(self, language: Any, viewer: int | None = None) -> str:
        """The open question as a sentence."""
        return self.stage.describe_question(language, viewer)

    # --- playing ---------------------------------------------------------------------------------

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        return self.stage.why_not(seat, choice)

    def answer(self, seat: int, choice: int) -> None:
        self.stage.answer(seat, choice)
        self._answered(Answer(int(seat), int(choice)))

    def leave(self, seat: int) -> None:
        self.stage.leave(seat)
        self._answered(Answer(int(seat), LEAVE))

    def _answered(self, answer: Answer) -> None:
        stage = self.stage
        self._answers.append(answer)
        self.told = (stage,)
        following = self._next_stage(stage) if stage.question is None else None
        if following is not None:
            self.stage, self.told = following, (stage, following)

    def copy(self) -> Self:
        twin = copy.copy(self)
        twin._answers, twin.stage = list(self._answers), self.stage.copy()
        twin.told = (twin.stage,)
        return twin

    def digest(self) -> str:
        """A hash of the whole state."""
        return sha256(repr((self._standing(), self.stage.digest())).encode()).hexdigest()[:16]
