"""What protects people from other sites and from floods: headers, origins, rates."""

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
    # The page has no other source than this server. Styles may stand on elements: the client places and colours things so.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # the address of a table is nobody else's business
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_READING = frozenset({"GET", "HEAD", "OPTIONS"})


async def add_headers(message: Message, scope: Scope) -> None:
    """To everything that is answered, also to what is not found."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


def check_origin(connection: AnyConnection) -> None:
    """A browser says which page a request comes from: only our own may change something or open a socket.

    Programs that are no browsers say nothing, and nobody else's cookie is with them.
    """
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    host = connection.headers.get("host", "")
    foreign_site = site is not None and site not in ("same-origin", "none")
    foreign_origin = origin is not None and urlsplit(origin).netloc.lower() != host.lower()
    if foreign_site or foreign_origin:
        raise RequestError(Code.ORIGIN, "this came from another site")


def check_request(request: AnyRequest) -> None:
    """Before anything that changes something: where it comes from, and that it is JSON, which no form of another site sends."""
    if request.method in _READING:
        return
    check_origin(request)
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if has_body and request.content_type[0] != "application/json":
        raise RequestError(Code.MALFORMED, "the body is not JSON: its content type is application/json")
