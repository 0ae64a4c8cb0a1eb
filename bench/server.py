"""Measure the server with live tables over real sockets. Clients run in this process, the server in others.

PYTHONPATH=src python -m bench.server [--tables 200] [--drafts 25] [--pace 1.0] [--seconds 20] [--idle 500]

Prints a list of {"name", "value", "unit", "note"} as JSON. An answer is timed from sending it until the last client of its
table has the new view. PostgreSQL and Redis are started if they are installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass, field, replace
from math import ceil
from pathlib import Path
from urllib.request import urlopen

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mulligan.cli.commands.bench import Measured
from mulligan.registry import GAMES
from mulligan.server.app import Config
from mulligan.server.cluster.server import listen
from mulligan.server.cluster.supervisor import serve
from mulligan.server.limits import Limits
from mulligan.server.wire import VERSION
from support.services import missing_services, new_database, running_postgres, running_redis

WARM = 5.0  # seconds of play before measuring
AT_ONCE = 8  # tables opened at the same time
MOST_PREVIEWED = 8  # choices in a preview, after which a random player finishes if possible
PASSES = 0.1  # share of passes by players who could act; makes games about as long as people's
MANY = 1_000_000  # lifts the rate limits, because all clients share one address
STARTS = 3
PROCESSES = os.cpu_count() or 1  # of the server
BEHIND = 5  # niceness of the server, so that clients on the same cores do not add their own delay to its figures
DRAFTERS = 8
DRAFT = "draft"  # the board of a draft


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: its settings, and the boards that are measured; others end the table."""

    settings: Mapping[str, object]
    seats: int = 2
    board: str = ""  # empty: all


DUELS = tuple(Kind({"game": name, "take": ["random"]}) for name in GAMES)
DRAFTS = (Kind({"game": "epic", "mode": "free_for_all", "format": "pack", "seats": DRAFTERS}, DRAFTERS, DRAFT),)


@dataclass(frozen=True, slots=True)
class Load:
    tables: int
    timing: float  # mean seconds from a view to the answer; 0: no pause
    seconds: float  # of measuring


# --- the server ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Host:
    url: str
    process: int

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def serve_nicely(config: Config, listening: socket.socket, processes: int, ready: Callable[[], None]) -> None:
    """Run the server at low priority."""
    os.nice(BEHIND)
    serve(config, listening, processes, ready)


@contextmanager
def running(database: str, redis: str | None = None, processes: int = 1) -> Iterator[Host]:
    """Run a server in processes of its own, without rate limits."""
    limits = Limits(tables=MANY, person_minute=MANY, address_minute=MANY, guests_minute=MANY, address_sockets=MANY)
    context = multiprocessing.get_context("spawn")
    is_ready = context.Event()
    with listen("127.0.0.1", 0) as listening:
        config = Config(database, redis, limits=limits)
        process = context.Process(target=serve_nicely, args=(config, listening, processes, is_ready.set))
        process.start()
        try:
            while not is_ready.wait(0.1):
                assert process.is_alive(), "the server did not start"
            assert process.pid is not None
            yield Host(f"http://127.0.0.1:{listening.getsockname()[1]}", process.pid)
        finally:
            process.terminate()
            process.join()


# --- clients ---------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    choice: int


class Question(msgspec.Struct):
    seat: int
    options: tuple[Option, ...]


class Board(msgspec.Struct):
    kind: str


class ClientView(msgspec.Struct):
    seat: int
    board: Board
    questions: tuple[Question, ...]


class Topic(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """The fields of messages that a random player needs."""

    type: str
    ply: int = -1
    choices: tuple[int, ...] = ()
    view: ClientView | None = None
    table: Topic | None = None
    passing: dict[str, str] = {}


_decoder = msgspec.json.Decoder(Message)


@dataclass(slots=True)
class Chair:
    """One player at a table."""

    socket: ClientConnection
    tell: Callable[[], None]
    ply: int = -1
    messages: int = 0  # messages with a board
    board: str = ""
    previewed: tuple[int, ...] = ()
    options: tuple[int, ...] = ()
    refused: int = 0
    is_over: bool = False
    is_set: bool = False  # its pass policies are in effect
    passing: tuple[str, ...] = ()

    async def send(self, type: str, **values: object) -> None:
        await self.socket.send(msgspec.json.encode({"type": type, **values}).decode())

    async def read(self) -> None:
        """Read messages until the socket is closed."""
        try:
            async for raw in self.socket:
                self._take(_decoder.decode(raw))
                self.tell()
        except ConnectionClosed:
            self.is_over = True
            self.tell()

    def _take(self, message: Message) -> None:
        if message.table is not None:
            self.is_over = message.table.status == "over"
        if message.type == "pong":
            self.is_set = True
        elif message.type == "refused":
            self.refused += 1
        elif message.view is not None:
            view = message.view
            self.ply, self.previewed, self.messages = message.ply, message.choices, self.messages + 1
            self.board = view.board.kind
            self.passing = tuple(message.passing)
            mine = (question.options for question in view.questions if question.seat == view.seat)
            self.options = tuple(option.choice for option in next(mine, ()))

    async def answer(self, chance: random.Random) -> None:
        """Answer with a random option."""
        more = [option for option in self.options if option != 0] or [0]
        passes = 0 in self.options and (len(self.previewed) > MOST_PREVIEWED or chance.random() < PASSES)
        await self.send("choose", ply=self.ply, choices=(*self.previewed, 0 if passes else chance.choice(more)))


@dataclass(slots=True)
class Timed:
    """Measurements of all tables together."""

    since: float
    until: float
    seconds: list[float] = field(default_factory=list)  # of each answer
    refused: int = 0

    def add(self, sent: float) -> None:
        now = time.perf_counter()
        if self.since <= sent and now <= self.until:
            self.seconds.append(now - sent)


class Club:
    """All players. The guests of a table open a new one when their game, or their draft, is over."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._web = httpx.AsyncClient(base_url=host.url, timeout=60)
        self._opening = asyncio.Semaphore(AT_ONCE)

    async def close(self) -> None:
        await self._web.aclose()

    async def guest(self) -> dict[str, str]:
        """A new guest's cookie, as a header."""
        answer = (await self._web.get("/api/me")).raise_for_status()
        self._web.cookies.clear()
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in answer.cookies.items())}

    async def open_table(self, kind: Kind, guests: Sequence[dict[str, str]]) -> str:
        """Open a table for the guests and begin its game, with random decks if it needs any."""
        one, *others = guests
        async with self._opening:
            opened = (await self._web.post("/api/tables", json=kind.settings, headers=one)).raise_for_status().json()
            where = f"/api/tables/{opened['id']}"
            about = (await self._web.get(where, headers=one)).raise_for_status().json()
            invitation = {"invitation": about["invitation"]}
            for other in others:
                (await self._web.post(f"{where}/seats", json=invitation, headers=other)).raise_for_status()
            for guest in guests:
                while need := (await self._web.get(where, headers=guest)).raise_for_status().json()["need"]:
                    deck = {"seat": need["seat"], "take": ["random"]}
                    (await self._web.put(f"{where}/deck", json=deck, headers=guest)).raise_for_status()
        return str(opened["id"])

    @asynccontextmanager
    async def seated(
        self, table: str, guests: Sequence[dict[str, str]], tell: Callable[[], None]
    ) -> AsyncIterator[Sequence[Chair]]:
        """Connect all guests to the table, with automatic passing off."""
        address = f"{self._host.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        sockets = [await connect(address, additional_headers=guest, max_size=None) for guest in guests]
        chairs = [Chair(each, tell) for each in sockets]
        reading = [asyncio.create_task(chair.read()) for chair in chairs]
        try:
            for chair in chairs:
                await chair.send("look", version=VERSION)
                while chair.ply < 0:
                    await asyncio.sleep(0.01)
                for window in chair.passing:
                    await chair.send("passing", window=window, how="stop")
                await chair.send("ping", at=0)
                while not chair.is_set:
                    await asyncio.sleep(0.01)
            yield chairs
        finally:
            for each in sockets:
                await each.close()
            await asyncio.gather(*reading)


class Table:
    """Guests who play one game, or draft, after another."""

    def __init__(self, club: Club, kind: Kind, number: int, guests: Sequence[dict[str, str]], timing: float) -> None:
        self._club, self._kind, self._guests, self._pace = club, kind, guests, timing
        self._chance = random.Random(number)
        self._notified = asyncio.Event()

    async def open(self) -> str:
        return await self._club.open_table(self._kind, self._guests)

    async def play(self, first: str, begin: asyncio.Barrier, timed: Callable[[], Timed]) -> None:
        """Play games until the time is over. All tables begin at the same moment."""
        table, is_first = first, True
        while True:
            async with self._club.seated(table, self._guests, self._notified.set) as chairs:
                if is_first:
                    await begin.wait()
                    is_first = False
                await self._play_on(chairs, timed())
            if time.perf_counter() > timed().until:
                return
            table = await self.open()

    async def _play_on(self, chairs: Sequence[Chair], timed: Timed) -> None:
        while time.perf_counter() < timed.until and not any(map(self._is_over, chairs)):
            await asyncio.sleep(self._pace * self._chance.uniform(0.5, 1.5))
            asked = [chair for chair in chairs if chair.options]
            if asked:
                await self._answer(self._chance.choice(asked), chairs, timed)
            else:
                await asyncio.sleep(0.01)

    def _is_over(self, chair: Chair) -> bool:
        return chair.is_over or self._kind.board not in ("", chair.board)

    async def _answer(self, chair: Chair, chairs: Sequence[Chair], timed: Timed) -> None:
        ply, messages, refused = chair.ply, chair.messages, chair.refused
        sent = time.perf_counter()
        await chair.answer(self._chance)
        while not any(each.is_over for each in chairs):
            self._notified.clear()
            if chair.refused > refused:
                timed.refused += 1
                return
            is_held = chair.messages > messages and chair.ply == ply
            if is_held or all(each.ply > ply for each in chairs):
                timed.add(sent)
                return
            await self._notified.wait()


async def play(host: Host, load: Load, kinds: Sequence[Kind] = DUELS) -> Timed:
    """Run all tables at the given pace, of each kind in turn."""
    club = Club(host)
    tables = []
    for number in range(load.tables):
        kind = kinds[number % len(kinds)]
        tables.append(Table(club, kind, number, [await club.guest() for _ in range(kind.seats)], load.timing))
    opened = await asyncio.gather(*(table.open() for table in tables))
    begin, begun = asyncio.Barrier(load.tables), Timed(0.0, 0.0)

    def timed() -> Timed:
        if begun.until == 0.0:  # this table is the first to begin
            begun.since = time.perf_counter() + min(WARM, load.seconds)
            begun.until = begun.since + load.seconds
        return begun

    await asyncio.gather(*(table.play(first, begin, timed) for table, first in zip(tables, opened, strict=True)))
    await club.close()
    return begun


# --- measures --------------------------------------------------------------------------------------


def latency(host: Host, name: str, load: Load, beside: str, kinds: Sequence[Kind] = DUELS) -> list[Measured]:
    """Time from an answer to the last client's new view."""
    before = os.getloadavg()[0]
    timed = asyncio.run(play(host, load, kinds))
    what = "tables of two" if kinds is DUELS else f"drafts of {DRAFTERS}"
    note = (
        f"{load.tables} {what}, {beside}, {PROCESSES} processes, an answer per table every {load.timing:g} s "
        f"({len(timed.seconds):,} in {load.seconds:g} s, {timed.refused} refused), "
        f"clients on the same machine; load before: {before:.1f}"
    )
    return [
        Measured(f"server_{name}_p50_ms", _milliseconds(timed, 50), "ms", note),
        Measured(f"server_{name}_p99_ms", _milliseconds(timed, 99), "ms", note),
    ]


def _milliseconds(timed: Timed, percent: int) -> float:
    """A percentile of the answer times."""
    if not timed.seconds:
        sys.exit("no answer came in time to be measured; run it again with more --seconds")
    return round(sorted(timed.seconds)[ceil(len(timed.seconds) * percent / 100) - 1] * 1000, 1)


def throughput(host: Host, load: Load, name: str) -> Measured:
    """Answers per second when all clients answer together."""
    before = os.getloadavg()[0]
    timed = asyncio.run(play(host, Load(load.tables, 0.0, load.seconds)))
    note = f"{load.tables} tables of two that answer at once, {name}, {PROCESSES} processes; load before: {before:.1f}"
    return Measured("server_answers_per_s", round(len(timed.seconds) / load.seconds), "answers/s", note)


def idle_memory(host: Host, tables: int) -> Measured:
    """Memory per loaded room without clients."""

    async def open_tables(count: int) -> None:
        club = Club(host)
        guests = [await club.guest(), await club.guest()]
        kinds = (DUELS[number % len(DUELS)] for number in range(count))
        opened = await asyncio.gather(*(club.open_table(kind, guests) for kind in kinds))
        for table in opened:
            async with club.seated(table, guests, lambda: None):
                pass  # loads the room, then disconnects
        await club.close()

    asyncio.run(open_tables(2 * AT_ONCE))  # warms up: the first tables load shared code
    before = host.memory
    asyncio.run(open_tables(tables))
    note = f"resident memory of the server per room, with {tables} rooms loaded; idle rooms are unloaded after a minute"
    return Measured("server_idle_table_kb", round((host.memory - before) / tables / 1024, 1), "kB", note)


def start(folder: str) -> Measured:
    """Time from `mulligan serve` to the first page."""

    def once(number: int) -> float:
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        began = time.perf_counter()
        asked = ["serve", "--port", str(port), "--database", f"{folder}/start{number}.db"]
        command = [sys.executable, "-c", "from mulligan.cli import main; main()", *asked]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            while not _answers(f"http://127.0.0.1:{port}/"):
                assert server.poll() is None, "the server did not start"
                time.sleep(0.01)
            return time.perf_counter() - began
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()

    best = min(once(number) for number in range(STARTS))
    note = f"mulligan serve with a new SQLite file, to the first page; kernels from the cache; best of {STARTS}"
    return Measured("server_start_s", round(best, 2), "s", note)


def _answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=10) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def measure(load: Load, drafts: int, idle: int) -> Iterator[Measured]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as services:
        yield start(folder)
        missing = missing_services()
        without = f"SQLite (without PostgreSQL and Redis: install {' and '.join(missing)})" if missing else "SQLite"
        with running(f"{folder}/mulligan.db", processes=PROCESSES) as host:
            yield from latency(host, "sqlite", load, without)
        with running(f"{folder}/drafts.db", processes=PROCESSES) as host:
            yield from latency(host, "draft", replace(load, tables=drafts), without, DRAFTS)
        with running(f"{folder}/fast.db", processes=PROCESSES) as host:
            yield throughput(host, load, "SQLite")
        with running(f"{folder}/idle.db") as host:
            yield idle_memory(host, idle)
        if not missing:
            database = new_database(services.enter_context(running_postgres()))
            with running(database, services.enter_context(running_redis()), PROCESSES) as host:
                yield from latency(host, "postgres", load, "PostgreSQL and Redis")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--drafts", type=int, default=25)
    asked.add_argument("--pace", type=float, default=1.0)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--idle", type=int, default=500)
    given = asked.parse_args()
    results = measure(Load(given.tables, given.pace, given.seconds), given.drafts, given.idle)
    print(json.dumps([asdict(result) for result in results], indent=2))


if __name__ == "__main__":
    main()
