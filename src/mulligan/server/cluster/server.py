"""The application on a port, with the settings that it needs of uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

from mulligan.server import game_loader
from mulligan.server.app import Config, create_app
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.http.compression import TableProtocol
from mulligan.server.wire import MAX_MESSAGE

GARBAGE = (5_000, 20, 20)  # a board that is shown is thousands of objects, and nearly all are gone at once
GOODBYE = 3  # seconds that people who look at tables have to hear that the server stops
MOST_BYTES = 4  # of a letter


class Serving(uvicorn.Server):
    """Runs until it is told to stop; says when people can come."""

    def __init__(self, config: Config, ready: Callable[[], None] = lambda: None) -> None:
        self._ready, self._share = ready, config.worker
        self._coming: set[asyncio.Task[None]] = set()
        super().__init__(
            uvicorn.Config(
                create_app(config),
                ws=TableProtocol,
                ws_max_size=MAX_MESSAGE * MOST_BYTES,
                timeout_graceful_shutdown=GOODBYE,
                server_header=False,
                access_log=False,  # who plays where is not written down
                log_level="warning",
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        gc.set_threshold(*GARBAGE)
        await super().startup(sockets)
        if self.started:
            if self._share is not None:
                asyncio.get_running_loop().add_reader(self._share.connections, self._take_over, self._share)
            self._ready()

    def _take_over(self, worker: ServerWorker) -> None:
        """Somebody was sent here; when nobody can be sent any more, there is nobody to serve."""
        connection = worker.next_connection()
        if connection is None:
            asyncio.get_running_loop().remove_reader(worker.connections)
            self.should_exit = True
        else:
            task = asyncio.create_task(self._welcome(connection))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        with suppress(OSError):  # gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        """As uvicorn makes them for those who come by themselves."""
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        game_loader.let_go()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever stops the server with the keyboard tells all processes at once; the one in front says when."""
        if self._share is None or sig != signal.SIGINT:
            super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """A socket on which people can come; `OSError` when somebody else has it. Port 0 is any that is free.

    Those who come get what is written at once: else the second part of an answer would wait until they confirm the first.
    """
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited; asyncio sets it only where a protocol is named
    return listening
