"""A game as commands, bots, benchmarks, the server and the audit use it, whatever the game is.

Each game's `plugin` module gathers it into one `PLUGIN`, and `mulligan.registry` knows where that is. Cards, groups of cards,
formats and modes go by their slugs here; numbers stay inside states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias

from numpy.typing import NDArray

from mulligan.core.base_game import format_of
from mulligan.core.client.card_faces import Faces
from mulligan.core.client.view import ViewBuilder
from mulligan.core.decks.deck import Catalogue, Deck
from mulligan.core.decks.formats import Format
from mulligan.core.game import Game, InvalidSettings, Question
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.series import Box, Seeds
from mulligan.core.lookup import look_up
from mulligan.core.player_counts import check_players, teams_for
from mulligan.core.refusals import Names, Refusal, Value, Word
from mulligan.core.rulesets import Rulesets
from mulligan.core.scenario.scenario import Table
from mulligan.core.scenario.writer import Writer
from mulligan.core.settings import DEFAULTS, GameSettings, SettingsReason
from mulligan.core.text import CardText, Language
from mulligan.core.text.table import AnyLabel
from mulligan.core.text.terms import has_term, term

if TYPE_CHECKING:
    from rich.console import RenderableType

Book: TypeAlias = Any  # records of the game's own
State: TypeAlias = Any
Output: TypeAlias = Any  # core's, perhaps with more room
Pool: TypeAlias = Any
Options: TypeAlias = Any
Tables: TypeAlias = NDArray[Any]


class PlayableGame(Game, Protocol):
    """A game as tools play it: they also lay the table, look at the state for bots, and take back."""

    format: ClassVar[str]  # of saved games

    @classmethod
    def new(cls, options: Options, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self: ...

    @classmethod
    def load(cls, saved: bytes) -> Self:
        """The game that `save` kept; anything else raises CorruptGame."""

    @property
    def state(self) -> State: ...

    @property
    def output(self) -> Output: ...

    @property
    def stage(self) -> PlayableGame:
        """The game that asks; of several that are played as one, the open one."""

    @property
    def told(self) -> Sequence[PlayableGame]:
        """The stages in which something happened since the last answer."""

    @property
    def happened(self) -> frozenset[str]:
        """The kinds of events since the last answer, whoever may see them."""

    def asks_seat(self, seat: int) -> str:
        """The kind of the open question of a seat; nothing where it has none."""

    def describe_question(self, language: Language, viewer: int | None = None) -> str: ...

    def describe_refusal(self, refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
        """Why an answer is refused, as a sentence; `names` are what players call themselves, by seat."""

    def take_back(self, count: int = 1) -> None: ...


class Screen(Protocol):
    """A game's table in a terminal, in one language. All of it is drawn from what the seat may see."""

    def table(self, game: Any, seat: int) -> RenderableType: ...

    def piles(self, game: Any, seat: int) -> RenderableType:
        """The discard piles, open to everybody."""

    def piles_name(self) -> str:
        """What they are called, for the help."""

    def happened(self, game: Any, seat: int) -> Sequence[str]:
        """What the last answer caused, in sentences for the seat."""

    def label(self, label: AnyLabel, **values: object) -> str: ...


class DraftScreen(Screen, Protocol):
    """The same for a draft, where the options are the cards themselves."""

    def options(self, game: Any, question: Question) -> RenderableType: ...

    def numbers(self, game: Any, question: Question) -> Mapping[int, int]:
        """The options by the numbers that stand before them."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Partners whose decks are of different groups, such as factions."""

    rule: str
    seats: tuple[tuple[int, ...], ...]
    group: Callable[[Deck], str]


@dataclass(frozen=True, slots=True)
class GameMode:
    """A way to play: who sits at the table and what lies on it."""

    name: str
    game: type[PlayableGame]
    players: tuple[int, int]  # fewest and most who are asked; the fewest are usual
    formats: tuple[str, ...]  # in which its decks come to be, the usual one first
    variants: tuple[str, ...] = ()  # that can be added, none is usual
    virtual: int = 0  # opponents that nobody plays; they have decks, too
    team_size: tuple[int, int] = (1, 1)  # fewest and most who win together
    apart: Apart | None = None  # None: any deck may be played beside any other

    def fewest(self, format: Format | None) -> int:
        """How many are needed for it, with decks of a format."""
        return max(self.players[0], format.players[0] - self.virtual if format is not None else 0)

    def fits(self, seats: int | None, format: Format | None) -> bool:
        """Whether so many may play it, or as many as the format needs."""
        wanted = self.fewest(format) if seats is None else seats
        return self.players[0] <= wanted <= self.players[1]


class Formats(Protocol):
    """The formats of a ruleset by name; single switches may change which there are."""

    def __call__(self, ruleset: str, switches: Mapping[str, str] | None = None) -> Mapping[str, Format]: ...


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards as people look at them."""

    catalogue: Callable[[], Catalogue]
    text: Callable[[str, Language], CardText]
    faces: Callable[[Language], Faces]  # all of them, as a client draws them
    program: Callable[[str], Sequence[str]]  # what the declaration of a card became, line by line
    kind: str  # of the groups that cards fall into: alignment, faction
    groups: Mapping[str, str]  # and the colour of each
    group_of: Callable[[str], str]
    word: Callable[[str, Language], str]  # for the kind, for a group, and for a pile that players take by name


@dataclass(frozen=True, slots=True)
class Kernels:
    """The rules as native loops use them.

    A state has `players` (one for each seat), `asked`, `over`, `winners` (a mask of seats; none is a draw) and `random`.
    """

    functions: int  # about how many a first compile has, for its progress line
    book: Callable[[], Book]
    clear_tables: Callable[[int, int, Options, int], Tables]  # so many, for decks of up to so many cards, and so many decks
    new_output: Callable[[State, int], Output]  # beside such a table, with a journal of so many events
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None]  # a game of a series, on a clear table
    legal: Callable[[Book, State, Output], int]
    step: Callable[[Book, State, int, Output], None]
    new_pool: Callable[[], Pool]  # what a seat without special knowledge resamples from
    resample: Callable[[Book, State, int, Pool, Random], None]


@dataclass(frozen=True, slots=True)
class Drafting:
    """How decks are drafted: a game of its own, which hands them to the game that follows."""

    game: type[PlayableGame]  # the draft
    whole: type[PlayableGame]  # both as one
    options: Callable[[Format, int, Options], Options]  # of both, for a format, so many players and the options of the game
    tables: Callable[[int, Format, int], Tables]  # so many drafts of a format by so many players, before anything is shuffled
    legal: Callable[[Book, State, Output], int]
    new_pool: Callable[[], Pool]
    resample: Callable[[Book, State, int, Pool, Random], None]
    screen: Callable[[Language], DraftScreen]
    views: ViewBuilder


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """One game. Where there are several of something, the first is the usual one."""

    name: str  # in commands, files and scenarios
    title: str
    rules: Rulesets
    modes: tuple[GameMode, ...]
    formats: Formats
    benchmark: str  # the format that speed is measured in
    check_deck: Callable[[Deck, Format, Deck | None], list[Refusal]]  # the last one is what the player was dealt
    # of a game, from ruleset, single switches, mode, variants and number of teams
    options: Callable[[str, Mapping[str, str], str, Sequence[str], int], Options]
    cards: Cards
    rule_prefix: (
        str  # of the ids in docs/rules/NAME.md: a rule is a row of a table there; (info) marks one with nothing to test
    )
    table: type[Table]  # of scenarios
    kernels: Kernels
    screen: Callable[[Language], Screen]
    views: ViewBuilder
    drafting: Drafting | None = None  # None: nobody drafts in this game
    writer: Writer | None = None  # of positions as scenarios; None: nobody has taught it to write

    @property
    def rulesets(self) -> tuple[str, ...]:
        return tuple(self.rules.rulesets)

    def card_name(self, card: str, language: Language) -> str:
        return self.cards.text(card, language).name

    def pile_name(self, pile: str, language: Language) -> str:
        return self.cards.word(pile, language)

    def word(self, kind: str, name: str, language: Language) -> str:
        """The name of a mode, a format, a variant, a ruleset, a set or a window; its slug where `terms.csv` has none."""
        row = f"{self.name}.{kind}.{name}"
        return term(row, language) if has_term(row) else name

    def load(self, saved: bytes) -> PlayableGame:
        """A saved game of any mode, with or without a draft; anything else raises CorruptGame."""
        return self._saved_as.get(format_of(saved), self.modes[0].game).load(saved)

    def has_saved(self, saved: bytes) -> bool:
        """Does it say that it is a game of this plugin?"""
        return format_of(saved) in self._saved_as

    def plays(self, game: PlayableGame) -> bool:
        """Is it a game of this plugin?"""
        return game.format in self._saved_as

    @property
    def _saved_as(self) -> Mapping[str, type[PlayableGame]]:
        games = [mode.game for mode in self.modes] + ([self.drafting.whole] if self.drafting is not None else [])
        return {game.format: game for game in games}

    def is_draft(self, game: PlayableGame) -> bool:
        """Whether what is played now is a draft."""
        return self.drafting is not None and isinstance(game.stage, self.drafting.game)

    def choose(self, settings: GameSettings = DEFAULTS) -> GameSetup:
        """Choose what to play; `InvalidSettings` says what cannot be played and lists the valid names."""
        format, seats, variants = settings.format, settings.seats, settings.variants
        ruleset = look_up(SettingsReason.UNKNOWN_RULESET, settings.ruleset, {each: each for each in self.rulesets})
        switches = {name.replace("-", "_"): value.replace("-", "_") for name, value in settings.switches.items()}
        self.rules.chosen(ruleset, switches)
        there = self.formats(ruleset, switches)
        needs = format if isinstance(format, Format) else there.get(format or "")
        modes = {each.name: each for each in self.modes}
        fitting = {name: each for name, each in modes.items() if each.fits(seats, needs)}
        mode = look_up(SettingsReason.UNKNOWN_MODE, settings.mode, fitting if settings.mode is None and fitting else modes)
        if needs is not None and seats is not None:
            needs.for_seats(seats + mode.virtual)
        offered = {name: there[name] for name in mode.formats if name in there}
        if not offered:
            raise InvalidSettings(_no_mode(mode.name, ruleset, switches))
        for variant in variants:
            look_up(SettingsReason.UNKNOWN_VARIANT, variant, {each: each for each in mode.variants})
        found = format if isinstance(format, Format) else look_up(SettingsReason.UNKNOWN_FORMAT, format, offered)
        players = mode.fewest(found) if seats is None else seats
        check_players(Word("mode", mode.name), mode.players, players)
        teams = teams_for(mode.name, mode.team_size, players, settings.teams)
        if not isinstance(format, Format):
            sizes = players + mode.virtual, settings.boxes, settings.pool, settings.set
            found = found.with_variants(variants).at_table(*sizes)
        drafting = self.drafting if found.drafted else None
        options = self.options(ruleset, switches, mode.name, variants, teams)
        return GameSetup(mode, found, options, players, teams, drafting, ruleset, switches)


def _no_mode(mode: str, ruleset: str, switches: Mapping[str, str]) -> Refusal:
    values: dict[str, Value] = {"mode": Word("mode", mode), "ruleset": Word("ruleset", ruleset)}
    if not switches:
        return Refusal(SettingsReason.NO_MODE_IN_RULESET, values=values)
    changed = Names(f"{name}={value}" for name, value in switches.items())
    return Refusal.of(SettingsReason.NO_MODE_WITH_SWITCHES, **values, switches=changed)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What is played of all that a plugin offers."""

    mode: GameMode
    format: Format
    options: Options
    seats: int  # who are asked
    teams: int  # in which they play; each for oneself is one each
    drafting: Drafting | None  # None: decks are there before the game
    ruleset: str
    switches: Mapping[str, str]  # that differ from the ruleset by choice

    @property
    def game(self) -> type[PlayableGame]:
        """All that is played: the game, with the draft before it where there is one."""
        return self.mode.game if self.drafting is None else self.drafting.whole

    def new(self, decks: Sequence[Sequence[str]], key: bytes | None = None) -> PlayableGame:
        """A new game with decks, or with the one box that they are drafted from."""
        if self.drafting is None:
            return self.mode.game.new(self.options, decks, key)
        return self.drafting.whole.new(self.drafting.options(self.format, self.seats, self.options), decks, key)

    @property
    def decks(self) -> int:
        """How many decks lie on the table."""
        return self.seats + self.mode.virtual
