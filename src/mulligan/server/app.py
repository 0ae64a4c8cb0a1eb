"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
)

from mulligan.registry import GAMES
from mulligan.server import game_loader
from mulligan.server.accounts import Accounts
from mulligan.server.cluster.worker import ServerWorker
from mulligan.server.decks.library import Decks
from mulligan.server.errors import RequestError
from mulligan.server.health import Readiness, healthz, readyz
from mulligan.server.http import static
from mulligan.server.http.api import API
from mulligan.server.http.languages import language_of
from mulligan.server.http.rate_limits import RateLimits
from mulligan.server.http.schema_page import SchemaPage
from mulligan.server.http.security import AnyRequest, add_headers
from mulligan.server.http.sockets import OpenSockets, table_socket
from mulligan.server.limits import Limits, Patience
from mulligan.server.overload import Overload
from mulligan.server.room.registry import RoomRegistry
from mulligan.server.room.state.clock import Timing
from mulligan.server.store import Store
from mulligan.server.store.uptime import BEAT
from mulligan.server.wire import Code, Refused, Settings

log = logging.getLogger(__name__)

# First parts of the addresses that the client handles; it reads the rest itself.
PAGES = frozenset({"", "about", "cards", "d", "decks", "games", "new", "rules", "table"})
SHARED = (
    "accounts",
    "library",
    "open_sockets",
    "overload",
    "rate_limits",
    "readiness",
    "registry",
    "tables",
)  # for handlers, by the names of their parameters
HOUR = 60 * 60
PROXIES = "127.0.0.1,::1"


@dataclass(frozen=True, slots=True)
class Config:
    database: str  # a URL, or the path of a SQLite file
    redis: str | None = None  # a URL; None: this is the only node
    bots: int = 1  # bots that think at the same time
    limits: Limits = field(default_factory=Limits)
    timing: Timing = field(default_factory=Timing)
    patience: Patience = field(default_factory=Patience)
    proxies: str = PROXIES  # addresses and networks of reverse proxies, with commas
    worker: ServerWorker | None = None  # None: a single process serves this port


def create_app(config: Config) -> Litestar:
    """Create the application. On startup it opens the database and loads the rules in the background."""
    return Litestar(
        route_handlers=[API, table_socket, healthz, readyz, asset, page],
        lifespan=[partial(_running, config)],
        dependencies={name: Provide(_of_state(name), sync_to_thread=False) for name in SHARED},
        exception_handlers={
            RequestError: _refused,
            HTTPException: _refused_by_litestar,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _broken,
        },
        before_send=[add_headers],
        request_max_body_size=config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Mulligan",
            version="1",
            description="Tables of Epic and Gwent. Play at a table goes over its WebSocket: docs/protocol.md.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[SchemaPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


@asynccontextmanager
async def _running(config: Config, app: Litestar) -> AsyncIterator[None]:
    """Open the store and the rooms for the lifetime of the application."""
    store = await Store.open(config.database)
    await store.uptime.begin()
    registry = await RoomRegistry.open(store, config.limits, config.timing, config.redis, config.bots, config.worker)
    app.state.accounts = Accounts(store, config.limits)
    app.state.library = Decks(store, config.limits)
    app.state.tables = registry.tables
    app.state.registry = registry
    app.state.rate_limits = rate_limits = RateLimits(config.limits, config.redis)
    app.state.open_sockets = OpenSockets()
    app.state.overload = overload = Overload()
    rules = asyncio.create_task(_warm_up())
    app.state.readiness = Readiness(store.ping, rules)
    regular = (_regularly(HOUR, partial(_sweep, store, config.limits)), _regularly(BEAT, store.uptime.beat))
    tasks = [rules, *(asyncio.create_task(work) for work in (overload.watch(), *regular))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await registry.close()
        await rate_limits.close()
        await _tried(store.uptime.beat)
        await store.close()


async def _warm_up() -> None:
    """Load the default rules of every game while the first visitors look at the page."""
    try:
        for game in GAMES:
            await game_loader.prepared(Settings(game=game))
    except RequestError:  # interrupted: the server is stopping
        raise
    except Exception:
        log.exception("cannot load the rules")
        raise
    gc.freeze()  # loaded rules stay in memory; scanning them for garbage would pause every client for 0.2 s


async def _sweep(store: Store, limits: Limits) -> None:
    """Delete old tables that never began, and old sessions."""
    await store.forget_sessions()
    await store.forget_open_tables(time.time() - limits.idle_open_tables)


async def _regularly(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await _tried(work)
        await asyncio.sleep(seconds)


async def _tried(work: Callable[[], Awaitable[None]]) -> None:
    """Do work with the database, which may not answer now."""
    try:
        await work()
    except Exception:
        log.warning("regular work with the database failed", exc_info=True)


def _of_state(name: str) -> Any:
    def provide(state: State) -> Any:
        return getattr(state, name)

    return provide


# --- pages -------------------------------------------------------------------------------------------


@get("/assets/{name:path}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the client with a hash in its name."""
    found = static.file(f"assets{name}")
    if found is None:
        raise RequestError(Code.NOT_FOUND, "no such file")
    return found.answer(request, static.FOREVER)


@get(["/", "/{name:path}"], include_in_schema=False)
async def page(request: AnyRequest, name: FromPath[str] = "/") -> Response[bytes]:
    """The page, at every address it handles; or a file beside it, such as its icon."""
    first = name.strip("/").partition("/")[0]
    if first not in PAGES:
        found = static.file(name.strip("/"))
        if found is None and "text/html" in request.headers.get("accept", ""):
            return Response(static.page().body, status_code=HTTP_404_NOT_FOUND, media_type="text/html")  # it shows "not found"
        if found is None:
            raise RequestError(Code.NOT_FOUND, "no such page")
        return found.answer(request, static.ASK_FIRST)
    return static.page().answer(request, static.ASK_FIRST)


# --- refusals ----------------------------------------------------------------------------------------


def _refused(request: AnyRequest, refusal: RequestError) -> Response[Refused]:
    headers = {"retry-after": str(refusal.values["seconds"])} if refusal.code is Code.BUSY else None
    return Response(refusal.message(language_of(request)), status_code=refusal.status, headers=headers)


def _refused_by_litestar(_: AnyRequest, error: HTTPException) -> Response[Refused]:
    """Convert errors raised by the framework to our format."""
    codes = {HTTP_404_NOT_FOUND: Code.NOT_FOUND, HTTP_413_REQUEST_ENTITY_TOO_LARGE: Code.TOO_LARGE}
    code = codes.get(error.status_code, Code.MALFORMED if error.status_code < 500 else Code.BROKEN)
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{each.get('key', 'body')}: {each['message']}" for each in extra if "message" in each]
    words = "; ".join(reasons) or error.detail
    return Response(Refused(code=code, words=words), status_code=error.status_code, headers=error.headers)


def _unreadable(_: AnyRequest, error: UnicodeDecodeError | RecursionError) -> Response[Refused]:
    """Refuse bodies that the framework fails to reject itself."""
    words = (
        f"the body is not UTF-8: {error.reason}" if isinstance(error, UnicodeDecodeError) else "the body is nested too deeply"
    )
    refusal = RequestError(Code.MALFORMED, words)
    return Response(refusal.message(), status_code=refusal.status)


def _broken(request: AnyRequest, error: Exception) -> Response[Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    refusal = RequestError(Code.BROKEN, "internal error; it has been logged")
    return Response(refusal.message(), status_code=refusal.status)
