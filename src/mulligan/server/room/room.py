"""A table in the memory of a node: its state, projected from its entries, and the commands that change it.

`handle` checks a command against the state, writes entries to the store, applies them and returns them; the caller broadcasts
them. If another node wrote first, it raises `PlyTaken`: the caller catches up and tries again. Callers hold the lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Self, assert_never

from mulligan.core.client.view import Viewer
from mulligan.core.game import IllegalAnswer
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.text import Language
from mulligan.players.bot import Determinizer
from mulligan.server.errors import RequestError
from mulligan.server.game_loader import PreparedGame, prepared
from mulligan.server.limits import is_correspondence
from mulligan.server.lobby.opening import new_game
from mulligan.server.room.commands import (
    AnswerQuestion,
    Choose,
    ComeBack,
    Command,
    DeclineOffer,
    HandToBot,
    Lose,
    MakeOffer,
    Undo,
)
from mulligan.server.room.state.clock import TableTime
from mulligan.server.room.state.preview import PreviewedGame, preview_choices
from mulligan.server.room.state.projection import DRAWN, NO_RETURN, TableState
from mulligan.server.room.state.undo import FREE, NO, UndoOption, last_move, undo_option
from mulligan.server.store import Entry, EntryKind, Sitting, Store, StoredTable
from mulligan.server.wire import Code, OfferKind, SeatKind, TableStatus

AT_ONCE = 16  # answers replayed before the event loop gets a turn


@dataclass(frozen=True, slots=True)
class Update:
    """An applied entry."""

    entry: Entry
    game: PlayableGame  # after it
    more: bool  # another entry of the same move follows


@dataclass(frozen=True, slots=True)
class Handled:
    """The result of a command: what changed, or a preview if no choice is final yet."""

    updates: tuple[Update, ...] = ()
    preview: PreviewedGame | None = None


class Room:
    def __init__(self, store: Store, table: StoredTable, prepared: PreparedGame) -> None:
        self._store = store
        self.table = table
        self.prepared = prepared
        self.state = TableState(prepared.plugin, table)
        self.lock = asyncio.Lock()
        self.time = TableTime(store.uptime.now())
        self._determinizer = Determinizer(prepared.plugin)

    @classmethod
    async def load(cls, store: Store, id: str) -> Self:
        """Load a stored table; an unknown id raises RequestError."""
        table = await store.table(id)
        if table is None:
            raise RequestError(Code.NOT_FOUND, "no such table")
        room = cls(store, table, await prepared(table.settings))
        async for _ in room.catch_up():
            pass
        room._resume()
        return room

    def _resume(self) -> None:
        """Set the time after loading. In games that players stay for, it continues at the last entry."""
        uptime, clock, at = self._store.uptime, self.table.settings.clock, self.state.at
        if self.state.game is not None and (clock is None or is_correspondence(clock)):
            self.time.set(at + uptime.between(at, uptime.now()))

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def plugin(self) -> GamePlugin:
        return self.prepared.plugin

    @property
    def game(self) -> PlayableGame:
        if self.state.game is None:
            raise RequestError(Code.NOT_NOW, "the game has not begun")
        return self.state.game

    @property
    def is_draft(self) -> bool:
        """Whether players draft or build decks now, before the game itself."""
        return self.state.game is not None and self.plugin.is_draft(self.state.game.stage)

    # --- following the store ---------------------------------------------------------------------

    async def catch_up(self) -> AsyncIterator[Update]:
        """Apply entries written by other nodes, one at a time."""
        async for update in self._apply(await self._store.entries(self.id, self.state.ply)):
            yield update

    async def refresh(self) -> AsyncIterator[Update]:
        """Reload seats, decks and names, which are not entries; then catch up."""
        table, entries = await self._store.table_since(self.id, self.state.ply)
        if table is None:
            raise RequestError(Code.NOT_FOUND, "no such table")
        if self.state.ply == 0:
            if table.settings != self.table.settings:  # the host has changed the setup
                self.prepared = await prepared(table.settings)
            self.state = TableState(self.plugin, table)
        self.table = table
        async for update in self._apply(entries):
            yield update

    async def _apply(self, entries: Sequence[Entry], games: Sequence[PlayableGame] = ()) -> AsyncIterator[Update]:
        """Apply committed entries. `games[i]`, if given, is the position after entry i, already computed."""
        for entry, following, game in zip_longest(entries, entries[1:], games):
            if entry.kind is EntryKind.START:
                if self.table.decks is None:
                    self.table = await self._store.table(self.id) or self.table
                self.state = TableState(self.plugin, self.table)
                self.state.begin(await self.first_game(), entry)
            else:
                self.state.apply(entry, game)
            self.time.set(entry.at)
            yield Update(entry, self.game, following is not None and _is_one_move(entry, following))

    async def first_game(self) -> PlayableGame:
        """The position before the first answer."""
        return await asyncio.to_thread(new_game, self.prepared, self.table)

    async def games(self) -> AsyncIterator[tuple[int, PlayableGame]]:
        """The game at its start and after each answer that was not taken back, with the number of answers."""
        game = await self.first_game()
        yield 0, game
        for number, act in enumerate(self.state.acts, 1):
            game.replay(act.answer)
            yield number, game
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    # --- commands --------------------------------------------------------------------------------

    async def prepare(self, command: Command) -> None:
        """Compile rules that the command may be the first to use. It can take a minute: call it without the lock."""
        if isinstance(command, Lose):
            self._running(command.seat)
            await asyncio.to_thread(_leaves, self.game.copy(), command.seat)

    async def handle(self, command: Command) -> Handled:
        planned = self._plan(command)
        if isinstance(planned, PreviewedGame):
            return Handled(preview=planned)
        if not planned:
            return Handled()
        after = self.state.project(planned)
        await self._store.append(
            self.id,
            self.state.ply,
            planned,
            status=after.status,
            asked=after.asked,
            winners=after.winners,
            summary=after.summary,
        )
        return Handled(tuple([update async for update in self._apply(planned, after.games)]))

    def _plan(self, command: Command) -> Sequence[Entry] | PreviewedGame:
        """The entries that carry out a command in the current state, possibly none; RequestError if it is not allowed."""
        match command:
            case Choose():
                return self._choose(command)
            case AnswerQuestion(seat, since, choices, words):
                is_asked = self.state.since.get(seat) == since
                return [self._entry(EntryKind.ANSWER, seat, choice, words) for choice in choices] if is_asked else ()
            case Undo(seat):
                return self._undo(seat)
            case MakeOffer(seat, kind):
                return self._offer(kind, seat)
            case DeclineOffer(seat, kind):
                if kind not in self.state.offers:
                    raise RequestError(Code.NOT_NOW, "there is no such offer")
                return [self._entry(EntryKind.DECLINE, seat, words=kind)]
            case Lose(seat, how):
                return [self._loss(seat, how)]
            case HandToBot(seat):
                self._running(seat)
                return [self._stand_in(seat)]
            case ComeBack(seat):
                return [self._entry(EntryKind.BACK, seat)] if self._has_stand_in(seat) else ()
            case _:
                assert_never(command)

    def _entry(self, kind: EntryKind, seat: int, value: int = 0, words: str = "") -> Entry:
        return Entry(kind, seat, value, self.state.ply, words, max(self.time.now(), self.state.at))

    # --- players ---------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.table.sittings)

    def viewer(self, seat: int, language: Language) -> Viewer:
        return Viewer(seat, language, self.names)

    def sitting(self, seat: int) -> Sitting:
        return self.table.sittings[seat]

    def plays(self, seat: int) -> bool:
        """Whether a person plays a seat now, neither replaced by a bot nor out."""
        return self.sitting(seat).kind is SeatKind.PERSON and seat not in self.state.bots and seat not in self.state.out_of_game

    def others(self, person: int) -> tuple[int, ...]:
        """The seats that other people play."""
        return tuple(each.seat for each in self.table.sittings if each.person != person and self.plays(each.seat))

    def _running(self, seat: int) -> int:
        """The person who plays a seat of a running game; RequestError if there is none."""
        if self.state.status is not TableStatus.RUNNING:
            raise RequestError(Code.NOT_NOW, "the game is not running")
        person = self.sitting(seat).person
        if person is None or not self.plays(seat):
            raise RequestError(Code.NOT_NOW, "this seat no longer takes part")
        return person

    # --- answering -------------------------------------------------------------------------------

    def _choose(self, command: Choose) -> Sequence[Entry] | PreviewedGame:
        seat, choices = command.seat, command.choices
        self._check_asked(seat, command.ply)
        preview = self._preview(choices, self.viewer(seat, command.language), command.hold)
        if command.hold or preview.kept == len(choices):
            return preview
        if preview.kept + 1 < len(choices):
            raise RequestError(Code.STALE, f"choice {preview.kept + 1} is final; later choices were not asked for yet")
        return [self._entry(EntryKind.ANSWER, seat, choice) for choice in choices]

    def preview_choices(self, seat: int, ply: int, choices: Sequence[int], language: Language) -> PreviewedGame:
        """The position after choices that are not final; RequestError if one is."""
        self._check_asked(seat, ply)
        preview = self._preview(choices, self.viewer(seat, language))
        if preview.kept < len(choices):
            raise RequestError(Code.STALE, "one of these choices is final")
        return preview

    def preview_pending(self, seat: int, ply: int, choices: Sequence[int], language: Language) -> PreviewedGame:
        """The position after choices, up to the first that has to be confirmed."""
        self._check_asked(seat, ply)
        return self._preview(choices, self.viewer(seat, language), hold=True)

    def _check_asked(self, seat: int, ply: int) -> None:
        self._running(seat)
        if not self.state.since.get(seat, self.state.ply + 1) <= ply <= self.state.ply:
            raise RequestError(Code.STALE, "this question is no longer open", values={"ply": self.state.ply})

    def _preview(self, choices: Sequence[int], viewer: Viewer, hold: bool = False) -> PreviewedGame:
        try:
            return preview_choices(self.plugin, self._determinizer, self.game, choices, viewer, hold)
        except IllegalAnswer as error:
            raise self.illegal(error, viewer.language) from error

    def illegal(self, error: IllegalAnswer, language: Language) -> RequestError:
        """An illegal answer as a refusal, in the viewer's language."""
        if error.refusal is None:
            return RequestError(Code.ILLEGAL, error.reason, error.rule)
        return RequestError(Code.ILLEGAL, self.game.describe_refusal(error.refusal, language, self.names), error.rule)

    # --- undo, draws and rematches -----------------------------------------------------------------

    def undo_option(self, person: int, seat: int) -> UndoOption:
        own = {each for each in self.table.seats_of(person) if self.plays(each)}
        return undo_option(self.state, seat, own, alone=not self.others(person))

    def _check_undo(self, person: int, seat: int) -> UndoOption:
        option = self.undo_option(person, seat)
        if option.how == NO:
            raise RequestError(Code.NO_UNDO, "there is nothing to undo")
        return option

    def _undo(self, seat: int) -> Sequence[Entry]:
        option = self._check_undo(self._running(seat), seat)
        if option.how == FREE:
            entries = [self._entry(EntryKind.UNDO, seat, option.count)]
            return [*entries, self._entry(EntryKind.REDEAL, seat, self.state.ply)] if option.redeals else entries
        return self._offer(OfferKind.UNDO, seat)

    def _offer(self, kind: OfferKind, seat: int) -> Sequence[Entry]:
        self._may_offer(kind, seat)
        offering = self.state.offers.get(kind)
        if offering is not None and seat in offering.agreed:
            raise RequestError(Code.NOT_NOW, "you have already agreed to this offer")
        entries = [self._entry(EntryKind.OFFER, seat, words=kind)]
        by, agreed = (seat, (seat,)) if offering is None else (offering.seat, (*offering.agreed, seat))
        if self.agreed(kind, by, agreed):
            match kind:
                case OfferKind.DRAW:
                    entries.append(self._entry(EntryKind.END, seat, words=DRAWN))
                case OfferKind.UNDO:
                    entries.append(self._entry(EntryKind.UNDO, by, last_move(self.state, {by})))
        return entries

    def agreed(self, kind: OfferKind, by: int, agreed: Sequence[int]) -> bool:
        """Whether everyone who must agree to an offer by seat `by` has."""
        accounts = {self.sitting(each).person for each in agreed}
        return all(self.sitting(each).person in accounts for each in self._needed(kind, by))

    def _may_offer(self, kind: OfferKind, seat: int) -> None:
        """RequestError if there is nothing to offer, or no player to offer it to."""
        if kind is OfferKind.REMATCH:
            if self.state.status is not TableStatus.OVER:
                raise RequestError(Code.NOT_NOW, "a rematch can only be offered after the game")
            return
        person = self._running(seat)
        if kind is OfferKind.DRAW and self.is_draft:
            raise RequestError(Code.NOT_NOW, "a draw can only be offered in the game that follows the draft")
        if kind is OfferKind.DRAW and not self.others(person):
            raise RequestError(Code.NOT_NOW, "there is no opponent who could agree to a draw")
        if kind is OfferKind.UNDO and kind not in self.state.offers and self._check_undo(person, seat).how == FREE:
            raise RequestError(Code.NOT_NOW, "this undo needs no agreement; send `undo`")

    def _needed(self, kind: OfferKind, by: int) -> tuple[int, ...]:
        """The seats whose players must agree to an offer by seat `by`."""
        if kind is OfferKind.REMATCH:
            return tuple(each.seat for each in self.table.sittings if each.kind is SeatKind.PERSON)
        person = self.sitting(by).person
        assert person is not None
        others = self.others(person)
        opponents = tuple(seat for seat in others if self.state.teams[seat] != self.state.teams[by])
        return (opponents or others) if kind is OfferKind.UNDO else others

    # --- leaving and absence ----------------------------------------------------------------------

    def _loss(self, seat: int, how: str) -> Entry:
        self._running(seat)
        if self.is_draft:  # a draft has no loser
            return self._stand_in(seat)
        if _leaves(self.game.copy(), seat):
            return self._entry(EntryKind.LEAVE, seat, words=how)
        sides = {team for other, team in enumerate(self.state.teams) if other not in self.state.out}
        if len(sides) <= 2:
            return self._entry(EntryKind.END, seat, words=how)
        return self._entry(EntryKind.BOT, seat, NO_RETURN, self.stand_in_bot)

    @property
    def stand_in_bot(self) -> str:
        """The bot that plays for absent people."""
        return self.prepared.stand_in

    def thinking_time(self, bot: str) -> float:
        """The most seconds that a bot thinks about an answer now; 0 if it answers immediately, as all do in drafts."""
        return 0.0 if self.is_draft else self.prepared.thinking.get(bot, 0.0)

    def _stand_in(self, seat: int) -> Entry:
        return self._entry(EntryKind.BOT, seat, words=self.stand_in_bot)

    def _has_stand_in(self, seat: int) -> bool:
        """Whether a bot plays for an absent player who may still return."""
        state, is_persons = self.state, self.sitting(seat).kind is SeatKind.PERSON
        return is_persons and seat in state.bots and seat not in state.out and state.status is TableStatus.RUNNING


def _leaves(game: PlayableGame, seat: int) -> bool:
    """Whether the rules let a player leave now. Changes the game, so pass a copy."""
    try:
        game.leave(seat)
    except IllegalAnswer:
        return False
    return True


def _is_one_move(one: Entry, other: Entry) -> bool:
    """Whether two answers came in one message, or a redeal completes an undo."""
    if one.kind is EntryKind.UNDO:
        return other.kind is EntryKind.REDEAL
    return one.kind is other.kind is EntryKind.ANSWER and (one.seat, one.batch) == (other.seat, other.batch)
