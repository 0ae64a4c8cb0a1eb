"""A table's state, projected from its entries. It knows neither the store nor sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from mulligan.core.client.view import view_builder
from mulligan.core.game import Question
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.server.room.clock import Times
from mulligan.server.room.preview import drawn, turned_up
from mulligan.server.store import Entry, EntryKind, StoredTable
from mulligan.server.wire import OfferKind, SeatKind, Stage

PASSED = "passed"  # `words` of an answer given by a pass policy
DRAWN = "drawn"  # `words` of an END entry for a draw
_PLAYS = (EntryKind.ANSWER, EntryKind.LEAVE, EntryKind.UNDO)  # entries that change the game itself
NO_RETURN = 1  # `value` of a BOT entry whose player has lost


@dataclass(frozen=True, slots=True)
class Act:
    """An answer that was not taken back."""

    seat: int
    choice: int | None  # None: left
    batch: int
    by_itself: bool  # given by the player's pass policy
    turned_up: bool  # revealed something hidden or random


@dataclass(frozen=True, slots=True)
class UndoMark:
    """A seat took back everything after the first `acts` acts."""

    acts: int
    seat: int


@dataclass(slots=True)
class OpenOffer:
    seat: int  # made the offer
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Projection:
    """The outcome of entries that are not applied yet."""

    stage: Stage
    asked: tuple[int, ...]  # seats of people, not bots
    winners: tuple[int, ...] | None  # None: not over
    games: tuple[PlayableGame, ...]  # the position after each entry


class TableState:
    def __init__(self, plugin: GamePlugin, table: StoredTable) -> None:
        self.plugin = plugin
        self.ply = 0
        self.game: PlayableGame | None = None
        self.questions: Sequence[Question] = ()
        self.acts: list[Act] = []
        self.taken_back: list[UndoMark] = []  # in order, without those that were taken back themselves
        self.since: dict[int, int] = {}  # the ply at which each open question was asked, by seat
        self.bots: dict[int, str] = {each.seat: each.bot for each in table.sittings if each.kind is SeatKind.BOT}
        self.out: set[int] = set()  # seats whose players left or resigned
        self.offers: dict[OfferKind, OpenOffer] = {}
        self.undos: Counter[int] = Counter()  # undo requests by seat
        self.ending = ""
        self.at = 0.0  # time of the last entry
        self.times = Times(table.settings.clock, len(table.sittings))
        self._winners: tuple[int, ...] | None = None  # set when the game ended outside the rules

    # --- current state ---------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.game is None:
            return Stage.OPEN
        return Stage.OVER if self._winners is not None or self.game.result is not None else Stage.RUNNING

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(self.since)

    @property
    def winners(self) -> tuple[int, ...]:
        if self._winners is not None:
            return self._winners
        result = self.game.result if self.game is not None else None
        return result.winners if result is not None else ()

    @property
    def teams(self) -> tuple[int, ...]:
        return tuple(view_builder(self.plugin, self.game.stage).teams(self.game)) if self.game is not None else ()

    def question(self, seat: int) -> Question | None:
        return next((each for each in self.questions if each.seat == seat), None)

    def against(self, seat: int) -> tuple[int, ...]:
        """All seats that win when this one loses a two-sided game."""
        teams = self.teams
        return tuple(other for other, team in enumerate(teams) if team != teams[seat])

    # --- applying entries ------------------------------------------------------------------------

    def begin(self, game: PlayableGame, entry: Entry) -> None:
        """Apply the START entry, with the game that it begins."""
        assert entry.kind is EntryKind.START and self.ply == 0
        self.game, self.ply = game, 1
        self._ask_again(entry.at)

    def apply(self, entry: Entry, game: PlayableGame | None = None) -> None:
        """Apply any other entry. `game`, if given, is the position after it, already computed by `project`."""
        self.ply += 1
        before = drawn(self._running())
        if game is None:
            _play(self._running(), entry)
        else:
            self.game = game
        match entry.kind:
            case EntryKind.ANSWER | EntryKind.LEAVE:
                self._answer(entry, before)
            case EntryKind.UNDO:
                self._take_back(entry)
            case EntryKind.END:
                self._end(entry)
            case EntryKind.BOT:
                self.bots[entry.seat] = entry.words
                if entry.value == NO_RETURN:
                    self.out.add(entry.seat)
            case EntryKind.BACK:
                del self.bots[entry.seat]
            case EntryKind.OFFER:
                self._offer(OfferKind(entry.words), entry.seat)
            case EntryKind.DECLINE:
                self.offers.pop(OfferKind(entry.words), None)
            case EntryKind.START:
                raise AssertionError("a game begins once")
        self.at = entry.at

    def project(self, entries: Iterable[Entry]) -> Projection:
        """Compute the outcome of further entries without applying them; IllegalAnswer if one is illegal."""
        game, bots = self._running(), dict(self.bots)
        winners = self.winners if self.stage is Stage.OVER else None
        games = []
        for entry in entries:
            if entry.kind in _PLAYS:
                game = game.copy()
                _play(game, entry)
            games.append(game)
            match entry.kind:
                case EntryKind.END:
                    winners = self._winners_by(entry)
                case EntryKind.BOT:
                    bots[entry.seat] = entry.words
                case EntryKind.BACK:
                    del bots[entry.seat]
        if winners is None and game.result is not None:
            winners = game.result.winners
        if winners is not None:
            return Projection(Stage.OVER, (), winners, tuple(games))
        asked = (seat for seat in range(game.seats) if seat not in bots and game.asks_seat(seat))
        return Projection(Stage.RUNNING, tuple(asked), None, tuple(games))

    def _answer(self, entry: Entry, before: int) -> None:
        game, leaves = self._running(), entry.kind is EntryKind.LEAVE
        if leaves:
            self.out.add(entry.seat)
            self.ending = entry.words if game.result is not None else self.ending
        by_itself = entry.words == PASSED
        choice = None if leaves else entry.value
        first = not self.acts or self.acts[-1].batch != entry.batch
        self.acts.append(Act(entry.seat, choice, entry.batch, by_itself, turned_up(self.plugin, game, before)))
        self.offers.pop(OfferKind.UNDO, None)
        self.times.answered(entry.seat, entry.at)
        if first and not by_itself and not leaves:
            self.times.rewarded(entry.seat)
        self._ask(entry)

    def _ask(self, entry: Entry) -> None:
        """Update the open questions after an answer. Questions of seats that decide at the same time stay open."""
        before = {question.seat: question for question in self.questions}
        self.questions = self._running().questions if self.stage is Stage.RUNNING else ()
        stands = {each.seat for each in self.questions if each.seat != entry.seat and before.get(each.seat) == each}
        self.since = {each.seat: self.since[each.seat] if each.seat in stands else self.ply for each in self.questions}
        self.times.asked(self.since, entry.at)
        if self.stage is Stage.OVER:
            self.offers.clear()

    def _ask_again(self, at: float) -> None:
        self.questions = self._running().questions if self.stage is Stage.RUNNING else ()
        self.since = {each.seat: self.ply for each in self.questions}
        self.times.asked((), at)
        self.times.asked(self.since, at)

    def _take_back(self, entry: Entry) -> None:
        del self.acts[len(self.acts) - entry.value :]
        stands = len(self.acts)
        self.taken_back = [*(each for each in self.taken_back if each.acts <= stands), UndoMark(stands, entry.seat)]
        self.offers.pop(OfferKind.UNDO, None)
        self._ask_again(entry.at)

    def _end(self, entry: Entry) -> None:
        self.ending = entry.words
        self._winners = self._winners_by(entry)
        if entry.words != DRAWN:
            self.out.add(entry.seat)
        self.offers.clear()
        self._ask_again(entry.at)

    def _winners_by(self, end: Entry) -> tuple[int, ...]:
        return () if end.words == DRAWN else self.against(end.seat)

    def _offer(self, kind: OfferKind, seat: int) -> None:
        offering = self.offers.setdefault(kind, OpenOffer(seat))
        if not offering.agreed and kind is OfferKind.UNDO:
            self.undos[seat] += 1
        offering.agreed.append(seat)

    def _running(self) -> PlayableGame:
        assert self.game is not None, "the game has not begun"
        return self.game


def _play(game: PlayableGame, entry: Entry) -> None:
    """Play an entry in the game, if it is one of `_PLAYS`."""
    match entry.kind:
        case EntryKind.ANSWER:
            game.answer(entry.seat, entry.value)
        case EntryKind.LEAVE:
            game.leave(entry.seat)
        case EntryKind.UNDO:
            game.take_back(entry.value)
