"""The scenario notation that all games share: rulesets and keys, moves, questions, legal moves, the log, the result.

A game's `notation` module inherits `Notation` and adds its zones, verbs and expectations. docs/scenarios.md is the manual.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mulligan.core.base_game import TableGame
from mulligan.core.decks.deck import Catalogue
from mulligan.core.game import IllegalAnswer, InvalidInput
from mulligan.core.kernel.output import EVERYBODY
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.rulesets import Rulesets
from mulligan.core.scenario.expectations import check_expectation
from mulligan.core.scenario.questions import check_asked, check_can, check_may_choose
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import (
    NOTHING,
    PLAYER,
    Facts,
    PlayerLine,
    Thing,
    begins_with,
    hint,
    name_in,
    number,
    one_of,
    read_list,
    split_zones,
    there_are,
    zone_pattern,
)
from mulligan.core.settings import GameSettings

G = TypeVar("G", bound=TableGame)

MORE = "..."  # at the end of a list that continues on another line
MOST_DRAWN = 999_999_999
_MOVES = ("is asked", "may choose:", "can", "cannot", "leaves")


class ImpossiblePosition(ScenarioError):
    """A position that cannot occur at a table."""


class Notation(ABC, Generic[G]):
    """Takes the lines of a scenario: first the position, then moves and expectations."""

    played: ClassVar[type[TableGame]]
    rulesets: ClassVar[Rulesets]
    numbers: ClassVar[Mapping[str, int]]  # card numbers, by slug
    filler: ClassVar[str]  # replaces cards that are not named
    heads: ClassVar[Sequence[str]]  # first words of the game's own position lines
    zones: ClassVar[Sequence[str]]  # zones of a player in a position
    facts: ClassVar[Facts]
    places: ClassVar[Sequence[str]] = ()  # names other than cards that a zone can list
    expected: ClassVar[Sequence[str]]  # the game's own expectations
    verbs: ClassVar[Mapping[str, str]]  # "plays": "play"
    plain: ClassVar[Mapping[str, int]]  # moves without an object: "passes": 0
    plain_infinitive: ClassVar[Mapping[str, int]]  # "pass": 0

    setup: Any  # the position: ruleset, switches, key, random numbers drawn, players
    lean = False  # whether the position uses the smallest table with room for it, as at the start of a game

    def __init__(self) -> None:
        self.game: G | None = None
        self.keep: Callable[[G], G] = lambda game: game  # applied to the game after each answer
        self.line = -1  # the current line, counted from 0

    # --- a game's part ---------------------------------------------------------------------------

    @abstractmethod
    def catalogue(self) -> Catalogue:
        """The cards by all their names."""

    @abstractmethod
    def place(self, head: str, rest: str) -> None:
        """Read a position line that starts with one of `heads`."""

    @abstractmethod
    def place_player(self, seat: int, words: str) -> None:
        """Read a position line about a player."""

    @abstractmethod
    def begin(self) -> G:
        """Start the game from the position."""

    @abstractmethod
    def settings(self) -> GameSettings:
        """The settings of a game that begins at the position."""

    @abstractmethod
    def option(self, seat: int, verb: str, thing: str) -> int:
        """The number of the choice that a verb and an object mean, legal or not."""

    @abstractmethod
    def all_like(self, seat: int, thing: str) -> set[int]:
        """All options that the words match, regardless of the verb: `wolf` matches both wolves."""

    @abstractmethod
    def say(self, option: int) -> str:
        """An option in the notation."""

    @abstractmethod
    def expect(self, head: str, rest: str, words: str) -> None:
        """Check one of the game's own expectations."""

    @abstractmethod
    def expect_player(self, seat: int, words: str) -> None: ...

    @abstractmethod
    def side_of(self, seat: int) -> int:
        """The number of a player's side in events that name a side instead of a player."""

    def done(self, seat: int, verb: str) -> None:
        """Called after a move with objects; whether it ends the list."""

    def asked_by(self) -> str | None:
        """The card behind the open question."""
        question = self.table().question
        return question.source if question is not None else None

    def asked_about(self) -> str:
        """The subject of the open question; empty if the question's name is enough."""
        return ""

    def seat(self, word: str) -> int:
        """The seat of a player at the table."""
        seat = seat_named(word)
        if seat >= len(self.setup.players):
            raise ScenarioError(f"{word} has no seat; for more than two players, add a line such as `mode free_for_all 4`")
        return seat

    # --- lines -----------------------------------------------------------------------------------

    def do(self, words: str) -> None:
        self.line += 1
        head, _, rest = words.partition(" ")
        head, rest = head.lower(), rest.strip()
        if head == "expect":
            check_expectation(self, self.table(), rest)
        elif match := PLAYER.fullmatch(words):
            self._player(f"P{match[1]}", match[2].strip())
        elif head in ("ruleset", "switch", "key") or head in self.heads:
            self._in_the_position(head)
            self._position(head, rest)
        else:
            raise ScenarioError(f"not understood: {words!r}{there_are(words.split()[0], self._lines())}")

    @classmethod
    def is_position(cls, words: str) -> bool:
        """Whether a line describes the position: no move, question or expectation."""
        if match := PLAYER.fullmatch(words):
            return not cls._is_move(match[2].strip())
        return words.partition(" ")[0].lower() in ("ruleset", "switch", "key", *cls.heads)

    @classmethod
    def _is_move(cls, words: str) -> bool:
        """Whether a verb follows the player's name."""
        return any(begins_with(words, each) for each in (*_MOVES, *cls.plain, *cls.verbs))

    def _lines(self) -> list[str]:
        """Sample lines, for suggestions."""
        return ["scenario", "game", "ruleset", "switch", "key", *self.heads, "P1", "expect"]

    def finish(self) -> None:
        """Check that the game is over or waits for an answer."""
        game = self.table()
        if game.question is None and game.result is None:
            raise DoesNotHold("the game is stuck: no question is open and nobody has won")

    def table(self) -> G:
        if self.game is None:
            try:
                self.game = self.begin()
            except InvalidInput as error:
                raise ScenarioError(str(error)) from error
        return self.game

    def _in_the_position(self, what: str) -> None:
        if self.game is not None:
            raise ScenarioError(
                f"`{what}` belongs to the position, and the position is complete: "
                "it ends with the first move, question or expectation, or with `begin`"
            )

    def _player(self, name: str, words: str) -> None:
        """A line about a player: a move if a verb follows, otherwise part of the position."""
        seat = self.seat(name)
        if self._is_move(words):
            self._move(self.table(), seat, words)
        elif self.facts.takes(words) or re.match(zone_pattern(self.zones), words, re.I):
            self._in_the_position(f"{name} {words}")
            self.place_player(seat, words)
        else:
            there = [*_MOVES, *self.verbs, *self.plain]
            said = [*self.facts.examples, *(f"{zone}:" for zone in self.zones)] if self.game is None else []
            near = hint(words, [*there, *said]) or hint(words.partition(" ")[0], [*there, *said])
            listed = ", ".join([*said, *sorted({each.split(" P")[0] for each in there})])
            raise ScenarioError(f"no such move: {words!r}{near}{' ' if near else '; '}{name} … {listed}")

    def _position(self, head: str, rest: str) -> None:
        match head:
            case "ruleset":
                self.setup.ruleset = one_of("ruleset", rest, list(self.rulesets.rulesets))
            case "switch":
                name, _, value = rest.partition(" ")
                name = one_of("switch", name, list(self.rulesets.switches))
                self.setup.switches[name] = one_of(f"value of {name}", value, self.rulesets.switches[name])
            case "key":
                self._key(rest)
            case _:
                self.place(head, rest)

    def _key(self, words: str) -> None:
        """`key 0011…`, or `key 0011… after 12` if twelve random numbers have been drawn with it."""
        match = re.fullmatch(rf"([0-9a-f]{{{2 * KEY_BYTES}}})(?: after ([0-9]+))?", words, re.I)
        if not match:
            raise ScenarioError(f"a key has {KEY_BYTES} bytes, which is {2 * KEY_BYTES} hexadecimal digits, not {words!r}")
        self.setup.key = bytes.fromhex(match[1])
        self.setup.drawn = number(match[2] or "0", "how many numbers were drawn", 0, MOST_DRAWN)

    # --- moves -----------------------------------------------------------------------------------

    def _move(self, game: G, seat: int, words: str) -> None:
        lower = words.lower()
        if begins_with(words, "is asked"):
            check_asked(self, game, seat, words[len("is asked") :].strip())
        elif begins_with(words, "may choose:"):
            check_may_choose(self, game, seat, words[len("may choose:") :])
        elif begins_with(words, "can") or begins_with(words, "cannot"):
            check_can(self, game, seat, words)
        elif lower == "leaves":
            self._leave(game, seat)
        elif lower in self.plain:
            self.give(seat, self.plain[lower])
        else:
            verb, objects = self.split_verb(words, list(self.verbs))
            for thing in objects:
                if thing != MORE:
                    self.give(seat, self.option(seat, verb, thing))
            if MORE not in objects:
                self.done(seat, verb)

    def give(self, seat: int, option: int) -> None:
        game = self.table()
        try:
            game.answer(seat, option)
        except IllegalAnswer as error:
            raise DoesNotHold(str(error)) from error
        self.game = self.keep(game)

    def _leave(self, game: G, seat: int) -> None:
        """E-MP-12: a player can leave at any time, even if another player is asked."""
        try:
            game.leave(seat)
        except IllegalAnswer as error:
            raise DoesNotHold(f"P{seat + 1} cannot leave: {error.reason}{f' ({error.rule})' if error.rule else ''}") from error
        self.game = self.keep(game)

    def split_verb(self, words: str, said: list[str]) -> tuple[str, list[str]]:
        """Split words into the verb's base form and its objects; `said` lists the verbs in the form used here."""
        for verb, form in zip(self.verbs, said, strict=True):
            if begins_with(words, form):
                objects = self.things(words[len(form) :])
                if not objects:
                    raise ScenarioError(f"`{form}` is incomplete: write P1 {form} …")
                return verb, objects
        raise ScenarioError(f"no such move: {words!r}{there_are(words, said)}")

    def things(self, words: str) -> list[str]:
        """Split names at commas; `wolf x2` means two of them, `?2` two arbitrary cards."""
        found = []
        for thing in read_list(words):
            name = self.filler if thing.name == "?" else thing.name
            found += [f"{name}({', '.join(thing.words)})" if thing.words else name] * thing.times
        return found

    def cards(self, words: str) -> list[str]:
        """The slugs of cards, repeated as often as counted."""
        return [self.card_of(thing) for thing in read_list(words) for _ in range(thing.times)]

    def card_of(self, thing: Thing) -> str:
        """The slug of an entry that is a plain card."""
        if thing.words:
            raise ScenarioError(f"nothing can be in brackets here: {thing.name}({', '.join(thing.words)})")
        return self.card_named(thing.name)

    def card_named(self, name: str) -> str:
        """The slug of a card; `?` is any card."""
        return self.filler if name == "?" else self.known(name)

    def find(self, name: str) -> str | None:
        """Find a card by its slug or its name in any language."""
        return name if name in self.numbers else self.catalogue().known(name)

    def known(self, name: str) -> str:
        found = self.find(name)
        if found is None:
            near = self.catalogue().near(name)
            raise ScenarioError(f"no card {name!r}{f'; did you mean `{near}`?' if near else ''}")
        return found

    def leading_card(self, words: str) -> tuple[str, str] | None:
        """Split off the longest card name that the words start with, including a player before it or a number after it."""
        parts = words.split()
        for end in range(len(parts), 0, -1):
            thing = " ".join(parts[:end])
            match = re.fullmatch(r"(?:P[0-9]+\.)?(.+?)(?:#[0-9]+)?", thing, re.I)
            if match and self.find(match[1]) is not None:
                return thing, " ".join(parts[end:])
        return None

    # --- a player's part of the position -----------------------------------------------------------

    def split_player(self, player: Any, words: str) -> PlayerLine:
        """The facts and zones of a position line about a player."""
        player.line = self.line
        return split_zones(words, self.zones, self.facts, self._is_card)

    def _is_card(self, words: str) -> bool:
        name = name_in(words)
        return name is not None and (name.lower() in ("?", *NOTHING, *self.places) or self.find(name) is not None)

    def seats_that_know(self, word: str) -> int | None:
        """`known`, `known to P1 and P3` as a mask of seats; None for any other word."""
        match = re.fullmatch(r"known(?: to (.+))?", word, re.I)
        if not match:
            return None
        return seats_named(match[1], self.seat) if match[1] else EVERYBODY

    # --- questions ---------------------------------------------------------------------------------

    def about(self, seat: int, words: str) -> str:
        """The subject of a question, in the form of `asked_about`."""
        return self.say(self.option(seat, "chooses", words))

    def who_is_asked(self) -> str:
        """The open question as a scenario line."""
        game = self.table()
        if game.question is None:
            return "nobody is asked anything: the game is over"
        seats = " and ".join(f"P{question.seat + 1}" for question in game.questions)
        by, about = self.asked_by(), self.asked_about()
        said = f"{f' by {by}' if by else ''}{f' about {about}' if about else ''}"
        return f"{seats} {'is' if len(game.questions) == 1 else 'are'} asked {game.question.ask}{said}"


def seat_named(word: str) -> int:
    if not re.fullmatch(r"P[1-8]", word, re.I):
        raise ScenarioError(f"a player is P1 to P8, not {word!r}")
    return int(word[1]) - 1


def seats_named(words: str, seat: Callable[[str], int]) -> int:
    """`P1 and P3` as a mask of seats."""
    mask = 0
    for name in re.split(r"[\s,]+(?:and\s+)?", words.strip()):
        mask |= 1 << seat(name)
    return mask


def add_cards(player: Any, zone: str, cards: Sequence[Any]) -> None:
    """Add cards to a zone of a player's setup; None there is the default, which they replace."""
    setattr(player, zone, [*(getattr(player, zone) or ()), *cards])
