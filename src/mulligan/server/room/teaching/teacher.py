"""Hints and reviews at a table: background jobs of the bot pool. One hint at a time, one review per seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol, TypeAlias

import msgspec

from mulligan.core.client.view import view_builder
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.settings import GameSettings
from mulligan.players.teaching.advice import LEVEL
from mulligan.players.teaching.review import MOST_MISTAKES, QUICK, WORST, WeighedMove, worst
from mulligan.server import game_loader
from mulligan.server.bot_pool import BotPool
from mulligan.server.errors import RequestError
from mulligan.server.room.clients.broadcast import MessageBuilder, Perspective, encode
from mulligan.server.room.room import Room
from mulligan.server.room.teaching.hints import HintTask, NoHint, find_hint, no_hint, option_words, refused_at
from mulligan.server.room.teaching.past import PastAnswer, past_answers, play_of
from mulligan.server.room.teaching.reviews import WeighTask, review_of, weigh_past
from mulligan.server.store import Review, Store
from mulligan.server.wire import Code, Hinted, Reviewed, ReviewedMistake, ReviewPoint, TableStatus

log = logging.getLogger(__name__)


class Pupil(Protocol):
    """The client that asks."""

    person: int | None

    def put(self, message: bytes) -> None: ...


Waiting: TypeAlias = list[tuple[Pupil, Perspective]]


@dataclass(slots=True)
class _Reviewing:
    """A review in progress, with the clients that wait for it."""

    task: asyncio.Task[None]
    waiting: Waiting
    share: int = 0


class Teacher:
    def __init__(self, room: Room, messages: MessageBuilder, bots: BotPool, store: Store) -> None:
        self._room, self._messages, self._bots, self._store = room, messages, bots, store
        self._hinting: asyncio.Task[None] | None = None
        self._reviewing: dict[int, _Reviewing] = {}  # by seat

    @property
    def is_busy(self) -> bool:
        return self._hinting is not None or bool(self._reviewing)

    # --- hints -----------------------------------------------------------------------------------

    def hint(self, client: Pupil, perspective: Perspective, ply: int, choices: tuple[int, ...]) -> None:
        """Start to look for a hint, which the client is sent; RequestError if there is none."""
        room, seat = self._room, perspective.seat
        why = refused_at(room, client.person)
        if why is None and seat not in room.state.since:
            why = NoHint.NOT_ASKED
        if why is None and self._hinting is not None:
            why = NoHint.BUSY
        if why is not None:
            raise no_hint(why)
        room.preview_choices(seat, ply, choices, perspective.language)  # refuses final and illegal ones
        key = sha256(f"{room.id} {room.state.ply} {seat} {choices}".encode()).digest()[:KEY_BYTES]
        known = GameSettings.of(room.table.settings), room.table.brought
        task = HintTask(room.plugin.name, room.game.save(), seat, choices, key, perspective.language, room.names, *known)
        self._hinting = self._start([(client, perspective)], self._find_hint(client, task, room.state.ply))
        self._hinting.add_done_callback(self._hinted)

    async def _find_hint(self, client: Pupil, task: HintTask, ply: int) -> None:
        await game_loader.prepared(msgspec.structs.replace(self._room.table.settings, bots=(LEVEL,)))  # compiles the search
        found = await self._bots.run(find_hint, task)
        hinted = Hinted(ply=ply, choices=task.choices, answers=found.answers, story=found.story, outlook=found.outlook)
        client.put(encode(hinted))

    def _hinted(self, _: asyncio.Task[None]) -> None:
        self._hinting = None

    def _start(self, waiting: Waiting, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a job; if it fails, all waiting clients are sent the reason."""

        async def run() -> None:
            try:
                await work
                return
            except RequestError as error:
                refusal = error
            except Exception:
                log.exception("a job at table %s failed", self._room.id)
                refusal = RequestError(Code.BROKEN, "internal error; it has been logged")
            for client, perspective in waiting:
                client.put(encode(refusal.message(perspective.language)))

        return asyncio.create_task(run())

    # --- reviews ---------------------------------------------------------------------------------

    async def review(self, client: Pupil, perspective: Perspective) -> None:
        """Send the seat's review, or start it and send its progress; RequestError if the game has none."""
        room, seat = self._room, perspective.seat
        if room.state.status is not TableStatus.OVER:
            raise RequestError(Code.NO_REVIEW, "a review is for a finished game", values={"why": "running"})
        if room.table.settings.ruling or LEVEL not in room.prepared.thinking:
            raise RequestError(Code.NO_REVIEW, "this position has no review", values={"why": "study"})
        kept = await self._store.review(room.id, seat)
        if kept is not None:
            client.put(encode(await self._shown(kept, perspective)))
            return
        if seat not in self._reviewing:
            waiting: Waiting = []
            task = self._start(waiting, self._review(seat))
            self._reviewing[seat] = _Reviewing(task, waiting)
            task.add_done_callback(lambda _: self._reviewing.pop(seat, None))
        job = self._reviewing[seat]
        job.waiting.append((client, perspective))
        client.put(encode(Reviewed(seat=seat, share=job.share)))

    async def _review(self, seat: int) -> None:
        """Weigh all answers of a seat, one job after the other, so that tables that wait for a bot come first."""
        room = self._room
        await game_loader.prepared(msgspec.structs.replace(room.table.settings, bots=(LEVEL,)))
        past = await past_answers(room, seat)
        again = min(WORST, len(past))
        moves = [
            await self._weigh(seat, each, QUICK, 100 * number // (len(past) + again + 1)) for number, each in enumerate(past)
        ]
        positions = {each.answers: each for each in past}
        surer = [
            await self._weigh(seat, positions[each.answers], None, 100 * (len(past) + number) // (len(past) + again + 1))
            for number, each in enumerate(worst(moves, WORST))
        ]
        game = room.game
        by_turn = view_builder(room.plugin, game.stage).progress(game).phase == "turn"
        winners = room.state.winners
        result = 0.5 if not winners else float(seat in winners)
        review = review_of(moves, worst(surer, MOST_MISTAKES), by_turn, result)
        await self._store.keep_review(room.id, seat, review)
        for client, perspective in self._reviewing[seat].waiting:
            client.put(encode(await self._shown(review, perspective)))

    async def _weigh(self, seat: int, past: PastAnswer, iterations: int | None, share: int) -> WeighedMove:
        job = self._reviewing[seat]
        if share > job.share:
            job.share = share
            for client, _ in job.waiting:
                client.put(encode(Reviewed(seat=seat, share=share)))
        key = sha256(f"{self._room.id} {past.answers} {seat}".encode()).digest()[:KEY_BYTES]
        table = self._room.table
        known = GameSettings.of(table.settings), table.brought
        return await self._bots.run(weigh_past, WeighTask(self._room.plugin.name, seat, past, key, *known, iterations))

    async def _shown(self, review: Review, perspective: Perspective) -> Reviewed:
        """A review with its answers in words."""
        room, found = self._room, {each.answers: each for each in review.mistakes}
        viewer, shown = room.viewer(perspective.seat, perspective.language), dict[int, ReviewedMistake]()
        async with room.lock:
            await self._messages.read_by(perspective)
            async for number, game in self._room.games():
                mistake = found.get(number)
                if mistake is not None:
                    words = option_words(room.plugin, game.stage, viewer)
                    shown[number] = ReviewedMistake(
                        answers=number,
                        line=self._messages.line_before(perspective, play_of(room, number)),
                        number=mistake.number,
                        chosen=words.get(mistake.chosen, ""),
                        best=words.get(mistake.best, ""),
                        chance=mistake.chance,
                        lost=mistake.lost,
                    )
        points = tuple(ReviewPoint(number=number, chance=chance) for number, chance in review.points)
        mistakes = tuple(shown[each.answers] for each in review.mistakes)
        return Reviewed(seat=perspective.seat, share=100, points=points, mistakes=mistakes)

    # ---------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Cancel all jobs."""
        tasks = [job.task for job in self._reviewing.values()] + ([self._hinting] if self._hinting is not None else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
