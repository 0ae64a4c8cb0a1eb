"""A table's state, projected from its entries. It knows neither the store nor sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from mulligan.core.client.view import view_builder
from mulligan.core.game import LEAVE, REDEAL, Answer, Question
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.server.room.state.clock import Times
from mulligan.server.room.state.preview import drawn, revealed
from mulligan.server.store import Entry, EntryKind, StoredTable, Summary
from mulligan.server.wire import NoteKind, OfferKind, SeatKind, TableNote, TableStatus

PASSED = "passed"  # `words` of an answer given by a pass policy
TIME_RAN_OUT = (NoteKind.TIME, NoteKind.SELECTED, NoteKind.SUGGESTED)  # `words` of answers given when time was up
_UNDECIDED = (PASSED, *TIME_RAN_OUT)
DRAWN = "drawn"  # `words` of an END entry for a draw
_PLAYS = (EntryKind.ANSWER, EntryKind.LEAVE, EntryKind.UNDO, EntryKind.REDEAL)  # entries that change the game itself
_MOVES = (*_PLAYS, EntryKind.END)  # entries that count as a move in lists
NO_RETURN = 1  # `value` of a BOT entry whose player has lost


@dataclass(frozen=True, slots=True)
class PlayedAnswer:
    """An answer that was not taken back."""

    seat: int
    choice: int  # LEAVE and REDEAL: as in a game's answers
    batch: int
    by_itself: bool  # not decided by a player: a pass policy, the clock or a redeal
    revealed: bool  # something hidden or random
    staged: bool  # began another stage

    @property
    def answer(self) -> Answer:
        return Answer(self.seat, self.choice)


@dataclass(slots=True)
class OpenOffer:
    seat: int  # made the offer
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Projection:
    """The outcome of entries that are not applied yet."""

    status: TableStatus
    asked: tuple[int, ...]  # seats of people, not bots
    winners: tuple[int, ...] | None  # None: not over
    games: tuple[PlayableGame, ...]  # the position after each entry
    summary: Summary


class TableState:
    def __init__(self, plugin: GamePlugin, table: StoredTable) -> None:
        self.plugin = plugin
        self.ply = 0
        self.game: PlayableGame | None = None
        self.questions: Sequence[Question] = ()
        self.acts: list[PlayedAnswer] = []
        self.notes: list[TableNote] = []  # in order, without those that were taken back
        self._lines: list[int] = []  # length of the log after the start and after each act
        self.since: dict[int, int] = {}  # the ply at which each open question was asked, by seat
        self.bots: dict[int, str] = {each.seat: each.bot for each in table.sittings if each.kind is SeatKind.BOT}
        self.out: dict[int, None] = {}  # seats whose players left or resigned, in order
        self.offers: dict[OfferKind, OpenOffer] = {}
        self.undos: Counter[int] = Counter()  # undo requests by seat
        self.ending = ""
        self.ended_by = -1  # the seat that resigned, ran out of time or was claimed
        self.at = 0.0  # time of the last entry
        self.moved = 0.0  # time of the last one of `_MOVES`
        self.times = Times(table.settings.clock, len(table.sittings))
        self._winners: tuple[int, ...] | None = None  # set when the game ended outside the rules

    # --- current state ---------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        if self.game is None:
            return TableStatus.OPEN
        return TableStatus.OVER if self._winners is not None or self.game.result is not None else TableStatus.RUNNING

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

    @property
    def out_of_game(self) -> frozenset[int]:
        """Seats whose players left, resigned or are eliminated by the rules."""
        if self.game is None:
            return frozenset()
        return frozenset(self.out).union(view_builder(self.plugin, self.game.stage).eliminated(self.game.stage))

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
        self.game, self.ply, self.moved, self.at = game, 1, entry.at, entry.at
        self._lines = [_count_events(game)]
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
            case EntryKind.ANSWER | EntryKind.LEAVE | EntryKind.REDEAL:
                self._answer(entry, before)
            case EntryKind.UNDO:
                self._undo(entry)
            case EntryKind.END:
                self._end(entry)
            case EntryKind.BOT:
                self.bots[entry.seat] = entry.words
                if entry.value == NO_RETURN:
                    self.out[entry.seat] = None
                self._note(NoteKind.REPLACED if entry.value == NO_RETURN else NoteKind.LEFT, entry.seat)
            case EntryKind.BACK:
                del self.bots[entry.seat]
                self._note(NoteKind.RETURNED, entry.seat)
            case EntryKind.OFFER:
                self._offer(OfferKind(entry.words), entry.seat)
            case EntryKind.DECLINE:
                self.offers.pop(OfferKind(entry.words), None)
            case EntryKind.START:
                raise AssertionError("a game begins once")
        self.at = entry.at
        if entry.kind in _MOVES:
            self.moved = entry.at

    def project(self, entries: Iterable[Entry]) -> Projection:
        """Compute the outcome of further entries without applying them; IllegalAnswer if one is illegal."""
        game, bots = self._running(), dict(self.bots)
        winners = self.winners if self.status is TableStatus.OVER else None
        games = []
        times, moved, at = self.times.copy(), self.moved, self.at
        for number, entry in enumerate(entries):
            at = entry.at
            moved = at if entry.kind in _MOVES else moved
            if entry.kind in _PLAYS:
                game = game.copy()
                _play(game, entry)
                _run_clocks(times, entry, game, first=number == 0)
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
        summary = Summary(view_builder(self.plugin, game.stage).progress(game), moved, at, times.all_left(at))
        if winners is not None:
            return Projection(TableStatus.OVER, (), winners, tuple(games), summary)
        asked = (seat for seat in range(game.seats) if seat not in bots and game.asks_seat(seat))
        return Projection(TableStatus.RUNNING, tuple(asked), None, tuple(games), summary)

    def _answer(self, entry: Entry, before: int) -> None:
        game, leaves = self._running(), entry.kind is EntryKind.LEAVE
        if leaves:
            self.out[entry.seat] = None
            if game.result is not None:
                self.ending, self.ended_by = entry.words, entry.seat
        by_itself = entry.words in _UNDECIDED or entry.kind is EntryKind.REDEAL
        first = not self.acts or self.acts[-1].batch != entry.batch
        if first and entry.words in TIME_RAN_OUT:
            self._note(NoteKind(entry.words), entry.seat)
        self._lines.append(self._lines[-1] + _count_events(game))
        shows, staged = revealed(self.plugin, game, before), len(game.recent_stages) > 1
        self.acts.append(PlayedAnswer(entry.seat, answer_of(entry).choice, entry.batch, by_itself, shows, staged))
        self.offers.pop(OfferKind.UNDO, None)
        _stop_clock(self.times, entry, first)
        self._ask(entry)

    def _ask(self, entry: Entry) -> None:
        """Update the open questions after an answer. Questions of seats that decide at the same time stay open."""
        before = {question.seat: question for question in self.questions}
        self.questions = self._running().questions if self.status is TableStatus.RUNNING else ()
        stands = {each.seat for each in self.questions if each.seat != entry.seat and before.get(each.seat) == each}
        self.since = {each.seat: self.since[each.seat] if each.seat in stands else self.ply for each in self.questions}
        self.times.asked(self.since, entry.at)
        if self.status is TableStatus.OVER:
            self.offers.clear()

    def _ask_again(self, at: float) -> None:
        self.questions = self._running().questions if self.status is TableStatus.RUNNING else ()
        self.since = {each.seat: self.ply for each in self.questions}
        self.times.asked((), at)
        self.times.asked(self.since, at)

    def _undo(self, entry: Entry) -> None:
        del self.acts[len(self.acts) - entry.value :]
        del self._lines[len(self.acts) + 1 :]
        self.notes = [each for each in self.notes if each.line <= self._lines[-1]]
        self._note(NoteKind.TOOK_BACK, entry.seat)
        self.offers.pop(OfferKind.UNDO, None)
        self._ask_again(entry.at)

    def _end(self, entry: Entry) -> None:
        self.ending, self.ended_by = entry.words, entry.seat
        self._winners = self._winners_by(entry)
        if entry.words != DRAWN:
            self.out[entry.seat] = None
        self.offers.clear()
        self._ask_again(entry.at)

    def _winners_by(self, end: Entry) -> tuple[int, ...]:
        return () if end.words == DRAWN else self.against(end.seat)

    def _offer(self, kind: OfferKind, seat: int) -> None:
        offering = self.offers.setdefault(kind, OpenOffer(seat))
        if not offering.agreed and kind is OfferKind.UNDO:
            self.undos[seat] += 1
        offering.agreed.append(seat)

    def _note(self, kind: NoteKind, seat: int) -> None:
        """Add a line to the log after everything that has happened so far."""
        self.notes.append(TableNote(kind=kind, seat=seat, line=self._lines[-1]))

    def _running(self) -> PlayableGame:
        assert self.game is not None, "the game has not begun"
        return self.game


def _stop_clock(times: Times, entry: Entry, first: bool) -> None:
    """Stop the clock of a seat that answered or left. A move earns the increment, once.

    An automatic pass earns it too: otherwise the clock would show whether the player had anything to decide.
    A seat whose question the game answered when time was up gets some time for the game itself.
    """
    times.answered(entry.seat, entry.at)
    if entry.words in TIME_RAN_OUT:
        times.renewed(entry.seat)
    elif first and entry.kind is EntryKind.ANSWER:
        times.rewarded(entry.seat)


def _run_clocks(times: Times, entry: Entry, game: PlayableGame, first: bool) -> None:
    """Let the clocks run as they will after an entry that changed the game."""
    if entry.kind is EntryKind.UNDO:
        times.asked((), entry.at)
    else:
        _stop_clock(times, entry, first)
    times.asked([seat for seat in range(game.seats) if game.asks_seat(seat)], entry.at)


def _count_events(game: PlayableGame) -> int:
    """The number of events since the last answer, the same for all viewers."""
    return sum(int(stage.output.event_count) for stage in game.recent_stages)


def answer_of(entry: Entry) -> Answer:
    """The answer that an entry adds to the game."""
    match entry.kind:
        case EntryKind.LEAVE:
            return Answer(entry.seat, LEAVE)
        case EntryKind.REDEAL:
            return Answer(entry.seat, REDEAL - entry.value)
        case _:
            return Answer(entry.seat, entry.value)


def _play(game: PlayableGame, entry: Entry) -> None:
    """Play an entry in the game, if it is one of `_PLAYS`."""
    if entry.kind is EntryKind.UNDO:
        game.undo(entry.value)
    elif entry.kind in _PLAYS:
        game.replay(answer_of(entry))
