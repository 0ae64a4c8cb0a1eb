"""Epic's public interface: new, question, answer, view, save, load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Self

from numpy.typing import NDArray

from mulligan.core.base_game import TableGame
from mulligan.core.decks.deck import deck_of_player, slug
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.output import MAX_EVENTS, Output, new_output
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import new_record
from mulligan.core.refusals import CardSlugs, Refusal
from mulligan.core.text import Language
from mulligan.epic.book.assembler import assemble
from mulligan.epic.book.layout import Book
from mulligan.epic.cards import CARDS
from mulligan.epic.choices import CHOICES
from mulligan.epic.decks.refusals import DeckReason
from mulligan.epic.events import EventKind
from mulligan.epic.hidden.resample import new_pool, resample
from mulligan.epic.hidden.view import View, new_view, view
from mulligan.epic.modes import DUEL, set_mode, team_size
from mulligan.epic.parts import Token
from mulligan.epic.refusals import Reason, why_not
from mulligan.epic.rules.entry import Action, act
from mulligan.epic.rules.options import legal
from mulligan.epic.rules.setup import AT_RANDOM, STARTING_HAND, add_card, clear_table
from mulligan.epic.rulesets import DEFAULT, EPIC
from mulligan.epic.state import LARGEST_DECK, Ask, Option, State, layout, state_dtype
from mulligan.epic.text.table import scene_of
from mulligan.epic.text.table.options import option
from mulligan.epic.text.table.questions import question
from mulligan.epic.text.table.scene import Scene

NUMBERS: Mapping[str, int] = {slug(card.name): number for number, card in enumerate(CARDS)}
SLUGS: tuple[str, ...] = tuple(NUMBERS)


@cache
def book() -> Book:
    """The book of all cards."""
    return assemble(CARDS)


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Options of a game, with their defaults."""

    ruleset: str = DEFAULT
    switches: Mapping[str, str] = field(default_factory=dict)
    first_player: int | None = None  # None: at random (E-SETUP-12)
    mode: str = DUEL  # a key of `modes.MODES`
    teams: int | None = None  # None: the fewest that the mode allows


class EpicGame(TableGame):
    """A game of Epic.

    >>> game = EpicGame.new(GameOptions(), (["palace_guard"] * 30, ["kong"] * 30), bytes(16))
    >>> game.question.ask, len(game.question.options)
    ('MULLIGAN', 6)
    """

    title, save_format = "Epic", "mulligan epic game 2"
    asks, kinds, slugs = Ask, EventKind, SLUGS
    choices, asked_rule, kernels = CHOICES, "E-INIT-01", 330

    state: State

    @classmethod
    def new(cls, options: GameOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """Start a game with decks of card slugs. The key decides everything random; by default it is secret."""
        numbers = [_card_numbers(seat, deck) for seat, deck in enumerate(decks)]
        return cls._started(new_table(options, len(decks), max(map(len, numbers), default=0)), options, decks, key)

    def _begin(self) -> None:
        place = 0
        for seat, deck in enumerate(self.decks):
            for name in deck:
                add_card(self.state, place, NUMBERS[name], seat)
                place += 1
        first_player = AT_RANDOM if self.options.first_player is None else self.options.first_player
        act(book(), self.state, self._output, Action.BEGIN, first_player)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> GameOptions:
        return GameOptions(**kept)

    def _new_output(self) -> Output:
        return new_output(MAX_EVENTS)

    def _legal(self, seat: int) -> int:
        return legal(book(), self.state, self._output)

    def _step(self, choice: int) -> None:
        act(book(), self.state, self._output, Action.ANSWER, choice)

    def default_answer(self, seat: int) -> int | None:
        return int(Option.PASS) if self.asks_seat(seat) == Ask.MULLIGAN.name else None

    def _resample(self, seat: int, random: Random) -> None:
        resample(book(), self.state, seat, new_pool(), random)

    def _source(self) -> int:
        state = self.state
        return int(state.frames[state.depth - 1].card) if state.depth > 0 else -1

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    def _leave(self, seat: int) -> None:
        """E-MP-12: at any time, even if another player is asked. In a duel the other player wins."""
        if not 0 <= seat < self.seats or self.state.players[seat].eliminated:
            raise self._illegal(seat, Refusal(Reason.NOT_IN_THE_GAME, "E-MP-12"))
        self._output.event_count = 0
        act(book(), self.state, self._output, Action.LEAVE, seat)

    def _why_not(self, seat: int, choice: int) -> Refusal:
        return why_not(book(), self.state, choice)

    def view(self, seat: int) -> View:
        self._check_viewer(seat)
        out = new_view(self.state)
        view(book(), self.state, self._output, seat, out)
        return out

    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        return option(self._scene(viewer, language), choice)

    def _question_line(self, viewer: int, language: Language) -> str:
        return question(self._scene(viewer, language), Ask(self.state.ask))

    def _scene(self, viewer: int, language: Language) -> Scene:
        return scene_of(self.view(viewer), self.state.rules, book(), language)


def new_table(options: GameOptions, seats: int, most_cards: int, count: int = 1) -> NDArray[Any]:
    """Empty tables for `seats` players with decks of up to `most_cards` cards."""
    size = team_size(options.mode, seats, options.teams)
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise ValueError(f"the first player is one of seats 0 to {seats - 1}, not {options.first_player}")
    if most_cards > LARGEST_DECK:
        raise IllegalDeck(Refusal.of(CommonDeckReason.TOO_LARGE, most=LARGEST_DECK, count=most_cards))
    tables = new_record(state_dtype(layout(seats, most_cards)), count)
    set_mode(tables[0].mode, options.mode, size)
    EPIC.write(tables[0].rules, options.ruleset, options.switches)
    clear_table(tables[0], seats)
    tables[:] = tables[0]
    return tables


def card_number(name: str) -> int:
    """The number of a card that may be in a deck; `IllegalDeck` if there is none."""
    number = NUMBERS.get(name)
    if number is None:
        raise IllegalDeck(Refusal.of(CommonDeckReason.UNKNOWN_CARD, name=name))
    if isinstance(CARDS[number], Token):
        raise IllegalDeck(Refusal.of(DeckReason.TOKENS, "E-SETUP-08", cards=CardSlugs((name,))))
    return number


def _card_numbers(seat: int, deck: Sequence[str]) -> list[int]:
    with deck_of_player(seat):
        numbers = [card_number(name) for name in deck]
        if len(numbers) < STARTING_HAND:
            raise IllegalDeck(
                Refusal.of(CommonDeckReason.TOO_SMALL_TO_DEAL, "E-SETUP-13", least=STARTING_HAND, count=len(numbers))
            )
    return numbers
