"""One of several processes behind a port (`front`). Each is a node of its own, and has rooms of its own."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from zlib import crc32

STARTED = b"\n"  # what a process says when people can come


@dataclass(frozen=True, slots=True)
class ServerWorker:
    """What a process has of the one in front."""

    number: int
    of: int  # so many processes
    connections: socket.socket  # by which people come
    notes: socket.socket  # what the other processes say, a line each

    def has(self, table: str) -> bool:
        """Whether those who come to a table are sent here."""
        return home(table.encode(), self.of) == self.number

    def started(self) -> None:
        """People can come."""
        self.connections.sendall(STARTED)

    def next_connection(self) -> socket.socket | None:
        """Somebody came; None: the process in front is gone."""
        _, handles, _, _ = socket.recv_fds(self.connections, 1, 1)
        return socket.socket(fileno=handles[0]) if handles else None


def home(table: bytes, processes: int) -> int:
    """The process that a table belongs to, by its name."""
    return crc32(table) % processes
