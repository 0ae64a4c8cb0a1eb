"""The public API of a game of Gwent: new, question, answer, view, save, load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, Self

from numpy.typing import NDArray

from mulligan.core.base_game import TableGame
from mulligan.core.decks.deck import deck_of_player, slug
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import copy_of, new_record
from mulligan.core.lookup import look_up
from mulligan.core.player_counts import span
from mulligan.core.refusals import CardSlugs, PileSlugs, Refusal, SeatNumbers, SettingName
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language
from mulligan.gwent.book.assembler import assemble
from mulligan.gwent.book.layout import Book
from mulligan.gwent.cards import CARDS, is_barred_weather
from mulligan.gwent.choices import CHOICES
from mulligan.gwent.decks.refusals import DeckReason
from mulligan.gwent.events import EventKind
from mulligan.gwent.hidden.resample import new_pool, resample
from mulligan.gwent.hidden.view import View, source, view_of
from mulligan.gwent.output import GwentOutput, Pause, new_output
from mulligan.gwent.parts import Faction, Leader, Trait, Unit
from mulligan.gwent.refusals import why_not
from mulligan.gwent.rules.engine import resume, step
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.setup import add_card, begin_game, clear_table
from mulligan.gwent.rules.turns import AT_RANDOM, OPENING_HAND, REDRAWS
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.state import (
    LARGE_DECK,
    LEADERS,
    LEAN_DECK,
    MOST_SEATS,
    Ask,
    ModeKind,
    Option,
    State,
    layout_for,
    state_dtype,
)
from mulligan.gwent.text.table import scene_of
from mulligan.gwent.text.table.options import option
from mulligan.gwent.text.table.questions import question
from mulligan.gwent.text.table.scene import Scene

NUMBERS: Mapping[str, int] = {slug(card.name): number for number, card in enumerate(CARDS)}
SLUGS: tuple[str, ...] = tuple(NUMBERS)
FEWEST_CARDS = OPENING_HAND + 1 + REDRAWS  # Daisy of the Valley's hand, and two redraws
LEADERS_VARIANT = "leaders"  # G-261
DECK_BUILDING_VARIANT = "deck_building"  # G-260: changes which decks are legal, not how they are played
VARIANTS = (DECK_BUILDING_VARIANT, LEADERS_VARIANT)


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats and sides of a mode; a virtual opponent has a seat."""

    seats: tuple[int, int]  # fewest, most
    rule: str
    sides: int | None = None  # None: one per player
    lean: bool = True  # whether the lean layout usually fits

    def sides_of(self, seats: int) -> int:
        return self.sides or seats


SEATING: Mapping[ModeKind, Seating] = {
    ModeKind.DUEL: Seating((2, 2), "G-011"),
    ModeKind.SOLO: Seating((2, 2), "G-240", lean=False),
    ModeKind.FREE_FOR_ALL: Seating((3, MOST_SEATS), "G-220"),
    ModeKind.TEAMS: Seating((4, 4), "G-230", sides=2),
}


@cache
def book() -> Book:
    """The book of all cards, assembled once."""
    return assemble(CARDS)


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The settings of a game, all with defaults."""

    ruleset: str = GWENT.default
    switches: Mapping[str, str] = field(default_factory=dict)
    mode: str = "duel"
    variants: Sequence[str] = ()  # only in solo
    starter: int | None = None  # None: decided by G-031 and G-104


class Moment(NamedTuple):
    """A position within an answer, after the first `events` of its events."""

    events: int
    table: NDArray[Any]


class GwentGame(TableGame):
    """A game of Gwent: a duel, solo, three to five players, or two teams.

    >>> deck = ["foltest_the_siegemaster", *["ballista"] * 22]
    >>> game = GwentGame.new(GameOptions(), (deck, deck), bytes(16))
    >>> game.question.ask, len(game.question.options)
    ('REDRAW', 11)
    """

    title, save_format = "Gwent", "mulligan gwent game 2"
    asks, kinds, slugs = Ask, EventKind, SLUGS
    choices, asked_rule, kernels = CHOICES, "G-040", 100

    state: State

    moments: tuple[Moment, ...] = ()  # positions within the last answer at which a round was scored

    @classmethod
    def new(cls, options: GameOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """Start a game with decks of card slugs, each with its leader.

        The key decides everything random; by default it is secret. In solo, the second deck is the virtual opponent's, with
        its leaders. In teams, teammates sit opposite each other, so the first and the third deck belong to one team.
        """
        return cls._started(new_table(options, decks), options, decks, key)

    def _begin(self) -> None:
        begin_game(book(), self.state, self._output, AT_RANDOM if self.options.starter is None else self.options.starter)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> GameOptions:
        return GameOptions(**kept)

    def _new_output(self) -> GwentOutput:
        return new_output(self.state)

    def _legal(self, seat: int) -> int:
        return legal(book(), self.state, self._output)

    def _step(self, choice: int) -> None:
        self.moments = ()
        self._output.pause = Pause.BEFORE_SCORING
        step(book(), self.state, choice, self._output)
        while self._output.pause == Pause.NOW:
            self.moments = (*self.moments, Moment(int(self._output.event_count), copy_of(self._table)))
            resume(book(), self.state, self._output)

    def default_answer(self, seat: int) -> int | None:
        """Before the first round: keep the hand, or go first."""
        match self.asks_seat(seat):
            case Ask.REDRAW.name:
                return int(Option.PASS)
            case Ask.STARTER.name if self.state.round_number == 0:
                return Option.PLAYER + seat
            case _:
                return None

    def _resample(self, seat: int, random: Random) -> None:
        resample(book(), self.state, seat, new_pool(), random)

    def _source(self) -> int:
        return source(self.state)

    def _why_not(self, seat: int, choice: int) -> Refusal:
        return why_not(book(), self.state, choice)

    def view(self, seat: int) -> View:
        self._check_viewer(seat)
        return view_of(book(), self.state, self._output, seat)

    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        return option(self._scene(viewer, language), choice)

    def _question_line(self, viewer: int, language: Language) -> str:
        return question(self._scene(viewer, language))

    def _scene(self, viewer: int, language: Language) -> Scene:
        return scene_of(self.view(viewer), self.state.rules, language)


def layout(options: GameOptions, seats: int, most_cards: int) -> Mapping[str, int]:
    """The leanest layout with room for decks of `most_cards` cards, without leaders."""
    if most_cards > LARGE_DECK:
        raise IllegalDeck(Refusal.of(CommonDeckReason.TOO_LARGE, most=LARGE_DECK, count=most_cards))
    seating = SEATING[_mode(options)]
    fewest, most = seating.seats
    if not fewest <= seats <= most:
        raise IllegalDeck(
            Refusal.of(
                DeckReason.DECK_COUNT,
                seating.rule,
                mode=SettingName("mode", options.mode),
                span=span(fewest, most),
                most=most,
                count=seats,
            )
        )
    deck = LEAN_DECK if seating.lean and most_cards <= LEAN_DECK else LARGE_DECK
    return layout_for(seats, seating.sides_of(seats), deck)


def lay_table(state: State, options: GameOptions) -> None:
    """Turn a zeroed state into an empty table with this mode and these rules."""
    state.mode = _mode(options)
    for variant in options.variants:
        look_up(SettingsReason.UNKNOWN_VARIANT, variant, {each: each for each in VARIANTS})
    state.leaders_variant = LEADERS_VARIANT in options.variants
    clear_table(state)
    GWENT.write(state.rules, options.ruleset, options.switches)


def new_table(options: GameOptions, decks: Sequence[Sequence[str]]) -> Any:
    """A table with the decks in listed order."""
    numbers = [_card_numbers(seat, deck, _mode(options)) for seat, deck in enumerate(decks)]
    most = max((sum(not isinstance(CARDS[number], Leader) for number in deck) for deck in numbers), default=0)
    limits = layout(options, len(decks), most)
    if options.starter is not None and not 0 <= options.starter < len(decks):
        raise ValueError(f"no seat {options.starter} to start; there are {len(decks)}")
    table = new_record(state_dtype(limits))
    state: State = table[0]
    lay_table(state, options)
    place = 0
    for seat, deck in enumerate(numbers):
        for number in deck:
            place = add_card(book(), state, place, number, seat)
    _check_factions(state)
    _check_piles(state, limits)
    return table


def _check_factions(state: State) -> None:
    """The opponents in solo and the teammates in teams must have different factions."""
    if state.mode == ModeKind.SOLO and state.players[0].faction == state.players[1].faction:
        raise IllegalDeck(Refusal(DeckReason.SAME_FACTION, "OQ-36"))
    factions = [(player.side, player.faction) for player in state.players]
    for seat, same in enumerate(factions):
        if same in factions[:seat]:
            raise IllegalDeck(
                Refusal.of(
                    CommonDeckReason.SAME_GROUP,
                    "G-230",
                    players=SeatNumbers((factions.index(same), seat)),
                    group=PileSlugs((Faction(same[1]).name.lower(),)),
                )
            )


def _check_piles(state: State, limits: Mapping[str, int]) -> None:
    """Refuse decks whose weather cards, or one side's cards plus all spies, could overflow a pile."""
    if limits["pile"] == limits["cards"]:
        return
    cards = [(int(state.players[card.owner].side), int(book().cards[card.card].abilities)) for card in state.cards if card.card]
    weather = sum(abilities & Trait.WEATHER != 0 for _, abilities in cards)
    taken = limits["seats"]  # cards that leaders can take from other sides
    fullest = max(
        sum(owner == side or abilities & Trait.SPY != 0 for owner, abilities in cards) + taken
        for side in range(limits["sides"])
    )
    if max(weather, fullest) > limits["pile"]:
        raise IllegalDeck(Refusal.of(DeckReason.PILE_ROOM, "G-021", most=limits["pile"]))


def _mode(options: GameOptions) -> ModeKind:
    return look_up(SettingsReason.UNKNOWN_MODE, options.mode.lower(), {mode.name.lower(): mode for mode in ModeKind})


def _card_numbers(seat: int, deck: Sequence[str], mode: ModeKind) -> list[int]:
    with deck_of_player(seat):
        return _checked_numbers(seat, deck, mode)


def _checked_numbers(seat: int, deck: Sequence[str], mode: ModeKind) -> list[int]:
    numbers = []
    leaders = cards = 0
    for name in deck:
        number = NUMBERS.get(name)
        if number is None:
            raise IllegalDeck(Refusal.of(CommonDeckReason.UNKNOWN_CARD, name=name))
        card = CARDS[number]
        if isinstance(card, Unit) and card.side_deck:
            raise IllegalDeck(Refusal.of(DeckReason.SIDE_DECK, "G-015", cards=CardSlugs((name,))))
        leaders += isinstance(card, Leader)
        stays_out = mode == ModeKind.SOLO and seat == HUMAN and is_barred_weather(card)  # G-241
        cards += not isinstance(card, Leader) and not stays_out
        numbers.append(number)
    virtual = mode == ModeKind.SOLO and seat == VIRTUAL
    if leaders != 1 and not (virtual and 1 <= leaders <= LEADERS):
        raise IllegalDeck(Refusal.of(DeckReason.LEADERS, "G-020", count=leaders))
    if cards < FEWEST_CARDS:
        raise IllegalDeck(Refusal.of(CommonDeckReason.TOO_SMALL_TO_DEAL, "G-032", least=FEWEST_CARDS, count=cards))
    return numbers
