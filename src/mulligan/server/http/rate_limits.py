"""Rate limits by person, address, account and table, counted across requests and sockets.

With Redis, requests are also counted across nodes; what comes in through sockets is counted on each.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b

from redis.asyncio import Redis
from redis.exceptions import RedisError

from mulligan.server.accounts import COOKIE, compared
from mulligan.server.errors import RequestError
from mulligan.server.http.security import AnyConnection
from mulligan.server.limits import Limits
from mulligan.server.wire import Code

MINUTE, HOUR = 60, 3600
MOST_KEYS = 10_000  # buckets kept; the least recently used go first
MOST_WAIT = 2.0  # seconds that a message is delayed; a socket has one at a time, so this too limits its rate
IPV6_PREFIX = 64  # bits; a home has a network of this size, and can choose any address in it
PREFIX = "mulligan:rate:"
REDIS_WAIT = 0.25  # seconds; then this node counts alone
REDIS_PAUSE = 5.0  # seconds until Redis is tried again


class TokenBucket:
    """`rate` tokens a second, and at most `burst` in one go."""

    def __init__(self, rate: float, burst: float, now: float | None = None) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic() if now is None else now

    def take(self, count: float = 1.0) -> float:
        """Take tokens, on credit if necessary; return the seconds until they are available, at most `MOST_WAIT`."""
        self._refill(time.monotonic())
        self._left = max(self._left - count, -MOST_WAIT * self._rate)
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
    """A bucket for each key: `count` in `seconds`, all of them in one go if need be, or only `burst`."""

    def __init__(self, name: str, count: float, seconds: float = MINUTE, burst: float | None = None) -> None:
        self.name, self.count, self.seconds = name, count, seconds
        self._burst = count if burst is None else burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def bucket(self, key: str, now: float | None = None) -> TokenBucket:
        bucket = self._buckets.pop(key, None) or TokenBucket(self.count / self.seconds, self._burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket

    def allows(self, key: str, now: float | None = None) -> bool:
        return self.bucket(key, now).allows(now)


class SharedCounts:
    """Counts of requests in Redis, by periods of the clock. Without Redis, or while it is down, each node counts alone."""

    def __init__(self, redis: str | None) -> None:
        self._redis: Redis | None = None
        if redis is not None:
            self._redis = Redis.from_url(redis, socket_timeout=REDIS_WAIT, socket_connect_timeout=REDIS_WAIT)
        self._tries_again = 0.0

    async def allow(self, counted: Sequence[tuple[RateLimiter, str]]) -> bool:
        if self._redis is None or time.monotonic() < self._tries_again:
            return True
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for limiter, key in counted:
                    name = f"{PREFIX}{limiter.name}:{key}:{int(time.time() // limiter.seconds)}"
                    pipe.incr(name)
                    pipe.expire(name, int(limiter.seconds) + 1)
                counts = (await asyncio.wait_for(pipe.execute(), REDIS_WAIT))[::2]
        except (RedisError, OSError, TimeoutError):
            self._tries_again = time.monotonic() + REDIS_PAUSE
            return True
        return all(count <= limiter.count for count, (limiter, _) in zip(counts, counted, strict=True))

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()


class RateLimits:
    """Limits for requests, and for sockets and their messages."""

    def __init__(self, limits: Limits, redis: str | None = None) -> None:
        self._limits, self._shared = limits, SharedCounts(redis)
        self._people = RateLimiter("person", limits.person_minute)
        self._addresses = RateLimiter("address", limits.address_minute)
        self._guests = RateLimiter("guests", limits.guests_minute)
        self._passwords = RateLimiter("passwords", limits.passwords_minute)
        self._accounts = RateLimiter("account", limits.account_hour, HOUR)
        self._messages = RateLimiter("messages", limits.messages, 1, burst=3 * limits.messages)
        self._watching = RateLimiter("watching", limits.watching, 1, burst=3 * limits.watching)
        self._changes = RateLimiter("changes", limits.changes_minute, burst=limits.changes_minute / 3)
        self._signals = RateLimiter("signals", limits.signals_minute, burst=4)
        self._sockets: Counter[str] = Counter()

    async def check_request(self, connection: AnyConnection) -> None:
        """Count an API request, or the opening of a socket."""
        secret = connection.cookies.get(COOKIE)
        counted = [(self._addresses, _address(connection))]
        await self._check(*counted, *([(self._people, _digest(secret))] if secret else []))

    async def check_guest(self, connection: AnyConnection) -> None:
        await self._check((self._guests, _address(connection)))

    async def check_password(self, connection: AnyConnection, name: str) -> None:
        """Count an attempt to log in or register: by address, and by name, because addresses are cheap."""
        await self._check((self._passwords, _address(connection)), (self._accounts, _digest(compared(name))))

    async def _check(self, *counted: tuple[RateLimiter, str]) -> None:
        if not all(limiter.allows(key) for limiter, key in counted) or not await self._shared.allow(counted):
            raise RequestError(Code.TOO_FAST, "too many requests; wait a moment")

    async def close(self) -> None:
        await self._shared.close()

    # --- sockets ---------------------------------------------------------------------------------

    @contextmanager
    def socket(self, connection: AnyConnection, person: int | None, table: str, *, plays: bool) -> Iterator[SocketLimits]:
        """Count a socket while it is open, and limit what it sends together with its person's other sockets."""
        limits, address = self._limits, _address(connection)
        sender = f"person {person}" if person is not None else f"address {address}"
        counted = {f"address {address}": limits.address_sockets}
        if person is not None:
            counted[sender] = limits.person_sockets
        if not plays:
            counted[f"table {table}"] = limits.table_spectators
        if any(self._sockets[key] >= most for key, most in counted.items()):
            raise RequestError(Code.TOO_FAST, "too many connections")
        self._sockets.update(counted.keys())
        try:
            watching = None if plays else self._watching.bucket(table)
            yield SocketLimits(
                self._messages.bucket(sender), watching, self._changes.bucket(sender), self._signals.bucket(sender)
            )
        finally:
            for key in counted:
                count_down(self._sockets, key)


class SocketLimits:
    """The buckets of a socket, which it may share with others."""

    def __init__(self, messages: TokenBucket, watching: TokenBucket | None, changes: TokenBucket, signals: TokenBucket) -> None:
        self._messages, self._watching, self._changes, self._signals = messages, watching, changes, signals

    def delay(self, cost: float) -> float:
        """Count a message; return the seconds to wait before handling it."""
        return max(self._messages.take(cost), self._watching.take() if self._watching is not None else 0.0)

    def check_change(self) -> None:
        """Count an offer, an undo or a setting, which is stored and sent to everybody."""
        if not self._changes.allows():
            raise RequestError(Code.TOO_FAST, "too many changes; wait a moment")

    def check_signal(self) -> None:
        if not self._signals.allows():
            raise RequestError(Code.TOO_FAST, "too many signals; wait a moment")


def count_down(counts: Counter[str], key: str) -> None:
    """Subtract one; a key without any is dropped."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def network(host: str) -> str:
    """The address that a client is counted by.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return _digest(host)  # a name that a proxy has sent
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))


def _address(connection: AnyConnection) -> str:
    return network(connection.client.host) if connection.client is not None else ""


def _digest(text: str) -> str:
    """A short key for something that a client chooses, which may be long or secret."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
