"""The language of a request."""

from __future__ import annotations

from mulligan.core.text import Language
from mulligan.server.http.security import AnyRequest


def language_of(request: AnyRequest) -> Language:
    """The `language` of the query, or the first known one that `Accept-Language` prefers; English by default."""
    wanted = [request.query_params.get("language", ""), *accepted(request.headers.get("accept-language", ""))]
    return next((Language(each) for each in wanted if each in set(Language)), Language.EN)


def accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language` header without their regions, preferred ones first.

    >>> accepted("de-CH, fr;q=0.8, pl;q=0.9, *;q=0.1")
    ['de', 'pl', 'fr', '*']
    """
    found = [(_quality(options), name.strip().partition("-")[0].lower()) for name, _, options in _parts(header)]
    return [name for quality, name in sorted(found, key=lambda each: -each[0]) if quality > 0]


def _parts(header: str) -> list[tuple[str, str, str]]:
    return [part.partition(";") for part in header.split(",") if part.strip()]


def _quality(options: str) -> float:
    """The `q` of a language, 1 by default; 0 if it is not a number."""
    name, _, value = options.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
