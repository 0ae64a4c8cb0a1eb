"""The configuration files in docs/hosting.md work, with other ports and paths, and its numbers are those of the code."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from mulligan.server.app import Config
from mulligan.server.limits import Limits, Patience
from mulligan.server.overload import AGAIN
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import VERSION
from support.server import RunningServer
from support.services import free_port, wait_for
from tests.server.players import cookie_of, open_table

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
GUESTS = 3  # new guests per address and minute
HOST = "play.example.org"
CERTIFICATES = f"/etc/letsencrypt/live/{HOST}"
MAIN = """daemon off; pid {folder}/nginx.pid; error_log stderr; worker_processes 1;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def block(language: str) -> str:
    """The page's only block of code in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


def replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"the guide no longer has {old!r}"
    return text.replace(old, new)


@dataclass(frozen=True, slots=True)
class Proxy:
    server: RunningServer
    http: int
    https: int
    trusts: ssl.SSLContext

    def client(self, address: str) -> httpx.Client:
        """A client with an address of its own on this machine."""
        transport = httpx.HTTPTransport(local_address=address, verify=self.trusts)
        return httpx.Client(base_url=f"https://localhost:{self.https}", transport=transport, timeout=60)


@pytest.fixture
def proxy(tmp_path: Path, serve: Callable[[Config], RunningServer]) -> Iterator[Proxy]:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    for program, found in (("nginx", nginx), ("openssl", shutil.which("openssl"))):
        if found is None:
            pytest.skip(f"{program} is not installed")
    folder = tmp_path / "nginx"
    folder.mkdir()
    server = serve(Config(str(tmp_path / "m.db"), limits=Limits(guests_minute=GUESTS), timing=Timing.quick()))
    http, https = free_port(), free_port()
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    request = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *request], check=True, capture_output=True)
    site = "\n".join(line for line in block("nginx").splitlines() if "[::]" not in line)  # not every machine has IPv6
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ", f"listen 127.0.0.1:{https} "),
        (HOST + ";", "localhost;"),
        (CERTIFICATES, str(folder)),
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
    ):
        site = replaced(site, old, new)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    running = subprocess.Popen([str(nginx), "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.PIPE, text=True)
    try:
        wait_for(lambda: running.poll() is not None or _listens(https))
        assert running.poll() is None, running.communicate()[1]
        yield Proxy(server, http, https, ssl.create_default_context(cafile=certificate))
    finally:
        running.terminate()
        running.communicate(timeout=30)


def _listens(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def test_nginx_as_the_guide_configures_it(proxy: Proxy) -> None:
    with proxy.client("127.0.0.2") as guest, proxy.client("127.0.0.3") as neighbor:
        # the page, and from HTTP to HTTPS
        assert "Mulligan" in guest.get("/decks").raise_for_status().text
        moved = httpx.get(f"http://localhost:{proxy.http}/table/x?y=1")
        assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/table/x?y=1")

        # REST, with a cookie that only travels over HTTPS; the origin that a browser sends is this server's
        answer = guest.get("/api/me").raise_for_status()
        assert "secure" in answer.headers["set-cookie"].lower()
        origin = {"origin": f"https://localhost:{proxy.https}"}
        assert guest.patch("/api/me", json={"name": "Ana"}, headers=origin).status_code == 200
        assert guest.patch("/api/me", json={"name": "Ana"}, headers={"origin": "https://localhost"}).status_code == 403

        # a whole table over the WebSocket
        table = open_table(guest, "gwent", bots=["random"])
        address = f"wss://localhost:{proxy.https}/ws/tables/{table}"
        with connect(address, additional_headers=cookie_of(guest) | origin, ssl=proxy.trusts, open_timeout=60) as socket:
            socket.send(json.dumps({"type": "look", "version": VERSION, "seat": None, "language": "en"}))
            assert '"type":"table"' in str(socket.recv(timeout=60))

        # limits count each player's address, and nobody can send another one's
        lie = {"x-forwarded-for": "192.0.2.1"}
        newcomers = [_newcomer(proxy, "127.0.0.2", lie) for _ in range(GUESTS)]
        assert newcomers == [200] * (GUESTS - 1) + [429]
        assert neighbor.get("/api/me").status_code == 200


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "mulligan.service"
    unit.write_text(replaced(block("ini"), "/opt/mulligan/.venv/bin/mulligan", sys.executable))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert checked.returncode == 0 and unit.name not in checked.stderr, checked.stderr


def test_the_limits_are_those_of_the_server() -> None:
    limits, guide = Limits(), GUIDE.read_text(encoding="utf-8")
    for words in (
        f"{limits.tables} unfinished tables, {limits.decks} decks, {limits.person_sockets} open tabs",
        f"{limits.person_minute} requests a minute, {limits.messages:.0f} messages a second",
        f"{limits.address_sockets} open tables, {limits.address_minute} requests, {limits.guests_minute} new guests",
        f"{limits.passwords_minute} password attempts a minute, {limits.address_connections} connections",
        f"{limits.account_hour} password attempts an hour",
        f"{limits.table_spectators} spectators",
        f"{limits.body // 1024} kB; {Patience().head:.0f} seconds for its headers, {Patience().body:.0f} for its body",
        f"busy; try again in {AGAIN} seconds",
    ):
        assert words in guide


def _newcomer(proxy: Proxy, address: str, headers: dict[str, str]) -> int:
    with proxy.client(address) as stranger:
        return stranger.get("/api/me", headers=headers).status_code
