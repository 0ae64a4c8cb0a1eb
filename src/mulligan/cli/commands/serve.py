"""Run the server and open the page from the command line."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import dataclass, replace
from errno import EADDRINUSE
from pathlib import Path
from urllib.request import urlopen

from redis.asyncio import Redis
from redis.exceptions import RedisError
from rich.console import Console

from mulligan.cli.errors import UserError
from mulligan.server.app import PROXIES, Config
from mulligan.server.cluster.server import listen
from mulligan.server.cluster.supervisor import NotStarted
from mulligan.server.cluster.supervisor import serve as run
from mulligan.server.limits import Limits
from mulligan.server.store import Store, StoreError

HOST, PORT = "127.0.0.1", 8000
REDIS_SECONDS = 5.0  # to answer before the start
PORTS = 20  # number of ports to try, from the default on


@dataclass(frozen=True, slots=True)
class Place:
    host: str
    port: int

    @property
    def url(self) -> str:
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}/"


def serve(
    console: Console,
    place: Place,
    database: str | None,
    redis: str | None,
    processes: int,
    opens: bool,
    proxies: str = PROXIES,
    per_address: int = Limits().address_sockets,
) -> None:
    """Run the server until it is stopped; with `opens`, open the page."""
    if processes > 1 and sys.platform == "win32":
        raise UserError("the server runs in one process on Windows; leave out --processes")
    try:
        listening = listen(place.host, place.port)
    except OSError as error:
        reason = "the port is already in use" if error.errno == EADDRINUSE else error.strerror or str(error)
        raise UserError(f"cannot listen on {place.host}, port {place.port}: {reason}") from error
    config = replace(_config(database, redis), proxies=proxies, limits=Limits().scaled(per_address))
    _run(console, place.host, listening, config, processes=processes, opens=opens)


def play(console: Console) -> None:
    """Open the page on a running local server, or start one."""
    for port in range(PORT, PORT + PORTS):
        try:
            listening = listen(HOST, port)
        except OSError:
            if is_mulligan(Place(HOST, port)):
                console.print(f"Mulligan is already running at [link]{Place(HOST, port).url}[/link]")
                webbrowser.open(Place(HOST, port).url)
                return
            continue
        _run(console, HOST, listening, _config(None, None), processes=1, opens=True)
        return
    raise UserError(f"no port from {PORT} to {PORT + PORTS - 1} is free; choose one with `mulligan serve --port`")


def default_database() -> Path:
    """A file in the user's data folder."""
    if sys.platform == "win32":
        folder = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "mulligan" / "mulligan.db"


def _config(database: str | None, redis: str | None) -> Config:
    """The server's configuration. Bots get half of the cores, so that they do not slow down the server."""
    return Config(database or str(default_database()), redis, bots=max(1, (os.cpu_count() or 1) // 2))


def _run(console: Console, host: str, listening: socket.socket, config: Config, *, processes: int, opens: bool) -> None:
    place = Place(host, listening.getsockname()[1])

    def ready() -> None:
        console.print(f"Mulligan is running at [link]{place.url}[/link] (Ctrl+C to stop)")
        if opens:  # in a thread: with some browsers the call returns only when they are closed
            threading.Thread(target=webbrowser.open, args=(place.url,), daemon=True).start()

    with listening:
        asyncio.run(_check(config))
        try:
            run(config, listening, processes, ready)
        except NotStarted as error:
            raise UserError(str(error)) from error


async def _check(config: Config) -> None:
    """Report problems with the database or Redis before anything starts."""
    try:
        await (await Store.open(config.database)).close()
    except StoreError as error:
        raise UserError(str(error)) from error
    if config.redis is not None:
        try:
            async with Redis.from_url(
                config.redis, socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS
            ) as redis:
                await redis.ping()
        except (RedisError, ValueError, OSError) as error:
            raise UserError(f"cannot use Redis at {_without_password(config.redis)}: {error}") from error


def _without_password(url: str) -> str:
    """A URL to print: what stands before its host may be secret.

    >>> _without_password("redis://:secret@127.0.0.1:6379/0")
    'redis://…@127.0.0.1:6379/0'
    """
    scheme, slashes, rest = url.rpartition("://")
    _, at, place = rest.rpartition("@")
    return f"{scheme}{slashes}{'…' if at else ''}{at}{place}"


def is_mulligan(place: Place) -> bool:
    """Whether a Mulligan server is running there."""
    with suppress(OSError, ValueError, KeyError), urlopen(f"{place.url}schema/openapi.json", timeout=2) as answer:
        return bool(json.load(answer)["info"]["title"] == "Mulligan")
    return False
