"""The application on a port, with the settings that it needs of uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from mulligan.server.app import Config, create_app
from mulligan.server.packing import TableProtocol
from mulligan.server.wire import MAX_MESSAGE

GARBAGE = (5_000, 20, 20)  # a board that is shown is thousands of objects, and nearly all are gone at once
GOODBYE = 3  # seconds that people who look at tables have to hear that the server stops
MOST_BYTES = 4  # of a letter


class Serving(uvicorn.Server):
    """Runs until it is told to stop; says when people can come."""

    def __init__(self, config: Config, ready: Callable[[], None] = lambda: None) -> None:
        self._ready = ready
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
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket on which people can come; `OSError` when somebody else has it. Port 0 is any that is free.

    Those who come get what is written at once: else the second part of an answer would wait until they confirm the first.
    """
    listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited; asyncio sets it only where a protocol is named
    return listening
