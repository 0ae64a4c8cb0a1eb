"""Start PostgreSQL and Redis for tests and benchmarks, on free ports and with temporary data."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

PATIENCE = 60  # seconds for a service to start on a busy machine


class NotInstalled(Exception):
    """A program is missing; `package` is the Debian package that has it."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed")
        self.package = package


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def missing_services() -> list[str]:
    """The Debian packages that are not installed."""
    found = {"postgresql": _postgres_programs(), "redis-server": shutil.which("redis-server")}
    return [package for package, program in found.items() if program is None]


def _postgres_programs() -> Path | None:
    """The folder of initdb and postgres, which Debian does not put on the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "postgres").exists() and (each / "initdb").exists()), None)


def _not_as_root(folder: str) -> Mapping[str, Any]:
    """Options to run a process as another user, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = next(each for name in ("postgres", "nobody") for each in pwd.getpwall() if each.pw_name == name)
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run a PostgreSQL server. Yields its URL; `{url}/name` names a database."""
    programs = _postgres_programs()
    if programs is None:
        raise NotInstalled("postgresql")
    folder = tempfile.mkdtemp(prefix="mulligan-postgres-")
    as_user, port = _not_as_root(folder), free_port()
    quiet: Mapping[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    made = [programs / "initdb", "-D", f"{folder}/data", "-U", "mulligan", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
    subprocess.run(made, check=True, **quiet, **as_user)
    asked = [programs / "postgres", "-D", f"{folder}/data", "-p", str(port), "-h", "127.0.0.1", "-k", folder]
    server = subprocess.Popen(asked, **quiet, **as_user)
    try:
        wait_for(lambda: _is_ready(Path(folder, "data", "postmaster.pid")))
        yield f"postgresql://mulligan@127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)  # disconnects clients instead of waiting for them
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str) -> str:
    """Create an empty database on a PostgreSQL server; return its URL."""
    name = f"mulligan_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{postgres}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{postgres}/{name}"


@contextmanager
def running_redis() -> Iterator[str]:
    """Run a Redis server without persistence. Yields its URL."""
    program = shutil.which("redis-server")
    if program is None:
        raise NotInstalled("redis-server")
    port = free_port()
    asked = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    try:
        wait_for(lambda: _listens(port))
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(ready: Callable[[], bool]) -> None:
    """Wait until `ready()` is true; fail after a minute."""
    until = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < until, "the service did not start"
        time.sleep(0.05)


def _is_ready(status: Path) -> bool:
    """Whether PostgreSQL accepts connections, according to line 8 of its status file."""
    return status.exists() and status.read_text().split("\n")[7:8] == ["ready   "]


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True
