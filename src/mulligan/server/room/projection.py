"""A table from its entries: what was done, one thing after the other, leads to what is so now. No store, no sockets."""

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

PASSED = "passed"  # words of an answer that a player's settings gave
DRAWN = "drawn"  # words of an ending
_PLAYS = (EntryKind.ANSWER, EntryKind.LEAVE, EntryKind.UNDO)  # what changes the game itself
NO_RETURN = 1  # value of a BOT entry: its player has lost


@dataclass(frozen=True, slots=True)
class Act:
    """An answer that stands."""

    seat: int
    choice: int | None  # None: left
    batch: int
    by_itself: bool  # a setting of the player gave it
    turned_up: bool  # something hidden or random


@dataclass(frozen=True, slots=True)
class UndoMark:
    """Somebody took back what followed so many acts."""

    acts: int
    seat: int


@dataclass(slots=True)
class OpenOffer:
    """What somebody offered, and who agrees by now."""

    seat: int
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Projection:
    """What would be so after some entries: what lists of tables show, and the game after each of them."""

    stage: Stage
    asked: tuple[int, ...]  # people, not bots
    winners: tuple[int, ...] | None  # when it is over
    games: tuple[PlayableGame, ...]


class TableState:
    """What a table has come to."""

    def __init__(self, plugin: GamePlugin, table: StoredTable) -> None:
        self.plugin = plugin
        self.ply = 0
        self.game: PlayableGame | None = None
        self.questions: Sequence[Question] = ()
        self.acts: list[Act] = []
        self.taken_back: list[UndoMark] = []  # in order; what was taken back itself is forgotten
        self.since: dict[int, int] = {}  # the ply at which each seat was asked what it is asked
        self.bots: dict[int, str] = {each.seat: each.bot for each in table.sittings if each.kind is SeatKind.BOT}
        self.out: set[int] = set()  # seats whose players left or resigned
        self.offers: dict[OfferKind, OpenOffer] = {}
        self.undos: Counter[int] = Counter()  # how often each asked for one
        self.ending = ""
        self.at = 0.0  # of the last entry
        self.times = Times(table.settings.clock, len(table.sittings))
        self._winners: tuple[int, ...] | None = None  # beside the rules

    # --- what is so ------------------------------------------------------------------------------

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
        """The open question of a seat."""
        return next((each for each in self.questions if each.seat == seat), None)

    def against(self, seat: int) -> tuple[int, ...]:
        """All seats that win when this one loses a game of two sides."""
        teams = self.teams
        return tuple(other for other, team in enumerate(teams) if team != teams[seat])

    # --- one entry more --------------------------------------------------------------------------

    def begin(self, game: PlayableGame, entry: Entry) -> None:
        """The first entry, with the game that it begins."""
        assert entry.kind is EntryKind.START and self.ply == 0
        self.game, self.ply = game, 1
        self._ask_anew(entry.at)

    def apply(self, entry: Entry, game: PlayableGame | None = None) -> None:
        """Any other entry; with the game after it, where that was played before (`ahead`)."""
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
        """What would be so after some entries more; IllegalAnswer when one of them cannot be. Nothing changes."""
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
        """Who is asked after an answer. Where several decide at the same time, the others' questions still stand."""
        before = {question.seat: question for question in self.questions}
        self.questions = self._running().questions if self.stage is Stage.RUNNING else ()
        stands = {each.seat for each in self.questions if each.seat != entry.seat and before.get(each.seat) == each}
        self.since = {each.seat: self.since[each.seat] if each.seat in stands else self.ply for each in self.questions}
        self.times.asked(self.since, entry.at)
        if self.stage is Stage.OVER:
            self.offers.clear()

    def _ask_anew(self, at: float) -> None:
        self.questions = self._running().questions if self.stage is Stage.RUNNING else ()
        self.since = {each.seat: self.ply for each in self.questions}
        self.times.asked((), at)
        self.times.asked(self.since, at)

    def _take_back(self, entry: Entry) -> None:
        del self.acts[len(self.acts) - entry.value :]
        stands = len(self.acts)
        self.taken_back = [*(each for each in self.taken_back if each.acts <= stands), UndoMark(stands, entry.seat)]
        self.offers.pop(OfferKind.UNDO, None)
        self._ask_anew(entry.at)

    def _end(self, entry: Entry) -> None:
        self.ending = entry.words
        self._winners = self._winners_by(entry)
        if entry.words != DRAWN:
            self.out.add(entry.seat)
        self.offers.clear()
        self._ask_anew(entry.at)

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
    """What an entry means for the game itself (`_PLAYS`)."""
    match entry.kind:
        case EntryKind.ANSWER:
            game.answer(entry.seat, entry.value)
        case EntryKind.LEAVE:
            game.leave(entry.seat)
        case EntryKind.UNDO:
            game.take_back(entry.value)
