"""Answers from bots, automatic passes, and answers in a draft when time runs out. `RoomSession` applies them."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from mulligan.core.client.view import view_builder
from mulligan.core.plugin import PlayableGame
from mulligan.core.settings import GameSettings
from mulligan.server.bot_pool import QUICK, SIMPLE, BotPool, BotTask
from mulligan.server.room.autopass import PASS, PassPolicy, pass_policy
from mulligan.server.room.commands import AnswerQuestion
from mulligan.server.room.room import Room
from mulligan.server.room.state.clock import Timing
from mulligan.server.room.state.preview import drawn, revealed
from mulligan.server.room.state.projection import PASSED
from mulligan.server.wire import NoteKind

log = logging.getLogger(__name__)
_random = random.SystemRandom()

RECENT = 16  # recent thinking times that a bot's pauses are drawn from
NOTICED = 0.1  # seconds; shorter answers don't count as thought


class Turn(NamedTuple):
    """An open question that a bot or a pass policy answers."""

    seat: int
    since: int  # the ply at which it was asked


class Autoplay:
    def __init__(self, room: Room, bots: BotPool, timing: Timing) -> None:
        self._room, self._bots, self._timing = room, bots, timing
        self._tasks: dict[Turn, asyncio.Task[None]] = {}
        self._waiting: set[Turn] = set()  # turns in their grace period, left to another node for now
        self._until: dict[Turn, float] = {}  # when bots that think have answered at the latest
        self._thoughts: deque[float] = deque(maxlen=RECENT)  # the seconds that bots thought
        self._skipping: set[int] = set()  # seats that want to skip to their next decision
        self._skipped = asyncio.Event()  # set while there are any

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def skip(self, seat: int) -> None:
        """Let bots play without pauses until a seat has to decide something."""
        self._skipping.add(seat)
        self._update_skips()

    def _update_skips(self) -> None:
        self._skipping = {seat for seat in self._skipping if not self._decides(seat)}
        if self._skipping:
            self._skipped.set()
        else:
            self._skipped.clear()

    def _decides(self, seat: int) -> bool:
        """Whether a player is asked something that is not answered for them."""
        return self._room.state.question(seat) is not None and pass_policy(self._room, seat) is PassPolicy.STOP

    def due(self, grace: float) -> Iterator[Turn]:
        """Turns that no task answers yet. Without grace, turns still in their grace period are due again."""
        self._update_skips()
        for seat, since in self._room.state.since.items():
            turn = Turn(seat, since)
            if turn in self._waiting and grace == 0.0:
                self._tasks[turn].cancel()
            elif turn in self._tasks:
                continue
            if seat in self._room.state.bots or pass_policy(self._room, seat) is not PassPolicy.STOP:
                yield turn

    def start(self, turn: Turn, grace: float, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` for a turn after `grace` seconds, in which another node may answer."""
        task = asyncio.create_task(self._after(turn, grace, work))
        self._tasks[turn] = task
        task.add_done_callback(lambda done: self._done(turn, done, work))

    async def _after(self, turn: Turn, grace: float, work: Coroutine[Any, Any, None]) -> None:
        if grace > 0.0:
            self._waiting.add(turn)
            try:
                await asyncio.sleep(grace)
            finally:
                self._waiting.discard(turn)
        await work

    def _done(self, turn: Turn, task: asyncio.Task[None], work: Coroutine[Any, Any, None]) -> None:
        work.close()
        if self._tasks.get(turn) is task:
            del self._tasks[turn]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("automatic answer failed at table %s, seat %d", self._room.id, turn.seat, exc_info=error)

    async def answer(self, turn: Turn, watched: bool) -> AnswerQuestion | None:
        """Wait, then decide; None if the question was closed in the meantime."""
        if turn.seat in self._room.state.bots:
            return await self._bot_answer(turn, watched)
        return await self._pass(turn)

    async def _bot_answer(self, turn: Turn, watched: bool) -> AnswerQuestion | None:
        """Think first, then wait out the rest of the pause in which people follow the last move.

        No wait depends on what the bot may choose from. Where it thinks, it takes at least as long as for one of its
        recent thoughts, so that a quick answer does not reveal that there was nothing to think about.
        """
        self.thinking(turn.seat)  # before its own task keeps a worker busy
        task, begins_play, began = self._task(self._room.game, turn.seat), self._begins_play(turn), time.monotonic()
        choice = await self._bots.choice(task)
        thought = time.monotonic() - began
        if watched:
            least = self._timing.answer
            if task.seconds > QUICK and least > 0.0:
                self._thoughts += [thought] * (thought > NOTICED)
                least = max(least, _random.choice(self._thoughts or (0.0,)))
            await asyncio.sleep(max(0.0, least - thought))
            if begins_play:
                await self._pause(_random.uniform(*self._timing.bot) - max(least, thought))
        if not self._is_asked(turn) or turn.seat not in self._room.state.bots:
            return None
        return AnswerQuestion(*turn, (choice,))

    def _begins_play(self, turn: Turn) -> bool:
        """Whether an answer can begin a play, rather than continue one or pass in a window. Everybody knows what is asked."""
        room, question = self._room, self._room.state.question(turn.seat)
        views = view_builder(room.plugin, room.game.stage)
        return question is None or not (question.ask in views.mid_move or views.window(room.game, turn.seat)) or room.is_draft

    async def _pause(self, seconds: float) -> None:
        """Wait until the time is over or a player skips."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._skipped.wait(), max(0.0, seconds))

    def thinking(self, seat: int) -> float | None:
        """The seconds until a bot has answered its open question at the latest; None if it does not think.

        They depend on its level and on how busy the workers are, not on its options.
        """
        state = self._room.state
        seconds = self._room.thinking_time(state.bots.get(seat, ""))
        if seat not in state.since or seconds <= QUICK:
            return None
        turn, now = Turn(seat, state.since[seat]), time.monotonic()
        self._until = {each: until for each, until in self._until.items() if self._is_asked(each)}
        until = self._until.setdefault(turn, now + self._bots.longest(seconds))
        return max(0.0, until - now)

    async def simple_answer(self, turn: Turn) -> AnswerQuestion:
        """Let the simplest bot answer, after the seat's own bot gave an illegal answer."""
        return AnswerQuestion(*turn, (await self._bots.choice(replace(self._task(self._room.game, turn.seat), bot=SIMPLE)),))

    def _task(self, game: PlayableGame, seat: int) -> BotTask:
        room = self._room
        bot = room.state.bots.get(seat, room.stand_in_bot)
        settings, brought = GameSettings.of(room.table.settings), room.table.brought
        return BotTask(room.plugin.name, game.save(), seat, bot, room.thinking_time(bot), game.key, settings, brought)

    async def _pass(self, turn: Turn) -> AnswerQuestion | None:
        """Pass immediately for NEVER; otherwise wait a random delay, so the timing does not reveal the hand."""
        policy, person = pass_policy(self._room, turn.seat), self._room.sitting(turn.seat).person
        if policy is PassPolicy.ACT and person is not None and self._room.others(person):
            await asyncio.sleep(_random.uniform(*self._timing.passing))
        if not self._is_asked(turn) or pass_policy(self._room, turn.seat) is not policy or policy is PassPolicy.STOP:
            return None
        return AnswerQuestion(*turn, (PASS,), PASSED)

    async def drafted(self, turn: Turn, selected: Sequence[int]) -> AnswerQuestion:
        """The answer in a draft for a player whose time is up: their selection, completed by the stand-in bot.

        A deck that is legal is played as it stands.
        """
        room, seat, words = self._room, turn.seat, NoteKind.SELECTED
        game, ask, before = room.game.copy(), room.game.asks_seat(seat), drawn(room.game)
        choices: list[int] = []
        rest = list(selected)
        while game.asks_seat(seat) == ask and not (choices and revealed(room.plugin, game, before)):
            legal = next(question.options for question in game.questions if question.seat == seat)
            if rest and rest[0] in legal:
                choice = rest.pop(0)
            elif PASS in legal:
                choice = PASS
            else:
                choice, words = await self._bots.choice(self._task(game, seat)), NoteKind.SUGGESTED
            game.answer(seat, choice)
            choices.append(choice)
        return AnswerQuestion(*turn, tuple(choices), words)

    def _is_asked(self, turn: Turn) -> bool:
        return self._room.state.since.get(turn.seat) == turn.since

    async def close(self) -> None:
        """Cancel all pending answers."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
