"""A game as text: every question with its options, every answer, the events, and digests of all views.

    12 P1 MAIN  pass | play kong | attack wolf@3  ▸ play kong
          P1 plays kong · P1 pays 1 · kong@0 enters for P1
          views p1 9f31c2d0 p2 2c07aa11

Options with equal names get a number: `kong/2` is the second of two copies in a hand. A star after an event means that the
engine answered, because there was publicly only one answer. A transcript shows hidden
information, so it is for tests and bug reports; players read their own log.

This module handles what all games share; a game's `transcript` module provides its `Words`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from hashlib import sha256
from itertools import takewhile
from typing import Any, Generic, Protocol, TypeVar
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from mulligan.core.game import Game, Question
from mulligan.core.kernel.output import UNKNOWN, SeenEvent
from mulligan.core.kernel.random import Random, below, seed
from mulligan.core.kernel.record import dtype_of, new_record

_INDENT = "      "
_WIDTH = 124


class GameWithEvents(Game, Protocol):
    """A game that reports its events."""

    def events(self, seat: int) -> Sequence[SeenEvent]:
        """The events since the last answer, as a seat saw them."""


G = TypeVar("G", bound=GameWithEvents)


@dataclass(frozen=True, slots=True)
class Header:
    """The settings, key and decks of a game: the first lines of its transcript."""

    game: str
    settings: tuple[str, ...]  # the ruleset and other settings
    key: bytes
    decks: tuple[tuple[str, ...], ...]  # by seat


@dataclass(frozen=True, slots=True)
class Words(Generic[G]):
    """The parts of a transcript that differ between games."""

    header: Callable[[G], Header]
    begin: Callable[[Header], G]  # the inverse: a new game from its header
    option: Callable[[G, Question, int], str]
    place: Callable[[int], int]  # the index of an option's subject, counted from 0
    event: Callable[[SeenEvent], str]
    answered_by: Mapping[IntEnum, Collection[IntEnum]]  # events caused by answers, and the questions they answer
    slugs: tuple[str, ...]  # by card number
    card_fields: Collection[str] = ("card",)  # view fields that hold a card number, or UNKNOWN
    program_fields: Collection[str] = ()  # view fields that hold program addresses


def transcribe(words: Words[G], game: G, choose: Callable[[Question], int]) -> Iterator[str]:
    """Play a new game to its end and yield a line for each question, answer and group of events."""
    yield from _header_lines(words.header(game))
    yield from _events(words, game, "")
    yield _digests(words, game)
    while (question := game.question) is not None:
        names, choice = option_names(words, game, question), choose(question)
        source = f" {question.source}" if question.source else ""
        first, *others = names.values()
        asked = f"{len(game.answers) + 1:3} P{question.seat + 1} {question.ask}{source}  {first}"
        *lines, last = _wrapped([asked, *others], " | ")
        yield from lines
        yield f"{last}  ▸ {names[choice]}"
        game.answer(question.seat, choice)
        yield from _events(words, game, question.ask)
        yield _digests(words, game)
    yield _result(game)


def from_header(words: Words[G], lines: Iterable[str]) -> G:
    """Recreate, from its header, the game that a transcript describes, before its first answer."""
    (game, *settings), (_, key), *decks = [line.split() for line in takewhile(str.strip, lines)]
    return words.begin(Header(game, tuple(settings), bytes.fromhex(key), tuple(tuple(deck[1:]) for deck in decks)))


def at_random(key: bytes) -> Callable[[Question], int]:
    """A random player, the same on every backend."""
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, key)
    return lambda question: question.options[int(below(stream, len(question.options)))]


def digest(words: Words[G], view: Any) -> str:
    """A hash of a view. Cards are hashed by name and program addresses left out, so that new cards do not change it."""
    named = np.frombuffer(bytearray(view.tobytes()), view.dtype)
    _name_cards(words, named)
    return sha256(named.tobytes()).hexdigest()[:8]


@cache
def _names(slugs: tuple[str, ...]) -> NDArray[np.int16]:
    """A number for each card name. The entry for "no card" comes last, where the index UNKNOWN (-1) finds it."""
    return np.array([*(crc32(name.encode()) & 0x7FFF for name in slugs), UNKNOWN], np.int16)


def _name_cards(words: Words[G], records: Any) -> None:
    for field in records.dtype.names:
        if records[field].dtype.names:
            _name_cards(words, records[field])
        elif field in words.card_fields:
            records[field] = _names(words.slugs)[records[field]]
        elif field in words.program_fields:
            records[field] = 0


def option_names(words: Words[G], game: G, question: Question) -> dict[int, str]:
    """Every option in words, each in different ones."""
    plain = {option: words.option(game, question, option) for option in question.options}
    said = list(plain.values())
    return {option: f"{word}/{words.place(option) + 1}" if said.count(word) > 1 else word for option, word in plain.items()}


def _header_lines(header: Header) -> Iterator[str]:
    yield " ".join([header.game, *header.settings])
    yield f"key {header.key.hex()}"
    for seat, deck in enumerate(header.decks):
        yield " ".join([f"P{seat + 1}", *deck])
    yield ""


def _events(words: Words[G], game: G, asked: str) -> Iterator[str]:
    """The events, each as seen by the player involved."""
    parts = []
    for events in zip(*(game.events(seat) for seat in range(game.seats)), strict=True):
        seat = events[0].seat
        event = events[seat if 0 <= seat < game.seats else 0]
        word = words.event(event)
        if event.kind in words.answered_by:
            if asked not in {ask.name for ask in words.answered_by[event.kind]}:
                word += "*"
            asked = ""
        parts.append(word)
    if parts:
        yield from _wrapped([_INDENT + parts[0], *parts[1:]], " · ")


def _digests(words: Words[G], game: G) -> str:
    views = " ".join(f"p{seat + 1} {digest(words, game.view(seat))}" for seat in range(game.seats))
    return f"{_INDENT}views {views}"


def _result(game: Game) -> str:
    assert game.result is not None
    winners = " and ".join(f"P{seat + 1}" for seat in game.result.winners)
    return f"{winners} won" if winners else "nobody won"


def _wrapped(words: Iterable[str], joint: str) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + len(joint) + len(word) > _WIDTH:
            yield line
            line = _INDENT + word
        else:
            line = line + joint + word if line else word
    if line:
        yield line
