"""What the scenario notation of every game shares: rulesets and keys, moves, questions, what can be done, the log, the end.

A game's `notation` module inherits `Notation` and adds its zones, verbs and expectations. docs/scenarios.md tells people.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from mulligan.core.random import KEY_BYTES
from mulligan.core.rulesets import Rulesets
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.core.table import TableGame
from mulligan.core.text import Language

G = TypeVar("G", bound=TableGame)

MAX_THINGS = 120  # no pile and no side of the table has room for more
_PLAYER = re.compile(r"P([1-8])\b\s*(.*)")
_NOTHING = {"", "-", "nothing", "none", "nobody"}


class ImpossiblePosition(ValueError):
    """A position that no table can show."""


class Notation(ABC, Generic[G]):
    """Takes the lines of a scenario: first the position, then moves and expectations."""

    rulesets: ClassVar[Rulesets]
    numbers: ClassVar[Mapping[str, int]]  # of cards, by slug
    filler: ClassVar[str]  # stands for a card that does not matter
    verbs: ClassVar[Mapping[str, str]]  # "plays": "play"
    plain: ClassVar[Mapping[str, int]]  # moves without an object: "passes": 0
    plain_infinitive: ClassVar[Mapping[str, int]]  # "pass": 0

    setup: Any  # the position; it has a ruleset, switches and a key

    def __init__(self) -> None:
        self.game: G | None = None
        self.keep: Callable[[G], G] = lambda game: game  # what to do to the game after each answer

    # --- what a game adds ------------------------------------------------------------------------

    @abstractmethod
    def place(self, head: str, rest: str) -> bool:
        """A line of the position, of the game's own; False when it is none."""

    @abstractmethod
    def begin(self) -> G:
        """The game that goes on from the position."""

    @abstractmethod
    def option(self, seat: int, verb: str, thing: str) -> int:
        """The number of the choice that a verb and an object mean, legal or not."""

    @abstractmethod
    def all_like(self, seat: int, thing: str) -> set[int]:
        """Every option that the words fit, whatever the verb: two wolves are both meant by `wolf`."""

    @abstractmethod
    def say(self, option: int) -> str:
        """An option in the notation's words."""

    @abstractmethod
    def expect(self, head: str, rest: str, words: str) -> None:
        """An expectation of the game's own."""

    @abstractmethod
    def expect_player(self, seat: int, words: str) -> None: ...

    def done(self, seat: int, verb: str) -> None:
        """After a move with objects: whether it says that they are all."""

    def seat(self, word: str) -> int:
        """A player who sits at the table."""
        seat = seat_named(word)
        if seat >= len(self.setup.players):
            raise ScenarioError(f"{word} does not sit here; more than two sit where a `mode` says so, before all players")
        return seat

    # --- lines -----------------------------------------------------------------------------------

    def do(self, words: str) -> None:
        head, _, rest = words.partition(" ")
        if self.game is None and self._position(head, rest.strip()):
            return
        game = self.table()
        if head == "expect":
            self._expect(game, rest.strip())
            return
        match = _PLAYER.fullmatch(words)
        if not match:
            raise ScenarioError(f"not understood: {words!r}")
        self._move(game, self.seat(f"P{match[1]}"), match[2].strip())

    def finish(self) -> None:
        """The game must be ready for the next question, or over."""
        game = self.table()
        if game.question is None and game.result is None:
            raise DoesNotHold("the game stands still: no question is open and nobody has won")

    def table(self) -> G:
        if self.game is None:
            try:
                self.game = self.begin()
            except ImpossiblePosition as error:
                raise ScenarioError(str(error)) from error
        return self.game

    def _position(self, head: str, rest: str) -> bool:
        """A line of the position; False when the moves begin."""
        match head:
            case "ruleset":
                if rest not in self.rulesets.rulesets:
                    raise ScenarioError(f"no ruleset {rest!r}; there are {', '.join(self.rulesets.rulesets)}")
                self.setup.ruleset = rest
            case "switch":
                name, _, value = rest.partition(" ")
                if name not in self.rulesets.switches:
                    raise ScenarioError(f"no switch {name!r}; there are {', '.join(self.rulesets.switches)}")
                self.setup.switches[name] = value.strip()
            case "key":
                self.setup.key = bytes.fromhex(rest)
                if len(self.setup.key) != KEY_BYTES:
                    raise ScenarioError(f"a key has {KEY_BYTES} bytes, which is {2 * KEY_BYTES} hexadecimal digits")
            case _:
                return self.place(head, rest)
        return True

    # --- moves -----------------------------------------------------------------------------------

    def _move(self, game: G, seat: int, words: str) -> None:
        if words.startswith("is asked"):
            self._is_asked(game, seat, words.removeprefix("is asked").strip())
        elif words.startswith(("cannot ", "can ")):
            self._can(game, seat, words)
        elif words.startswith("may choose:"):
            self._may_choose(game, seat, words.removeprefix("may choose:"))
        elif words in self.plain:
            self.give(seat, self.plain[words])
        else:
            verb, objects = self._verb(words, list(self.verbs))
            for thing in objects:
                self.give(seat, self.option(seat, verb, thing))
            self.done(seat, verb)

    def give(self, seat: int, option: int) -> None:
        game = self.table()
        game.answer(seat, option)
        self.game = self.keep(game)

    def _verb(self, words: str, said: list[str]) -> tuple[str, list[str]]:
        """The verb in its first form, and its objects; `said` are the verbs in the form that the words have."""
        for verb, form in zip(self.verbs, said, strict=True):
            if words.startswith(form + " "):
                return verb, self.things(words.removeprefix(form))
        raise ScenarioError(f"no such move: {words!r}; the verbs are {', '.join(self.verbs)}, {', '.join(sorted(self.plain))}")

    def things(self, words: str) -> list[str]:
        """Things with commas between them; `wolf x2` is two of them. Commas inside brackets do not count."""
        found = []
        for thing in re.split(r",(?![^(]*\))", words):
            name, times = thing.strip(), 1
            if match := re.fullmatch(r"(.*?)\s+x(\d+)", name):
                name, times = match[1], int(match[2])
            if match := re.fullmatch(r"\?(\d+)", name):
                name, times = self.filler, int(match[1])
            if times > MAX_THINGS:
                raise ScenarioError(f"{times} of {name} are too many; {MAX_THINGS} is the most")
            if name not in _NOTHING or name == "nothing":
                found += [name] * times
        return found

    def cards(self, words: str) -> list[str]:
        """Slugs of cards; `nothing` is none."""
        return [self.known(thing) for thing in self.things(words) if thing != "nothing"]

    def known(self, name: str) -> str:
        if name not in self.numbers:
            raise ScenarioError(f"no card {name!r}")
        return name

    # --- what a player can and is asked ------------------------------------------------------------

    def _is_asked(self, game: G, seat: int, words: str) -> None:
        question = game.question
        kind, _, source = words.partition(" by ")
        if kind.strip() not in game.asks.__members__:
            raise ScenarioError(f"no question {kind!r}; there are {', '.join(game.asks.__members__)}")
        if question is None:
            raise DoesNotHold("nobody is asked anything: the game is over")
        if question.seat != seat or question.ask != kind.strip():
            raise DoesNotHold(f"P{question.seat + 1} is asked {question.ask}")
        if source and question.source != source.strip():
            raise DoesNotHold(f"{question.source} asks")

    def _asked(self, game: G, seat: int) -> None:
        if game.state.asked != seat or game.state.ask == 0:
            raise DoesNotHold(f"P{seat + 1} is not asked anything")

    def _can(self, game: G, seat: int, words: str) -> None:
        """`P1 cannot play kong (E-COST-03)`, `P1 can attack with kong`, `P1 cannot pass`."""
        match = re.fullmatch(r"(can|cannot) (.+?)(?: \(([A-Z]-[A-Z0-9-]+)\))?", words)
        if not match:
            raise ScenarioError(f"not understood: {words!r}")
        self._asked(game, seat)
        if match[2] in self.plain_infinitive:
            option: int = self.plain_infinitive[match[2]]
        else:
            verb, objects = self._verb(match[2], list(self.verbs.values()))
            if len(objects) != 1:
                raise ScenarioError("name one thing")
            option = self.option(seat, verb, objects[0])
        legal = option in game.legal()
        if legal != (match[1] == "can"):
            raise DoesNotHold(f"P{seat + 1} {'can' if legal else 'cannot'}: {match[2]}")
        if match[3]:
            refusal = game.why_not(seat, option)
            if refusal is None:
                raise ScenarioError("a rule is named only for what cannot be done")
            if refusal.rule != match[3]:
                reason = game.describe_refusal(refusal, Language.EN)
                raise DoesNotHold(f"the rule is {refusal.rule or 'none'}, not {match[3]}: {reason}")

    def _may_choose(self, game: G, seat: int, words: str) -> None:
        """Exactly these answers; `nothing` stands for passing."""
        self._asked(game, seat)
        wanted: set[int] = set()
        for thing in self.things(words):
            wanted |= {0} if thing == "nothing" else self.all_like(seat, thing)
        legal = set(game.legal())
        if wanted != legal:
            more = ", ".join(self.say(option) for option in sorted(legal - wanted))
            less = ", ".join(self.say(option) for option in sorted(wanted - legal))
            raise DoesNotHold(f"also legal: {more or '-'}; not legal: {less or '-'}")

    # --- expectations --------------------------------------------------------------------------------

    def _expect(self, game: G, words: str) -> None:
        head, _, rest = words.partition(" ")
        if match := re.fullmatch(r"((?:P\d, )*P\d) wins?", words):
            self._over(game, tuple(self.seat(name) for name in match[1].split(", ")))
        elif "." not in head and (match := _PLAYER.fullmatch(words)):
            self.expect_player(self.seat(f"P{match[1]}"), match[2])
        elif words == "draw":
            self._over(game, ())
        elif words == "game goes on":
            if game.result is not None:
                raise DoesNotHold("the game is over")
        elif head in ("log:", "no"):
            self._log(game, rest.removeprefix("log:").strip(), wanted=head == "log:")
        else:
            self.expect(head, rest, words)

    def _over(self, game: G, winners: tuple[int, ...]) -> None:
        result = game.result
        if result is None:
            raise DoesNotHold("the game goes on")
        if result.winners != winners:
            names = ", ".join(f"P{seat + 1}" for seat in result.winners)
            raise DoesNotHold("draw" if result.is_draw else f"{names} {'wins' if len(result.winners) == 1 else 'win'}")

    def _log(self, game: G, words: str, *, wanted: bool) -> None:
        """`log: BROKEN kong`, `no log: DREW`: what happened since the last answer."""
        kind, _, card = words.partition(" ")
        if kind not in game.kinds.__members__:
            raise ScenarioError(f"no event {kind!r}; there are {', '.join(game.kinds.__members__)}")
        desk = game.desk
        found = any(
            desk.events[i].kind == game.kinds[kind] and (not card or game.slugs[desk.events[i].card] == card.strip())
            for i in range(desk.event_count)
        )
        if found != wanted:
            raise DoesNotHold(f"{words} {'happened' if found else 'did not happen'}")


def seat_named(word: str) -> int:
    if not re.fullmatch(r"P[1-8]", word):
        raise ScenarioError(f"a player is P1 to P8, not {word!r}")
    return int(word[1]) - 1


def same(what: str, found: str, wanted: str) -> None:
    if found != wanted.strip():
        raise DoesNotHold(f"{what} {found}")


def same_number(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise DoesNotHold(f"{what} {found}, not {wanted}")
