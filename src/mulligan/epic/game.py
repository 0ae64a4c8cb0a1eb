"""Epic's public face: new, question, answer, view, save, load."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Self

import numpy as np

from mulligan.core.decks import slug
from mulligan.core.desk import MAX_EVENTS, SPECTATOR, Desk, Happening, happenings, new_desk
from mulligan.core.game import CorruptGame, IllegalAnswer, IllegalDeck, Question, Result
from mulligan.core.native import compiling
from mulligan.core.random import KEY_BYTES, seed
from mulligan.core.record import copy_of, new_record
from mulligan.epic.assemble import assemble
from mulligan.epic.book import Book
from mulligan.epic.cards import CARDS
from mulligan.epic.choices import CHOICES
from mulligan.epic.happened import Happened
from mulligan.epic.parts import Token
from mulligan.epic.refusals import why_not
from mulligan.epic.rules.engine import step
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.setup import AT_RANDOM, STARTING_HAND, add_card, begin_game, clear_table
from mulligan.epic.rulesets import DEFAULT, set_rules
from mulligan.epic.state import DUEL, TABLE, Ask, State, state_dtype
from mulligan.epic.text.table import option_text, question_text
from mulligan.epic.text.terms import Language
from mulligan.epic.view import View, new_view, view

FORMAT = "mulligan epic game 1"
NUMBERS: Mapping[str, int] = {slug(card.name): number for number, card in enumerate(CARDS)}
SLUGS: tuple[str, ...] = tuple(NUMBERS)
KERNELS = 230  # about how many functions a first compile has, for its progress line


@cache
def book() -> Book:
    """The book of all cards."""
    return assemble(CARDS)


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played. What is left out is the default."""

    ruleset: str = DEFAULT
    switches: Mapping[str, str] = field(default_factory=dict)
    first_player: int | None = None  # None: at random (E-SETUP-12)


class EpicGame:
    """One game of Epic.

    >>> game = EpicGame.new(Options(), (["palace_guard"] * 30, ["kong"] * 30), bytes(16))
    >>> game.question.ask, len(game.question.options)
    ('MULLIGAN', 6)
    """

    def __init__(self, table: np.recarray[Any, Any]) -> None:
        """Around a state; `new` and `load` are the usual ways to a game."""
        self._table = table
        self._desk = new_desk(MAX_EVENTS)
        self._answers: list[int] = []
        self._start = table.copy()
        self.options = Options()
        self.decks: tuple[tuple[str, ...], ...] = ()
        self.key = bytes(KEY_BYTES)

    @classmethod
    def new(cls, options: Options, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """A new game between decks of card slugs. The key decides everything that is random; none means a secret one."""
        key = secrets.token_bytes(KEY_BYTES) if key is None else key
        numbers = [_card_numbers(seat, deck) for seat, deck in enumerate(decks)]
        if len(decks) != 2:
            raise IllegalDeck(f"a duel has two decks, not {len(decks)}")
        limits = DUEL if max(map(len, numbers)) <= DUEL["deck"] else TABLE
        if limits is TABLE and max(map(len, numbers)) > TABLE["deck"]:
            raise IllegalDeck(f"a deck may have {TABLE['deck']} cards at this table, not {max(map(len, numbers))}")
        table = new_record(state_dtype({**limits, "seats": 2, "cards": 2 * limits["deck"]}))
        game = cls(table)
        game.options, game.decks, game.key = options, tuple(map(tuple, decks)), key
        state = game.state
        with compiling("the rules of Epic", KERNELS):
            clear_table(state)
            set_rules(state.rules, options.ruleset, options.switches)
            seed(state.random, key)
            place = 0
            for seat, deck in enumerate(numbers):
                for number in deck:
                    add_card(state, place, number, seat)
                    place += 1
            begin_game(book(), state, game._desk, AT_RANDOM if options.first_player is None else options.first_player)
            legal(book(), state, game._desk)
        game._start = table.copy()
        return game

    # --- looking ---------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The whole truth; only for rules, tests and tools. Players get views."""
        state: State = self._table[0]
        return state

    @property
    def desk(self) -> Desk:
        """What happened since the last answer."""
        return self._desk

    @property
    def seats(self) -> int:
        return len(self.state.players)

    @property
    def answers(self) -> Sequence[int]:
        return tuple(self._answers)

    def legal(self) -> tuple[int, ...]:
        """The answers to the open question, ascending."""
        count = legal(book(), self.state, self._desk)
        return tuple(int(option) for option in self._desk.options[:count])

    @property
    def question(self) -> Question | None:
        state = self.state
        if state.ask == Ask.NOTHING:
            return None
        source = SLUGS[state.frames[state.depth - 1].card] if state.depth > 0 else None
        return Question(Ask(state.ask).name, int(state.asked), source, self.legal())

    @property
    def result(self) -> Result | None:
        state = self.state
        if not state.over:
            return None
        won = int(state.winners)
        return Result(tuple(seat for seat in range(self.seats) if won >> int(state.players[seat].team) & 1))

    def view(self, seat: int) -> View:
        """What a seat may see; SPECTATOR (-1) sees what everybody knows."""
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"no seat {seat}")
        out = new_view(self.state)
        view(book(), self.state, self._desk, seat, out)
        return out

    def events(self, seat: int) -> tuple[Happening, ...]:
        """What happened since the last answer, as a seat (or SPECTATOR) saw it."""
        return happenings(self._desk, seat, Happened, SLUGS)

    def describe(self, choice: int, language: Language, reader: int | None = None) -> str:
        """An option of the open question in words, for the seat that is asked or another reader."""
        return option_text(self.state, book(), choice, int(self.state.asked) if reader is None else reader, language)

    def describe_question(self, language: Language, reader: int | None = None) -> str:
        """The open question as a sentence."""
        asked = int(self.state.asked) if reader is None else reader
        return question_text(self.state, book(), Ask(self.state.ask), asked, language)

    # --- playing ---------------------------------------------------------------------------

    def answer(self, seat: int, choice: int) -> None:
        """Answer the open question; an illegal answer raises IllegalAnswer and changes nothing."""
        state = self.state
        name = Ask(state.ask).name
        if state.ask == Ask.NOTHING:
            raise IllegalAnswer(seat, name, "the game is over")
        if seat != state.asked:
            raise IllegalAnswer(seat, name, f"P{int(state.asked) + 1} is asked, not P{seat + 1}", "E-INIT-01")
        if isinstance(choice, bool) or not isinstance(choice, int | np.integer) or not 0 <= choice < CHOICES:
            raise IllegalAnswer(seat, name, f"{choice!r} is not a choice")
        if choice not in self.legal():
            reason, rule = why_not(book(), state, int(choice))
            raise IllegalAnswer(seat, name, reason, rule)
        self._desk.event_count = 0
        step(book(), state, int(choice), self._desk)
        self._answers.append(int(choice))

    def take_back(self, count: int = 1) -> None:
        """Go back so many answers, by playing the game anew up to there."""
        if not 0 <= count <= len(self._answers):
            raise ValueError(f"{len(self._answers)} answers were given, {count} cannot be taken back")
        kept = self._answers[: len(self._answers) - count]
        self._table[0] = self._start[0]
        self._desk.event_count = 0
        self._answers = []
        for choice in kept:
            self.answer(int(self.state.asked), choice)

    def copy(self) -> Self:
        twin = type(self)(copy_of(self._table))
        twin._answers, twin._start = list(self._answers), self._start
        twin.options, twin.decks, twin.key = self.options, self.decks, self.key
        return twin

    # --- saving ----------------------------------------------------------------------------

    def digest(self) -> str:
        """A hash of the whole state."""
        return sha256(self._table.tobytes()).hexdigest()[:16]

    def save(self) -> bytes:
        """Options, decks, key and answers, and the digest they must lead to."""
        kept = {
            "format": FORMAT,
            "options": asdict(self.options),
            "decks": self.decks,
            "key": self.key.hex(),
            "answers": self._answers,
            "digest": self.digest(),
        }
        return json.dumps(kept).encode()

    @classmethod
    def load(cls, saved: bytes) -> Self:
        """The game that `save` kept; anything else raises CorruptGame."""
        try:
            kept = json.loads(saved)
            if kept["format"] != FORMAT:
                raise CorruptGame(f"not a saved game of Epic: its format is {kept['format']!r}, not {FORMAT!r}")
            game = cls.new(Options(**kept["options"]), kept["decks"], bytes.fromhex(kept["key"]))
            for ply, choice in enumerate(kept["answers"]):
                try:
                    game.answer(int(game.state.asked), choice)
                except IllegalAnswer as error:
                    raise CorruptGame(f"answer {ply + 1} of the saved game is not legal: {error}") from error
            if kept["digest"] != game.digest():
                raise CorruptGame("the saved game plays out to another position than it says")
        except (KeyError, TypeError, ValueError, UnicodeDecodeError, AttributeError) as error:
            if isinstance(error, CorruptGame):
                raise
            raise CorruptGame(f"not a saved game of Epic: {error}") from error
        return game


def _card_numbers(seat: int, deck: Sequence[str]) -> list[int]:
    numbers = []
    for name in deck:
        number = NUMBERS.get(name)
        if number is None:
            raise IllegalDeck(f"P{seat + 1}'s deck: no card {name!r}")
        if isinstance(CARDS[number], Token):
            raise IllegalDeck(f"P{seat + 1}'s deck: {CARDS[number].name} is a token, never part of a deck (E-SETUP-08)")
        numbers.append(number)
    if len(numbers) < STARTING_HAND:
        raise IllegalDeck(
            f"P{seat + 1}'s deck has {len(numbers)} cards; the starting hand alone is {STARTING_HAND} (E-SETUP-13)"
        )
    return numbers
