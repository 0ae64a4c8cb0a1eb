"""Bots in worker processes, so that a thinking bot never blocks the server and a crash stays contained.

A worker gets a saved game and a seat. Before it thinks, it resamples everything the seat may not know (`players.bot`).
Quick bots have a separate worker, so that only bots that think wait for each other.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count as count_from
from multiprocessing.connection import Connection
from typing import Any, TypeAlias, TypeVar

from mulligan.core.decks.formats import PUBLIC
from mulligan.core.game import Answer
from mulligan.core.plugin import PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

log = logging.getLogger(__name__)

SIMPLE = "random"  # the bot that answers when another one fails
PATIENCE = 120.0  # seconds for one answer, including the time a new worker needs to load or compile the rules
TRIES = 2
NICENESS = 10  # thinking bots give way to the server
QUICK = 0.3  # seconds: bots that never think longer use the quick worker
MOST_GAMES = 256  # games a worker keeps, the most recent ones
MOST_BOTS = 32  # bots a worker keeps with their search trees, a few megabytes each

Job: TypeAlias = Callable[[Any], Any]  # a function at the top of a module, because it is sent to another process by name
Argument = TypeVar("Argument")
Result = TypeVar("Result")

_games: dict[str, PlayableGame] = {}  # in a worker, by key
_bots: dict[tuple[object, ...], Bot] = {}  # in a worker


@dataclass(frozen=True, slots=True)
class BotTask:
    """A saved game, and the seat for which a bot is to answer."""

    game: str
    saved: bytes
    seat: int
    bot: str
    seconds: float = 0.0  # maximum thinking time
    key: bytes = b""  # the game's key: its tasks go to the worker that has its search trees, if that is free
    settings: GameSettings | None = None  # of the table; None: all decklists are public
    brought: frozenset[int] = frozenset()  # the seats whose players brought decks of their own


Think = Callable[[BotTask], int]


class Urgency(IntEnum):
    ANSWER = 0  # a table waits for it
    BACKGROUND = 1


class WorkerLost(Exception):
    """The process died, or was killed because it did not answer."""


# --- in a worker ------------------------------------------------------------------------------------


def think(task: BotTask) -> int:
    """Compute a bot's choice."""
    return _bot(task).choice(recalled(task.game, task.saved), task.seat)


def _bot(task: BotTask) -> Bot:
    """A searching bot for each game and seat, because it keeps its search tree; one bot of any other kind for equal tables."""
    own = (task.key, task.seat) if task.seconds > 0.0 else ()
    name = (task.game, task.bot, task.settings, task.brought, *own)
    bot = _bots.pop(name, None) or _new_bot(task)
    _bots[name] = bot
    if len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    return bot


def _new_bot(task: BotTask) -> Bot:
    plugin = plugin_for(task.game)
    origin = PUBLIC if task.settings is None else plugin.choose(task.settings).origin(task.brought)
    return Bot(plugin, playouts_of(task.game), task.bot, origin=origin)


def recalled(name: str, saved: bytes) -> PlayableGame:
    """Load a saved game; one that the worker has kept is only played forward."""
    kept = json.loads(saved)
    answers = [Answer(*answer) for answer in kept["answers"]]
    game = _games.pop(kept["key"], None)
    if game is None or list(game.answers) != answers[: len(game.answers)]:
        game = plugin_for(name).load(saved)
    for answer in answers[len(game.answers) :]:
        game.replay(answer)
    _games[kept["key"]] = game
    if len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return game


def work(jobs: Connection) -> None:
    """Work until the other end of the pipe closes, so that a node that dies leaves no worker behind."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    while True:
        try:
            job, argument = jobs.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            done = True, job(argument)
        except Exception as error:
            done = False, RuntimeError(f"{type(error).__name__}: {error}")
        jobs.send(done)


# --- in the server ----------------------------------------------------------------------------------


class BotWorker:
    """One process, started on first use."""

    def __init__(self) -> None:
        self.latest = b""  # the key of the latest game it worked for
        self._process: multiprocessing.process.BaseProcess | None = None
        self._jobs: Connection | None = None

    def run(self, job: Callable[[Argument], Result], argument: Argument) -> Result:
        """Wait for a job's result; call it in a thread. Raises what the job raised, or WorkerLost if there is no result."""
        jobs = self._jobs or self._start()
        try:
            jobs.send((job, argument))
            if not jobs.poll(PATIENCE):
                raise WorkerLost(f"no answer after {PATIENCE:.0f} s")
            is_done, result = jobs.recv()
        except (OSError, EOFError, WorkerLost) as error:
            self.stop()
            raise WorkerLost(str(error)) from error
        if not is_done:
            self.stop()  # a failed job may have left bad state behind
            raise result
        found: Result = result
        return found

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="mulligan bot", daemon=True)
        process.start()
        theirs.close()
        self._process, self._jobs = process, ours
        return ours

    def kill(self) -> None:
        """Kill the process; a pending `run` then raises WorkerLost."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process; the next job starts a new one."""
        if self._jobs is not None:
            self._jobs.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._jobs = None


class _Lane:
    """Workers that share a queue: the most urgent job comes first, then the one that has waited longest."""

    def __init__(self, count: int) -> None:
        self.workers = [BotWorker() for _ in range(count)]
        self._free = list(self.workers)
        self._waiting: list[tuple[Urgency, int, asyncio.Future[BotWorker]]] = []
        self._arrivals = count_from()

    async def acquire(self, urgency: Urgency, key: bytes) -> BotWorker:
        if self._free:
            worker = next((each for each in self._free if each.latest == key), self._free[0])
            self._free.remove(worker)
            return worker
        ready: asyncio.Future[BotWorker] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (urgency, next(self._arrivals), ready))
        try:
            return await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():  # cancelled at the moment when it got a worker
                self.release(ready.result())
            raise

    def release(self, worker: BotWorker) -> None:
        while self._waiting:
            _, _, ready = heappop(self._waiting)
            if not ready.done():
                ready.set_result(worker)
                return
        self._free.append(worker)

    @property
    def rounds(self) -> int:
        """The number of jobs that a worker does until a job that arrives now is done, this one included."""
        waiting = sum(urgency is Urgency.ANSWER and not ready.done() for urgency, _, ready in self._waiting)
        return 1 if self._free else 2 + waiting // len(self.workers)


class BotPool:
    """A fixed number of workers: one for quick bots, and `count` that thinking bots share in order of arrival.

    Background jobs wait until no table needs these workers.
    """

    def __init__(self, count: int = 1, think: Think = think) -> None:
        self._think = think
        self._quick, self._thinking = _Lane(1), _Lane(count)
        self._threads = ThreadPoolExecutor(1 + count, "bots")

    async def choice(self, task: BotTask) -> int:
        """A bot's answer. If the worker is lost or the bot fails, try once more, then let the simplest bot answer."""
        for _ in range(TRIES):
            try:
                return await self._answer(task)
            except Exception:
                log.exception("bot %s failed to answer", task.bot)
        return await self._answer(replace(task, bot=SIMPLE, seconds=0.0))

    async def run(self, job: Callable[[Argument], Result], argument: Argument) -> Result:
        """Do a background job; retry once if its worker is lost. It is not interrupted, so it should take a second at most.

        Raises RuntimeError if the job fails.
        """
        try:
            return await self._run(self._thinking, Urgency.BACKGROUND, b"", job, argument)
        except WorkerLost:
            return await self._run(self._thinking, Urgency.BACKGROUND, b"", job, argument)

    def longest(self, seconds: float) -> float:
        """The seconds after which a bot that thinks for up to `seconds` has answered, if it is asked now."""
        return seconds * self._lane(seconds).rounds

    async def _answer(self, task: BotTask) -> int:
        return await self._run(self._lane(task.seconds), Urgency.ANSWER, task.key, self._think, task)

    def _lane(self, seconds: float) -> _Lane:
        return self._thinking if seconds > QUICK else self._quick

    async def _run(
        self, lane: _Lane, urgency: Urgency, key: bytes, job: Callable[[Argument], Result], argument: Argument
    ) -> Result:
        worker = await lane.acquire(urgency, key)
        worker.latest = key or worker.latest
        running = asyncio.get_running_loop().run_in_executor(self._threads, worker.run, job, argument)

        def finished(done: asyncio.Future[Result]) -> None:
            lane.release(worker)
            if not done.cancelled():
                done.exception()  # marks it as seen, even if no task waits for the job

        running.add_done_callback(finished)
        return await asyncio.shield(running)  # the worker stays busy if the waiting task is cancelled

    async def close(self) -> None:
        """Kill all workers, even busy ones. No further jobs may follow."""
        workers = self._quick.workers + self._thinking.workers
        for worker in workers:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for worker in workers:
            worker.stop()
