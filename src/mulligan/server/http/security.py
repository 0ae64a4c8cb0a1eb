"""Protection against other sites: security headers, and checks of origin and content type."""

from __future__ import annotations

from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from mulligan.server.errors import RequestError
from mulligan.server.wire import Code

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
AnyRequest: TypeAlias = Request[Any, Any, Any]

HEADERS = {
    # The page loads only from this server. Inline styles are allowed: the client positions and colours elements with them.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # table addresses must not leak to other sites
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_READING = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, scope: Scope) -> None:
    """Add security headers to every response, including errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


def check_origin(connection: AnyConnection) -> None:
    """Refuse requests that a browser sends on behalf of another site.

    Programs other than browsers send no origin, and carry no one else's cookie.
    """
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    host = connection.headers.get("host", "")
    foreign_site = site is not None and site not in ("same-origin", "none")
    foreign_origin = origin is not None and urlsplit(origin).netloc.lower() != host.lower()
    if foreign_site or foreign_origin:
        raise RequestError(Code.ORIGIN, "requests from other sites are not allowed")


async def check_request(request: AnyRequest) -> None:
    """Check the origin of requests that change something, and that they are JSON, which forms on other sites cannot send.

    PostgreSQL stores no null characters, so they are refused everywhere.
    """
    if "\0" in request.scope["path"] or "\0" in request.url.query.replace("%00", "\0"):
        raise RequestError(Code.MALFORMED, "the address has a null character")
    if request.method in _READING:
        return
    check_origin(request)
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if has_body and request.content_type[0] != "application/json":
        raise RequestError(Code.MALFORMED, "the body must be JSON, with content type application/json")
    if rb"\u0000" in await request.body():
        raise RequestError(Code.MALFORMED, "the body has a null character")
