"""A room with its clients: they send commands, and every change is broadcast to them.

Commands go down to `Room.handle`; what it returns is sent to all clients here and announced to other nodes.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from mulligan.core.client.view import view_builder
from mulligan.core.game import IllegalAnswer
from mulligan.core.kernel.output import SPECTATOR
from mulligan.core.text import Language
from mulligan.server.bot_pool import BotPool
from mulligan.server.cluster.pubsub import Note, PubSub, Topic
from mulligan.server.errors import RequestError
from mulligan.server.limits import Limits
from mulligan.server.room.autopass import PassPolicy, windows
from mulligan.server.room.autoplay import Autoplay, Turn
from mulligan.server.room.clients.broadcast import MessageBuilder, Perspective, encode
from mulligan.server.room.clients.gathering import Gathering
from mulligan.server.room.clients.presence import Presence, Present
from mulligan.server.room.clients.table_info import TableInfos
from mulligan.server.room.commands import (
    Choose,
    ComeBack,
    Command,
    DeclineOffer,
    HandToBot,
    Lose,
    MakeOffer,
    Undo,
)
from mulligan.server.room.room import Handled, Room, Update
from mulligan.server.room.state.clock import Timing
from mulligan.server.room.state.preview import PreviewedGame
from mulligan.server.room.teaching.teacher import Teacher
from mulligan.server.room.timekeeping import Timekeeper
from mulligan.server.store import EntryKind, PlyTaken, Store, StoredTable
from mulligan.server.wire import Code, OfferKind, Preview, Seats, Signalled, TableInfo, Why

log = logging.getLogger(__name__)

CLAIMED, RESIGNED = "claimed", "resigned"  # endings that a seat loses by
MOST_CHOICES = 200  # per message; more than any deck has cards


class Client(Present, Protocol):
    """A connection to a table."""

    perspective: Perspective | None  # None: nothing was sent yet
    previewed: tuple[int, ...]  # choices of its current preview
    lines: int  # number of log lines sent

    def put(self, message: bytes) -> None:
        """Queue a message; never waits."""


@dataclass(slots=True)
class Services:
    """Shared by all rooms of a node."""

    store: Store
    pubsub: PubSub
    bots: BotPool
    timing: Timing
    limits: Limits


class RoomSession:
    def __init__(self, room: Room, services: Services) -> None:
        self.room, self._services = room, services
        self.messages = MessageBuilder(room)
        self.presence = Presence(room, services.timing, services.pubsub)
        self._autoplay = Autoplay(room, services.bots, services.timing)
        self._timekeeper = Timekeeper(room, self.presence, self._autoplay, services.timing)
        self.teacher = Teacher(room, self.messages, services.bots, services.store)
        self._infos = TableInfos(room, self.presence, self._autoplay.thinking)
        self.used = time.monotonic()
        self._clients: set[Client] = set()
        self._seen: dict[int, int] = {}
        self._selected: dict[Turn, tuple[int, ...]] = {}  # the last preview of each open question
        self._answers = 0  # answers of a move that is not broadcast yet
        self._resend_all = False  # every client needs the whole table
        self._changed = Gathering(services.timing.gather, self._announce_presence)  # who is here
        self._announced = self._polled = self.used  # when presence was last announced, and the store last read
        self._sent_presence: object = None

    # --- clients ---------------------------------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        is_busy = self._clients or self._autoplay.is_busy or self.teacher.is_busy
        return not is_busy and time.monotonic() - self.used > self._services.timing.idle

    async def look(self, client: Client, seat: int | None, language: Language) -> None:
        """Show the table to a client, from one of their seats or as a spectator. A stand-in bot gives the seat back."""
        await self.refresh()
        own = self.room.table.seats_of(client.person)
        if seat is None:
            seat = next((each for each in own if each in self.room.state.asked), own[0] if own else -1)
        if seat != -1 and seat not in own:
            raise RequestError(Code.NOT_YOURS, f"seat {seat + 1} is not yours")
        if seat != -1:
            await self.handle(ComeBack(seat))
        perspective = Perspective(seat, language)
        async with self.room.lock:
            await self.messages.read_by(perspective)
            client.perspective, client.previewed = perspective, ()
            self._clients.add(client)
            if own:
                self.presence.see(self._clients)
            self._put_table(client)
        self._changed.soon()
        self.autoplay()

    def leave(self, client: Client) -> None:
        self._clients.discard(client)
        self.used = time.monotonic()
        self._changed.soon()

    def seen(self, client: Client) -> None:
        """Remember that the client has seen everything sent so far."""
        perspective = client.perspective
        if perspective is not None and perspective.seat >= 0 and self._seen_from(perspective.seat) != client.lines:
            self._seen[perspective.seat] = client.lines
            self._services.store.set_seen(self.room.id, perspective.seat, client.lines)

    def _seen_from(self, seat: int) -> int:
        return self._seen.get(seat, self.room.sitting(seat).seen)

    def resend(self, client: Client) -> None:
        """Send the whole table to a client that could not keep up."""
        if client.perspective is not None:
            self._put_table(client)

    def _put_table(self, client: Client) -> None:
        perspective = client.perspective
        assert perspective is not None
        lines = self.messages.lines(perspective)
        seen = min(lines, self._seen_from(perspective.seat)) if perspective.seat >= 0 else lines
        client.lines = lines
        client.put(self.messages.table(perspective, self.info(client), seen))

    # --- commands --------------------------------------------------------------------------------

    async def handle(self, command: Command) -> Handled:
        """Carry out a command and broadcast the result; if another node wrote first, catch up and try again."""
        await self.room.prepare(command)
        async with self.room.lock:
            while True:
                try:
                    handled = await self.room.handle(command)
                    break
                except PlyTaken:
                    ply = self.room.state.ply
                    await self._broadcast_all(self.room.catch_up())
                    if self.room.state.ply == ply:  # such as after a partial restore of the database
                        raise RequestError(Code.BROKEN, "entries of this table are missing from the database") from None
            self._broadcast(handled.updates)
        if handled.updates:
            self.used = self._polled = time.monotonic()
            await self._publish(Topic.ENTRIES)
            self.autoplay()
        return handled

    def autoplay(self, grace: float = 0.0) -> None:
        """Let bots answer and pass policies pass; with grace, another node may do it first."""
        for turn in self._autoplay.due(grace):
            self._autoplay.start(turn, grace, self._take(turn))

    async def _take(self, turn: Turn) -> None:
        command = await self._autoplay.answer(turn, watched=bool(self._clients))
        if command is None:
            return
        try:
            await self.handle(command)
        except IllegalAnswer:
            log.exception("the bot at table %s, seat %d gave an illegal answer", self.room.id, turn.seat)
            await self.handle(await self._autoplay.simple_answer(turn))

    # --- broadcasting ----------------------------------------------------------------------------

    async def _broadcast_all(self, updates: AsyncIterator[Update]) -> None:
        async for update in updates:
            self._broadcast([update])

    def _broadcast(self, updates: Iterable[Update]) -> None:
        """Send applied entries to all clients; a move made of several answers is sent once, after the last."""
        for update in updates:
            match update.entry.kind:
                case EntryKind.ANSWER | EntryKind.LEAVE:
                    self.messages.answered(update.game)
                    self._answers += 1
                    if not update.more:
                        self._send_move(update.entry.seat)
                        self._answers = 0
                case EntryKind.START:
                    self.messages.begun()
                    self._resend_all = True
                case EntryKind.UNDO | EntryKind.REDEAL:
                    if not update.more:
                        self.messages.undone()
                        self._send_undo()
                case _:
                    self._send_seats()

    def _send_undo(self) -> None:
        for client in self._ready():
            client.previewed = ()
            self._put_table(client)

    def _send_move(self, seat: int) -> None:
        moved: dict[object, bytes] = {}  # built once for clients that see the same
        for client in self._ready():
            perspective, key = client.perspective, (client.perspective, self._infos.key(client))
            assert perspective is not None
            if key not in moved:
                moved[key] = self.messages.moved(perspective, seat, self._answers, self.info(client))
            client.put(moved[key])
            client.lines = self.messages.lines(perspective)
            self._keep_preview(client, perspective)

    def _keep_preview(self, client: Client, perspective: Perspective) -> None:
        """Resend a client's preview after another player's answer, while several decide at the same time."""
        if not client.previewed:
            return
        try:
            preview = self.room.preview_pending(perspective.seat, self.room.state.ply, client.previewed, perspective.language)
            self._put_preview(client, perspective, preview, client.previewed)
        except RequestError:
            client.previewed = ()

    def _send_seats(self) -> None:
        seats: dict[object, bytes] = {}  # built once for clients that see the same
        for client in self._ready():
            key = client.perspective, self._infos.key(client)
            if key not in seats:
                seats[key] = encode(Seats(table=self.info(client)))
            client.put(seats[key])

    def _ready(self) -> list[Client]:
        """Clients that have received the table and whose log is kept."""
        return [each for each in self._clients if each.perspective is not None and self.messages.is_read(each.perspective)]

    async def _send_tables(self) -> None:
        """Send the whole table to every client, if the game has begun or names have changed."""
        if not self._resend_all:
            return
        async with self.room.lock:
            self._resend_all = False
            for client in list(self._clients):
                if client.perspective is not None:
                    await self.messages.read_by(client.perspective)
                    client.previewed = ()
                    self._put_table(client)

    def info(self, client: Client) -> TableInfo:
        view = client.perspective or Perspective(SPECTATOR, Language.EN)
        return self._infos.info(client, view.seat, view.language)

    # --- presence --------------------------------------------------------------------------------

    async def _announce_presence(self) -> None:
        """Announce presence to other nodes, then to the clients here; repeated as a heartbeat."""
        self._announced = time.monotonic()
        self.messages.only_for({each.perspective for each in self._clients if each.perspective is not None})
        self.presence.see(self._clients)
        seats, spectators = self.presence.here
        room = self.room
        await self._publish(Topic.HERE, seats=seats, spectators=spectators, ply=room.state.ply, at=room.time.now())
        self._send_presence()

    def _send_presence(self) -> None:
        """Send absences, spectators and claimable seats, if any have changed."""
        presence = self.presence
        presence.see(self._clients)
        claims = frozenset((each.person, presence.claimable(each)) for each in self._clients)
        shown = presence.gone, presence.spectators, claims
        if shown != self._sent_presence:
            self._sent_presence = shown
            self._send_seats()

    # --- other nodes -----------------------------------------------------------------------------

    async def _publish(self, topic: Topic, **values: Any) -> None:
        pubsub = self._services.pubsub
        await pubsub.publish(self.room.id, Note(topic, pubsub.node, **values))

    async def receive(self, note: Note) -> None:
        """React to another node's note."""
        match note.about:
            case Topic.ENTRIES:
                await self.follow()
            case Topic.TABLE:
                await self.refresh()
            case Topic.HERE:
                self.presence.update_from(note)
                if note.ply == self.room.state.ply:
                    self.room.time.advance(note.at)
                self._send_presence()
            case Topic.WHO:
                await self._announce_presence()
            case Topic.SKIP:
                self._autoplay.skip(note.seat)
            case Topic.SIGNAL:
                self._send_signal(note.seat, note.signal)

    async def follow(self) -> None:
        """Catch up with other nodes. The node that wrote runs the bots; this one steps in after a grace period."""
        self._polled = time.monotonic()
        async with self.room.lock:
            await self._broadcast_all(self.room.catch_up())
        await self._send_tables()
        self.autoplay(self._services.timing.grace)

    async def refresh(self) -> None:
        """Reload seats, decks and names from the store, and send what changed."""
        before = self.room.table
        async with self.room.lock:
            await self._broadcast_all(self.room.refresh())
            table = self.room.table
            for client in self._clients:
                perspective = client.perspective
                own = table.seats_of(client.person)
                if perspective is not None and perspective.seat >= 0 and perspective.seat not in own:  # it lost the seat
                    seat = own[0] if own else SPECTATOR
                    client.perspective, self._resend_all = Perspective(seat, perspective.language), True
            if [each.name for each in table.sittings] != [each.name for each in before.sittings]:
                self.messages.begun()
                self._resend_all = True
        if self._resend_all:
            await self._send_tables()
        elif _shown_facts(table) != _shown_facts(before):
            self._send_seats()
        self._changed.soon()
        self.autoplay()

    async def tick(self) -> None:
        """Send heartbeats, poll the store and end games whose time is up, as each is due."""
        timing, now = self._services.timing, time.monotonic()
        if self._clients and now - self._announced >= timing.here:
            await self._announce_presence()
        elif self._clients:
            self._send_presence()
        if now - self._polled >= timing.poll:
            await self.follow()
        if not self._clients:
            return
        async for command in self._timekeeper.overdue(self._selected):
            with suppress(RequestError):  # another node was faster
                await self.handle(command)

    # --- messages from clients ---------------------------------------------------------------------

    async def choose(self, client: Client, ply: int, choices: tuple[int, ...], hold: bool = False) -> None:
        perspective = self._seated(client)
        if len(choices) > MOST_CHOICES:
            raise RequestError(Code.TOO_LARGE, f"a message may have at most {MOST_CHOICES} choices")
        before, client.previewed = client.previewed, ()  # a broadcast of the final choices must find no preview
        try:
            handled = await self.handle(Choose(perspective.seat, ply, choices, perspective.language, hold))
        except RequestError:
            client.previewed = before
            raise
        if handled.preview is not None:
            client.previewed = choices
            self._select(perspective.seat, choices)
            self._put_preview(client, perspective, handled.preview, choices)

    def _select(self, seat: int, choices: tuple[int, ...]) -> None:
        """Remember a preview, also for when its client disconnects; those of closed questions are dropped."""
        since = self.room.state.since
        self._selected[Turn(seat, since.get(seat, -1))] = choices
        self._selected = {turn: each for turn, each in self._selected.items() if since.get(turn.seat) == turn.since}

    def _put_preview(self, client: Client, perspective: Perspective, preview: PreviewedGame, choices: tuple[int, ...]) -> None:
        view = self.messages.view(perspective, preview.game, preview.pending)
        ply, kept = self.room.state.ply, preview.kept
        client.put(encode(Preview(ply=ply, choices=choices, kept=kept, events=preview.events, view=view)))

    def why(self, client: Client, place: str, choices: tuple[int, ...]) -> Why:
        """Explain why the thing at `place` cannot be chosen, after the choices of a preview."""
        perspective, room = self._seated(client), self.room
        game = (
            room.preview_choices(perspective.seat, room.state.ply, choices, perspective.language).game if choices else room.game
        )
        refusals = [
            game.why_not(perspective.seat, choice)
            for choice in view_builder(room.plugin, game.stage).choices_at(game, perspective.seat, place)
        ]
        refusal = next(iter(refusals), None)
        if refusal is None or None in refusals:
            raise RequestError(Code.NOT_NOW, "this is a legal choice")
        words = game.describe_refusal(refusal, perspective.language, room.names)
        return Why(place=place, words=words, rule=refusal.rule)

    def hint(self, client: Client, ply: int, choices: tuple[int, ...]) -> None:
        self.teacher.hint(client, self._seated(client), ply, choices)

    async def review(self, client: Client) -> None:
        await self.teacher.review(client, self._seated(client))

    async def replay(self, client: Client, line: int, moves: int = 0) -> None:
        """Send the boards since an event of the log."""
        perspective = client.perspective
        assert perspective is not None
        if self.room.state.game is None or not 0 <= line < self.messages.lines(perspective):
            raise RequestError(Code.NOT_NOW, f"the log has no event {line}")
        async with self.room.lock:
            client.put(await self.messages.replayed(perspective, line, moves))

    async def set_passing(self, client: Client, window: str, how: str) -> None:
        perspective = self._seated(client)
        if window not in windows(self.room.plugin) or how not in list(PassPolicy):
            raise RequestError(Code.MALFORMED, f"unknown window {window!r} or pass policy {how!r}")
        async with self.room.lock:
            passing = {**self.room.sitting(perspective.seat).passing, window: how}
            await self._services.store.set_passing(self.room.id, perspective.seat, passing)
            await self._broadcast_all(self.room.refresh())
        await self._publish(Topic.TABLE)
        self.autoplay()

    async def signal(self, client: Client, signal: str) -> None:
        perspective = self._seated(client)
        self._send_signal(perspective.seat, signal)
        await self._publish(Topic.SIGNAL, seat=perspective.seat, signal=signal)

    def _send_signal(self, seat: int, signal: str) -> None:
        for client in self._ready():
            client.put(encode(Signalled(seat=seat, signal=signal)))

    async def skip(self, client: Client) -> None:
        """Let bots play without pauses until this player has to decide something."""
        seat = self._seated(client).seat
        self._autoplay.skip(seat)
        await self._publish(Topic.SKIP, seat=seat)

    async def offer(self, client: Client, kind: OfferKind) -> StoredTable | None:
        """Make or accept an offer. Returns the stored table once everyone agrees to a rematch."""
        await self.handle(MakeOffer(self._seated(client).seat, kind))
        offering = self.room.state.offers.get(OfferKind.REMATCH)
        if offering is None or not self.room.agreed(OfferKind.REMATCH, offering.seat, offering.agreed):
            return None
        return await self._services.store.table(self.room.id)

    async def decline(self, client: Client, kind: OfferKind) -> None:
        await self.handle(DeclineOffer(self._seated(client).seat, kind))

    async def undo(self, client: Client) -> None:
        await self.handle(Undo(self._seated(client).seat))

    async def resign(self, client: Client) -> None:
        await self.handle(Lose(self._seated(client).seat, RESIGNED))

    async def claim(self, client: Client, seat: int, bot: bool) -> None:
        """Claim a win over an absent player, or let a bot play for them."""
        if seat not in self.presence.claimable(client):
            raise RequestError(Code.NOT_NOW, "that seat cannot be claimed now")
        await self.handle(HandToBot(seat) if bot else Lose(seat, CLAIMED))

    def _seated(self, client: Client) -> Perspective:
        """The perspective of a seated client; RequestError for a spectator."""
        if client.perspective is None or client.perspective.seat < 0:
            raise RequestError(Code.NOT_YOURS, "only players at this table can do that")
        return client.perspective

    async def close(self) -> None:
        """Cancel pending bot answers and passes; all entries are already in the store."""
        await self._changed.close()
        await self._autoplay.close()
        await self.teacher.close()


def _shown_facts(table: StoredTable) -> object:
    """The stored facts that are sent to clients when they change."""
    return table.rematch, table.settings, [replace(each, seen=0, passing={}, archived=False) for each in table.sittings]
