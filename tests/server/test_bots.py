"""Bots in worker processes: they answer, crash, are replaced, and leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

import httpx
import pytest

from mulligan.core.kernel.random import KEY_BYTES
from mulligan.registry import plugin_for
from mulligan.server.bot_pool import SIMPLE, BotPool, BotTask, BotWorker, WorkerLost, think
from support.server import RunningServer
from tests.server.broken_bots import crashing, crashing_once, failing
from tests.server.players import Player, open_table


def task(bot: str = "greedy", game: str = "gwent") -> BotTask:
    plugin, key = plugin_for(game), bytes(KEY_BYTES)
    chosen = plugin.choose()
    played = chosen.new([deck.cards for deck in chosen.format.decks(key, chosen.decks)], key)
    assert played.question is not None
    return BotTask(game, played.save(), played.question.seat, bot)


def options(asked: BotTask) -> tuple[int, ...]:
    question = plugin_for(asked.game).load(asked.saved).question
    assert question is not None
    return question.options


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["epic", "gwent"])
async def test_a_worker_answers_legally(game: str) -> None:
    workers, asked = BotPool(), task(game=game)
    try:
        assert await workers.choice(asked) in options(asked)
        assert await workers.choice(task(SIMPLE, game)) in options(asked)
    finally:
        await workers.close()
    assert not [each for each in multiprocessing.active_children() if each.name == "mulligan bot"]


@pytest.mark.anyio
async def test_a_crash_is_noticed_and_the_question_asked_again(tmp_path: Path) -> None:
    workers = BotPool(think=crashing_once)
    try:
        assert await workers.choice(task(str(tmp_path / "mark"))) == 4711
    finally:
        await workers.close()


@pytest.mark.anyio
@pytest.mark.parametrize("broken", [crashing, failing])
async def test_where_a_bot_cannot_the_simplest_answers(broken: object) -> None:
    workers, asked = BotPool(think=broken), task()  # type: ignore[arg-type]
    try:
        assert await workers.choice(asked) in options(asked)
    finally:
        await workers.close()


def test_a_worker_that_is_killed_is_replaced() -> None:
    worker, asked = BotWorker(think), task()
    try:
        assert worker.choice(asked) in options(asked)
        first = worker._process
        assert first is not None and first.pid is not None
        os.kill(first.pid, signal.SIGKILL)
        first.join()
        with pytest.raises(WorkerLost):
            worker.choice(asked)
        assert worker.choice(asked) in options(asked)
    finally:
        worker.stop()


def test_a_bot_that_searches_answers_at_a_table() -> None:
    asked = task("hard")
    assert think(asked) in options(asked)


def test_bots_of_a_table_play_among_each_other(server: RunningServer, somebody: httpx.Client) -> None:
    """The person resigns, and the bots finish the game."""
    table = open_table(somebody, "epic", mode="free_for_all", seats=4, format="sealed", bots=["random", "greedy", "random"])
    player = Player(server, somebody, table)
    player.send("resign")
    player.until(lambda message: player.is_over)
    assert 0 not in player.table["winners"]
