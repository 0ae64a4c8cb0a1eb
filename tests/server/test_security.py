"""Other origins, security headers, and secrets."""

from __future__ import annotations

import httpx
import pytest

from mulligan.server.http.rate_limits import RateLimiter
from support.server import RunningServer

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_another_site_cannot_change_anything(guest: httpx.Client, headers: dict[str, str]) -> None:
    before = guest.get("/api/me").json()
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/session"), ("DELETE", "/api/session")):
        answer = guest.request(method, path, json={"name": "Eve", "game": "epic"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert guest.get("/api/me").json() == before and guest.get("/api/tables").json()["mine"] == []


def test_our_own_page_can(server: RunningServer, guest: httpx.Client) -> None:
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert guest.patch("/api/me", json={"name": "Ana"}, headers=headers).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_forms_of_other_sites_are_refused(guest: httpx.Client, kind: str) -> None:
    answer = guest.post("/api/tables", content=b'{"game":"epic"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert guest.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/schema", "/assets/nothing", "/api/cards/epic/en"])
def test_every_answer_has_the_headers(guest: httpx.Client, path: str) -> None:
    headers = guest.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy, "no inline scripts"
    assert "http:" not in policy and "https:" not in policy and "*" not in policy, "nothing is loaded from other hosts"
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"] and headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_personal_responses_are_not_cached(guest: httpx.Client) -> None:
    assert guest.get("/api/me").headers["cache-control"] == "no-store"
    assert guest.get("/api/tables").headers["cache-control"] == "no-store"
    assert guest.get("/").headers["cache-control"] == "no-cache"


def test_the_schema_page_loads_nothing_from_elsewhere(guest: httpx.Client) -> None:
    page = guest.get("/schema").text
    assert "POST /api/tables" in page and 'href="#TableInfo"' in page
    assert "<script" not in page and "http://" not in page and "https://" not in page


def test_the_cookie_is_secure_behind_https(server: RunningServer) -> None:
    answer = server.stranger().get("/api/me", headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_rate_limiter_allows_n_a_minute_and_forgets() -> None:
    limiter = RateLimiter("people", 3)
    assert [limiter.allows("ana", 0.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("ben", 0.0)
    assert not limiter.allows("ana", 19.0) and limiter.allows("ana", 21.0) and not limiter.allows("ana", 22.0)
    assert [limiter.allows("ana", 1000.0) for _ in range(4)] == [True, True, True, False]
    for number in range(20_000):
        limiter.allows(str(number), 2000.0)
    assert len(limiter._buckets) <= 10_000
