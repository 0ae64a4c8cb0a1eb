"""Answers that need no person: bots, and passing where a player said so."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

from mulligan.core.game import IllegalAnswer
from mulligan.server.bot_pool import SIMPLE, BotPool, BotTask
from mulligan.server.room.autopass import PASS, PassPolicy, pass_policy
from mulligan.server.room.clock import Span, Timing
from mulligan.server.room.projection import PASSED
from mulligan.server.room.room import Room

log = logging.getLogger(__name__)
_random = random.SystemRandom()


class Driver:
    """Of one room."""

    def __init__(self, room: Room, workers: BotPool, pace: Timing, answered: Callable[[], Awaitable[None]]) -> None:
        self._room, self._workers, self._pace, self._answered = room, workers, pace, answered
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat, and the ply at which it was asked
        self._waiting: set[tuple[int, int]] = set()  # those that let another node go first

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def drive(self, watched: bool, grace: float = 0.0) -> None:
        """Let everybody answer who can; after some time where another node should do it."""
        state = self._room.state
        for seat, since in state.since.items():
            if (seat, since) in self._waiting and grace == 0.0:
                self._tasks[seat, since].cancel()
            elif (seat, since) in self._tasks:
                continue
            if seat in state.bots:
                self._start(seat, since, grace, self._let_bot_answer(seat, since, self._pace.bot if watched else (0.0, 0.0)))
            elif (passing := pass_policy(self._room, seat)) is not PassPolicy.STOP:
                self._start(seat, since, grace, self._pass(seat, since, passing))

    def _start(self, seat: int, since: int, grace: float, answering: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._after(seat, since, grace, answering))
        self._tasks[seat, since] = task
        task.add_done_callback(lambda done: self._done(seat, since, done, answering))

    async def _after(self, seat: int, since: int, grace: float, answering: Coroutine[Any, Any, None]) -> None:
        if grace > 0.0:
            self._waiting.add((seat, since))
            try:
                await asyncio.sleep(grace)
            finally:
                self._waiting.discard((seat, since))
        await answering

    def _done(self, seat: int, since: int, task: asyncio.Task[None], answering: Coroutine[Any, Any, None]) -> None:
        answering.close()
        if self._tasks.get((seat, since)) is task:
            del self._tasks[seat, since]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s, seat %d", self._room.id, seat, exc_info=error)

    def _is_asked(self, seat: int, since: int) -> bool:
        return self._room.state.since.get(seat) == since

    async def _let_bot_answer(self, seat: int, since: int, pause: Span) -> None:
        await asyncio.sleep(_random.uniform(*pause))
        if not self._is_asked(seat, since) or seat not in self._room.state.bots:
            return
        task = BotTask(self._room.plugin.name, self._room.game.save(), seat, self._room.state.bots[seat])
        choice = await self._workers.choice(task)
        try:
            answered = await self._room.answer(seat, since, choice)
        except IllegalAnswer:
            log.exception("the bot %s gave an answer that is not legal", task.bot)
            choice = await self._workers.choice(replace(task, bot=SIMPLE))
            answered = await self._room.answer(seat, since, choice)
        if answered:
            await self._answered()

    async def _pass(self, seat: int, since: int, passing: PassPolicy) -> None:
        """At once where that was said before anything was known; else after a pause that tells nobody anything."""
        person = self._room.sitting(seat).person
        if passing is PassPolicy.ACT and person is not None and self._room.others(person):
            await asyncio.sleep(_random.uniform(*self._pace.passing))
        if self._is_asked(seat, since) and pass_policy(self._room, seat) is passing:
            if await self._room.answer(seat, since, PASS, PASSED):
                await self._answered()

    async def close(self) -> None:
        """Nobody answers any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
