"""Several worker processes behind one port, because one Python interpreter uses only one CPU core.

The supervisor accepts connections, peeks at the first line of the request, hands the connection to a worker and relays notes
between workers. Each table has a home worker, so that its room is loaded once; any other could serve it too, at more cost.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import re
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import cycle
from multiprocessing.process import BaseProcess
from typing import Any

from mulligan.server.app import Config
from mulligan.server.cluster.server import MulliganServer, most_connections
from mulligan.server.cluster.worker import STARTED, ServerWorker, home

FIRST_LINE = 256  # bytes of a request to peek at; the table's id is near the beginning
FIRST_WORD = 10.0  # seconds for a new connection to send its first byte
GOODBYE = 10.0  # seconds for a worker to exit by itself
AGAIN = 1.0  # seconds before a retry
_TABLE = re.compile(rb"[A-Z]+ /(?:ws|api)/tables/([a-z0-9]+)")
log = logging.getLogger(__name__)


class NotStarted(Exception):
    """A worker did not start; it has printed the reason itself."""


def serve(config: Config, listening: socket.socket, processes: int, ready: Callable[[], None]) -> None:
    """Serve until stopped: in this process, or in several workers behind it."""
    most_connections()  # before the workers inherit the limit
    if processes == 1:
        MulliganServer(config, ready).run([listening])
    else:
        asyncio.run(_Supervisor(config, processes, ready).run(listening))


@dataclass(frozen=True, slots=True, eq=False)
class _Worker:
    process: BaseProcess
    connections: socket.socket
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class _Supervisor:
    """Starts workers, routes connections to them, and replaces those that die."""

    def __init__(self, config: Config, processes: int, ready: Callable[[], None]) -> None:
        self._config, self._ready = replace(config, bots=max(1, config.bots // processes)), ready
        self._workers: list[_Worker | None] = [None] * processes
        self._next = cycle(range(processes))
        self._stopping = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        try:
            await asyncio.gather(*map(self._start, range(len(self._workers))))
            self._ready()
            self._spawn(self._accept(listening))
            await self._stopping.wait()
        finally:
            await self._stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- workers ---------------------------------------------------------------------------------

    async def _start(self, number: int) -> None:
        connections, theirs = socket.socketpair()
        notes, their_notes = socket.socketpair()
        worker = ServerWorker(number, len(self._workers), theirs, their_notes)
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(replace(self._config, worker=worker),))
        process.start()
        theirs.close()
        their_notes.close()
        connections.setblocking(False)
        self._workers[number] = started = _Worker(process, connections, *await asyncio.open_connection(sock=notes))
        if await asyncio.get_running_loop().sock_recv(connections, 1) != STARTED:
            self._forget(number, started)
            raise NotStarted(f"server worker {number + 1} did not start")
        self._spawn(self._relay(number, started))

    async def _relay(self, number: int, worker: _Worker) -> None:
        """Relay a worker's notes to all others. If it dies unexpectedly, start another in its place."""
        while line := await worker.reader.readline():
            for other in self._workers:
                if other is not None and other is not worker:
                    other.writer.write(line)
        self._forget(number, worker)
        while not self._stopping.is_set() and self._workers[number] is None:
            log.error("server worker %d died; starting a new one", number + 1)
            await asyncio.sleep(AGAIN)
            with suppress(NotStarted):
                await self._start(number)

    def _forget(self, number: int, gone: _Worker) -> None:
        self._workers[number] = None
        gone.writer.close()
        gone.connections.close()

    async def _stop(self) -> None:
        self._stopping.set()
        for task in self._tasks:
            task.cancel()
        running = [each.process for each in self._workers if each is not None]
        for process in running:
            process.terminate()
        for process in running:
            await asyncio.to_thread(process.join, GOODBYE)
            process.kill()

    # --- connections -----------------------------------------------------------------------------

    async def _accept(self, listening: socket.socket) -> None:
        listening.setblocking(False)
        while True:
            try:
                connection, _ = await asyncio.get_running_loop().sock_accept(listening)
            except OSError as error:  # such as too many open files
                log.error("accept() failed: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                self._spawn(self._route(connection))

    async def _route(self, connection: socket.socket) -> None:
        """Hand a connection to its table's home worker, or to any worker; close it if it sends nothing."""
        with connection, suppress(OSError, TimeoutError):  # closes our copy only; the worker has its own
            first = await asyncio.wait_for(_first_line(connection), FIRST_WORD)
            found = _TABLE.match(first)
            wanted = home(found[1], len(self._workers)) if found else next(self._next)
            worker = self._workers[wanted] or next(filter(None, self._workers), None)
            if first and worker is not None:
                socket.send_fds(worker.connections, [b"\0"], [connection.fileno()])


async def _first_line(connection: socket.socket) -> bytes:
    """Peek at the first bytes of a connection without consuming them."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(connection, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(connection)
    return connection.recv(FIRST_LINE, socket.MSG_PEEK)


def _serve(config: Config) -> None:
    """Run a worker process."""
    assert config.worker is not None
    MulliganServer(config, config.worker.started).run([])
