"""Base classes of games: playing, undoing and saving, independent of the rules."""

from __future__ import annotations

import copy
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import IntEnum
from hashlib import sha256
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from mulligan.core.compiler.progress import compiling
from mulligan.core.game import LEAVE, REDEAL, Answer, CorruptGame, IllegalAnswer, Question, Result, check_seat
from mulligan.core.kernel.output import SPECTATOR, SeenEvent, seen_events
from mulligan.core.kernel.random import KEY_BYTES, Purpose, Random, seed, stream
from mulligan.core.kernel.record import copy_of
from mulligan.core.refusals import Reason, Refusal, not_asked
from mulligan.core.text.refusals import refusal_clause, refusal_text
from mulligan.core.text.terms import Language


class KeptGame(ABC):
    """A game defined by its options, decks, key and answers; everything else is recomputed from them."""

    title: ClassVar[str]
    save_format: ClassVar[str]  # of saved games, with its version

    options: Any
    decks: tuple[tuple[str, ...], ...]
    key: bytes
    _answers: list[Answer]

    @classmethod
    @abstractmethod
    def new(cls, options: Any, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """Start a game with decks of card slugs. The key decides everything random; by default it is secret."""

    @staticmethod
    @abstractmethod
    def options_from(kept: Mapping[str, Any]) -> Any:
        """Options from plain values; missing ones take their defaults."""

    @property
    @abstractmethod
    def questions(self) -> tuple[Question, ...]:
        """All open questions, in seat order."""

    @property
    @abstractmethod
    def question(self) -> Question | None:
        """The first open question, or None when the game is over."""

    @abstractmethod
    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """Why a choice is illegal now, without revealing hidden information; None if it is legal."""

    def describe_refusal(self, refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence; `names` are the player names by seat."""
        return refusal_text(refusal, language, names)

    @abstractmethod
    def answer(self, seat: int, choice: int) -> None:
        """Answer the open question of a seat; an illegal answer raises IllegalAnswer and changes nothing."""

    @abstractmethod
    def leave(self, seat: int) -> None:
        """Leave the game, even if another player is asked; IllegalAnswer if the rules do not cover leaving."""

    def default_answer(self, seat: int) -> int | None:
        """The answer for a seat whose time is up, such as keeping the opening hand; None if it loses instead."""
        return None

    @abstractmethod
    def redeal(self, seat: int, number: int) -> None:
        """Deal everything hidden from a seat again, with stream `number` of the key."""

    def replay(self, answer: Answer) -> None:
        """Carry out an answer of another game's `answers`."""
        if answer.choice == LEAVE:
            self.leave(answer.seat)
        elif answer.choice <= REDEAL:
            self.redeal(answer.seat, REDEAL - answer.choice)
        else:
            self.answer(answer.seat, answer.choice)

    @abstractmethod
    def _restart(self) -> None:
        """Return to the position before the first answer."""

    @abstractmethod
    def digest(self) -> str:
        """A hash of the whole state, to compare runs, machines and backends."""

    @property
    def answers(self) -> Sequence[Answer]:
        return tuple(self._answers)

    def undo(self, count: int = 1) -> None:
        """Undo the last `count` answers, by replaying the game up to that point."""
        if not 0 <= count <= len(self._answers):
            raise ValueError(f"{len(self._answers)} answers were given, {count} cannot be undone")
        kept = self._answers[: len(self._answers) - count]
        self._restart()
        for answer in kept:
            self.replay(answer)

    # --- saving ----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """Serialise options, decks, key and answers, with the digest they must lead to."""
        kept = {
            "format": self.save_format,
            "options": asdict(self.options),
            "decks": self.decks,
            "key": self.key.hex(),
            "answers": self._answers,
            "digest": self.digest(),
        }
        return json.dumps(kept).encode()

    @classmethod
    def load(cls, saved: bytes) -> Self:
        """Restore a saved game; anything else raises CorruptGame."""
        try:
            kept = json.loads(saved)
            if kept["format"] != cls.save_format:
                raise CorruptGame(f"not a saved game of {cls.title}: its format is {kept['format']!r}, not {cls.save_format!r}")
            game = cls.new(cls.options_from(kept["options"]), kept["decks"], bytes.fromhex(kept["key"]))
            for ply, (seat, choice) in enumerate(kept["answers"]):
                try:
                    game.replay(Answer(seat, choice))
                except IllegalAnswer as error:
                    raise CorruptGame(f"answer {ply + 1} of the saved game is not legal: {error}") from error
            if kept["digest"] != game.digest():
                raise CorruptGame("the saved game leads to a different position than it states")
        except (KeyError, TypeError, ValueError, UnicodeDecodeError, AttributeError) as error:
            if isinstance(error, CorruptGame):
                raise
            raise CorruptGame(f"not a saved game of {cls.title}: {error}") from error
        return game


def save_format_of(saved: bytes) -> str:
    """The save format that data claims to have; empty if it has none."""
    try:
        kept = json.loads(saved)
    except ValueError:
        return ""
    return str(kept.get("format", "")) if isinstance(kept, dict) else ""


class TableGame(KeptGame):
    """A game whose state is one record, held in an array of length one. Subclasses name its numbers and provide kernels."""

    asks: ClassVar[type[IntEnum]]  # kinds of questions; 0 is none
    kinds: ClassVar[type[IntEnum]]  # of events
    slugs: ClassVar[Sequence[str]]  # by card number
    choices: ClassVar[int]  # number of possible choices
    asked_rule: ClassVar[str]  # the rule about whose answer it is
    kernels: ClassVar[int]  # approximate number of functions to compile, for the progress line

    state: Any  # the true state, for rules, tests and tools only: players get views

    def __init__(self, table: NDArray[Any]) -> None:
        """Wrap a state; use `new` or `load` to create a game."""
        self._table, self.state = table, table[0]
        self._output = self._new_output()
        self._answers: list[Answer] = []
        self._start = copy_of(table)
        self.options = self.options_from({})
        self.decks = ()
        self.key = bytes(KEY_BYTES)

    @classmethod
    def _started(cls, table: NDArray[Any], options: Any, decks: Sequence[Sequence[str]], key: bytes | None) -> Self:
        """Begin a game on a table made for its options and decks. A first compile shows a progress line."""
        game = cls(table)
        game.options, game.decks = options, tuple(map(tuple, decks))
        game.key = secrets.token_bytes(KEY_BYTES) if key is None else key
        with compiling(f"the rules of {cls.title}", cls.kernels):
            seed(game.state.random, game.key)
            game._begin()
            game.legal()
        game._start = copy_of(table)
        return game

    # --- provided by a game ----------------------------------------------------------------------

    @abstractmethod
    def _begin(self) -> None:
        """Deal, and run the rules up to the first question. Randomness is seeded."""

    @abstractmethod
    def _new_output(self) -> Any: ...

    @abstractmethod
    def _legal(self, seat: int) -> int:
        """Write the options of a seat that is asked to the output and return their number. The state is unchanged."""

    @abstractmethod
    def _step(self, choice: int) -> None: ...

    @abstractmethod
    def _resample(self, seat: int, random: Random) -> None:
        """Deal everything hidden from a seat again, and restart the state's generator, both from `random`."""

    @abstractmethod
    def _source(self) -> int:
        """The number of the card that asks, or -1."""

    @abstractmethod
    def _why_not(self, seat: int, choice: int) -> Refusal:
        """Why a choice is not among the options of an asked seat, using only what the seat may see."""

    @abstractmethod
    def view(self, seat: int) -> Any:
        """The view of a seat; SPECTATOR (-1) sees public information only."""

    @abstractmethod
    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        """Describe an option from what the viewer may see."""

    @abstractmethod
    def _question_line(self, viewer: int, language: Language) -> str:
        """Describe the open question from what the viewer may see."""

    # --- reading ---------------------------------------------------------------------------------

    @property
    def stage(self) -> Self:
        """The game itself, which has a single stage."""
        return self

    @property
    def recent_stages(self) -> tuple[Self, ...]:
        """The games with events since the last answer."""
        return (self,)

    @property
    def output(self) -> Any:
        """The output of the last answer: options and events."""
        return self._output

    @property
    def seats(self) -> int:
        return len(self.state.players)

    def legal(self, seat: int | None = None) -> tuple[int, ...]:
        """The legal answers of a seat that is asked, ascending; by default the first such seat."""
        if seat is not None:
            check_seat(seat, self.seats)
        count = self._legal(int(self.state.asked) if seat is None else seat)
        return tuple(self._output.options[:count].tolist())

    def _asked(self) -> tuple[int, ...]:
        """The seats with an open question; `state.asked` is the first of them."""
        return (int(self.state.asked),) if self.state.ask else ()

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(map(self._question, self._asked()))

    @property
    def question(self) -> Question | None:
        return self._question(int(self.state.asked)) if self.state.ask else None

    def _question(self, seat: int) -> Question:
        source = self._source()
        return Question(self.asks(self.state.ask).name, seat, self.slugs[source] if source >= 0 else None, self.legal(seat))

    @property
    def result(self) -> Result | None:
        state = self.state
        if not state.over:
            return None
        won = int(state.winners)
        return Result(tuple(seat for seat in range(self.seats) if won >> seat & 1))

    def events(self, seat: int) -> tuple[SeenEvent, ...]:
        """The events since the last answer, as a seat (or SPECTATOR) saw them."""
        self._check_viewer(seat)
        return seen_events(self._output, seat, self.kinds, self.slugs)

    @property
    def event_kinds(self) -> frozenset[str]:
        """The kinds of all events since the last answer, hidden ones included."""
        kinds = self._output.events["kind"][: self._output.event_count].tolist()
        return frozenset(self.kinds(kind).name for kind in kinds)

    def asks_seat(self, seat: int) -> str:
        """The kind of a seat's open question; empty if it has none."""
        return self.asks(self.state.ask).name if seat in self._asked() else ""

    def _check_viewer(self, viewer: int) -> None:
        if viewer != SPECTATOR:
            check_seat(viewer, self.seats)

    def describe(self, choice: int, language: Language, viewer: int | None = None) -> str:
        """Describe an option of the open question, for the seat that is asked or another viewer."""
        return self._option_line(choice, int(self.state.asked) if viewer is None else viewer, language)

    def describe_question(self, language: Language, viewer: int | None = None) -> str:
        """The open question as a sentence, for the seat that is asked or another viewer."""
        return self._question_line(int(self.state.asked) if viewer is None else viewer, language)

    # --- playing ---------------------------------------------------------------------------------

    def why_not(self, seat: int, choice: int) -> Refusal | None:
        """Why a choice is illegal now; None if it is legal. A seat that is not asked learns only who is."""
        asked = self._asked()
        if not asked:
            return Refusal(Reason.OVER)
        if seat not in asked:
            return not_asked(asked, seat, self.asked_rule)
        if isinstance(choice, bool) or not isinstance(choice, int | np.integer) or not 0 <= choice < self.choices:
            return Refusal(Reason.NO_CHOICE, values={"choice": repr(choice)})
        return None if choice in self.legal(seat) else self._why_not(seat, int(choice))

    def answer(self, seat: int, choice: int) -> None:
        """Answer the open question of a seat; an illegal answer raises IllegalAnswer and changes nothing."""
        if (refusal := self.why_not(seat, choice)) is not None:
            raise self._illegal(seat, refusal)
        self.state.asked = seat
        self._output.event_count = 0
        self._step(int(choice))
        self._answers.append(Answer(int(seat), int(choice)))

    def leave(self, seat: int) -> None:
        if not self.state.ask:
            raise self._illegal(seat, Refusal(Reason.OVER))
        self._leave(seat)
        self._answers.append(Answer(int(seat), LEAVE))

    def _leave(self, seat: int) -> None:
        """Apply the rules of leaving; IllegalAnswer if there are none."""
        raise self._illegal(seat, Refusal(Reason.NO_LEAVING))

    def redeal(self, seat: int, number: int) -> None:
        check_seat(seat, self.seats)
        if not self.state.ask:
            raise self._illegal(seat, Refusal(Reason.OVER))
        self._output.event_count = 0
        self._resample(seat, stream(self.key, Purpose.REDEAL, number))
        self._answers.append(Answer(int(seat), REDEAL - number))

    def _illegal(self, seat: int, refusal: Refusal) -> IllegalAnswer:
        """The exception for a refused answer."""
        question = self.asks(self.state.ask).name
        return IllegalAnswer(seat, question, refusal_clause(refusal, Language.EN), refusal.rule, refusal)

    def _restart(self) -> None:
        self._table[0] = self._start[0]
        self._output.event_count = 0
        self._answers = []

    def copy(self) -> Self:
        twin = copy.copy(self)  # the start, options, decks and key never change, so they are shared
        twin._table = copy_of(self._table)
        twin.state = twin._table[0]
        twin._output, twin._answers = twin._new_output(), list(self._answers)
        return twin

    def digest(self) -> str:
        return sha256(self._table.tobytes()).hexdigest()[:16]
