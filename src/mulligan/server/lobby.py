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

from mulligan.core import refusals as core
from mulligan.core.client.view import view_builder
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import PlayableGame
from mulligan.core.refusals import AnyReason, Names, Value
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language
from mulligan.server import deck_selection, game_loader
from mulligan.server.accounts import NAMES, checked_name, compared
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import Limits
from mulligan.server.reasons import TableReason
from mulligan.server.store import Person, PlyTaken, Sitting, Store, StoredTable, Summary
from mulligan.server.wire import (
    Clock,
    Code,
    Deck,
    Invitation,
    SeatInfo,
    SeatKind,
    Settings,
    TableInfo,
    TableLine,
    TableStatus,
)

_LETTERS = string.ascii_lowercase + string.digits
ID_LETTERS = 12
INVITATION_LETTERS = 20  # about 100 bits
BOT_NAMES = ("Radomir", "Zofia", "Marek", "Ines", "Tomasz", "Lena", "Jan")  # in seat order


def new_game(prepared: PreparedGame, table: StoredTable) -> PlayableGame:
    """The game of a begun table, before its first answer."""
    assert table.decks is not None
    return prepared.chosen.new(table.decks, table.key)


def may_look(table: StoredTable, person: int | None, invitation: str = "") -> bool:
    """Whether a person may watch a table: it is listed, they sit there, or they have the invitation."""
    return table.listed or bool(table.seats_of(person)) or compare_digest(invitation.encode(), table.invitation.encode())


@dataclass(slots=True)
class Lobby:
    """Everything people do with tables besides playing. A refused request raises RequestError and changes nothing.

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
        """Open a table. The game begins at once if nothing is missing."""
        prepared = await game_loader.prepared(settings)
        _check_people(prepared, settings)
        if settings.clock is not None:
            _check_clock(settings.clock, self.limits)
        await self._check_number(person)
        table = self._fresh(new_table(prepared, person, settings, self._names(prepared, person, settings)))
        sitting = _checked(prepared, table, 0, settings.take, settings.deck_text)
        await self.store.open_table(_with(table, sitting))
        try:
            return await self._start(table.id)
        except RequestError:
            await self.store.forget_table(table.id)
            raise

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
                raise RequestError(Code.NAME_TAKEN, f"two players are called {name}", values={"name": name})
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
            seat = await self._take_seat(table, person, wish.seat)
            try:
                return await self._start(id)
            except RequestError:
                await self.store.stand_up(id, seat, person.id)
                raise

    async def _take_seat(self, table: StoredTable, person: Person, wish: int | None) -> int:
        if wish is not None:
            _sitting_at(table, wish)
        free = [each.seat for each in table.sittings if each.kind is SeatKind.OPEN and wish in (None, each.seat)]
        for seat in free:
            if await self.store.sit(table.id, Sitting(seat, SeatKind.PERSON, person.id)):
                return seat
        if wish is None:
            raise RequestError(Code.TABLE_FULL, "no seat is free at this table")
        raise RequestError(Code.SEAT_TAKEN, f"seat {wish + 1} is taken", values={"seat": wish})

    async def stand_up(self, id: str, person: Person, seat: int) -> StoredTable:
        """Free a seat before the game begins: your own, or any if you opened the table."""
        async with self._lock(id):
            table = await self.table(id)
            sitting = _sitting_at(table, seat)
            if sitting.person is None or person.id not in (sitting.person, table.opened_by):
                raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
            if not await self.store.stand_up(id, seat, sitting.person):
                raise RequestError(Code.NOT_NOW, "the game has begun")
            return await self.table(id)

    # --- decks -----------------------------------------------------------------------------------

    async def bring(self, id: str, person: Person, deck: Deck) -> StoredTable:
        """Set a seat's deck. The person who opened the table may also bring decks for bots."""
        async with self._lock(id):
            table = await self.table(id)
            sitting = _sitting_at(table, deck.seat)
            for_bot = sitting.kind is SeatKind.BOT and table.opened_by == person.id
            if sitting.person != person.id and not for_bot:
                raise RequestError(Code.NOT_YOURS, f"seat {deck.seat + 1} is not yours")
            prepared = await game_loader.prepared(table.settings)
            chosen = _checked(prepared, table, deck.seat, deck.take, deck.text)
            check_brought(chosen)
            if not await self.store.set_deck(id, chosen):
                raise RequestError(Code.NOT_NOW, "the game has begun")
            try:
                return await self._start(id)
            except RequestError:  # the decks cannot be played together, so this seat chooses again
                await self.store.set_deck(id, replace(chosen, take=sitting.take, deck=sitting.deck))
                raise

    # --- starting --------------------------------------------------------------------------------

    async def _start(self, id: str) -> StoredTable:
        """Begin the game if nothing is missing; RequestError if these decks cannot be played together."""
        table = await self.table(id)
        prepared = await game_loader.prepared(table.settings)
        if table.status is TableStatus.OPEN and not any(_missing(prepared, table, each) for each in table.sittings):
            with deck_selection.refusals(prepared, table):
                decks = deck_selection.decks_for(prepared, table)
                game = prepared.chosen.new(decks, table.key)
            asked = [question.seat for question in game.questions]
            with suppress(PlyTaken):  # another node started it first
                await self.store.begin(id, decks, asked, _first_summary(prepared, table, game))
            table = await self.table(id)
        return table

    # --- afterwards ------------------------------------------------------------------------------

    async def archive(self, id: str, person: Person, archived: bool) -> None:
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


# --- new tables --------------------------------------------------------------------------------------


def new_table(prepared: PreparedGame, person: Person, settings: Settings, names: Sequence[str] = ()) -> StoredTable:
    """A table without id and key. The person who opens it has the first seat, bots have the last ones.

    Its settings spell out all defaults, so that later versions play it the same way.
    """
    chosen = prepared.chosen
    complete = msgspec.structs.replace(
        settings,
        game=prepared.plugin.name,
        mode=chosen.mode.name,
        format=chosen.format.name,
        ruleset=chosen.ruleset,
        switches=dict(chosen.switches),
        seats=chosen.seats,
        teams=chosen.teams if chosen.mode.team_size != (1, 1) else None,
        take=(),  # belongs to one seat, and is not public
        deck_text="",
        names=(),  # the seats have them
    )
    sittings = tuple(_first_sitting(complete, person, names, seat, chosen.seats) for seat in range(chosen.seats))
    return StoredTable("", complete, b"", "", "", TableStatus.OPEN, sittings, person.id, 0.0, 0.0, listed=settings.listed)


def _first_sitting(settings: Settings, person: Person, names: Sequence[str], seat: int, seats: int) -> Sitting:
    bot = seat - (seats - len(settings.bots))
    if bot >= 0:
        return Sitting(seat, SeatKind.BOT, name=BOT_NAMES[bot], bot=settings.bots[bot])
    if names:
        return Sitting(seat, SeatKind.PERSON, person.id, "" if names[seat] == person.name else names[seat])
    return Sitting(seat, SeatKind.PERSON, person.id) if seat == 0 else Sitting(seat, SeatKind.OPEN)


def _first_summary(prepared: PreparedGame, table: StoredTable, game: PlayableGame) -> Summary:
    """The summary of a game that begins now, for lists."""
    clock, now = table.settings.clock, time.time()
    left = float(clock.bank or clock.move or 0) if clock is not None else None
    progress = view_builder(prepared.plugin, game.stage).progress(game)
    return Summary(progress, now, now, () if left is None else (left,) * len(table.sittings))


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))


def _check_people(prepared: PreparedGame, settings: Settings) -> None:
    seats, bots = prepared.chosen.seats, settings.bots
    if len(bots) >= seats and bots:
        raise _problem(TableReason.TOO_MANY_BOTS, seats=seats, count=len(bots))
    for bot in bots:
        if bot not in prepared.bots:
            raise _problem(SettingsReason.UNKNOWN_BOT, name=bot, there=Names(prepared.bots))


def _check_clock(clock: Clock, limits: Limits) -> None:
    if (clock.move is None) == (clock.bank is None):
        raise _problem(TableReason.CLOCK_KIND)
    shortest, longest = limits.think
    if not shortest <= (clock.move or clock.bank or 0) <= longest or not 0 <= clock.increment <= longest:
        raise _problem(TableReason.CLOCK_RANGE, least=shortest, most=longest)


def _problem(reason: AnyReason, **values: Value) -> RefusedInput:
    return RefusedInput(Code.SETTINGS, [core.Refusal(reason, values=values)])


# --- what clients see --------------------------------------------------------------------------------


def _missing(prepared: PreparedGame, table: StoredTable, sitting: Sitting) -> bool:
    return sitting.kind is SeatKind.OPEN or deck_selection.decides(prepared, table, sitting)


def _with(table: StoredTable, sitting: Sitting) -> StoredTable:
    """The table with one sitting replaced."""
    return replace(table, sittings=tuple(sitting if each.seat == sitting.seat else each for each in table.sittings))


def _checked(prepared: PreparedGame, table: StoredTable, seat: int, take: tuple[str, ...], text: str) -> Sitting:
    """A seat with checked piles or a checked deck, or with neither if none was given."""
    deck_selection.check_one_thing(prepared, take, text)
    deck = deck_selection.read_deck(prepared, table, text) if text else None
    sitting = replace(table.sittings[seat], take=take, deck=deck)
    deck_selection.check(prepared, _with(table, sitting), seat)
    return sitting


def check_brought(sitting: Sitting) -> None:
    """RefusedInput if a seat has neither piles nor a deck."""
    if not sitting.take and sitting.deck is None:
        raise RefusedInput(Code.DECK, [core.Refusal(TableReason.NO_DECK)])


def _sitting_at(table: StoredTable, seat: int) -> Sitting:
    if not 0 <= seat < len(table.sittings):
        raise RequestError(Code.NOT_FOUND, f"no seat {seat + 1}; this table has {len(table.sittings)}")
    return table.sittings[seat]


def seat_infos(prepared: PreparedGame | None, table: StoredTable, person: int | None) -> tuple[SeatInfo, ...]:
    """The seats as stored, without presence, which only a room knows. Only an open table needs its game."""
    return tuple(
        SeatInfo(
            seat=each.seat,
            kind=each.kind,
            name=each.name,
            bot=each.bot,
            yours=each.seat in table.seats_of(person),
            ready=prepared is None or table.status is not TableStatus.OPEN or not _missing(prepared, table, each),
            asked=each.seat in table.asked,
        )
        for each in table.sittings
    )


def info(prepared: PreparedGame, table: StoredTable, person: int | None, language: Language) -> TableInfo:
    """A table as a person may see it, from the store alone; a room adds presence, clocks and offers."""
    over = table.status is TableStatus.OVER
    return TableInfo(
        id=table.id,
        settings=table.settings,
        status=table.status,
        seats=seat_infos(prepared, table, person),
        teams=prepared.teams,
        key_hash=table.key_hash,
        key=table.key.hex() if over else "",
        invitation=table.invitation if table.seats_of(person) else "",
        need=deck_selection.need(prepared, table, person, language) if table.status is TableStatus.OPEN else None,
        rematch=table.rematch,
    )


def line(prepared: PreparedGame | None, table: StoredTable, person: int | None) -> TableLine:
    """A table in a list. It comes from the summary that was stored with the last answer: a list loads no room."""
    summary, now = table.summary, time.time()
    seats = seat_infos(prepared, table, person)
    if summary is not None and summary.left and table.status is TableStatus.RUNNING:
        seats = tuple(msgspec.structs.replace(each, left=_left(summary, table, each, now)) for each in seats)
    return TableLine(
        id=table.id,
        settings=table.settings,
        status=table.status,
        seats=seats,
        your_turn=table.status is TableStatus.RUNNING and any(each.yours and each.asked for each in seats),
        winners=table.winners,
        updated=table.updated,
        progress=summary.progress if summary is not None else None,
        idle=now - summary.moved if summary is not None else None,
    )


def _left(summary: Summary, table: StoredTable, seat: SeatInfo, now: float) -> float | None:
    """Seconds on a person's clock. It has run since the summary was stored, if the seat is asked."""
    if seat.kind is not SeatKind.PERSON:
        return None
    return summary.left[seat.seat] - (now - summary.at if seat.seat in table.asked else 0.0)


async def lines(tables: Sequence[StoredTable], person: int | None) -> tuple[TableLine, ...]:
    """Lines for a list. Only tables that wait for decks need their games, which may have to be compiled first."""
    return tuple(
        [
            line(await game_loader.prepared(table.settings) if table.status is TableStatus.OPEN else None, table, person)
            for table in tables
        ]
    )
