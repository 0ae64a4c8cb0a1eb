"""A draft's public interface: new, questions, answer, view, save, load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from mulligan.core.base_game import TableGame
from mulligan.core.game import IllegalDeck, Result
from mulligan.core.kernel.output import Output, new_output
from mulligan.core.kernel.random import Random
from mulligan.core.kernel.record import new_record
from mulligan.core.player_counts import check_players
from mulligan.core.refusals import Refusal, SettingName
from mulligan.core.text import Language
from mulligan.epic.decks.refusals import DeckReason
from mulligan.epic.draft.choices import CHOICES
from mulligan.epic.draft.events import EventKind
from mulligan.epic.draft.hidden.resample import new_pool, resample
from mulligan.epic.draft.hidden.view import View, new_view, view
from mulligan.epic.draft.plan import Plan, dark_plan
from mulligan.epic.draft.refusals import why_not
from mulligan.epic.draft.rules import begin_draft, is_asked, legal_for, step
from mulligan.epic.draft.state import LARGE, LEFT_OUT, MAX_PACK, MAX_SEATS, SMALL, Ask, State, state_dtype
from mulligan.epic.draft.text import option_line, question_line, scene_of
from mulligan.epic.game import SLUGS, book, card_number

MAX_EVENTS = 256  # more than one answer can cause, even when eight players open packs of twelve


@dataclass(frozen=True, slots=True)
class DraftOptions:
    """The plan of a draft, and the number of players."""

    plan: Plan = field(default_factory=dark_plan)
    seats: int = 2


class DraftGame(TableGame):
    """A draft from a box of cards.

    >>> from mulligan.core.decks.deck import slug
    >>> from mulligan.epic.cards import BASE_SET
    >>> box = [slug(card.name) for card in BASE_SET]
    >>> draft = DraftGame.new(DraftOptions(), (box,), bytes(16))
    >>> [(question.ask, question.seat, len(question.options)) for question in draft.questions]
    [('PICK', 0, 5), ('PICK', 1, 5)]
    """

    title, save_format = "an Epic draft", "mulligan epic draft 1"
    asks, kinds, slugs = Ask, EventKind, SLUGS
    choices, asked_rule, kernels = CHOICES, "E-FMT-PACK-02", 40

    state: State
    options: DraftOptions

    @classmethod
    def new(cls, options: DraftOptions, decks: Sequence[Sequence[str]], key: bytes | None = None) -> Self:
        """Start a draft; `decks` has a single entry, the box. The key decides everything random; by default it is secret."""
        return cls._started(new_table(options, decks), options, decks, key)

    def _begin(self) -> None:
        begin_draft(self.state, self._output)

    @staticmethod
    def options_from(kept: Mapping[str, Any]) -> DraftOptions:
        if not kept:
            return DraftOptions()
        return DraftOptions(Plan(**{**kept["plan"], "takes": tuple(kept["plan"]["takes"])}), kept["seats"])

    @property
    def drafted(self) -> tuple[tuple[str, ...], ...]:
        """The current decks, by seat."""
        state = self.state
        pools = (state.players[seat].pool for seat in range(self.seats))
        return tuple(
            tuple(SLUGS[state.cards[place].card] for place in pool.cards[: pool.count] if state.cards[place].mark != LEFT_OUT)
            for pool in pools
        )

    def _new_output(self) -> Output:
        return new_output(MAX_EVENTS)

    def _legal(self, seat: int) -> int:
        return legal_for(self.state, seat, self._output)

    def _step(self, choice: int) -> None:
        step(book(), self.state, choice, self._output)

    def _resample(self, seat: int, random: Random) -> None:
        resample(book(), self.state, seat, new_pool(), random)

    def _source(self) -> int:
        return -1

    def _asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if is_asked(self.state, seat))

    def _why_not(self, seat: int, choice: int) -> Refusal:
        return why_not(self.options.plan, self.state, seat, choice)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def result(self) -> Result | None:
        """A draft has no winner."""
        return Result(()) if self.state.over else None

    def view(self, seat: int) -> View:
        self._check_viewer(seat)
        out = new_view(self.state)
        view(book(), self.state, self._output, seat, out)
        return out

    def _option_line(self, choice: int, viewer: int, language: Language) -> str:
        return option_line(scene_of(self.view(viewer), viewer, language), choice)

    def _question_line(self, viewer: int, language: Language) -> str:
        return question_line(scene_of(self.view(viewer), viewer, language))


def new_table(options: DraftOptions, decks: Sequence[Sequence[str]]) -> Any:
    """A table with the cards of the box in listed order."""
    if len(decks) != 1:
        raise IllegalDeck(Refusal.of(DeckReason.DRAFT_BOX, count=len(decks)))
    plan, numbers = options.plan, [card_number(card) for card in decks[0]]
    check_room(plan, options.seats, len(numbers))
    small = len(numbers) <= SMALL["box"] and plan.pool(options.seats) <= SMALL["pile"]
    table = new_record(state_dtype(SMALL if small else LARGE))
    state: State = table[0]
    set_plan(state, plan, options.seats)
    state.box = len(numbers)
    for place, number in enumerate(numbers):
        state.cards[place].card = number
    return table


def check_room(plan: Plan, seats: int, cards: int) -> None:
    """E-FMT-GEN-01, and the limits of the state record."""
    format = SettingName("format", plan.name)
    check_players(format, (2, 2 if plan.shared else MAX_SEATS), seats)
    if cards < plan.cards(seats):
        raise IllegalDeck(
            Refusal.of(
                DeckReason.DRAFT_CARDS, "E-FMT-GEN-01", format=format, seats=seats, needed=plan.cards(seats), count=cards
            )
        )
    if cards > LARGE["box"] or plan.pool(seats) > LARGE["pile"]:
        raise IllegalDeck(Refusal.of(DeckReason.DRAFT_ROOM, box=LARGE["box"], pool=LARGE["pile"]))
    if plan.takes != (plan.pack,) and (plan.pack > MAX_PACK or sum(plan.takes) > plan.pack):
        raise IllegalDeck(Refusal.of(DeckReason.PACK_SIZE, most=MAX_PACK))
    if not plan.fewest <= plan.pool(seats) or not plan.fewest <= plan.most:
        raise IllegalDeck(Refusal.of(DeckReason.DRAFT_DECK, "E-DECK-01", size=plan.fewest, pool=plan.pool(seats)))


def set_plan(state: State, plan: Plan, seats: int) -> None:
    row = state.plan
    row.rounds, row.pack, row.picks, row.shared = plan.rounds, plan.pack, len(plan.takes), plan.shared
    row.takes[: len(plan.takes)] = list(plan.takes)
    row.fewest, row.most = plan.fewest, plan.most
    state.seats = seats
