"""A table in the memory of a node: the fold of its entries, and everything that may be done at it.

Whatever is done is checked against the fold, written to the store, and only then applied and told. Where another node was
faster the room catches up and looks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Self

from mulligan.core.client.view import Viewer
from mulligan.core.game import IllegalAnswer
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.text import Language
from mulligan.players.bot import Determinizer
from mulligan.server.errors import RequestError
from mulligan.server.game_loader import PreparedGame, prepared
from mulligan.server.lobby import new_game
from mulligan.server.room.preview import Preview, preview_choices
from mulligan.server.room.projection import DRAWN, NO_RETURN, TableState
from mulligan.server.room.undo import FREE, check_undo, last_act
from mulligan.server.store import Entry, EntryKind, PlyTaken, Sitting, Store, StoredTable
from mulligan.server.wire import Code, OfferKind, SeatKind, Stage

Tell = Callable[[Entry, bool], None]  # and whether another answer of the same act follows at once


class Room:
    """One table. Everything that changes it holds its lock."""

    def __init__(self, store: Store, table: StoredTable, made: PreparedGame) -> None:
        self._store = store
        self.table = table
        self.prepared = made
        self.state = TableState(made.plugin, table)
        self.lock = asyncio.Lock()
        self.tell: Tell = lambda entry, more: None  # called after each entry, when it holds
        self._determinizer = Determinizer(made.plugin)

    @classmethod
    async def load(cls, store: Store, id: str) -> Self:
        """As it is in the store; a table that is not there is refused."""
        table = await store.table(id)
        if table is None:
            raise RequestError(Code.NOT_FOUND, "there is no such table")
        room = cls(store, table, await prepared(table.settings))
        await room.catch_up()
        return room

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

    # --- following the store ---------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Apply what was written elsewhere."""
        await self._apply(await self._store.entries(self.id, self.state.ply))

    async def refresh(self) -> None:
        """Seats, decks and names are not entries: read them anew, then catch up."""
        table, entries = await self._store.table_since(self.id, self.state.ply)
        if table is None:
            raise RequestError(Code.NOT_FOUND, "there is no such table")
        if self.state.ply == 0:
            self.state = TableState(self.plugin, table)
        self.table = table
        await self._apply(entries)

    async def _apply(self, entries: Sequence[Entry], games: Sequence[PlayableGame] = ()) -> None:
        """Let entries hold; with the game after each of them, where it was played before it was written."""
        for entry, following, game in zip_longest(entries, entries[1:], games):
            if entry.kind is EntryKind.START:
                if self.table.decks is None:
                    self.table = await self._store.table(self.id) or self.table
                self.state = TableState(self.plugin, self.table)
                self.state.begin(await self.first_game(), entry)
            else:
                self.state.apply(entry, game)
            self.tell(entry, following is not None and _is_one_act(entry, following))

    async def first_game(self) -> PlayableGame:
        """The game before the first answer."""
        return await asyncio.to_thread(new_game, self.prepared, self.table)

    async def _do(self, plan: Callable[[], Sequence[Entry]]) -> bool:
        """Write the entries that the room as it is asks for, then let them hold; False: there are none.

        Where another node was faster everything may be different, and the plan is made anew.
        """
        async with self.lock:
            while entries := plan():
                ahead = self.state.ahead(entries)
                try:
                    await self._store.append(
                        self.id, self.state.ply, entries, stage=ahead.stage, asked=ahead.asked, winners=ahead.winners
                    )
                except PlyTaken:
                    await self.catch_up()
                    continue
                await self._apply(entries, ahead.games)
                return True
            return False

    def _entry(self, kind: EntryKind, seat: int, value: int = 0, words: str = "") -> Entry:
        return Entry(kind, seat, value, self.state.ply, words, max(time.time(), self.state.at))

    # --- who is who ------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.table.sittings)

    def viewer(self, seat: int, language: Language) -> Viewer:
        return Viewer(seat, language, self.names)

    def sitting(self, seat: int) -> Sitting:
        return self.table.sittings[seat]

    def plays(self, seat: int) -> bool:
        """Whether a person plays a seat now: not a bot, and not out."""
        return self.sitting(seat).kind is SeatKind.PERSON and seat not in self.state.bots and seat not in self.state.out

    def others(self, person: int) -> tuple[int, ...]:
        """The seats that other people play."""
        return tuple(each.seat for each in self.table.sittings if each.person != person and self.plays(each.seat))

    def _running(self, seat: int) -> int:
        """The person of a seat that takes part in a game that is not over."""
        if self.state.stage is not Stage.RUNNING:
            raise RequestError(Code.NOT_NOW, "the game is not being played")
        person = self.sitting(seat).person
        if person is None or not self.plays(seat):
            raise RequestError(Code.NOT_NOW, "this seat does not take part any more")
        return person

    # --- answering -------------------------------------------------------------------------------

    async def choose(self, seat: int, ply: int, choices: Sequence[int], language: Language) -> Preview | None:
        """Answer for a seat, with all choices since the last that was final. None: they are entries now; else they are held."""
        held: list[Preview] = []

        def plan() -> Sequence[Entry]:
            self._check_asked(seat, ply)
            preview = self._held(choices, self.viewer(seat, language))
            if preview.kept == len(choices):
                held.append(preview)
                return ()
            if preview.kept + 1 < len(choices):
                raise RequestError(Code.STALE, f"choice {preview.kept + 1} is final, what follows it was not asked yet")
            return [self._entry(EntryKind.ANSWER, seat, choice) for choice in choices]

        return None if await self._do(plan) else held[-1]

    def preview_choices(self, seat: int, ply: int, choices: Sequence[int], language: Language) -> Preview:
        """The same, when nothing is to become final: choices that lead on."""
        self._check_asked(seat, ply)
        preview = self._held(choices, self.viewer(seat, language))
        if preview.kept < len(choices):
            raise RequestError(Code.STALE, "these choices do not lead on")
        return preview

    def _check_asked(self, seat: int, ply: int) -> None:
        self._running(seat)
        if not self.state.since.get(seat, self.state.ply + 1) <= ply <= self.state.ply:
            raise RequestError(Code.STALE, "this is not asked any more", values={"ply": self.state.ply})

    def _held(self, choices: Sequence[int], viewer: Viewer) -> Preview:
        try:
            return preview_choices(self.plugin, self._determinizer, self.game, choices, viewer)
        except IllegalAnswer as error:
            raise self.illegal(error, viewer.language) from error

    def illegal(self, error: IllegalAnswer, language: Language) -> RequestError:
        """What the rules say, in the reader's language."""
        if error.refusal is None:
            return RequestError(Code.ILLEGAL, error.reason, error.rule)
        return RequestError(Code.ILLEGAL, self.game.describe_refusal(error.refusal, language, self.names), error.rule)

    async def answer(self, seat: int, since: int, choice: int, words: str = "") -> bool:
        """Answer a question that was asked at a ply, for a bot or by a player's settings; False: it is not asked any more."""
        return await self._do(
            lambda: [self._entry(EntryKind.ANSWER, seat, choice, words)] if self.state.since.get(seat) == since else ()
        )

    # --- taking back, and other agreements --------------------------------------------------------

    async def undo(self, seat: int) -> None:
        """Take back one's last act where that is free; else ask the others for it."""

        def plan() -> Sequence[Entry]:
            way = check_undo(self, self._running(seat), seat)
            if way.how == FREE:
                return [self._entry(EntryKind.UNDO, seat, way.count)]
            return self._offered(OfferKind.UNDO, seat)

        await self._do(plan)

    async def offer(self, kind: OfferKind, seat: int) -> None:
        """Offer something, or agree to it; when all agree it is so."""
        await self._do(lambda: self._offered(kind, seat))

    def _offered(self, kind: OfferKind, seat: int) -> Sequence[Entry]:
        self._may_offer(kind, seat)
        offering = self.state.offers.get(kind)
        if offering is not None and seat in offering.agreed:
            raise RequestError(Code.NOT_NOW, "that is offered already")
        entries = [self._entry(EntryKind.OFFER, seat, words=kind)]
        by, agreed = (seat, (seat,)) if offering is None else (offering.seat, (*offering.agreed, seat))
        if self.agreed(kind, by, agreed):
            match kind:
                case OfferKind.DRAW:
                    entries.append(self._entry(EntryKind.END, seat, words=DRAWN))
                case OfferKind.UNDO:
                    entries.append(self._entry(EntryKind.UNDO, by, last_act(self, by)))
        return entries

    def agreed(self, kind: OfferKind, by: int, agreed: Sequence[int]) -> bool:
        """Whether all people who must have agreed to what a seat offered."""
        accounts = {self.sitting(each).person for each in agreed}
        return all(self.sitting(each).person in accounts for each in self._needed(kind, by))

    def _may_offer(self, kind: OfferKind, seat: int) -> None:
        """Refuse where there is nothing to offer, or nobody to offer it to."""
        if kind is OfferKind.REMATCH:
            if self.state.stage is not Stage.OVER:
                raise RequestError(Code.NOT_NOW, "a rematch is offered after a game")
            return
        person = self._running(seat)
        if kind is OfferKind.DRAW and not self.others(person):
            raise RequestError(Code.NOT_NOW, "there is nobody who could agree to a draw")
        if kind is OfferKind.UNDO and kind not in self.state.offers and check_undo(self, person, seat).how == FREE:
            raise RequestError(Code.NOT_NOW, "nobody need agree to that: take it back")

    def _needed(self, kind: OfferKind, by: int) -> tuple[int, ...]:
        """The seats whose people must agree to what a seat offers."""
        if kind is OfferKind.REMATCH:
            return tuple(each.seat for each in self.table.sittings if each.kind is SeatKind.PERSON)
        person = self.sitting(by).person
        assert person is not None
        others = self.others(person)
        opponents = tuple(seat for seat in others if self.state.teams[seat] != self.state.teams[by])
        return (opponents or others) if kind is OfferKind.UNDO else others

    async def decline(self, kind: OfferKind, seat: int) -> None:
        """Say no to what is offered, or take one's own offer back."""
        declined = await self._do(
            lambda: [self._entry(EntryKind.DECLINE, seat, words=kind)] if kind in self.state.offers else ()
        )
        if not declined:
            raise RequestError(Code.NOT_NOW, "nothing is offered")

    # --- leaving, and staying away ----------------------------------------------------------------

    async def lose(self, seat: int, how: str) -> None:
        """A seat has lost: its player resigned, or stayed away. As the rules say it where they know leaving.

        Where they do not, a game of two sides is over, and with more of them a bot plays the seat on.
        """
        self._running(seat)
        await asyncio.to_thread(_leaves, self.game.copy(), seat)  # rules that nobody has used yet are compiled now
        await self._do(lambda: [self._loss(seat, how)])

    def _loss(self, seat: int, how: str) -> Entry:
        self._running(seat)
        if _leaves(self.game.copy(), seat):
            return self._entry(EntryKind.LEAVE, seat, words=how)
        sides = {team for other, team in enumerate(self.state.teams) if other not in self.state.out}
        if len(sides) <= 2:
            return self._entry(EntryKind.END, seat, words=how)
        return self._entry(EntryKind.BOT, seat, NO_RETURN, self.best_bot)

    @property
    def best_bot(self) -> str:
        """Who plays for somebody who is not there."""
        return self.prepared.bots[-1]

    async def hand_to_bot(self, seat: int) -> None:
        """A bot plays for somebody who stays away, until they are back."""

        def plan() -> Sequence[Entry]:
            self._running(seat)
            return [self._entry(EntryKind.BOT, seat, words=self.best_bot)]

        await self._do(plan)

    async def come_back(self, seat: int) -> bool:
        """Who looks from a seat that a bot has played meanwhile has it again, unless the game is over or lost."""
        return await self._do(lambda: [self._entry(EntryKind.BACK, seat)] if self._is_kept_warm(seat) else ())

    def _is_kept_warm(self, seat: int) -> bool:
        state, is_persons = self.state, self.sitting(seat).kind is SeatKind.PERSON
        return is_persons and seat in state.bots and seat not in state.out and state.stage is Stage.RUNNING


def _leaves(game: PlayableGame, seat: int) -> bool:
    """Whether the rules let a player leave now; the game is given up."""
    try:
        game.leave(seat)
    except IllegalAnswer:
        return False
    return True


def _is_one_act(one: Entry, other: Entry) -> bool:
    """Two answers that came with one message."""
    return one.kind is other.kind is EntryKind.ANSWER and (one.seat, one.batch) == (other.seat, other.batch)
