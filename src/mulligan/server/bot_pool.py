"""Bots in worker processes, so that a thinking bot delays nobody and a crash stays contained.

A worker gets a saved game and a seat. Before it thinks, it resamples everything the seat may not know (`players.bot`).
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing.connection import Connection

from mulligan.core.game import Answer
from mulligan.core.plugin import PlayableGame
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

SIMPLE = "random"  # the bot that answers when another one fails
PATIENCE = 120.0  # seconds for one answer, including the time a new worker needs to load or compile the rules
TRIES = 2
NICENESS = 10  # thinking bots give way to the server
MOST_GAMES = 256  # games a worker keeps, the most recent ones

_games: dict[str, PlayableGame] = {}  # in a worker, by key


@dataclass(frozen=True, slots=True)
class BotTask:
    """A saved game, and the seat for which a bot is to answer."""

    game: str
    saved: bytes
    seat: int
    bot: str


Think = Callable[[BotTask], int]


class WorkerLost(Exception):
    """The process died, or was killed because it did not answer."""


@cache
def _bot(game: str, name: str) -> Bot:
    return Bot(plugin_for(game), playouts_of(game), name)


def think(task: BotTask) -> int:
    """Compute a bot's choice. Runs in a worker."""
    return _bot(task.game, task.bot).choice(_recalled(task), task.seat)


def _recalled(task: BotTask) -> PlayableGame:
    """Load the saved game; a game that the worker has kept is only played forward."""
    kept = json.loads(task.saved)
    answers = [Answer(*answer) for answer in kept["answers"]]
    game = _games.pop(kept["key"], None)
    if game is None or list(game.answers) != answers[: len(game.answers)]:
        game = plugin_for(task.game).load(task.saved)
    for answer in answers[len(game.answers) :]:
        game.replay(answer)
    _games[kept["key"]] = game
    if len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return game


def work(tasks: Connection, think: Think) -> None:
    """Answer tasks until the other end closes, so that a node that dies leaves no worker behind."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    while True:
        try:
            task = tasks.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer: int | Exception = think(task)
        except Exception as error:
            answer = RuntimeError(f"{type(error).__name__}: {error}")
        tasks.send(answer)


class BotWorker:
    """One process, started on first use."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._process: multiprocessing.process.BaseProcess | None = None
        self._tasks: Connection | None = None

    def choice(self, task: BotTask) -> int:
        """Wait for the answer; call it in a thread. Raises what the bot raised, or WorkerLost if it gave no answer."""
        tasks = self._tasks or self._start()
        try:
            tasks.send(task)
            if not tasks.poll(PATIENCE):
                raise WorkerLost(f"{task.bot} did not answer")
            answer = tasks.recv()
        except (OSError, EOFError, WorkerLost) as error:
            self.stop()
            raise WorkerLost(str(error)) from error
        if isinstance(answer, Exception):
            raise answer
        return int(answer)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._think), name="mulligan bot", daemon=True)
        process.start()
        theirs.close()
        self._process, self._tasks = process, ours
        return ours

    def kill(self) -> None:
        """Kill the process; a pending `choice` then raises WorkerLost."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process; the next task starts a new one."""
        if self._tasks is not None:
            self._tasks.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._tasks = None


class BotPool:
    """A fixed number of workers; tasks wait for a free one."""

    def __init__(self, count: int = 1, think: Think = think) -> None:
        self._all = [BotWorker(think) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, "bots")
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choice(self, task: BotTask) -> int:
        """A bot's answer. If the worker is lost or the bot fails, try once more, then let the simplest bot answer."""
        for _ in range(TRIES):
            try:
                return await self._ask(task)
            except Exception:
                continue
        return await self._ask(replace(task, bot=SIMPLE))

    async def _ask(self, task: BotTask) -> int:
        worker = await self._free.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.choice, task)
        except WorkerLost:
            raise
        except Exception:
            worker.stop()  # a failed bot may have left bad state behind
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """Kill all workers, even busy ones. No further tasks may follow."""
        for worker in self._all:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for worker in self._all:
            worker.stop()
