"""Server nodes in separate processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from support.services import free_port

PATIENCE = 60.0


class Node:
    """A server started by the command line."""

    def __init__(self, database: str, redis: str | None, processes: int = 1) -> None:
        self.port = free_port()
        self.url, self.sockets = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}"
        more = [*(["--redis", redis] if redis else []), "--processes", str(processes)]
        asked = [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port), "--database", database, *more]
        self._guests: list[httpx.Client] = []
        self.process = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the node did not start"
            with suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/games/en", timeout=PATIENCE).raise_for_status()
                return
            time.sleep(0.05)
        raise AssertionError("the node does not answer")

    def guest(self, known: httpx.Client | None = None) -> httpx.Client:
        """A new guest's client, or one with the session of another node's client."""
        guest = httpx.Client(base_url=self.url, timeout=PATIENCE, cookies=None if known is None else dict(known.cookies))
        self._guests.append(guest)
        guest.get("/api/me").raise_for_status()
        return guest

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def is_alone(self) -> bool:
        """Whether no process of its session is left."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def stop(self) -> None:
        for guest in self._guests:
            guest.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


Start = Callable[..., Node]
