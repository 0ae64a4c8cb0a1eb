"""No message to a seat depends on what is hidden from it.

What a reader is sent from a game that was dealt anew for their seat is what they are sent from the true one, byte for byte. And
what somebody decides in secret looks the same to everybody else, whatever it was.
"""

from __future__ import annotations

import random as python_random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from mulligan.core.desk import SPECTATOR
from mulligan.core.text import Language
from mulligan.players.bots import Imagination
from mulligan.server.bots import Workers
from mulligan.server.clocks import Pace
from mulligan.server.exchange import Alone
from mulligan.server.limits import Limits
from mulligan.server.live import LiveTable, Means
from mulligan.server.rooms import Room
from mulligan.server.store import Store
from mulligan.server.tables import Tables
from mulligan.server.telling import Key, Telling
from mulligan.server.wire import Deck, Settings, Stage

GAMES = [
    pytest.param(Settings(game="epic", hot_seat=True), id="epic-duel"),
    pytest.param(Settings(game="epic", hot_seat=True, mode="free_for_all", seats=4, format="sealed"), id="epic-four"),
    pytest.param(Settings(game="epic", hot_seat=True, format="dark"), id="epic-draft"),
    pytest.param(Settings(game="gwent", hot_seat=True), id="gwent-duel"),
    pytest.param(Settings(game="gwent", hot_seat=True, mode="free_for_all", seats=3), id="gwent-three"),
]
ANSWERS, EVERY = 120, 3


@dataclass(eq=False)
class Reading:
    """Somebody who looks, and what they were sent."""

    person: int | None
    key: Key | None = None
    since: float = field(default_factory=time.monotonic)
    held: tuple[int, ...] = ()
    lines: int = 0
    sent: list[bytes] = field(default_factory=list)

    def put(self, message: bytes) -> None:
        self.sent.append(message)


@asynccontextmanager
async def room_of(folder: Path, settings: Settings) -> AsyncIterator[LiveTable]:
    """A table of one person who has all seats."""
    store = await Store.open(str(folder / "mulligan.db"))

    async def nobody_looks(_: str) -> None: ...

    tables = Tables(store, Limits(), nobody_looks)
    person, _ = await store.new_guest("Ana")
    id = (await tables.open(person, settings)).id
    while (table := await tables.table(id)).stage is Stage.OPEN:
        seat = next(each.seat for each in table.sittings if not each.take)
        await tables.bring(id, person, Deck(seat=seat, take=("random",)))
    try:
        yield LiveTable(await Room.load(store, id), Means(store, Alone(), Workers(), Pace()))
    finally:
        await store.close()


def answer(room: Room, chance: python_random.Random) -> tuple[int, int, int]:
    question = chance.choice(room.fold.questions)
    done = question.ask == "BUILD" and 0 in question.options
    return question.seat, room.fold.since[question.seat], 0 if done else chance.choice(question.options)


@pytest.mark.anyio
@pytest.mark.parametrize("settings", GAMES)
async def test_a_table_dealt_anew_is_sent_the_same(settings: Settings, tmp_path: Path) -> None:
    chance = python_random.Random(11)
    async with room_of(tmp_path, settings) as live:
        room = live.room
        imagination, person = Imagination(room.kit), room.table.opened_by
        for number in range(ANSWERS):
            if room.fold.stage is Stage.OVER:
                break
            if number % EVERY == 0:
                true = room.fold.game
                assert true is not None
                for seat in range(SPECTATOR, len(room.table.sittings)):
                    key = Key(seat, chance.choice(list(Language)))
                    reading = Reading(person, key)
                    info = live.info(reading)
                    sent = Telling(room).table(key, info, 0)
                    room.fold.game = imagination.resampled(true, seat)
                    assert Telling(room).table(key, live.info(reading), 0) == sent
                    room.fold.game = true
            assert await room.answer(*answer(room, chance))
        assert room.fold.ply > 20


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("settings", "secret"),
    [
        pytest.param(Settings(game="epic", hot_seat=True), "MULLIGAN", id="mulligan"),
        pytest.param(Settings(game="epic", hot_seat=True, format="dark"), "PICK", id="draft"),
        pytest.param(Settings(game="gwent", hot_seat=True), "REDRAW", id="redraw"),
    ],
)
async def test_what_is_decided_in_secret_looks_the_same_to_others(settings: Settings, secret: str, tmp_path: Path) -> None:
    """Two tables that differ in one secret answer send the other seat, and those who watch, the same."""
    async with room_of(tmp_path, settings) as live:
        room = live.room
        chance = python_random.Random(5)
        for _ in range(60):
            if any(each.ask == secret for each in room.fold.questions):
                break
            assert await room.answer(*answer(room, chance))
        question = next(each for each in room.fold.questions if each.ask == secret)
        choices = [choice for choice in question.options if choice != 0][:4]
        assert len(choices) > 1
        start, sent = room.game, set()
        for choice in choices:
            room.fold.game = start.copy()
            telling = Telling(room)
            others = [Key(seat, Language.EN) for seat in range(SPECTATOR, len(room.table.sittings)) if seat != question.seat]
            telling._logs = {key: [] for key in others}
            room.game.answer(question.seat, choice)
            telling.answered()
            infos = {key: live.info(Reading(None, key)) for key in others}
            sent.add(tuple(telling.moved(key, question.seat, 1, infos[key]) for key in others))
        assert len(sent) == 1
