"""A room with people at it: who looks from where, what they are told, and who answers when nobody need be asked."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import Any, Protocol

import msgspec

from mulligan.core.game import IllegalAnswer
from mulligan.core.shown import shows_of
from mulligan.core.text import Language
from mulligan.server import tables
from mulligan.server.bots import SIMPLE, Task, Workers
from mulligan.server.clocks import Pace, is_correspondence
from mulligan.server.errors import Refusal
from mulligan.server.exchange import About, Exchange, Note
from mulligan.server.folding import PASSED
from mulligan.server.holding import Holding
from mulligan.server.passing import Passing, how_to_pass, windows
from mulligan.server.rooms import Room
from mulligan.server.store import Entry, EntryKind, KeptTable, Store
from mulligan.server.taking_back import MOST_REQUESTS, NO, way_back
from mulligan.server.telling import Key, Telling, encode
from mulligan.server.wire import Code, Held, OfferInfo, OfferKind, SeatInfo, SeatKind, Seats, Signalled, Stage, TableInfo, Why

log = logging.getLogger(__name__)
CLAIMED, RESIGNED, OUT_OF_TIME = "claimed", "resigned", "time"  # how a seat lost
FRESH = 3  # times `Pace.here` after which a node that says nothing is believed gone
_random = random.SystemRandom()


class Reading(Protocol):
    """Somebody who looks at a table."""

    person: int | None
    key: Key | None  # None: nothing was sent yet
    since: float  # when they came
    held: tuple[int, ...]  # choices that are not final
    lines: int  # of the log that were sent

    def put(self, message: bytes) -> None:
        """Send it when there is time; never waits."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who looks at the table on another node."""

    at: float
    seats: tuple[int, ...]
    watchers: int


@dataclass(slots=True)
class Means:
    """What all rooms of a node use."""

    store: Store
    exchange: Exchange
    workers: Workers
    pace: Pace


class LiveTable:
    """One room of a node."""

    def __init__(self, room: Room, means: Means) -> None:
        self.room, self._means = room, means
        self.telling = Telling(room)
        self.used = time.monotonic()
        self._readers: set[Reading] = set()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._gone = {each.seat: self.used for each in room.table.sittings}  # since when nobody looks from there
        self._seen: dict[int, int] = {}
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._answers = 0  # of an act that is not told yet
        self._anew = False  # everybody has to be sent the whole table
        self._said = self.used  # when the other nodes were told who is here
        self._looked = self.used  # when the store was asked for entries
        self._shown_presence: object = None
        room.tell = self._tell

    # --- readers ---------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        return not self._readers and not self._tasks and time.monotonic() - self.used > self._means.pace.idle

    async def look(self, reading: Reading, seat: int | None, language: Language) -> None:
        """Read from a seat of one's own, or as a spectator. Who comes back to a seat that a bot has kept has it again."""
        own = self.room.table.seats_of(reading.person)
        if seat is None:
            seat = next((each for each in own if each in self.room.fold.asked), own[0] if own else -1)
        if seat != -1 and seat not in own:
            raise Refusal(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
        if seat != -1:
            await self.room.come_back(seat)
        key = Key(seat, language)
        async with self.room.lock:
            await self.telling.read_by(key)
            reading.key, reading.held = key, ()
            self._readers.add(reading)
            self._see_who_is_here()
            self._put_table(reading)
        self.telling.only_for(self._keys())
        await self._presence()
        await self.changed_here()

    async def leave(self, reading: Reading) -> None:
        self._readers.discard(reading)
        self.used = time.monotonic()
        self.telling.only_for(self._keys())
        await self._presence()

    def seen(self, reading: Reading) -> None:
        """All that was sent so far has been seen."""
        key = reading.key
        if key is not None and key.seat >= 0 and self._seen_from(key.seat) != reading.lines:
            self._seen[key.seat] = reading.lines
            self._means.store.set_seen(self.room.id, key.seat, reading.lines)

    def _seen_from(self, seat: int) -> int:
        return self._seen.get(seat, self.room.sitting(seat).seen)

    def resend(self, reading: Reading) -> None:
        """The whole table, to somebody who could not keep up."""
        self._put_table(reading)

    def _keys(self) -> set[Key]:
        return {each.key for each in self._readers if each.key is not None}

    def _put_table(self, reading: Reading) -> None:
        key = reading.key
        assert key is not None
        lines = self.telling.lines(key)
        seen = min(lines, self._seen_from(key.seat)) if key.seat >= 0 else lines
        reading.lines = lines
        reading.put(self.telling.table(key, self.info(reading), seen))

    # --- what is told ----------------------------------------------------------------------------

    def _tell(self, entry: Entry, more: bool) -> None:
        """An entry holds: everybody at the table hears of it, of an act that is several answers when it is done."""
        match entry.kind:
            case EntryKind.ANSWER | EntryKind.LEAVE:
                self.telling.answered()
                self._answers += 1
                if not more:
                    self._tell_moved(entry)
                    self._answers = 0
            case EntryKind.START:
                self.telling.begun()
                self._anew = True
            case EntryKind.UNDO:
                self.telling.taken_back()
                for reading in self._ready():
                    reading.held = ()
                    self._put_table(reading)
            case _:
                self._tell_seats()

    def _tell_moved(self, entry: Entry) -> None:
        for reading in self._ready():
            key = reading.key
            assert key is not None
            reading.put(self.telling.moved(key, entry.seat, self._answers, self.info(reading)))
            reading.lines = self.telling.lines(key)
            self._hold_on(reading, key)

    def _hold_on(self, reading: Reading, key: Key) -> None:
        """Where several decide at the same time, choices that are held outlast the answers of others."""
        if not reading.held:
            return
        try:
            holding = self.room.hold(key.seat, self.room.fold.ply, reading.held, key.language)
            self._put_held(reading, key, holding, reading.held)
        except Refusal:
            reading.held = ()

    def _tell_seats(self) -> None:
        for reading in self._ready():
            reading.put(encode(Seats(table=self.info(reading))))

    def _ready(self) -> list[Reading]:
        """Those who have been sent the table, and whose log is there."""
        return [each for each in self._readers if each.key is not None and self.telling.is_read(each.key)]

    async def _send_anew(self) -> None:
        """The game has begun, or somebody is called differently: everybody needs all of it."""
        if not self._anew:
            return
        async with self.room.lock:
            self._anew = False
            for reading in list(self._readers):
                if reading.key is not None:
                    await self.telling.read_by(reading.key)
                    reading.held = ()
                    self._put_table(reading)

    def info(self, reading: Reading) -> TableInfo:
        """All about the table but the game, for one reader."""
        room, fold, now = self.room, self.room.fold, time.time()
        key = reading.key
        seat, language = (key.seat, key.language) if key is not None else (-1, Language.EN)
        base = tables.info(room.prepared, room.table, reading.person, language)
        back = way_back(room, reading.person, seat) if reading.person is not None and seat >= 0 else None
        return msgspec.structs.replace(
            base,
            stage=fold.stage,
            seats=tuple(self._seat(each, now) for each in base.seats),
            teams=fold.teams or base.teams,
            key=room.table.key.hex() if fold.stage is Stage.OVER else "",
            watchers=self.watchers,
            offers=tuple(OfferInfo(kind=kind, seat=each.seat, agreed=tuple(each.agreed)) for kind, each in fold.offers.items()),
            undo=back.how if back is not None else NO,
            undos_left=max(0, MOST_REQUESTS - fold.undos[seat]) if seat >= 0 else 0,
            claim=self.claimable(reading),
            ending=fold.ending,
            winners=fold.winners,
        )

    def _seat(self, base: SeatInfo, now: float) -> SeatInfo:
        fold, seat = self.room.fold, base.seat
        bot = fold.bots.get(seat, "")
        return msgspec.structs.replace(
            base,
            kind=SeatKind.BOT if bot else base.kind,
            bot=bot,
            away=self.is_away(seat),
            asked=seat in fold.asked,
            out=seat in fold.out,
            left=None if bot or fold.game is None else fold.times.left(seat, now),
        )

    # --- presence --------------------------------------------------------------------------------

    @property
    def _here(self) -> frozenset[int]:
        """The seats of people who look at the table on this node, from whichever of them."""
        return frozenset(seat for each in self._readers for seat in self.room.table.seats_of(each.person))

    @property
    def _watching(self) -> int:
        return sum(not self.room.table.seats_of(each.person) for each in self._readers)

    @property
    def watchers(self) -> int:
        """Who looks without a seat, on all nodes."""
        return self._watching + sum(each.watchers for each in self._elsewhere.values())

    def is_away(self, seat: int) -> bool:
        """Nobody looks at the table from a person's seat."""
        return self.room.sitting(seat).kind is SeatKind.PERSON and seat in self._gone

    def claimable(self, reading: Reading) -> tuple[int, ...]:
        """The seats that somebody may claim: their time is over, or they are asked and have been away for long."""
        room, now, clock = self.room, time.time(), self.room.table.settings.clock
        if reading.person is None or room.fold.stage is not Stage.RUNNING or not any(map(room.plays, self._own(reading))):
            return ()
        over = set(room.fold.times.over(now))
        if not is_correspondence(clock):
            over |= {seat for seat in room.fold.asked if self._away_for(seat, reading.since) >= self._means.pace.away}
        return tuple(seat for seat in room.others(reading.person) if seat in over)

    def _own(self, reading: Reading) -> tuple[int, ...]:
        return self.room.table.seats_of(reading.person)

    def _away_for(self, seat: int, since: float) -> float:
        """How long somebody who came at a moment has waited for a seat that is asked and away."""
        asked = self.room.fold.times.since(seat)
        if seat not in self._gone or asked is None:
            return 0.0
        return min(time.monotonic() - max(self._gone[seat], since), time.time() - asked)

    async def _presence(self) -> None:
        """Somebody came or went: tell the other nodes, then those who are here."""
        self._said = time.monotonic()
        here = Note(About.HERE, self._means.exchange.node, seats=tuple(sorted(self._here)), watchers=self._watching)
        await self._means.exchange.say(self.room.id, here)
        self._show_presence()

    def _see_who_is_here(self) -> None:
        now = time.monotonic()
        stale = now - FRESH * self._means.pace.here
        self._elsewhere = {node: each for node, each in self._elsewhere.items() if each.at > stale}
        here = self._here.union(*(each.seats for each in self._elsewhere.values()))
        self._gone = {
            each.seat: self._gone.get(each.seat, now) for each in self.room.table.sittings if each.seat not in here
        }

    def _show_presence(self) -> None:
        """Tell those who are here what is different: who is away, who watches, what may be claimed."""
        self._see_who_is_here()
        shown = set(self._gone), self.watchers, frozenset((each.person, self.claimable(each)) for each in self._readers)
        if shown != self._shown_presence:
            self._shown_presence = shown
            self._tell_seats()

    # --- other nodes -----------------------------------------------------------------------------

    async def changed_here(self) -> None:
        """Entries were written on this node: tell the others, and let those answer who need no person for it."""
        self.used = self._looked = time.monotonic()
        await self._means.exchange.say(self.room.id, Note(About.ENTRIES, self._means.exchange.node))
        self.drive()

    async def hear(self, note: Note) -> None:
        """What another node says."""
        match note.about:
            case About.ENTRIES:
                await self.follow()
            case About.TABLE:
                await self.refresh()
            case About.HERE:
                self._elsewhere[note.node] = Elsewhere(time.monotonic(), note.seats, note.watchers)
                self._show_presence()
            case About.WHO:
                await self._presence()
            case About.SIGNAL:
                self._tell_signal(note.seat, note.signal)

    async def follow(self) -> None:
        """Catch up with what was written elsewhere. The node that wrote it lets bots answer; this one if nothing happens."""
        self._looked = time.monotonic()
        async with self.room.lock:
            await self.room.catch_up()
        await self._send_anew()
        self.drive(self._means.pace.grace)

    async def refresh(self) -> None:
        """Seats, decks or names are different."""
        names = self.room.names
        async with self.room.lock:
            await self.room.refresh()
            if self.room.names != names and not self._anew:
                self.telling.begun()
                self._anew = True
        if self._anew:
            await self._send_anew()
        else:
            self._tell_seats()
        self._show_presence()
        self.drive()

    async def tick(self) -> None:
        """Time passes."""
        pace, now = self._means.pace, time.monotonic()
        if self._readers and now - self._said >= pace.here:
            await self._presence()
        elif self._readers:
            self._show_presence()
        if now - self._looked >= pace.poll:
            await self.follow()
        if self._readers and not is_correspondence(self.room.table.settings.clock):
            await self._end_by_time()

    async def _end_by_time(self) -> None:
        """At a table that people look at, who has no time left has lost."""
        fold = self.room.fold
        for seat in fold.times.over(time.time()):
            if self.room.plays(seat) and fold.stage is Stage.RUNNING:
                await self.room.lose(seat, OUT_OF_TIME)
                await self.changed_here()

    # --- what people do --------------------------------------------------------------------------

    async def choose(self, reading: Reading, ply: int, choices: tuple[int, ...]) -> None:
        key = self._seated(reading)
        holding = await self.room.choose(key.seat, ply, choices, key.language)
        if holding is None:
            reading.held = ()
            await self.changed_here()
        else:
            reading.held = choices
            self._put_held(reading, key, holding, choices)

    def _put_held(self, reading: Reading, key: Key, holding: Holding, choices: tuple[int, ...]) -> None:
        shown = self.telling.shown(key, holding.game)
        reading.put(encode(Held(ply=self.room.fold.ply, choices=choices, events=holding.events, shown=shown)))

    def why(self, reading: Reading, place: str, choices: tuple[int, ...]) -> Why:
        """Why a thing cannot be chosen now, after choices that are held."""
        key, room = self._seated(reading), self.room
        game = room.hold(key.seat, room.fold.ply, choices, key.language).game if choices else room.game
        refusals = [
            game.why_not(key.seat, choice) for choice in shows_of(room.kit, game.stage).choices_at(game, key.seat, place)
        ]
        refusal = next(iter(refusals), None)
        if refusal is None or None in refusals:
            raise Refusal(Code.NOT_NOW, "nothing stands against it")
        words = game.describe_refusal(refusal, key.language, room.names)
        return Why(place=place, words=words, rule=refusal.rule)

    async def set_passing(self, reading: Reading, window: str, how: str) -> None:
        key = self._seated(reading)
        if window not in windows(self.room.kit) or how not in list(Passing):
            raise Refusal(Code.MALFORMED, f"no window {window!r}, or no way to pass {how!r}")
        async with self.room.lock:
            passing = {**self.room.sitting(key.seat).passing, window: how}
            await self._means.store.set_passing(self.room.id, key.seat, passing)
            await self.room.refresh()
        await self._means.exchange.say(self.room.id, Note(About.TABLE, self._means.exchange.node))
        self.drive()

    async def signal(self, reading: Reading, signal: str) -> None:
        key = self._seated(reading)
        self._tell_signal(key.seat, signal)
        await self._means.exchange.say(
            self.room.id, Note(About.SIGNAL, self._means.exchange.node, seat=key.seat, signal=signal)
        )

    def _tell_signal(self, seat: int, signal: str) -> None:
        for reading in self._ready():
            reading.put(encode(Signalled(seat=seat, signal=signal)))

    async def offer(self, reading: Reading, kind: OfferKind) -> KeptTable | None:
        """The table as it is in the store, when everybody agrees to play on at another one."""
        key = self._seated(reading)
        await self.room.offer(kind, key.seat)
        await self.changed_here()
        offering = self.room.fold.offers.get(OfferKind.REMATCH)
        if offering is None or not self.room.agreed(OfferKind.REMATCH, offering.seat, offering.agreed):
            return None
        return await self._means.store.table(self.room.id)

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
        if seat not in self.claimable(reading):
            raise Refusal(Code.NOT_NOW, "that seat cannot be claimed now")
        await (self.room.hand_to_bot(seat) if bot else self.room.lose(seat, CLAIMED))
        await self.changed_here()

    def _seated(self, reading: Reading) -> Key:
        """From where somebody acts."""
        if reading.key is None or reading.key.seat < 0:
            raise Refusal(Code.NOT_YOURS, "only those who sit at the table do that")
        return reading.key

    # --- answers that need no person --------------------------------------------------------------

    def drive(self, grace: float = 0.0) -> None:
        """Let bots answer, and pass for people where they said so; after a while, where another node should do it."""
        fold = self.room.fold
        for seat, since in fold.since.items():
            if (seat, since) in self._tasks:
                continue
            if seat in fold.bots:
                self._start(seat, since, self._let_bot_answer(seat, since, grace))
            elif (passing := how_to_pass(self.room, seat)) is not Passing.STOP:
                self._start(seat, since, self._pass(seat, since, passing, grace))

    def _start(self, seat: int, since: int, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks[seat, since] = task
        task.add_done_callback(lambda done: self._done(seat, since, done))

    def _done(self, seat: int, since: int, task: asyncio.Task[None]) -> None:
        self._tasks.pop((seat, since), None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s, seat %d", self.room.id, seat, exc_info=error)

    async def _let_bot_answer(self, seat: int, since: int, grace: float) -> None:
        pace, fold = self._means.pace, self.room.fold
        await asyncio.sleep(grace + (_random.uniform(*pace.bot) if self._readers else 0.0))
        if fold.since.get(seat) != since or seat not in fold.bots:
            return
        task = Task(self.room.kit.name, self.room.game.save(), seat, fold.bots[seat])
        choice = await self._means.workers.choice(task)
        try:
            answered = await self.room.answer(seat, since, choice)
        except IllegalAnswer:
            log.exception("the bot %s gave an answer that is not legal", task.bot)
            answered = await self.room.answer(seat, since, await self._means.workers.choice(replace(task, bot=SIMPLE)))
        if answered:
            await self.changed_here()

    async def _pass(self, seat: int, since: int, passing: Passing, grace: float) -> None:
        """At once where that was said before anything was known; else after a pause that tells nobody anything."""
        person = self.room.sitting(seat).person
        if passing is Passing.ACT and person is not None and self.room.others(person):
            grace += _random.uniform(*self._means.pace.passing)
        await asyncio.sleep(grace)
        if self.room.fold.since.get(seat) == since and how_to_pass(self.room, seat) is passing:
            if await self.room.answer(seat, since, 0, PASSED):
                await self.changed_here()

    async def close(self) -> None:
        """Stop everything; entries are in the store."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
