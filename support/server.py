"""A server in a thread of the test process, on a local port."""

from __future__ import annotations

import threading
import time

import httpx

from mulligan.server.app import Config
from mulligan.server.cluster.server import MulliganServer, listen


class RunningServer:
    """A server in a thread, with the HTTP clients of its guests."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self.database = config.database
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.sockets = f"ws://127.0.0.1:{self.port}"
        self._guests: list[httpx.Client] = []

    def start(self) -> None:
        self._uvicorn = MulliganServer(self._config)
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        self._uvicorn.should_exit = True
        self._thread.join(30)
        self._socket.close()

    def restart(self) -> None:
        """Stop, then start again with the same database and port."""
        self.stop()
        self._socket = listen("127.0.0.1", self.port)
        self.start()

    def stranger(self) -> httpx.Client:
        """A client without a session."""
        self._guests.append(httpx.Client(base_url=self.url, timeout=600))
        return self._guests[-1]

    def guest(self) -> httpx.Client:
        """A new guest's client, with its session cookie."""
        client = self.stranger()
        client.get("/api/me").raise_for_status()
        return client
