"""uvicorn's HTTP protocol with limits: by itself, uvicorn waits forever for the rest of a request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mulligan.server.http.rate_limits import count_down, network
from mulligan.server.limits import Patience


@dataclass(slots=True, eq=False)
class Connections:
    """Limits that the HTTP connections of a server share."""

    patience: Patience
    is_proxy: Callable[[str], bool]  # a proxy has the connections of many people
    per_address: int
    most: int | None  # in all; further ones are closed, so that descriptors remain for the database
    by_address: Counter[str] = field(default_factory=Counter)

    def protocol(self, **options: Any) -> asyncio.Protocol:
        return LimitedProtocol(self, **options)


class LimitedProtocol(H11Protocol):
    """Closes connections whose requests do not arrive in time, that read nothing, or of which there are too many."""

    def __init__(self, limits: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._is_released = False
        self._address = ""  # counted in `by_address`; empty: not counted
        self._awaited: object = None  # what the deadline is for
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        limits, host = self._limits, self.client[0] if self.client is not None else ""
        if host and not limits.is_proxy(host):
            self._address = network(host)
            limits.by_address[self._address] += 1
        too_many = limits.most is not None and len(self.connections) > limits.most
        if too_many or limits.by_address[self._address] > limits.per_address:
            transport.abort()
        else:
            self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def _release(self) -> None:
        """Stop all timers and counts: the connection is lost, or now a socket, which has its own limits."""
        self._is_released = True
        self._await(None)
        self._stop_reading()
        if self._address:
            count_down(self._limits.by_address, self._address)
            self._address = ""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._await(None if self._is_released else self.conn.their_state)

    def _await(self, state: object) -> None:
        """Set the deadline for the head or the body of a request. A part of it does not extend the deadline."""
        if state is self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        patience, self._awaited = self._limits.patience, state
        seconds = patience.head if state is h11.IDLE else patience.body if state is h11.SEND_BODY else None
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self._reading or self.loop.call_later(self._limits.patience.reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
