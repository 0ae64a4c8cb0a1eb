"""The interface of a game to commands, bots, benchmarks, the server and the audit.

Each game's `plugin` module defines one `PLUGIN`, and `mulligan.registry` finds it. Cards, groups of cards, formats and modes
are identified by slug here; numbers stay inside states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias

from mulligan.core.base_game import save_format_of
from mulligan.core.client.card_faces import Faces
from mulligan.core.client.card_index import CardIndex, CardPage
from mulligan.core.client.view import ViewBuilder
from mulligan.core.decks.building import DeckBuilding
from mulligan.core.decks.deck import Catalogue, Deck
from mulligan.core.decks.formats import DeckOrigin, Format
from mulligan.core.game import Game, InvalidSettings, Question
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.series import Box, Seeds
from mulligan.core.kernel.types import Book, Output, Pool, State, Tables
from mulligan.core.lookup import look_up
from mulligan.core.player_counts import check_players, teams_for
from mulligan.core.refusals import Names, Refusal, SettingName, Value
from mulligan.core.rulesets import Rulesets
from mulligan.core.scenario.rulings import Ruling
from mulligan.core.scenario.scenario import ScenarioTable
from mulligan.core.scenario.writer import PositionWriter
from mulligan.core.settings import DEFAULTS, GameSettings, SettingsReason
from mulligan.core.text import CardText, Language
from mulligan.core.text.table import AnyLabel
from mulligan.core.text.terms import has_term, term

if TYPE_CHECKING:
    from rich.console import RenderableType

GameOptions: TypeAlias = Any  # a game's own options


class PlayableGame(Game, Protocol):
    """A game with the methods that tools need: saving, undoing, and the state for bots."""

    save_format: ClassVar[str]  # of saved games, with its version
    key: bytes  # decides everything random
    decks: tuple[tuple[str, ...], ...]  # by seat, or the single box to draft from

    @classmethod
    def new(cls, options: GameOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self: ...

    @classmethod
    def load(cls, saved: bytes) -> Self:
        """Restore a saved game; anything else raises CorruptGame."""

    @property
    def state(self) -> State: ...

    @property
    def output(self) -> Output: ...

    @property
    def stage(self) -> PlayableGame:
        """The game with the open question: the open stage, if the game is played in stages."""

    @property
    def recent_stages(self) -> Sequence[PlayableGame]:
        """The stages with events since the last answer."""

    @property
    def event_kinds(self) -> frozenset[str]:
        """The kinds of all events since the last answer, hidden ones included."""

    def asks_seat(self, seat: int) -> str:
        """The kind of a seat's open question; empty if it has none."""

    def describe_question(self, language: Language, viewer: int | None = None) -> str: ...

    def describe_refusal(self, refusal: Refusal, language: Language, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence; `names` are the player names by seat."""

    def undo(self, count: int = 1) -> None: ...


class GameScreen(Protocol):
    """A game in the terminal, in one language, drawn from the seat's view."""

    def table(self, game: Any, seat: int) -> RenderableType: ...

    def piles(self, game: Any, seat: int) -> RenderableType:
        """The discard piles, which are public."""

    def piles_name(self) -> str:
        """The help's word for the discard piles."""

    def log(self, game: Any, seat: int) -> Sequence[str]:
        """The events of the last answer, in sentences for the seat."""

    def label(self, label: AnyLabel, **values: object) -> str: ...


class DraftScreen(GameScreen, Protocol):
    """A screen for drafts, where the options are cards."""

    def options(self, game: Any, question: Question) -> RenderableType: ...

    def numbers(self, game: Any, question: Question) -> Mapping[int, int]:
        """The options by the numbers printed before them."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Requires teammates to play decks of different groups, such as factions."""

    rule: str
    seats: tuple[tuple[int, ...], ...]
    group: Callable[[Deck], str]


@dataclass(frozen=True, slots=True)
class GameMode:
    """A mode: the number of players, the formats and the teams."""

    name: str
    game: type[PlayableGame]
    players: tuple[int, int]  # minimum (the default) and maximum, without virtual opponents
    formats: tuple[str, ...]  # names of its formats, the default first
    variants: tuple[str, ...] = ()  # names of optional variants
    virtual: int = 0  # number of virtual opponents, which also have decks
    team_size: tuple[int, int] = (1, 1)  # minimum and maximum
    apart: Apart | None = None  # None: teammates can play any decks
    endings: tuple[str, ...] = ()  # names of endings, the default first; empty: there is only one
    rule: str = ""  # id of the rule that describes the mode
    leftward: bool = False  # players attack only to their left

    def named(self, ending: str | None) -> str:
        """The name of the mode with an ending, as games store it."""
        return self.name if ending is None else f"{self.name}_{ending}"

    def fewest(self, format: Format | None) -> int:
        """The number of players it needs, with decks of a format."""
        return max(self.players[0], format.players[0] - self.virtual if format is not None else 0)

    def fits(self, seats: int | None, format: Format | None) -> bool:
        """Whether `seats` players, or as many as the format needs, can play it."""
        wanted = self.fewest(format) if seats is None else seats
        return self.players[0] <= wanted <= self.players[1]


class Formats(Protocol):
    """Looks up the formats of a ruleset by name, given the switches that override it."""

    def __call__(self, ruleset: str, switches: Mapping[str, str] | None = None) -> Mapping[str, Format]: ...


@dataclass(frozen=True, slots=True)
class GameCards:
    """A game's cards, for people."""

    catalogue: Callable[[], Catalogue]
    text: Callable[[str, Language], CardText]
    faces: Callable[[Language], Faces]  # all cards, for clients
    index: Callable[[Language], CardIndex]  # the index that clients search and filter
    page: Callable[[str, Language], CardPage | None]  # a card's page; None: there is no such card
    program: Callable[[str], Sequence[str]]  # the assembled program of a card, line by line
    kind: str  # the word for card groups: alignment, faction
    groups: Mapping[str, str]  # groups and their colours
    group_of: Callable[[str], str]
    word: Callable[[str, Language], str]  # the name of the kind, a group, or a pile that players take


@dataclass(frozen=True, slots=True)
class Kernels:
    """The rules, for native loops.

    A state has `players` (one per seat), `asked`, `over`, `winners` (a mask of seats; 0 is a draw) and `random`.
    """

    functions: int  # approximate number to compile, for the progress line
    book: Callable[[], Book]
    clear_tables: Callable[[int, int, GameOptions, int], Tables]  # tables, cards per deck, options, decks
    new_output: Callable[[State, int], Output]  # for such a table, with the given number of events in the journal
    set_up: Callable[[Book, State, Box, Seeds, int, Output], None]  # game `number` of a series, on a clear table
    legal: Callable[[Book, State, Output], int]
    step: Callable[[Book, State, int, Output], None]
    new_pool: Callable[[DeckOrigin], Pool]  # for resampling, with what the seats know of each other's decks
    resample: Callable[[Book, State, int, Pool, Random], None]


@dataclass(frozen=True, slots=True)
class Drafting:
    """The draft before a game: a separate game that passes its decks on."""

    game: type[PlayableGame]  # the draft
    whole: type[PlayableGame]  # draft and game as one
    options: Callable[[Format, int, GameOptions], GameOptions]  # options of both, from format, seats and the game's options
    tables: Callable[[int, Format, int], Tables]  # arguments: number of drafts, format, seats; unshuffled
    legal: Callable[[Book, State, Output], int]
    new_pool: Callable[[], Pool]
    resample: Callable[[Book, State, int, Pool, Random], None]
    screen: Callable[[Language], DraftScreen]
    views: ViewBuilder


@dataclass(frozen=True, slots=True)
class Durations:
    """Typical durations among people, in minutes, for the setup page."""

    modes: Mapping[str, int] = field(default_factory=dict)  # minutes per player, by `GameMode.named`
    formats: Mapping[str, int] = field(default_factory=dict)  # minutes before the game, for drafting and building


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game. The first entry of each list is the default."""

    name: str  # in commands, files and scenarios
    title: str
    rules: Rulesets
    modes: tuple[GameMode, ...]
    formats: Formats
    benchmark: str  # the format in which speed is measured
    check_deck: Callable[[Deck, Format, Deck | None], list[Refusal]]  # deck, format, and the pool that the player was dealt
    # options of a game, from ruleset, switches, mode, variants and number of teams
    options: Callable[[str, Mapping[str, str], str, Sequence[str], int], GameOptions]
    cards: GameCards
    rule_prefix: str  # of rule ids in docs/rules/NAME.md, where each rule is a table row; (info) marks rules without a test
    table: type[ScenarioTable]  # the notation's table for scenarios
    kernels: Kernels
    screen: Callable[[Language], GameScreen]
    views: ViewBuilder
    drafting: Drafting | None = None  # None: no drafts
    writer: PositionWriter | None = None  # writes positions as scenarios, if supported
    rulings: Callable[[], Mapping[str, Ruling]] = dict  # by id; a table can be opened at the position of each
    building: DeckBuilding = field(default_factory=DeckBuilding)
    durations: Durations = Durations()
    switch_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the rules of the values of each switch

    @property
    def rulesets(self) -> tuple[str, ...]:
        return tuple(self.rules.rulesets)

    def card_name(self, card: str, language: Language) -> str:
        return self.cards.text(card, language).name

    def pile_name(self, pile: str, language: Language) -> str:
        return self.cards.word(pile, language)

    def word(self, kind: str, name: str, language: Language) -> str:
        """The name of a mode, ending, format, variant, ruleset, set or window, or the question that a switch answers.

        Its slug if `terms.csv` has none.
        """
        row = f"{self.name}.{kind}.{name}"
        return term(row, language) if has_term(row) else name

    def about(self, kind: str, name: str, language: Language) -> str:
        """One sentence about a mode, ending, format, variant or ruleset; empty if `terms.csv` has none."""
        row = f"{self.name}.{kind}.{name}.about"
        return term(row, language) if has_term(row) else ""

    def rule_of(self, switch: str, value: str) -> str:
        """The id of the rule behind a value of a switch; empty if none is named."""
        rules = self.switch_rules.get(switch, ())
        return rules[self.rules.switches[switch].index(value)] if rules else ""

    def played_by(self, switch: str, value: str) -> tuple[str, ...]:
        """The rulesets with this value of a switch."""
        return tuple(name for name, values in self.rules.rulesets.items() if values[switch] == value)

    def load(self, saved: bytes) -> PlayableGame:
        """Restore a saved game of any mode, with or without a draft; anything else raises CorruptGame."""
        return self._saved_as.get(save_format_of(saved), self.modes[0].game).load(saved)

    def has_saved(self, saved: bytes) -> bool:
        """Whether saved data claims to be a game of this plugin."""
        return save_format_of(saved) in self._saved_as

    def plays(self, game: PlayableGame) -> bool:
        """Whether this is a game of this plugin."""
        return game.save_format in self._saved_as

    @property
    def _saved_as(self) -> Mapping[str, type[PlayableGame]]:
        games = [mode.game for mode in self.modes] + ([self.drafting.whole] if self.drafting is not None else [])
        return {game.save_format: game for game in games}

    def is_draft(self, game: PlayableGame) -> bool:
        """Whether the open stage is a draft."""
        return self.drafting is not None and isinstance(game.stage, self.drafting.game)

    def choose(self, settings: GameSettings = DEFAULTS) -> GameSetup:
        """Resolve settings; `InvalidSettings` lists the valid names."""
        format, seats, variants = settings.format, settings.seats, settings.variants
        ruleset = look_up(SettingsReason.UNKNOWN_RULESET, settings.ruleset, {each: each for each in self.rulesets})
        switches = {name.replace("-", "_"): value.replace("-", "_") for name, value in settings.switches.items()}
        self.rules.chosen(ruleset, switches)
        there = self.formats(ruleset, switches)
        needs = format if isinstance(format, Format) else there.get(format or "")
        modes = {each.name: each for each in self.modes}
        fitting = {name: each for name, each in modes.items() if each.fits(seats, needs)}
        named, endings = self._with_ending(settings.mode)
        mode = look_up(SettingsReason.UNKNOWN_MODE, named, fitting if named is None and fitting else modes)
        ending = _ending(mode, endings or mode.endings, settings.ending)
        if needs is not None and seats is not None:
            needs.for_seats(seats + mode.virtual)
        offered = {name: there[name] for name in mode.formats if name in there}
        if not offered:
            raise InvalidSettings(_no_mode(mode.name, ruleset, switches))
        for variant in variants:
            look_up(SettingsReason.UNKNOWN_VARIANT, variant, {each: each for each in mode.variants})
        found = format if isinstance(format, Format) else look_up(SettingsReason.UNKNOWN_FORMAT, format, offered)
        players = mode.fewest(found) if seats is None else seats
        check_players(SettingName("mode", mode.name), mode.players, players)
        teams = teams_for(mode.name, mode.team_size, players, settings.teams)
        if not isinstance(format, Format):
            sizes = players + mode.virtual, settings.boxes, settings.pool, settings.set
            found = found.with_variants(variants).at_table(*sizes)
        drafting = self.drafting if found.drafted else None
        options = self.options(ruleset, switches, mode.named(ending), variants, teams)
        return GameSetup(mode, found, options, players, teams, drafting, ruleset, switches, ending)

    def _with_ending(self, name: str | None) -> tuple[str | None, tuple[str, ...]]:
        """The mode that a name refers to, and its ending if the name includes one, as in stored tables and records."""
        plain = name and name.replace("-", "_")
        for mode in self.modes:
            for ending in mode.endings:
                if plain == mode.named(ending):
                    return mode.name, (ending,)
        return name, ()


def _ending(mode: GameMode, there: Sequence[str], wanted: str | None) -> str | None:
    if not there:
        if wanted is not None:
            raise InvalidSettings(Refusal.of(SettingsReason.NO_ENDINGS, mode=SettingName("mode", mode.name)))
        return None
    return look_up(SettingsReason.UNKNOWN_ENDING, wanted, {each: each for each in there})


def _no_mode(mode: str, ruleset: str, switches: Mapping[str, str]) -> Refusal:
    values: dict[str, Value] = {"mode": SettingName("mode", mode), "ruleset": SettingName("ruleset", ruleset)}
    if not switches:
        return Refusal(SettingsReason.NO_MODE_IN_RULESET, values=values)
    changed = Names(f"{name}={value}" for name, value in switches.items())
    return Refusal.of(SettingsReason.NO_MODE_WITH_SWITCHES, **values, switches=changed)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Resolved settings: everything needed to start a game."""

    mode: GameMode
    format: Format
    options: GameOptions
    seats: int  # players, without virtual opponents
    teams: int  # number of teams; without teammates, one per player
    drafting: Drafting | None  # None: decks exist before the game
    ruleset: str
    switches: Mapping[str, str]  # switches that override the ruleset
    ending: str | None  # None: the mode has only one

    @property
    def game(self) -> type[PlayableGame]:
        """The class to play: the game, or the draft and the game as one."""
        return self.mode.game if self.drafting is None else self.drafting.whole

    def new(self, decks: Sequence[Sequence[str]], key: bytes | None = None) -> PlayableGame:
        """Start a game with decks, or with the single box to draft from."""
        if self.drafting is None:
            return self.mode.game.new(self.options, decks, key)
        return self.drafting.whole.new(self.drafting.options(self.format, self.seats, self.options), decks, key)

    @property
    def decks(self) -> int:
        """The number of decks at the table."""
        return self.seats + self.mode.virtual

    def origin(self, brought: Iterable[int] = ()) -> DeckOrigin:
        """How its decks are made, given the seats whose players bring their own."""
        return DeckOrigin(self.format, frozenset(brought))
