"""A room with people at it: who looks from where, what they are told, and what they do."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec

from mulligan.core.client.view import view_builder
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.server import lobby
from mulligan.server.bot_pool import BotPool
from mulligan.server.cluster.pubsub import Note, PubSub, Topic
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.room.autopass import PassPolicy, windows
from mulligan.server.room.autoplay import Driver
from mulligan.server.room.broadcast import Key, MessageBuilder, encode
from mulligan.server.room.clock import Timing, is_correspondence
from mulligan.server.room.presence import Presence, Present
from mulligan.server.room.preview import Preview
from mulligan.server.room.room import Room
from mulligan.server.room.undo import MOST_REQUESTS, NO, undo_option
from mulligan.server.store import Entry, EntryKind, Store, StoredTable
from mulligan.server.wire import Code, Held, OfferInfo, OfferKind, SeatInfo, SeatKind, Seats, Signalled, Stage, TableInfo, Why

CLAIMED, RESIGNED, OUT_OF_TIME = "claimed", "resigned", "time"  # how a seat lost
MOST_CHOICES = 200  # in one message: more than any deck has cards


class Reading(Present, Protocol):
    """Somebody who looks at a table."""

    key: Key | None  # None: nothing was sent yet
    held: tuple[int, ...]  # choices that are not final
    lines: int  # of the log that were sent

    def put(self, message: bytes) -> None:
        """Send it when there is time; never waits."""


@dataclass(slots=True)
class Services:
    """What all rooms of a node use."""

    store: Store
    pubsub: PubSub
    workers: BotPool
    pace: Timing
    limits: Limits


class RoomSession:
    """One room of a node."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room, self._services = room, services
        self.messages = MessageBuilder(room)
        self.presence = Presence(room, services.pace)
        self._driver = Driver(room, services.workers, services.pace, self.changed_here)
        self.used = time.monotonic()
        self._readers: set[Reading] = set()
        self._seen: dict[int, int] = {}
        self._answers = 0  # of an act that is not told yet
        self._anew = False  # everybody has to be sent the whole table
        self._said = self._looked = self.used  # when other nodes were told who is here, and the store was asked for entries
        self._shown_presence: object = None
        self._kept: StoredTable | None = None  # the table that `_infos` are of
        self._infos: dict[tuple[int | None, Language], TableInfo] = {}
        room.tell = self._tell

    # --- readers ---------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        return not self._readers and not self._driver.is_busy and time.monotonic() - self.used > self._services.pace.idle

    async def look(self, reading: Reading, seat: int | None, language: Language) -> None:
        """Read from a seat of one's own, or as a spectator. Who comes back to a seat that a bot has kept has it again."""
        await self.refresh()
        own = self.room.table.seats_of(reading.person)
        if seat is None:
            seat = next((each for each in own if each in self.room.state.asked), own[0] if own else -1)
        if seat != -1 and seat not in own:
            raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
        is_back = seat != -1 and await self.room.come_back(seat)
        key = Key(seat, language)
        async with self.room.lock:
            await self.messages.read_by(key)
            reading.key, reading.held = key, ()
            self._readers.add(reading)
            self.presence.see(self._readers)
            self._put_table(reading)
        self.messages.only_for(self._keys())
        await self._say_who_is_here()
        if is_back:
            await self.changed_here()
        else:
            self.drive()

    async def leave(self, reading: Reading) -> None:
        self._readers.discard(reading)
        self.used = time.monotonic()
        self.messages.only_for(self._keys())
        await self._say_who_is_here()

    def seen(self, reading: Reading) -> None:
        """All that was sent so far has been seen."""
        key = reading.key
        if key is not None and key.seat >= 0 and self._seen_from(key.seat) != reading.lines:
            self._seen[key.seat] = reading.lines
            self._services.store.set_seen(self.room.id, key.seat, reading.lines)

    def _seen_from(self, seat: int) -> int:
        return self._seen.get(seat, self.room.sitting(seat).seen)

    def resend(self, reading: Reading) -> None:
        """The whole table, to somebody who could not keep up."""
        if reading.key is not None:
            self._put_table(reading)

    def _keys(self) -> set[Key]:
        return {each.key for each in self._readers if each.key is not None}

    def _put_table(self, reading: Reading) -> None:
        key = reading.key
        assert key is not None
        lines = self.messages.lines(key)
        seen = min(lines, self._seen_from(key.seat)) if key.seat >= 0 else lines
        reading.lines = lines
        reading.put(self.messages.table(key, self.info(reading), seen))

    # --- what is told ----------------------------------------------------------------------------

    def _tell(self, entry: Entry, more: bool) -> None:
        """An entry holds: everybody at the table hears of it, of an act that is several answers when it is done."""
        match entry.kind:
            case EntryKind.ANSWER | EntryKind.LEAVE:
                self.messages.answered()
                self._answers += 1
                if not more:
                    self._tell_moved(entry)
                    self._answers = 0
            case EntryKind.START:
                self.messages.begun()
                self._anew = True
            case EntryKind.UNDO:
                self.messages.taken_back()
                for reading in self._ready():
                    reading.held = ()
                    self._put_table(reading)
            case _:
                self._tell_seats()

    def _tell_moved(self, entry: Entry) -> None:
        for reading in self._ready():
            key = reading.key
            assert key is not None
            reading.put(self.messages.moved(key, entry.seat, self._answers, self.info(reading)))
            reading.lines = self.messages.lines(key)
            self._hold_on(reading, key)

    def _hold_on(self, reading: Reading, key: Key) -> None:
        """Where several decide at the same time, choices that are held outlast the answers of others."""
        if not reading.held:
            return
        try:
            preview = self.room.preview_choices(key.seat, self.room.state.ply, reading.held, key.language)
            self._put_held(reading, key, preview, reading.held)
        except RequestError:
            reading.held = ()

    def _tell_seats(self) -> None:
        for reading in self._ready():
            reading.put(encode(Seats(table=self.info(reading))))

    def _ready(self) -> list[Reading]:
        """Those who have been sent the table, and whose log is there."""
        return [each for each in self._readers if each.key is not None and self.messages.is_read(each.key)]

    async def _send_anew(self) -> None:
        """The game has begun, or somebody is called differently: everybody needs all of it."""
        if not self._anew:
            return
        async with self.room.lock:
            self._anew = False
            for reading in list(self._readers):
                if reading.key is not None:
                    await self.messages.read_by(reading.key)
                    reading.held = ()
                    self._put_table(reading)

    def info(self, reading: Reading) -> TableInfo:
        """All about the table but the game, for one reader."""
        room, state, now = self.room, self.room.state, time.time()
        key = reading.key
        seat, language = (key.seat, key.language) if key is not None else (-1, Language.EN)
        base = self._as_kept(reading.person, language)
        back = undo_option(room, reading.person, seat) if reading.person is not None and seat >= 0 else None
        return msgspec.structs.replace(
            base,
            stage=state.stage,
            seats=tuple(self._seat(each, now) for each in base.seats),
            teams=state.teams or base.teams,
            key=room.table.key.hex() if state.stage is Stage.OVER else "",
            watchers=self.presence.watchers,
            offers=tuple(
                OfferInfo(kind=kind, seat=each.seat, agreed=tuple(each.agreed)) for kind, each in state.offers.items()
            ),
            undo=back.how if back is not None else NO,
            undos_left=max(0, MOST_REQUESTS - state.undos[seat]) if seat >= 0 else 0,
            claim=self.presence.claimable(reading),
            ending=state.ending,
            winners=state.winners,
        )

    def _as_kept(self, person: int | None, language: Language) -> TableInfo:
        """What the store knows: the same until the table is read anew."""
        table = self.room.table
        if self._kept is not table:
            self._kept, self._infos = table, {}
        if (person, language) not in self._infos:
            self._infos[person, language] = lobby.info(self.room.prepared, table, person, language)
        return self._infos[person, language]

    def _seat(self, base: SeatInfo, now: float) -> SeatInfo:
        state, seat = self.room.state, base.seat
        bot = state.bots.get(seat, "")
        return msgspec.structs.replace(
            base,
            kind=SeatKind.BOT if bot else base.kind,
            bot=bot,
            away=self.presence.is_away(seat),
            asked=seat in state.asked,
            out=seat in state.out,
            left=None if bot or state.game is None else state.times.left(seat, now),
        )

    # --- presence --------------------------------------------------------------------------------

    async def _say_who_is_here(self) -> None:
        """Somebody came or went, or it was not said for a while: tell the other nodes, then those who are here."""
        self._said = time.monotonic()
        self.presence.see(self._readers)
        seats, watchers = self.presence.here
        await self._services.pubsub.say(self.room.id, self._note(Topic.HERE, seats=seats, watchers=watchers))
        self._show_presence()

    def _show_presence(self) -> None:
        """Tell those who are here what is different: who is away, who watches, what may be claimed."""
        presence = self.presence
        presence.see(self._readers)
        claims = frozenset((each.person, presence.claimable(each)) for each in self._readers)
        shown = presence.gone, presence.watchers, claims
        if shown != self._shown_presence:
            self._shown_presence = shown
            self._tell_seats()

    # --- other nodes -----------------------------------------------------------------------------

    async def changed_here(self) -> None:
        """Entries were written on this node: tell the others, and let those answer who need no person for it."""
        self.used = self._looked = time.monotonic()
        await self._services.pubsub.say(self.room.id, self._note(Topic.ENTRIES))
        self.drive()

    def _note(self, about: Topic, **values: Any) -> Note:
        return Note(about, self._services.pubsub.node, **values)

    async def hear(self, note: Note) -> None:
        """What another node says."""
        match note.about:
            case Topic.ENTRIES:
                await self.follow()
            case Topic.TABLE:
                await self.refresh()
            case Topic.HERE:
                self.presence.said(note)
                self._show_presence()
            case Topic.WHO:
                await self._say_who_is_here()
            case Topic.SIGNAL:
                self._tell_signal(note.seat, note.signal)

    async def follow(self) -> None:
        """Catch up with what was written elsewhere. The node that wrote it lets bots answer; this one if nothing happens."""
        self._looked = time.monotonic()
        async with self.room.lock:
            await self.room.catch_up()
        await self._send_anew()
        self.drive(self._services.pace.grace)

    async def refresh(self) -> None:
        """Seats, decks or names may be different."""
        before = self.room.table
        async with self.room.lock:
            await self.room.refresh()
            table = self.room.table
            for reading in self._readers:
                key = reading.key
                if key is not None and key.seat >= 0 and key.seat not in table.seats_of(reading.person):
                    reading.key, self._anew = Key(SPECTATOR, key.language), True  # whose seat it was sees it no longer
            if [each.name for each in table.sittings] != [each.name for each in before.sittings]:
                self.messages.begun()
                self._anew = True
        if self._anew:
            await self._send_anew()
        elif _who_and_what(table) != _who_and_what(before):
            self._tell_seats()
        self._show_presence()
        self.drive()

    async def tick(self) -> None:
        """Time passes."""
        pace, now = self._services.pace, time.monotonic()
        if self._readers and now - self._said >= pace.here:
            await self._say_who_is_here()
        elif self._readers:
            self._show_presence()
        if now - self._looked >= pace.poll:
            await self.follow()
        if self._readers and not is_correspondence(self.room.table.settings.clock):
            await self._end_by_time()

    async def _end_by_time(self) -> None:
        """At a table that people look at, who has no time left has lost."""
        state = self.room.state
        for seat in state.times.over(time.time()):
            if self.room.plays(seat) and state.stage is Stage.RUNNING:
                await self.room.lose(seat, OUT_OF_TIME)
                await self.changed_here()

    # --- what people do --------------------------------------------------------------------------

    async def choose(self, reading: Reading, ply: int, choices: tuple[int, ...]) -> None:
        key = self._seated(reading)
        if len(choices) > MOST_CHOICES:
            raise RequestError(Code.TOO_LARGE, f"at most {MOST_CHOICES} choices are held")
        before, reading.held = reading.held, ()  # when they become final everybody is told, and nothing is held any more
        try:
            preview = await self.room.choose(key.seat, ply, choices, key.language)
        except RequestError:
            reading.held = before
            raise
        if preview is None:
            await self.changed_here()
        else:
            reading.held = choices
            self._put_held(reading, key, preview, choices)

    def _put_held(self, reading: Reading, key: Key, preview: Preview, choices: tuple[int, ...]) -> None:
        shown = self.messages.shown(key, preview.game)
        reading.put(encode(Held(ply=self.room.state.ply, choices=choices, events=preview.events, shown=shown)))

    def why(self, reading: Reading, place: str, choices: tuple[int, ...]) -> Why:
        """Why a thing cannot be chosen now, after choices that are held."""
        key, room = self._seated(reading), self.room
        game = room.preview_choices(key.seat, room.state.ply, choices, key.language).game if choices else room.game
        refusals = [
            game.why_not(key.seat, choice) for choice in view_builder(room.plugin, game.stage).choices_at(game, key.seat, place)
        ]
        refusal = next(iter(refusals), None)
        if refusal is None or None in refusals:
            raise RequestError(Code.NOT_NOW, "nothing stands against it")
        words = game.describe_refusal(refusal, key.language, room.names)
        return Why(place=place, words=words, rule=refusal.rule)

    async def set_passing(self, reading: Reading, window: str, how: str) -> None:
        key = self._seated(reading)
        if window not in windows(self.room.plugin) or how not in list(PassPolicy):
            raise RequestError(Code.MALFORMED, f"no window {window!r}, or no way to pass {how!r}")
        async with self.room.lock:
            passing = {**self.room.sitting(key.seat).passing, window: how}
            await self._services.store.set_passing(self.room.id, key.seat, passing)
            await self.room.refresh()
        await self._services.pubsub.say(self.room.id, self._note(Topic.TABLE))
        self.drive()

    async def signal(self, reading: Reading, signal: str) -> None:
        key = self._seated(reading)
        self._tell_signal(key.seat, signal)
        await self._services.pubsub.say(self.room.id, self._note(Topic.SIGNAL, seat=key.seat, signal=signal))

    def _tell_signal(self, seat: int, signal: str) -> None:
        for reading in self._ready():
            reading.put(encode(Signalled(seat=seat, signal=signal)))

    async def offer(self, reading: Reading, kind: OfferKind) -> StoredTable | None:
        """The table as it is in the store, when everybody agrees to play on at another one."""
        key = self._seated(reading)
        await self.room.offer(kind, key.seat)
        await self.changed_here()
        offering = self.room.state.offers.get(OfferKind.REMATCH)
        if offering is None or not self.room.agreed(OfferKind.REMATCH, offering.seat, offering.agreed):
            return None
        return await self._services.store.table(self.room.id)

    async def decline(self, reading: Reading, kind: OfferKind) -> None:
        await self.room.decline(kind, self._seated(reading).seat)
        await self.changed_here()

    async def undo(self, reading: Reading) -> None:
        await self.room.undo(self._seated(reading).seat)
        await self.changed_here()

    async def resign(self, reading: Reading) -> None:
        await self.room.lose(self._seated(reading).seat, RESIGNED)
        await self.changed_here()

    async def claim(self, reading: Reading, seat: int, bot: bool) -> None:
        """The loss of somebody who stays away, or a bot for their seat."""
        if seat not in self.presence.claimable(reading):
            raise RequestError(Code.NOT_NOW, "that seat cannot be claimed now")
        await (self.room.hand_to_bot(seat) if bot else self.room.lose(seat, CLAIMED))
        await self.changed_here()

    def _seated(self, reading: Reading) -> Key:
        """From where somebody acts."""
        if reading.key is None or reading.key.seat < 0:
            raise RequestError(Code.NOT_YOURS, "only those who sit at the table do that")
        return reading.key

    # --- answers that need no person --------------------------------------------------------------

    def drive(self, grace: float = 0.0) -> None:
        """Let bots answer, and pass for people where they said so; after a while, where another node should do it."""
        self._driver.drive(bool(self._readers), grace)

    async def close(self) -> None:
        """Stop everything; entries are in the store."""
        await self._driver.close()


def _who_and_what(table: StoredTable) -> object:
    """What people are told of a table when it is different."""
    return table.rematch, [replace(each, seen=0, passing={}) for each in table.sittings]
