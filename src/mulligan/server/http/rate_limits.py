"""Rate limits: token buckets for people, addresses and connections."""

from __future__ import annotations

import time
from collections import OrderedDict

from mulligan.server.accounts import COOKIE
from mulligan.server.errors import RequestError
from mulligan.server.http.security import AnyConnection
from mulligan.server.limits import Limits
from mulligan.server.wire import Code

MINUTE = 60.0
MOST_KEYS = 10_000  # buckets kept; the least recently used go first


class TokenBucket:
    """`rate` tokens a second, and at most `burst` in one go."""

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic() if now is None else now

    def take(self, count: float = 1.0) -> float:
        """Take tokens, on credit if necessary; return the seconds until they are available."""
        self._refill(time.monotonic())
        self._left -= count
        return max(0.0, -self._left / self._rate)

    def allows(self, now: float | None = None) -> bool:
        """Take a token if there is one."""
        self._refill(time.monotonic() if now is None else now)
        allowed = self._left >= 1
        self._left -= allowed
        return allowed

    def _refill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class RateLimiter:
    """A bucket for each key: `minute` requests per minute, all of them in one go if need be."""

    def __init__(self, minute: int) -> None:
        self._minute = minute
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, key: str, now: float | None = None) -> bool:
        bucket = self._buckets.pop(key, None) or TokenBucket(self._minute / MINUTE, self._minute, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.allows(now)


class RateLimits:
    """Limits for every request, by person and by address."""

    def __init__(self, limits: Limits) -> None:
        self._people = RateLimiter(limits.person_minute)
        self._addresses = RateLimiter(limits.address_minute)
        self._guests = RateLimiter(limits.guests_minute)
        self._passwords = RateLimiter(limits.passwords_minute)

    def check_request(self, connection: AnyConnection) -> None:
        """Count an API request, or the opening of a socket."""
        secret = connection.cookies.get(COOKIE)
        _check(self._addresses.allows(_address(connection)) and (secret is None or self._people.allows(secret)))

    def check_guest(self, connection: AnyConnection) -> None:
        _check(self._guests.allows(_address(connection)))

    def check_password(self, connection: AnyConnection) -> None:
        _check(self._passwords.allows(_address(connection)))


def _address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def _check(allowed: bool) -> None:
    if not allowed:
        raise RequestError(Code.TOO_FAST, "too many requests; wait a moment")
