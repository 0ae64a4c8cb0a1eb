"""Health checks for service managers and load balancers. They are open to everyone and not rate-limited, so they stay cheap."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_405_METHOD_NOT_ALLOWED, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct

from mulligan.server.http.responses import REFUSALS

FRESH = 1.0  # seconds for which one answer of the database is reused
PATIENCE = 3.0  # seconds for the database to answer
NO_STORE = {"cache-control": "no-store"}
log = logging.getLogger(__name__)


class Health(Struct):
    ok: bool
    reason: str = ""  # why not


class Readiness:
    """Whether this process can serve tables: its rules are loaded, and the database answers."""

    def __init__(self, ping: Callable[[], Awaitable[None]], rules: asyncio.Task[None], patience: float = PATIENCE) -> None:
        self._ping, self._rules, self._patience = ping, rules, patience
        self._asking: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def problem(self) -> str:
        """Why the process isn't ready; empty if it is."""
        if not self._rules.done():
            return "loading the rules"
        if self._rules.cancelled() or self._rules.exception() is not None:
            return "cannot load the rules; see the log"
        return "" if await self._store_answers() else "the database does not answer"

    async def _store_answers(self) -> bool:
        """Ask the database, one question at a time. A question that takes too long continues until the database gives up."""
        if self._asking is None or (self._asking.done() and time.monotonic() - self._asked > FRESH):
            self._asking, self._asked = asyncio.create_task(self._ask()), time.monotonic()
        await asyncio.wait([self._asking], timeout=self._patience)
        return self._asking.done() and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self._ping()
        except Exception as error:
            log.warning("the database does not answer: %s", error)
            return False
        return True


_METHOD = {HTTP_405_METHOD_NOT_ALLOWED: REFUSALS[HTTP_405_METHOD_NOT_ALLOWED]}
_NOT_READY = ResponseSpec(Health, description="Not ready; `reason` says why", generate_examples=False)


@get("/healthz", summary="Does the server answer?", responses=_METHOD, sync_to_thread=False)
def healthz() -> Response[Health]:
    """Always answers `"ok": true` while the process runs; it asks nobody else."""
    return Response(Health(ok=True), headers=NO_STORE)


@get("/readyz", summary="Can the server serve tables?", responses={**_METHOD, HTTP_503_SERVICE_UNAVAILABLE: _NOT_READY})
async def readyz(readiness: NamedDependency[Readiness]) -> Response[Health]:
    """503 with a `reason` while the rules are loading or the database does not answer."""
    problem = await readiness.problem()
    status = HTTP_503_SERVICE_UNAVAILABLE if problem else HTTP_200_OK
    return Response(Health(not problem, problem), status_code=status, headers=NO_STORE)
