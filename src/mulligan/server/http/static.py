"""Static responses: files of the client, and answers that are the same for everyone. Compressed once, with an ETag."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

CLIENT = Path(__file__).parents[1] / "client"
FOREVER = "public, max-age=31536000, immutable"  # for files with a hash in their name
ASK_FIRST = "no-cache"  # cached, but revalidated each time; the reply is mostly 304
SMALLEST = 512  # bytes; compressing less gains nothing
_PACKED = ("font/woff2", "image/png", "image/webp")

MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mulligan</title>
<h1>Mulligan</h1>
<p>The server is running, but the client has not been built. Run <code>make client</code>, then reload this page.
<p><a href="/schema">API reference</a>
"""


@dataclass(frozen=True, slots=True)
class Served:
    """A response body, ready to send."""

    body: bytes
    packed: bytes | None  # gzipped, if that is smaller
    media_type: str
    tag: str

    def answer(self, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", "").split(", "):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.packed, "gzip"
        return Response(body, status_code=HTTP_200_OK, headers=headers, media_type=self.media_type)


def served(body: bytes, media_type: str) -> Served:
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= SMALLEST and media_type not in _PACKED else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    return Served(body, packed, media_type, f'W/"{sha256(body).hexdigest()[:24]}"')


def page() -> Served:
    """The client's page; if the client is not built, a page that says how to build it."""
    return file("index.html") or served(MISSING.encode(), "text/html")


def file(name: str) -> Served | None:
    """A file of the client; None if there is none."""
    path = CLIENT / name
    try:
        if ".." in path.parts or not path.resolve().is_relative_to(CLIENT.resolve()) or not path.is_file():
            return None
    except (OSError, ValueError):  # a name that is too long, or has a null byte
        return None
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(256)
def _read(path: Path, changed: int) -> Served:
    """Read a file. `changed` is part of the cache key, so an edited file is read again."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return served(path.read_bytes(), kind)
