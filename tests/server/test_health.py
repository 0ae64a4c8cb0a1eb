"""/healthz and /readyz, for service managers and load balancers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url

from mulligan.server import game_loader
from mulligan.server.app import Config
from mulligan.server.health import FRESH, Readiness
from mulligan.server.limits import Limits
from mulligan.server.wire import Settings
from support.cable import Cable
from support.server import RunningServer
from support.services import wait_for

Serve = Callable[[Config], RunningServer]


def checked(server: RunningServer, path: str = "/readyz") -> tuple[int, str]:
    answer = httpx.get(f"{server.url}{path}", timeout=60)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["ok"] == (answer.status_code == 200)
    return answer.status_code, answer.json()["reason"]


async def quickly(_: Settings) -> None:
    """Instead of loading the rules."""


def test_health_is_not_rate_limited(tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_loader, "prepared", quickly)
    server = serve(Config(str(tmp_path / "m.db"), limits=Limits(address_minute=1)))
    assert [httpx.get(f"{server.url}/api/me").status_code for _ in range(2)] == [200, 429]
    assert {checked(server, "/healthz") for _ in range(20)} == {(200, "")}
    assert {checked(server) for _ in range(20)} == {(200, "")}


def test_not_ready_while_the_rules_are_loading(tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = False

    async def loading(_: Settings) -> None:
        while not loaded:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(game_loader, "prepared", loading)
    server = serve(Config(str(tmp_path / "m.db")))
    assert checked(server) == (503, "loading the rules")
    assert checked(server, "/healthz") == (200, "")
    loaded = True
    wait_for(lambda: checked(server) == (200, ""))


def test_rules_that_cannot_be_loaded(
    tmp_path: Path, serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: Settings) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(game_loader, "prepared", broken)
    server = serve(Config(str(tmp_path / "m.db")))
    wait_for(lambda: checked(server) == (503, "cannot load the rules; see the log"))
    assert "cannot load the rules" in caplog.text
    server.stop()
    assert "Traceback" not in caplog.text.partition("no space left")[2]


def test_not_ready_without_the_database(postgres_database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_loader, "prepared", quickly)
    url = make_url(postgres_database)
    assert url.port is not None
    with Cable(url.port) as cable:
        server = serve(Config(url.set(port=cable.port).render_as_string(hide_password=False)))
        wait_for(lambda: checked(server) == (200, ""))
        cable.pull()
        wait_for(lambda: checked(server) == (503, "the database does not answer"))
        assert checked(server, "/healthz") == (200, "")
        cable.plug()
        wait_for(lambda: checked(server) == (200, ""))


def test_many_questions_are_one_for_the_database() -> None:
    asked = 0

    async def ping() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.2)

    async def work() -> None:
        readiness = Readiness(ping, asyncio.create_task(asyncio.sleep(0)), patience=0.05)
        await asyncio.sleep(0.01)
        problems = await asyncio.gather(*(readiness.problem() for _ in range(50)))
        assert set(problems) == {"the database does not answer"} and asked == 1
        await asyncio.sleep(0.2)
        assert await readiness.problem() == "" and asked == 1
        await asyncio.sleep(FRESH)
        assert await readiness.problem() == "the database does not answer" and asked == 2

    asyncio.run(work())
