"""A worker's side of the supervisor. Each worker is a node with its own rooms."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from zlib import crc32

STARTED = b"\n"  # sent to the supervisor once the worker accepts connections


@dataclass(frozen=True, slots=True)
class ServerWorker:
    """A worker's sockets to the supervisor."""

    number: int
    of: int  # number of workers
    connections: socket.socket  # receives client connections
    notes: socket.socket  # notes from and to other workers, one per line

    def has(self, table: str) -> bool:
        """Whether this worker is the table's home."""
        return home(table.encode(), self.of) == self.number

    def started(self) -> None:
        """Report to the supervisor that this worker accepts connections."""
        self.connections.sendall(STARTED)

    def next_connection(self) -> socket.socket | None:
        """The next client connection; None if the supervisor is gone."""
        _, handles, _, _ = socket.recv_fds(self.connections, 1, 1)
        return socket.socket(fileno=handles[0]) if handles else None


def home(table: bytes, processes: int) -> int:
    """The number of the worker that a table belongs to, from its id."""
    return crc32(table) % processes
