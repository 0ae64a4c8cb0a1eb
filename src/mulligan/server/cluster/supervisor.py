"""One port, several processes: an interpreter uses one processor, and a machine has more.

Who comes to a table is sent to the process that the table belongs to, so that one has the room and not all of them; another
would serve it as well, only with more work. The process in front takes everybody in, looks at the first line, hands the
connection over, and passes on what the processes tell each other.
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
from mulligan.server.cluster.server import Serving
from mulligan.server.cluster.worker import STARTED, ServerWorker, home

FIRST_LINE = 256  # bytes of a request that are looked at: the name of a table stands near the beginning
FIRST_WORD = 10.0  # seconds that somebody who comes has to say something
GOODBYE = 10.0  # seconds that a process has to end by itself
AGAIN = 1.0  # seconds before what went wrong is tried again
_TABLE = re.compile(rb"[A-Z]+ /(?:ws|api)/tables/([a-z0-9]+)")
log = logging.getLogger(__name__)


class NotStarted(Exception):
    """The server could not be started; what is wrong was said by the process that broke."""


def serve(config: Config, listening: socket.socket, processes: int, ready: Callable[[], None]) -> None:
    """Until it is told to stop: in this process, or in several behind this one."""
    if processes == 1:
        Serving(config, ready).run([listening])
    else:
        asyncio.run(_Front(config, processes, ready).run(listening))


@dataclass(frozen=True, slots=True, eq=False)
class _Process:
    """One that serves."""

    process: BaseProcess
    connections: socket.socket
    hears: asyncio.StreamReader
    says: asyncio.StreamWriter


class _Front:
    """The processes that serve, and others in the place of those that break."""

    def __init__(self, config: Config, processes: int, ready: Callable[[], None]) -> None:
        self._config, self._ready = replace(config, bots=max(1, config.bots // processes)), ready
        self._processes: list[_Process | None] = [None] * processes
        self._next = cycle(range(processes))
        self._stopping = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self._stopping.set)
        try:
            await asyncio.gather(*map(self._start, range(len(self._processes))))
            self._ready()
            self._spawn(self._take_in(listening))
            await self._stopping.wait()
        finally:
            await self._stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- processes -------------------------------------------------------------------------------

    async def _start(self, number: int) -> None:
        connections, theirs = socket.socketpair()
        notes, their_notes = socket.socketpair()
        worker = ServerWorker(number, len(self._processes), theirs, their_notes)
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(replace(self._config, worker=worker),))
        process.start()
        theirs.close()
        their_notes.close()
        connections.setblocking(False)
        self._processes[number] = started = _Process(process, connections, *await asyncio.open_connection(sock=notes))
        if await asyncio.get_running_loop().sock_recv(connections, 1) != STARTED:
            self._forget(number, started)
            raise NotStarted(f"process {number + 1} of the server did not start")
        self._spawn(self._relay(number, started))

    async def _relay(self, number: int, told: _Process) -> None:
        """What one process says goes to all others. When it ends, and nobody asked it to, another takes its place."""
        while line := await told.hears.readline():
            for other in self._processes:
                if other is not None and other is not told:
                    other.says.write(line)
        self._forget(number, told)
        while not self._stopping.is_set() and self._processes[number] is None:
            log.error("process %d of the server is gone; another takes its place", number + 1)
            await asyncio.sleep(AGAIN)
            with suppress(NotStarted):
                await self._start(number)

    def _forget(self, number: int, gone: _Process) -> None:
        self._processes[number] = None
        gone.says.close()
        gone.connections.close()

    async def _stop(self) -> None:
        self._stopping.set()
        for task in self._tasks:
            task.cancel()
        there = [each.process for each in self._processes if each is not None]
        for process in there:
            process.terminate()
        for process in there:
            await asyncio.to_thread(process.join, GOODBYE)
            process.kill()

    # --- people ----------------------------------------------------------------------------------

    async def _take_in(self, listening: socket.socket) -> None:
        listening.setblocking(False)
        while True:
            try:
                connection, _ = await asyncio.get_running_loop().sock_accept(listening)
            except OSError as error:  # so many are there that no more can be taken in just now
                log.error("nobody can be taken in: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                self._spawn(self._send_on(connection))

    async def _send_on(self, connection: socket.socket) -> None:
        """To the process that has the table; to any of them where it is about none. Who says nothing is let go."""
        with connection, suppress(OSError, TimeoutError):  # of this process: the one that serves has its own
            first = await asyncio.wait_for(_first_line(connection), FIRST_WORD)
            found = _TABLE.match(first)
            wanted = home(found[1], len(self._processes)) if found else next(self._next)
            there = self._processes[wanted] or next(filter(None, self._processes), None)
            if first and there is not None:
                socket.send_fds(there.connections, [b"\0"], [connection.fileno()])


async def _first_line(connection: socket.socket) -> bytes:
    """What somebody says first; it is still there to be read."""
    loop = asyncio.get_running_loop()
    said = asyncio.Event()
    loop.add_reader(connection, said.set)
    try:
        await said.wait()
    finally:
        loop.remove_reader(connection)
    return connection.recv(FIRST_LINE, socket.MSG_PEEK)


def _serve(config: Config) -> None:
    """What such a process does."""
    assert config.worker is not None
    Serving(config, config.worker.started).run([])
