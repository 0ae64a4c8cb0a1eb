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
from mulligan.core.decks.deck import Deck
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import PlayableGame
from mulligan.core.refusals import AnyReason, Names, Value
from mulligan.core.scenario.rulings import game_at
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language
from mulligan.server import game_loader
from mulligan.server.accounts import NAMES, checked_name, compared
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.decks.lists import players_deck
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.game_loader import PreparedGame
from mulligan.server.limits import Limits
from mulligan.server.lobby import deck_selection
from mulligan.server.reasons import TableReason
from mulligan.server.store import Person, PlyTaken, Sitting, Store, StoredTable, Summary
from mulligan.server.wire import (
    Clock,
    Code,
    Invitation,
    SeatDeck,
    SeatInfo,
    SeatKind,
    Settings,
    SetupChange,
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
    return _first_game(prepared, table, table.decks)


def _first_game(prepared: PreparedGame, table: StoredTable, decks: Sequence[Sequence[str]]) -> PlayableGame:
    """The game with these decks. A table that begins at a ruling has the lines of its position instead."""
    if table.settings.ruling:
        (position,) = decks
        game: PlayableGame = game_at(prepared.plugin.table, tuple(position), table.key)
        return game
    return prepared.chosen.new(decks, table.key)


def may_look(table: StoredTable, person: int | None, invitation: str = "") -> bool:
    """Whether a person may watch a table: it is listed, they sit there, or they have the invitation."""
    return table.listed or bool(table.seats_of(person)) or compare_digest(invitation.encode(), table.invitation.encode())


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
        _check_people(prepared, settings)
        if settings.clock is not None:
            _check_clock(settings.clock, self.limits)
        await self._check_number(person)
        before = await self._replaced(person, settings.instead)
        table = self._fresh(new_table(prepared, person, settings, self._names(prepared, person, settings)))
        if before is not None:
            table = replace(table, invitation=before.invitation)
        own = await self._own_deck(person, prepared, table, settings.deck_text, settings.deck_id)
        first = SeatDeck(seat=0, take=settings.take, deck_id=settings.deck_id, ready=not settings.wait)
        sitting = _checked(prepared, table, first, own)
        await self.store.open_table(_with(table, sitting))
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
            await self.store.stand_up(before.id, person.id, _left_seat(before, seat))

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
            _sitting_at(table, wish.seat)
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
            sitting = _sitting_at(table, seat)
            if sitting.person is None or person.id not in (sitting.person, table.opened_by):
                raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
            if not await self.store.stand_up(id, sitting.person, _left_seat(table, seat)):
                raise RequestError(Code.NOT_NOW, "the game has begun")
            return await self.table(id)

    async def seat_player(self, id: str, person: Person, seat: int, name: str) -> StoredTable:
        """The host adds or renames a player at the same device, who takes a free seat or a bot's."""
        async with self._lock(id):
            table = await self._hosted(id, person)
            sitting, called = _sitting_at(table, seat), checked_name(name.strip(), self.limits)
            others = [compared(each.name) for each in table.sittings if each.seat != seat]
            if compared(called) in others:
                raise RequestError(Code.NAME_TAKEN, f"two players have the name {called}", values={"name": called})
            if sitting.person not in (None, person.id):
                raise RequestError(Code.SEAT_TAKEN, f"seat {seat + 1} is taken", values={"seat": seat})
            newcomer = Sitting(seat, SeatKind.PERSON, person.id, called, ready=False)
            settings = msgspec.structs.replace(table.settings, hot_seat=True)
            seated = _with(table, newcomer if sitting.person is None else replace(sitting, name=called))
            return await self._rearranged(table, replace(seated, settings=settings))

    async def swap(self, id: str, person: Person, seats: tuple[int, int]) -> StoredTable:
        """The host lets two players change places. Choices that are no longer legal move to the next free ones."""
        async with self._lock(id):
            table = await self._hosted(id, person)
            one, other = (_sitting_at(table, seat) for seat in seats)
            swapped = _with(_with(table, replace(other, seat=one.seat)), replace(one, seat=other.seat))
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
            sitting = _sitting_at(table, deck.seat)
            for_bot = sitting.kind is SeatKind.BOT and table.opened_by == person.id
            if sitting.person != person.id and not for_bot:
                raise RequestError(Code.NOT_YOURS, f"seat {deck.seat + 1} is not yours")
            prepared = await game_loader.prepared(table.settings)
            own = await self._own_deck(person, prepared, table, deck.text, deck.deck_id)
            chosen = _checked(prepared, table, deck, own)
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
            raise RefusedInput(Code.DECK, [core.Refusal(TableReason.ONE_DECK)])
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
            and not any(_missing(prepared, table, each) for each in table.sittings)
        ):
            with deck_selection.refusals(prepared, table):
                decks = await _decks(prepared, table)
                game = _first_game(prepared, table, decks)
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
        ending=chosen.ending,
        pool=settings.pool or (chosen.format.pools.default if chosen.format.pools else None),
        set=settings.set or next(iter(chosen.format.sets), None),
        seats=chosen.seats,
        teams=chosen.teams if chosen.mode.team_size != (1, 1) else None,
        take=(),  # belongs to one seat, and is not public
        deck_text="",
        deck_id="",
        names=(),  # the seats have them
        instead="",
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
    if sitting.kind is SeatKind.OPEN:
        return True
    return not table.settings.ruling and deck_selection.decides(prepared, table, sitting)


async def _decks(prepared: PreparedGame, table: StoredTable) -> Sequence[Sequence[str]]:
    """The decks of a table that begins, or the lines of its position."""
    if table.settings.ruling:
        _, position = await game_loader.at_ruling(table.settings)
        return (position,)
    return deck_selection.decks_for(prepared, table)


def _with(table: StoredTable, sitting: Sitting) -> StoredTable:
    """The table with one sitting replaced."""
    return replace(table, sittings=tuple(sitting if each.seat == sitting.seat else each for each in table.sittings))


def _checked(prepared: PreparedGame, table: StoredTable, brought: SeatDeck, own: Deck | None) -> Sitting:
    """A seat with checked piles or a checked deck; with those it had before if none are given."""
    before, take = table.sittings[brought.seat], brought.take
    ready = brought.ready or before.kind is SeatKind.BOT
    deck_selection.check_one_thing(prepared, take, own is not None)
    if own is not None:
        led = deck_selection.led(prepared, table, own, brought.leader)
        deck = deck_selection.checked_deck(prepared, led)
        sitting = replace(before, take=take, deck=deck, deck_id=brought.deck_id, ready=ready)
    elif before.deck is not None and (brought.leader or not take):
        deck = deck_selection.led(prepared, table, Deck(before.deck), brought.leader).cards
        sitting = replace(before, take=take or before.take, deck=deck, ready=ready)
    else:
        sitting = replace(before, take=take or before.take, deck=None, deck_id="", ready=ready)
    if brought.opponent:
        sitting = deck_selection.against(prepared, sitting, brought.opponent)
    deck_selection.check(prepared, _with(table, sitting), brought.seat)
    return sitting


def check_brought(prepared: PreparedGame, sitting: Sitting) -> None:
    """RefusedInput if a seat has neither piles nor a deck where it needs one."""
    format = prepared.chosen.format
    if not sitting.take and sitting.deck is None and (format.brought or format.taken):
        raise RefusedInput(Code.DECK, [core.Refusal(TableReason.NO_DECK)])


def _left_seat(table: StoredTable, seat: int) -> Sitting:
    """A seat whose player has left: open, or a bot's again if it was taken over from a bot."""
    bots = [each.bot for each in table.sittings if each.kind is SeatKind.BOT]
    missing = list(table.settings.bots)
    for bot in bots:
        if bot in missing:
            missing.remove(bot)
    if not missing:
        return Sitting(seat, SeatKind.OPEN)
    taken = [each.name for each in table.sittings]
    name = next((each for each in BOT_NAMES if each not in taken), BOT_NAMES[0])
    return Sitting(seat, SeatKind.BOT, name=name, bot=missing[0])


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
            host=each.person == table.opened_by,
            groups=_known_groups(prepared, table, each, person),
            ready=prepared is None or table.status is not TableStatus.OPEN or not _missing(prepared, table, each),
            asked=each.seat in table.asked,
        )
        for each in table.sittings
    )


def _known_groups(prepared: PreparedGame | None, table: StoredTable, sitting: Sitting, person: int | None) -> tuple[str, ...]:
    if prepared is None or table.status is not TableStatus.OPEN:
        return ()
    return deck_selection.known_groups(prepared, table, sitting, person)


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
        choices=deck_selection.open_choices(prepared, table, person, language) if table.status is TableStatus.OPEN else (),
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
