"""`mulligan serve` and `mulligan play` as users run them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from typer.testing import CliRunner

from mulligan.cli.app import app
from mulligan.cli.commands.serve import Place, default_database, is_mulligan, serve
from mulligan.cli.errors import UserError
from mulligan.server.app import Config
from mulligan.server.cluster.server import listen
from support.server import RunningServer
from support.services import free_port, wait_for


def environment(home: Path) -> dict[str, str]:
    """The environment of a user with an empty home, and with a browser that logs the URLs it opens."""
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {home}/opened\n')
    browser.chmod(0o755)
    return {**os.environ, "XDG_DATA_HOME": str(home), "BROWSER": str(browser), "COLUMNS": "200"}


def page(port: int) -> str | None:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
            return str(answer.read().decode())
    except (urllib.error.URLError, ConnectionError):
        return None


@contextmanager
def mulligan(home: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    asked = [sys.executable, "-m", "mulligan", *words]
    command = subprocess.Popen(asked, env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield command
    finally:
        command.send_signal(signal.SIGINT)
        command.communicate(timeout=60)


def refused(home: Path, *words: str) -> str:
    with mulligan(home, *words) as command:
        said = command.communicate(timeout=60)[1]
    assert command.returncode == 2 and "Traceback" not in said, said
    return " ".join(said.split())


def test_a_server_serves_until_it_is_stopped(tmp_path: Path) -> None:
    port = free_port()
    with mulligan(tmp_path, "serve", "--port", str(port), "--open") as command:
        wait_for(lambda: page(port) is not None)
        assert "Mulligan" in (page(port) or "")
        wait_for((tmp_path / "opened").exists)
        assert (tmp_path / "opened").read_text().strip() == f"http://127.0.0.1:{port}/"
        assert (tmp_path / "mulligan" / "mulligan.db").exists()
        began = time.monotonic()
        command.send_signal(signal.SIGINT)
        command.wait(30)
        assert time.monotonic() - began < 15
    assert page(port) is None


def test_clients_waiting_for_a_compile_learn_of_a_shutdown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that are not in the cache take a while to compile."""
    monkeypatch.setenv("MULLIGAN_CACHE", str(tmp_path / "cache"))
    port = free_port()
    with mulligan(tmp_path, "serve", "--port", str(port)) as command:
        wait_for(lambda: page(port) is not None)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as guest, ThreadPoolExecutor(1) as beside:
            guest.get("/api/me").raise_for_status()
            asked = beside.submit(guest.post, "/api/tables", json={"game": "gwent", "bots": ["random"], "take": ["random"]})
            wait_for(lambda: httpx.get(f"http://127.0.0.1:{port}/api/preparing").json()["share"] is not None)
            command.send_signal(signal.SIGINT)
            assert asked.result().json()["code"] == "not_now"
        said = command.communicate(timeout=60)
    assert "Traceback" not in said[1] and "ERROR" not in said[1], said[1]


@pytest.mark.parametrize(
    ("database", "redis", "words"),
    [
        ("mysql://x", None, "no database 'mysql'"),
        ("postgresql://nobody@127.0.0.1:1/none", None, "cannot use the database"),
        (None, "redis://127.0.0.1:1", "cannot use Redis"),
        (None, "carrier pigeons", "cannot use Redis"),
    ],
)
def test_unusable_options_are_reported_before_the_start(
    tmp_path: Path, database: str | None, redis: str | None, words: str
) -> None:
    with pytest.raises(UserError, match=words):
        serve(Console(), Place("127.0.0.1", 0), database or str(tmp_path / "m.db"), redis, 1, opens=False)


def test_limits_are_set_by_options_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Config] = []
    monkeypatch.setattr("mulligan.cli.commands.serve.run", lambda config, *_: served.append(config))
    words = ["serve", "--port", "0", "--database", str(tmp_path / "m.db")]
    for more, environ in (
        ([], {}),
        ([], {"MULLIGAN_PROXIES": "10.0.0.0/8", "MULLIGAN_PER_ADDRESS": "600"}),
        (["--proxies", "10.0.0.1", "--per-address", "30"], {"MULLIGAN_PER_ADDRESS": "600"}),
    ):
        result = CliRunner().invoke(app, [*words, *more], env=environ)
        assert result.exit_code == 0, result.output
    assert [each.proxies for each in served] == ["127.0.0.1,::1", "10.0.0.0/8", "10.0.0.1"]
    limits = [(each.limits.address_sockets, each.limits.address_minute, each.limits.guests_minute) for each in served]
    assert limits == [(300, 1200, 60), (600, 2400, 120), (30, 120, 6)]


def test_the_password_of_redis_is_not_printed(tmp_path: Path) -> None:
    for url in ("redis://:secret@127.0.0.1:1", "redis://user:sec@ret@127.0.0.1:1/0", "secret@nonsense"):
        with pytest.raises(UserError) as refused:
            serve(Console(), Place("127.0.0.1", 0), str(tmp_path / "m.db"), url, 1, opens=False)
        assert "sec" not in str(refused.value)


def test_an_address_that_cannot_be_used_is_refused(server: RunningServer) -> None:
    with pytest.raises(UserError, match="the port is already in use"):
        serve(Console(), Place("127.0.0.1", server.port), None, None, 1, opens=False)
    with pytest.raises(UserError, match="cannot listen"):
        serve(Console(), Place("192.0.2.1", 0), None, None, 1, opens=False)


def test_a_running_server_is_found(server: RunningServer) -> None:
    assert is_mulligan(Place("127.0.0.1", server.port))
    assert not is_mulligan(Place("127.0.0.1", free_port()))


def test_options_of_a_game_are_for_the_terminal(tmp_path: Path) -> None:
    assert "--terminal" in refused(tmp_path, "play", "--mode", "duel")
    assert "--terminal" in refused(tmp_path, "draft", "--seats", "3")


def test_the_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_database() == tmp_path / "mulligan" / "mulligan.db"


def test_a_place_has_an_address_that_a_browser_can_open() -> None:
    assert Place("0.0.0.0", 80).url == "http://127.0.0.1:80/"
    assert Place("::1", 8000).url == "http://[::1]:8000/"
    assert Place("club.example", 8000).url == "http://club.example:8000/"


def test_connections_are_sent_without_delay() -> None:
    """With Nagle's algorithm, a response's body would come 40 ms after its headers, and a second message after the first."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        person, _ = listening.accept()
        with person:
            assert person.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
