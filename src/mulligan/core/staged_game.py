"""A game played in stages, such as a draft and the game after it, behind the interface of one game."""

from __future__ import annotations

import copy
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, ClassVar, Self

from mulligan.core.base_game import KeptGame, TableGame
from mulligan.core.game import LEAVE, REDEAL, Answer, Question, Result
from mulligan.core.kernel.output import SeenEvent
from mulligan.core.kernel.random import KEY_BYTES, Purpose, derived_key
from mulligan.core.refusals import Refusal


class StagedGame(KeptGame):
    """Delegates questions, answers, views, events and texts to the open stage; when it ends, the next one begins."""

    slugs: ClassVar[Sequence[str]]  # of the cards, by card number

    def __init__(self, options: Any, decks: Sequence[Sequence[str]], key: bytes) -> None:
        """Use `new` or `load` instead."""
        self.options, self.decks, self.key = options, tuple(map(tuple, decks)), key
        self._restart()

    @classmethod
    def new(cls, options: Any, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        return cls(options, decks, secrets.token_bytes(KEY_BYTES) if key is None else key)

    def _restart(self) -> None:
        self._answers = []
        self.stage = self._first_stage()
        self.recent_stages: tuple[TableGame, ...] = (self.stage,)

    def stage_key(self, number: int) -> bytes:
        return derived_key(self.key, Purpose.STAGE, number)

    # --- provided by a game ----------------------------------------------------------------------

    @abstractmethod
    def _first_stage(self) -> TableGame: ...

    @abstractmethod
    def _next_stage(self, over: TableGame) -> TableGame | None:
        """The stage after `over`, or None if it was the last."""

    @abstractmethod
    def _standing(self) -> object:
        """The results of finished stages as plain values, for the digest."""

    @property
    @abstractmethod
    def result(self) -> Result | None: ...

    # --- reading ---------------------------------------------------------------------------------

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
        """The legal answers of a seat that has a question, ascending; by default the first such seat."""
        return self.stage.legal(seat)

    def view(self, seat: int) -> Any:
        """The view of a seat; SPECTATOR (-1) sees public information only."""
        return self.stage.view(seat)

    @property
    def state(self) -> Any:
        """The true state, for rules, tests and tools only."""
        return self.stage.state

    @property
    def output(self) -> Any:
        return self.stage.output

    def events(self, seat: int) -> tuple[SeenEvent, ...]:
        """The events since the last answer, as a seat (or SPECTATOR) saw them."""
        return tuple(event for stage in self.recent_stages for event in stage.events(seat))

    @property
    def event_kinds(self) -> frozenset[str]:
        """The kinds of all events since the last answer, hidden ones included."""
        return frozenset().union(*(stage.event_kinds for stage in self.recent_stages))

    def asks_seat(self, seat: int) -> str:
        """The kind of a seat's open question; empty if it has none."""
        return self.stage.asks_seat(seat)

    def describe(self, choice: int, language: Any, viewer: int | None = None) -> str:
        """Describe an option of the open question, for the seat that is asked or another viewer."""
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

    def default_answer(self, seat: int) -> int | None:
        return self.stage.default_answer(seat)

    def redeal(self, seat: int, number: int) -> None:
        """Deal the open stage again; later stages have their own keys."""
        self.stage.redeal(seat, number)
        self._answered(Answer(int(seat), REDEAL - number))

    def _answered(self, answer: Answer) -> None:
        stage = self.stage
        self._answers.append(answer)
        self.recent_stages = (stage,)
        following = self._next_stage(stage) if stage.question is None else None
        if following is not None:
            self.stage, self.recent_stages = following, (stage, following)

    def copy(self) -> Self:
        twin = copy.copy(self)
        twin._answers, twin.stage = list(self._answers), self.stage.copy()
        twin.recent_stages = (twin.stage,)
        return twin

    def digest(self) -> str:
        return sha256(repr((self._standing(), self.stage.digest())).encode()).hexdigest()[:16]
