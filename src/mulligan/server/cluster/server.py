"""Runs the application in uvicorn."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mulligan.server import game_loader
from mulligan.server.app import Config, create_app
from mulligan.server.cluster.protocol import Connections
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.http.compression import TableProtocol
from mulligan.server.wire import MAX_MESSAGE

GARBAGE = (5_000, 20, 20)  # a board is thousands of objects, nearly all of them short-lived
GOODBYE = 3  # seconds for clients to learn that the server is stopping
MOST_BYTES = 4  # bytes of a character in UTF-8
BACKLOG = 256  # connections that wait to be accepted; asyncio accepts as many in one go
RESERVED = 128  # descriptors for the database, bots and files
AGAIN = 60.0  # seconds between reports that descriptors have run out
log = logging.getLogger(__name__)


class MulliganServer(uvicorn.Server):
    """Runs until stopped, and calls `ready` once it accepts connections."""

    def __init__(self, config: Config, ready: Callable[[], None] = lambda: None) -> None:
        self._ready, self._worker = ready, config.worker
        self._connecting: set[asyncio.Task[None]] = set()
        self._reported = -AGAIN
        super().__init__(
            uvicorn.Config(
                create_app(config),
                http=_limited(config),
                backlog=BACKLOG,
                forwarded_allow_ips=config.proxies,
                ws=TableProtocol,
                ws_max_size=MAX_MESSAGE * MOST_BYTES,
                timeout_graceful_shutdown=GOODBYE,
                server_header=False,
                access_log=False,  # privacy: visits are not recorded
                log_level="warning",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(*GARBAGE)
        asyncio.get_running_loop().set_exception_handler(self._report)
        await super().startup(sockets)
        if self.started:
            if self._worker is not None:
                asyncio.get_running_loop().add_reader(self._worker.connections, self._take_over, self._worker)
            self._ready()

    def _report(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Report once a minute that descriptors have run out; asyncio would print a traceback for each connection."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in (errno.EMFILE, errno.ENFILE):
            loop.default_exception_handler(context)
        elif time.monotonic() - self._reported >= AGAIN:
            self._reported = time.monotonic()
            log.error("cannot accept connections: %s", error.strerror)

    def _take_over(self, worker: ServerWorker) -> None:
        """Serve a connection handed over by the supervisor; exit if the supervisor is gone."""
        connection = worker.next_connection()
        if connection is None:
            asyncio.get_running_loop().remove_reader(worker.connections)
            self.should_exit = True
        else:
            task = asyncio.create_task(self._connect(connection))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):  # the client has already disconnected
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        """A protocol as uvicorn makes it for connections that it accepts itself."""
        protocol_class: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        game_loader.cancel_waits()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ignore Ctrl+C in a worker: it reaches all processes together, and the supervisor stops its workers itself."""
        if self._worker is None or sig != signal.SIGINT:
            super().handle_exit(sig, frame)


def _limited(config: Config) -> Any:
    """uvicorn's HTTP protocol with our limits, as a factory."""
    proxies = ProxyHeadersMiddleware(_nothing, config.proxies).trusted_hosts
    return Connections(config.patience, proxies.__contains__, config.limits.address_connections, most_connections()).protocol


async def _nothing(*_: Any) -> None:
    """An application for the middleware that parses the proxies' addresses."""


def most_connections() -> int | None:
    """The connections that this process may accept; None without a limit. Raises its limit of descriptors first."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(soft // 2, soft - RESERVED)


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket; OSError if the port is taken. Port 0 picks a free one.

    TCP_NODELAY keeps the second part of a response from waiting until the client acknowledges the first.
    """
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=BACKLOG)
    listening.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
    )  # inherited by connections; asyncio sets it only if the socket names TCP
    return listening
