"""A client's WebSocket. Incoming messages are checked and rate-limited; outgoing ones never block on a slow client."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mulligan.core.text import Language
from mulligan.server.accounts import COOKIE, Accounts
from mulligan.server.errors import RequestError
from mulligan.server.http.rate_limits import RateLimits, SocketLimits
from mulligan.server.http.security import check_origin
from mulligan.server.lobby.infos import may_look
from mulligan.server.room.clients.broadcast import Perspective, encode
from mulligan.server.room.clients.signals import SIGNALS
from mulligan.server.room.registry import RoomRegistry
from mulligan.server.room.session import RoomSession
from mulligan.server.wire import (
    MAX_MESSAGE,
    VERSION,
    Choose,
    Claim,
    ClientMessage,
    Code,
    Decline,
    Hint,
    Look,
    Offer,
    Passing,
    Ping,
    Pong,
    Replay,
    Resign,
    Review,
    Signal,
    Skip,
    Undo,
    WhyNot,
)

QUEUE = 64  # messages queued for a slow client; beyond that it is sent the whole table instead
LONG = 400  # characters per token of the rate limit, because replaying many choices takes time
SESSION_CHECK = 30.0  # seconds
STRIKES = 8  # refused messages of a kind our client never sends; then the socket is closed
_CHANGES = (Offer, Decline, Undo, Passing)
_PLACE = re.compile(r"[a-z_]+(/[0-9]{1,3})*")
_HOSTILE = (Code.MALFORMED, Code.TOO_LARGE, Code.VERSION)
NORMAL, GOING, POLICY, LATER, NOT_FOUND = 1000, 1001, 1008, 1013, 4404  # close codes

Socket: TypeAlias = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class SessionEnded(Exception):
    """The person has logged out."""


class NoLook(Exception):
    """No `look` message arrived in time."""


class Connection:
    """A client of a table, connected by a WebSocket."""

    def __init__(
        self,
        socket: Socket,
        registry: RoomRegistry,
        session: RoomSession,
        person: int | None,
        limits: SocketLimits,
        accounts: Accounts,
    ) -> None:
        self.person = person
        self.perspective: Perspective | None = None
        self.since = time.monotonic()
        self.previewed: tuple[int, ...] = ()
        self.lines = 0
        self._socket, self._registry, self._session = socket, registry, session
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._is_behind = False
        self._limits, self._accounts, self._checked = limits, accounts, self.since
        self._strikes = 0

    # --- out -------------------------------------------------------------------------------------

    def put(self, message: bytes) -> None:
        """Queue a message. A client that falls behind is sent the current table instead of what it missed."""
        if self._waiting.full():
            self._is_behind = True
            while not self._waiting.empty():
                self._waiting.get_nowait()
        self._waiting.put_nowait(message)

    async def send(self) -> None:
        """Send queued messages until the socket is closed."""
        while True:
            message = await self._waiting.get()
            if self._is_behind:
                self._is_behind = False
                while not self._waiting.empty():
                    self._waiting.get_nowait()
                self._session.resend(self)
                continue
            await self._socket.send_data(message)

    def rest(self) -> list[bytes]:
        """Take the unsent messages off the queue."""
        return [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]

    # --- in --------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Handle messages until the client disconnects or runs out of strikes."""
        while self._strikes < STRIKES:
            try:
                await self._do(await self._next())
            except RequestError as refusal:
                self._strikes += refusal.code in _HOSTILE
                language = self.perspective.language if self.perspective is not None else Language.EN
                self.put(encode(refusal.message(language)))

    async def _next(self) -> ClientMessage:
        first_word = self.since + self._registry.timing.first_word - time.monotonic()
        wait = max(0.0, first_word) if self.perspective is None else None  # pings do not extend it
        try:
            event: Mapping[str, Any] = await asyncio.wait_for(self._socket.receive(), wait)
        except TimeoutError:
            raise NoLook from None
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", GOING))
        await self._check_session()
        text: str | None = event.get("text")
        await asyncio.sleep(self._limits.delay(1 + len(text or "") / LONG))  # throttles clients that send too much
        if text is None:
            raise RequestError(Code.MALFORMED, "messages must be text, not binary")
        if len(text) > MAX_MESSAGE:
            raise RequestError(Code.TOO_LARGE, f"a message may have at most {MAX_MESSAGE} characters")
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise RequestError(Code.MALFORMED, str(error)) from error

    async def _check_session(self) -> None:
        """Now and then, check that the person has not logged out, perhaps at another node."""
        now = time.monotonic()
        if self.person is not None and now - self._checked > SESSION_CHECK:
            self._checked = now
            if await self._accounts.known(self._socket.cookies) is None:
                raise SessionEnded

    async def _do(self, message: ClientMessage) -> None:
        """Carry out a message. The first one must be `look`."""
        if self.perspective is None and not isinstance(message, Look | Ping):
            raise RequestError(Code.MALFORMED, "the first message must be `look`")
        session = self._session
        session.seen(self)
        if isinstance(message, _CHANGES):
            self._limits.check_change()
        match message:
            case Look():
                await self._look(message)
            case Choose(ply=ply, choices=choices, hold=hold):
                await session.choose(self, ply, choices, hold)
            case WhyNot(place=place, choices=choices):
                if not _PLACE.fullmatch(place):
                    raise RequestError(Code.MALFORMED, f"no place {place!r}")
                self.put(encode(session.why(self, place, choices)))
            case Hint(ply=ply, choices=choices):
                session.hint(self, ply, choices)
            case Replay(line=line, moves=moves):
                await session.replay(self, line, moves)
            case Review():
                await session.review(self)
            case Passing(window=window, how=how):
                await session.set_passing(self, window, how)
            case Signal(signal=signal):
                await self._signal(signal)
            case Skip():
                await session.skip(self)
            case Offer(kind=kind):
                agreed = await session.offer(self, kind)
                if agreed is not None:
                    await self._registry.rematch(agreed)
            case Decline(kind=kind):
                await session.decline(self, kind)
            case Undo():
                await session.undo(self)
            case Resign():
                await session.resign(self)
            case Claim(seat=seat, bot=bot):
                await session.claim(self, seat, bot)
            case Ping(at=at):
                self.put(encode(Pong(at=at)))

    async def _look(self, look: Look) -> None:
        if look.version != VERSION:
            raise RequestError(
                Code.VERSION, f"this server speaks version {VERSION}; reload the page", values={"version": VERSION}
            )
        try:
            language = Language(look.language)
        except ValueError as error:
            raise RequestError(Code.MALFORMED, f"no language {look.language!r}; available: {', '.join(Language)}") from error
        if not may_look(self._session.room.table, self.person, look.invitation):
            raise RequestError(Code.NOT_YOURS, "this table is private; ask a player for its link")
        await self._session.look(self, look.seat, language)

    async def _signal(self, signal: str) -> None:
        if signal not in SIGNALS:
            raise RequestError(Code.MALFORMED, f"no signal {signal!r}; available: {', '.join(SIGNALS)}")
        self._limits.check_signal()
        await self._session.signal(self, signal)


class OpenSockets:
    """The sockets of each session on this node, so that they end with it."""

    def __init__(self) -> None:
        self._by_secret: defaultdict[str, set[Socket]] = defaultdict(set)

    @contextmanager
    def opened(self, socket: Socket) -> Iterator[None]:
        secret = socket.cookies.get(COOKIE, "")
        self._by_secret[secret].add(socket)
        try:
            yield
        finally:
            self._by_secret[secret].discard(socket)
            if not self._by_secret[secret]:
                del self._by_secret[secret]

    async def close(self, secret: str) -> None:
        for socket in list(self._by_secret.get(secret, ())):
            await _send_away(socket, LATER)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    registry: NamedDependency[RoomRegistry],
    accounts: NamedDependency[Accounts],
    rate_limits: NamedDependency[RateLimits],
    open_sockets: NamedDependency[OpenSockets],
) -> None:
    """Serve one client at one table, as docs/protocol.md describes."""
    try:
        check_origin(socket)
        await rate_limits.check_request(socket)
    except RequestError as refusal:
        await socket.close(POLICY, refusal.code)  # before it is accepted: the handshake fails
        return
    await socket.accept()
    try:
        person = await accounts.known(socket.cookies)
        session = await registry.session(table_id.replace("\0", "-"))  # PostgreSQL knows no null characters
    except RequestError as refusal:
        await _send_away(socket, NOT_FOUND, encode(refusal.message()))
        return
    id = person.id if person is not None else None
    try:
        plays = bool(session.room.table.seats_of(id))
        with rate_limits.socket(socket, id, table_id, plays=plays) as limits, open_sockets.opened(socket):
            await _read(socket, Connection(socket, registry, session, id, limits, accounts), session)
    except RequestError as refusal:
        await _send_away(socket, LATER, encode(refusal.message()))


async def _read(socket: Socket, connection: Connection, session: RoomSession) -> None:
    sending = asyncio.create_task(connection.send())
    try:
        await connection.listen()
    except WebSocketDisconnect as gone:
        if gone.code in (NORMAL, GOING):
            session.seen(connection)
    except SessionEnded:
        await _send_away(socket, LATER)
    except NoLook:
        await _send_away(socket, POLICY, encode(RequestError(Code.MALFORMED, "no `look` message in time").message()))
    else:
        await _send_away(socket, POLICY, *connection.rest())
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
            await sending
        session.leave(connection)


async def _send_away(socket: Socket, code: int, *messages: bytes) -> None:
    """Send final messages, then close the socket."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        for message in messages:
            await socket.send_data(message)
        await socket.close(code)
