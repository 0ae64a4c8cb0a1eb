"""Tables before and after the game: opening them, taking seats, bringing decks, starting, a rematch.

A running game belongs to its room (`room/`). All nodes share the database, which decides who was first.
"""

from __future__ import annotations

import asyncio
import secrets
import string
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest
from weakref import WeakValueDictionary

import msgspec

from mulligan.core.decks.deck import Deck
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.refusals import Refusal
from mulligan.server import game_loader
from mulligan.server.accounts import NAMES, checked_name, compared
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.decks.lists import players_deck
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import Limits
from mulligan.server.lobby import deck_selection
from mulligan.server.lobby.infos import may_look
from mulligan.server.lobby.opening import check_clock, check_people, first_game, first_summary, new_table
from mulligan.server.lobby.seats import (
    BOT_NAMES,
    check_brought,
    checked_sitting,
    is_missing,
    left_seat,
    sitting_at,
    with_sitting,
)
from mulligan.server.reasons import TableReason
from mulligan.server.store import Entry, Person, PlyTaken, Sitting, Store, StoredTable, Summary
from mulligan.server.wire import Code, Invitation, SeatDeck, SeatKind, Settings, SetupChange, TableStatus

_LETTERS = string.ascii_lowercase + string.digits
ID_LETTERS = 12
INVITATION_LETTERS = 20  # about 100 bits


@dataclass(slots=True)
class Lobby:
    """Everything people do with tables, except playing. A refused request raises RequestError and changes nothing.

    Callers announce the table that is returned (`RoomRegistry.changed`).
    """

    store: Store
    limits: Limits
    worker: ServerWorker | None = None
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def table(self, id: str) -> StoredTable:
        found = await self.store.table(id)
        if found is None:
            raise RequestError(Code.NOT_FOUND, "no such table")
        return found

    # --- opening ---------------------------------------------------------------------------------

    async def open(self, person: Person, settings: Settings) -> StoredTable:
        """Open a table. The game begins immediately if nothing is missing."""
        if settings.ruling:
            settings, _ = await game_loader.at_ruling(settings)
        prepared = await game_loader.prepared(settings)
        check_people(prepared, settings)
        if settings.clock is not None:
            check_clock(settings.clock, self.limits)
        await self._check_number(person)
        before = await self._replaced(person, settings.instead)
        table = self._fresh(new_table(prepared, person, settings, self._names(prepared, person, settings)))
        if before is not None:
            table = replace(table, invitation=before.invitation)
        own = await self._own_deck(person, prepared, table, settings.deck_text, settings.deck_id)
        first = SeatDeck(seat=0, take=settings.take, deck_id=settings.deck_id, ready=not settings.wait)
        sitting = checked_sitting(prepared, table, first, own)
        await self.store.open_table(with_sitting(table, sitting))
        try:
            table = await self._start(table.id)
        except RequestError:
            await self.store.forget_table(table.id)
            raise
        if before is not None:
            await self._move(before, person, table.id)
        return table

    async def _replaced(self, person: Person, id: str) -> StoredTable | None:
        """The table that a new one replaces. One that is gone or has begun stays as it is."""
        before = await self.store.table(id) if id else None
        if before is None or before.status is not TableStatus.OPEN or before.rematch:
            return None
        return await self._hosted(id, person)

    async def _move(self, before: StoredTable, person: Person, id: str) -> None:
        """Point a table to the one that replaces it, and free the host's seats there."""
        await self.store.link_rematch(before.id, id)
        for seat in before.seats_of(person.id):
            await self.store.stand_up(before.id, person.id, left_seat(before, seat))

    def _names(self, prepared: PreparedGame, person: Person, settings: Settings) -> tuple[str, ...]:
        """The names of the people at one device, checked; those without one get a first name. Empty for other tables."""
        if not settings.hot_seat:
            return ()
        people = prepared.chosen.seats - len(settings.bots)
        given = [name and checked_name(name, self.limits) for name in map(str.strip, settings.names[:people])]
        given += [""] * (people - len(given))
        given[0] = given[0] or person.name
        taken = [compared(name) for name in given if name]
        for name in given:
            if name and taken.count(compared(name)) > 1:
                raise RequestError(Code.NAME_TAKEN, f"two players have the name {name}", values={"name": name})
        free = [name for name in NAMES if compared(name) not in taken and name not in BOT_NAMES]
        return tuple(name or free.pop(secrets.randbelow(len(free))) for name in given)

    async def _check_number(self, person: Person) -> None:
        if await self.store.unfinished_by(person.id) >= self.limits.tables:
            most = self.limits.tables
            raise RequestError(Code.TOO_MANY, f"you have {most} unfinished tables; finish one first", values={"most": most})

    async def rematch(self, table: StoredTable) -> StoredTable:
        """Open the rematch of a finished table: same people, settings and decks, with a new key."""
        if table.status is not TableStatus.OVER:
            raise RequestError(Code.NOT_NOW, "the game is not over")
        if table.rematch:
            return await self.table(table.rematch)
        sittings = tuple(replace(each, seen=0, archived=False) for each in table.sittings)
        following = self._fresh(replace(table, sittings=sittings))
        await self.store.open_table(following)
        linked = await self.store.link_rematch(table.id, following.id)
        if linked != following.id:  # another node opened one first
            await self.store.forget_table(following.id)
            return await self.table(linked)
        return await self._start(following.id)

    async def branch(
        self, person: Person, table: StoredTable, entries: Sequence[Entry], asked: tuple[int, ...], summary: Summary
    ) -> StoredTable:
        """Open a running table at a past position of a finished one: same key and decks, with these entries."""
        await self._check_number(person)
        fresh = replace(self._fresh(table), opened_by=person.id, key=table.key, key_hash=table.key_hash)
        await self.store.open_table(fresh)
        await self.store.begin(fresh.id, table.decks or (), asked, summary)
        await self.store.append(fresh.id, 1, entries, status=TableStatus.RUNNING, asked=asked, summary=summary)
        return await self.table(fresh.id)

    def _fresh(self, table: StoredTable) -> StoredTable:
        """A copy in its initial state, with a new id and a new key, whose hash is public from the beginning."""
        key, now = secrets.token_bytes(KEY_BYTES), time.time()
        return replace(
            table,
            id=self._new_id(),
            key=key,
            key_hash=sha256(key).hexdigest(),
            invitation=_letters(INVITATION_LETTERS),
            status=TableStatus.OPEN,
            decks=None,
            asked=(),
            rematch="",
            plies=0,
            winners=None,
            summary=None,
            created=now,
            updated=now,
        )

    def _new_id(self) -> str:
        """Generate an id that is routed to this worker process."""
        while True:
            id = _letters(ID_LETTERS)
            if self.worker is None or self.worker.has(id):
                return id

    # --- seats -----------------------------------------------------------------------------------

    async def sit(self, id: str, person: Person, wish: Invitation) -> StoredTable:
        """Take the wanted seat, or any free one. A seated person without a wish keeps their seat."""
        async with self._lock(id):
            table = await self.table(id)
            if not may_look(table, person.id, wish.invitation):
                raise RequestError(Code.NOT_FOUND, "no such table, or it is private")
            if wish.seat is None and table.seats_of(person.id):
                return table
            if table.status is not TableStatus.OPEN:
                raise RequestError(Code.TABLE_FULL, "the game has begun")
            if table.rematch:
                raise RequestError(Code.NOT_NOW, "another table has replaced this one")
            before = await self._take_seat(table, person, wish)
            try:
                return await self._start(id)
            except RequestError:
                await self.store.stand_up(id, person.id, before)
                raise

    async def _take_seat(self, table: StoredTable, person: Person, wish: Invitation) -> Sitting:
        """Take a free seat or, with the invitation, a bot's. Returns the seat as it was."""
        if wish.seat is not None:
            sitting_at(table, wish.seat)
        invited = compare_digest(wish.invitation.encode(), table.invitation.encode())
        kinds = (SeatKind.OPEN, SeatKind.BOT) if invited else (SeatKind.OPEN,)
        free = [each for kind in kinds for each in table.sittings if each.kind is kind and wish.seat in (None, each.seat)]
        for sitting in free:
            if await self.store.sit(table.id, Sitting(sitting.seat, SeatKind.PERSON, person.id)):
                return sitting
        if wish.seat is None:
            raise RequestError(Code.TABLE_FULL, "no seat is free at this table")
        raise RequestError(Code.SEAT_TAKEN, f"seat {wish.seat + 1} is taken", values={"seat": wish.seat})

    async def stand_up(self, id: str, person: Person, seat: int) -> StoredTable:
        """Free a seat before the game begins: your own, or any if you opened the table."""
        async with self._lock(id):
            table = await self.table(id)
            sitting = sitting_at(table, seat)
            if sitting.person is None or person.id not in (sitting.person, table.opened_by):
                raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
            if not await self.store.stand_up(id, sitting.person, left_seat(table, seat)):
                raise RequestError(Code.NOT_NOW, "the game has begun")
            return await self.table(id)

    async def seat_player(self, id: str, person: Person, seat: int, name: str) -> StoredTable:
        """The host adds or renames a player at the same device, who takes a free seat or a bot's."""
        async with self._lock(id):
            table = await self._hosted(id, person)
            sitting, called = sitting_at(table, seat), checked_name(name.strip(), self.limits)
            others = [compared(each.name) for each in table.sittings if each.seat != seat]
            if compared(called) in others:
                raise RequestError(Code.NAME_TAKEN, f"two players have the name {called}", values={"name": called})
            if sitting.person not in (None, person.id):
                raise RequestError(Code.SEAT_TAKEN, f"seat {seat + 1} is taken", values={"seat": seat})
            newcomer = Sitting(seat, SeatKind.PERSON, person.id, called, ready=False)
            settings = msgspec.structs.replace(table.settings, hot_seat=True)
            seated = with_sitting(table, newcomer if sitting.person is None else replace(sitting, name=called))
            return await self._rearranged(table, replace(seated, settings=settings))

    async def swap(self, id: str, person: Person, seats: tuple[int, int]) -> StoredTable:
        """The host lets two players change places. Choices that are no longer legal move to the next free ones."""
        async with self._lock(id):
            table = await self._hosted(id, person)
            one, other = (sitting_at(table, seat) for seat in seats)
            swapped = with_sitting(with_sitting(table, replace(other, seat=one.seat)), replace(one, seat=other.seat))
            prepared = await game_loader.prepared(table.settings)
            return await self._rearranged(table, deck_selection.rechecked(prepared, swapped, seats))

    async def change_setup(self, id: str, person: Person, change: SetupChange) -> StoredTable:
        """The host changes the number of teams or the variants before the game begins."""
        async with self._lock(id):
            table = await self._hosted(id, person)
            teams = table.settings.teams if change.teams is None else change.teams
            variants = table.settings.variants if change.variants is None else change.variants
            settings = msgspec.structs.replace(table.settings, teams=teams, variants=variants)
            changed = replace(table, settings=settings)
            prepared = await game_loader.prepared(settings)
            return await self._rearranged(table, deck_selection.rechecked(prepared, changed, range(len(table.sittings))))

    async def _hosted(self, id: str, person: Person) -> StoredTable:
        """A table that has not begun, for its host only."""
        table = await self.table(id)
        if table.opened_by != person.id:
            raise RequestError(Code.NOT_YOURS, "only the player who opened the table may do that")
        if table.status is not TableStatus.OPEN:
            raise RequestError(Code.NOT_NOW, "the game has begun")
        return table

    async def _rearranged(self, before: StoredTable, after: StoredTable) -> StoredTable:
        if not await self.store.rearrange(before, after):
            raise RequestError(Code.STALE, "the table has changed; look again")
        return await self.table(before.id)

    # --- decks -----------------------------------------------------------------------------------

    async def bring(self, id: str, person: Person, deck: SeatDeck) -> StoredTable:
        """Set a seat's deck. The person who opened the table may also bring decks for bots."""
        async with self._lock(id):
            table = await self.table(id)
            sitting = sitting_at(table, deck.seat)
            for_bot = sitting.kind is SeatKind.BOT and table.opened_by == person.id
            if sitting.person != person.id and not for_bot:
                raise RequestError(Code.NOT_YOURS, f"seat {deck.seat + 1} is not yours")
            prepared = await game_loader.prepared(table.settings)
            own = await self._own_deck(person, prepared, table, deck.text, deck.deck_id)
            chosen = checked_sitting(prepared, table, deck, own)
            check_brought(prepared, chosen)
            if not await self.store.set_deck(id, chosen):
                raise RequestError(Code.NOT_NOW, "the game has begun")
            try:
                return await self._start(id)
            except RequestError:  # the decks cannot be played together, so this seat chooses again
                await self.store.set_deck(id, sitting)
                raise

    async def _own_deck(self, person: Person, prepared: PreparedGame, table: StoredTable, text: str, id: str) -> Deck | None:
        """The deck that a person brings, as text or by the id of a saved one; None if they bring none."""
        if not id:
            return deck_selection.read_deck(prepared, table, text) if text else None
        if text:
            raise RefusedInput(Code.DECK, [Refusal(TableReason.ONE_DECK)])
        saved = await self.store.decks.get(person.id, id)
        if saved is None:
            raise RequestError(Code.NOT_FOUND, "no such deck")
        return players_deck(prepared.plugin, prepared.chosen.format, saved.deck)

    # --- starting --------------------------------------------------------------------------------

    async def _start(self, id: str) -> StoredTable:
        """Begin the game if nothing is missing; RequestError if these decks cannot be played together."""
        table = await self.table(id)
        prepared = await game_loader.prepared(table.settings)
        if (
            table.status is TableStatus.OPEN
            and not table.rematch
            and not any(is_missing(prepared, table, each) for each in table.sittings)
        ):
            with deck_selection.refusals(prepared, table):
                decks = await _decks(prepared, table)
                game = first_game(prepared, table, decks)
            asked = [question.seat for question in game.questions]
            with suppress(PlyTaken):  # another node started it first
                await self.store.begin(id, decks, asked, first_summary(prepared, table, game))
            table = await self.table(id)
        return table

    # --- afterwards ------------------------------------------------------------------------------

    async def set_archived(self, id: str, person: Person, *, archived: bool) -> None:
        """Hide a finished game from a player's list, or bring it back."""
        table = await self.table(id)
        if not table.seats_of(person.id):
            raise RequestError(Code.NOT_YOURS, "you have no seat at this table")
        if table.status is not TableStatus.OVER:
            raise RequestError(Code.NOT_NOW, "only finished games can be archived")
        await self.store.set_archived(id, person.id, archived)

    def _lock(self, id: str) -> asyncio.Lock:
        """A table's lock, so that nothing on this node changes between a check and the write that relies on it."""
        return self._locks.setdefault(id, asyncio.Lock())


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))


async def _decks(prepared: PreparedGame, table: StoredTable) -> Sequence[Sequence[str]]:
    """The decks of a table that begins, or the lines of its position."""
    if table.settings.ruling:
        _, position = await game_loader.at_ruling(table.settings)
        return (position,)
    return deck_selection.decks_for(prepared, table)
