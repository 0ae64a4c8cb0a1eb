"""Hints at a table: background jobs, one at a time, whose results go to the client that asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.players.advice import LEVEL
from mulligan.server import game_loader
from mulligan.server.bot_pool import BotPool
from mulligan.server.errors import RequestError
from mulligan.server.room.clients.broadcast import Perspective, encode
from mulligan.server.room.room import Room
from mulligan.server.room.teaching.hints import HintTask, NoHint, find_hint, no_hint, refused_at
from mulligan.server.wire import Code, Hinted

log = logging.getLogger(__name__)


class Pupil(Protocol):
    """The client that asks."""

    person: int | None

    def put(self, message: bytes) -> None: ...


class Teacher:
    def __init__(self, room: Room, bots: BotPool) -> None:
        self._room, self._bots = room, bots
        self._hinting: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._hinting is not None

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
        task = HintTask(room.plugin.name, room.game.save(), seat, choices, key, perspective.language, room.names)
        self._hinting = self._start(client, perspective, self._find_hint(client, task, room.state.ply))
        self._hinting.add_done_callback(self._hinted)

    async def _find_hint(self, client: Pupil, task: HintTask, ply: int) -> None:
        await game_loader.prepared(msgspec.structs.replace(self._room.table.settings, bots=(LEVEL,)))  # compiles the search
        found = await self._bots.run(find_hint, task)
        hinted = Hinted(ply=ply, choices=task.choices, answers=found.answers, story=found.story, outlook=found.outlook)
        client.put(encode(hinted))

    def _hinted(self, _: asyncio.Task[None]) -> None:
        self._hinting = None

    def _start(self, client: Pupil, perspective: Perspective, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        async def run() -> None:
            try:
                await work
            except RequestError as refusal:
                client.put(encode(refusal.message(perspective.language)))
            except Exception:
                log.exception("a job at table %s failed", self._room.id)
                client.put(encode(RequestError(Code.BROKEN, "internal error; it has been logged").message()))

        return asyncio.create_task(run())

    async def close(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()
            await asyncio.gather(self._hinting, return_exceptions=True)
