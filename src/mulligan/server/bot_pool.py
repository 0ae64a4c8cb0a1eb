"""Bots in worker processes: a thinking bot never delays a person, and one that crashes takes nobody along.

A worker is given what a person at the table is given: a game and a seat. It deals anew what the seat may not know before it
thinks (`players.bots`).
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing.connection import Connection

from mulligan.core.game import LEAVE, Answer
from mulligan.core.plugin import PlayableGame
from mulligan.players.bot import Bot
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for

SIMPLE = "random"  # who answers where another bot cannot
PATIENCE = 120.0  # seconds for one answer, with the time that a new worker takes to load or compile the rules
TRIES = 2
MOST_GAMES = 256  # that a worker remembers, those it thought about last

_games: dict[str, PlayableGame] = {}  # of a worker, by their keys


@dataclass(frozen=True, slots=True)
class BotTask:
    """A question for a bot."""

    game: str
    saved: bytes
    seat: int
    bot: str


Think = Callable[[BotTask], int]


class WorkerLost(Exception):
    """The process is gone, or was ended because it did not answer."""


@cache
def _bot(game: str, name: str) -> Bot:
    return Bot(plugin_for(game), playouts_of(game), name)


def think(task: BotTask) -> int:
    """A bot's choice; it runs in a worker."""
    return _bot(task.game, task.bot).choice(_recalled(task), task.seat)


def _recalled(task: BotTask) -> PlayableGame:
    """The saved game. One that the worker has thought about before is only played on."""
    kept = json.loads(task.saved)
    answers = [Answer(*answer) for answer in kept["answers"]]
    game = _games.pop(kept["key"], None)
    if game is None or list(game.answers) != answers[: len(game.answers)]:
        game = plugin_for(task.game).load(task.saved)
    for seat, choice in answers[len(game.answers) :]:
        if choice == LEAVE:
            game.leave(seat)
        else:
            game.answer(seat, choice)
    _games[kept["key"]] = game
    if len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return game


def work(tasks: Connection, think: Think) -> None:
    """A worker's life: it ends when nobody is at the other end any more, so that none is left behind by a node that dies."""
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
    """One process, started when it is needed first."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._process: multiprocessing.process.BaseProcess | None = None
        self._tasks: Connection | None = None

    def choice(self, task: BotTask) -> int:
        """Waits for the answer; call it in a thread. What the bot raised is raised; `WorkerLost` when there is none."""
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
        """Whoever waits for an answer waits no longer."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process; the next task gets a fresh one."""
        if self._tasks is not None:
            self._tasks.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._tasks = None


class BotPool:
    """A few of them. Tasks wait for one that is free."""

    def __init__(self, count: int = 1, think: Think = think) -> None:
        self._all = [BotWorker(think) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, "bots")
        self._free: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choice(self, task: BotTask) -> int:
        """A bot's answer. When a worker is lost or the bot fails it is asked once more, then the simplest bot answers."""
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
            worker.stop()  # a bot that failed may have left anything behind
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all of them, thinking or not. Nobody asks any more."""
        for worker in self._all:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for worker in self._all:
            worker.stop()
