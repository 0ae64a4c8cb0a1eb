"""A cable between a client and a service that a test can pull out."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self


class Cable:
    """Relays connections of a local port to another; pulled out, it delivers nothing."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._is_plugged = threading.Event()
        self._is_plugged.set()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.plug()

    def pull(self) -> None:
        self._is_plugged.clear()

    def plug(self) -> None:
        """Plug it in again. Connections from before are lost."""
        for each in self._ends:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        self._ends.clear()
        self._is_plugged.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._copy, args=(one, other), daemon=True).start()

    def _copy(self, one: socket.socket, other: socket.socket) -> None:
        with one, suppress(OSError):
            while words := one.recv(65_536):
                self._is_plugged.wait()
                other.sendall(words)
            other.shutdown(socket.SHUT_RDWR)
