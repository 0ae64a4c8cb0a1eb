"""Bots in worker processes: they answer, crash, are replaced, and leave nothing behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from mulligan.core.decks.deck import Deck
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.settings import GameSettings
from mulligan.epic.hidden.resample import Lists
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.decks.formats import format_named
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for
from mulligan.server.bot_pool import QUICK, SIMPLE, BotPool, BotTask, BotWorker, WorkerLost, _bot, think
from mulligan.server.room.autoplay import Autoplay
from mulligan.server.room.state.clock import Timing
from mulligan.server.wire import Settings
from support.server import RunningServer
from tests.server.broken_bots import crashing, crashing_once, failing, note, noting
from tests.server.inside import room_of
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
async def test_the_simplest_bot_answers_for_a_bot_that_fails(broken: object) -> None:
    workers, asked = BotPool(think=broken), task()  # type: ignore[arg-type]
    try:
        assert await workers.choice(asked) in options(asked)
    finally:
        await workers.close()


def test_a_worker_that_is_killed_is_replaced() -> None:
    worker, asked = BotWorker(), task()
    try:
        assert worker.run(think, asked) in options(asked)
        first = worker._process
        assert first is not None and first.pid is not None
        os.kill(first.pid, signal.SIGKILL)
        first.join()
        with pytest.raises(WorkerLost):
            worker.run(think, asked)
        assert worker.run(think, asked) in options(asked)
    finally:
        worker.stop()


def test_a_bot_that_searches_answers_at_a_table() -> None:
    asked = task("hard")
    assert think(asked) in options(asked)


@pytest.mark.anyio
async def test_quick_bots_do_not_wait_for_thinking_ones_nor_these_for_background_jobs(tmp_path: Path) -> None:
    workers, asked, notes = BotPool(think=noting), task(), tmp_path / "notes"

    def answer(letter: str, seconds: float = 1.0) -> asyncio.Task[int]:
        return asyncio.create_task(workers.choice(replace(asked, bot=f"{notes}:{letter}", seconds=seconds)))

    try:
        await asyncio.gather(answer("q", 0.0), answer("t"))  # start both workers
        assert workers.longest(1.0) == 1.0
        first = answer("1")
        await asyncio.sleep(0.1)
        background = asyncio.create_task(workers.run(note, f"{notes}:b"))
        unwanted, second, quick = answer("x"), answer("2"), answer("0", 0.0)
        await asyncio.sleep(0.1)
        assert (workers.longest(1.0), workers.longest(0.0)) == (4.0, 0.0)
        unwanted.cancel()
        await asyncio.gather(first, background, second, quick)
        assert notes.read_text()[2:] == "012b"
    finally:
        await workers.close()


@pytest.mark.parametrize("game", ["epic", "gwent"])
def test_only_masters_wait_for_each_other(game: str) -> None:
    playouts = playouts_of(game)
    assert [level for level in playouts.levels if playouts.player(level).seconds > QUICK] == ["master"]


@pytest.mark.anyio
async def test_a_failed_background_job_says_why() -> None:
    workers = BotPool()
    try:
        with pytest.raises(RuntimeError, match="this bot has a bug"):
            await workers.run(failing, task())
    finally:
        await workers.close()


def test_search_trees_of_two_tables_and_seats_are_apart() -> None:
    """Bots that answer immediately have no memory, so all tables of a kind share one."""
    one = replace(task("hard"), seconds=1.0, key=b"one")
    for asked in (one, replace(one, key=b"two"), replace(one, seat=1 - one.seat), task("greedy"), task("greedy")):
        _bot(asked)
    assert _bot(one) is _bot(one) is not _bot(replace(one, key=b"two"))
    assert _bot(one) is not _bot(replace(one, seat=1 - one.seat))
    assert _bot(task("greedy")) is _bot(replace(task("greedy"), key=b"one"))


def test_a_bot_knows_what_the_tables_format_lets_it_know() -> None:
    public = task(game="epic")
    sealed = replace(public, settings=GameSettings(format="sealed"))
    assert _bot(public) is not _bot(sealed) is _bot(replace(sealed, key=b"another table"))
    assert [pool_of(each).lists for each in (public, sealed)] == [Lists.OPEN, Lists.SHARED]


@pytest.mark.anyio
async def test_a_bot_is_told_which_decks_players_brought(tmp_path: Path) -> None:
    cards = dict(format_named("classic").piles)["monsters"]
    settings = Settings(game="gwent", hot_seat=True, deck_text=catalogue().write(Deck(cards)))
    async with room_of(tmp_path, settings) as session:
        asked = Autoplay(session.room, BotPool(), Timing())._task(session.room.game, 1)
    assert (asked.settings, asked.brought) == (GameSettings.of(session.room.table.settings), {0})
    assert pool_of(asked).private == 0b01


def pool_of(asked: BotTask) -> Any:
    return _bot(asked)._determinizer._pool


@pytest.mark.slow
def test_a_game_continues_after_its_thinking_bot_was_killed(server: RunningServer, guest: httpx.Client) -> None:
    table = open_table(guest, "gwent", bots=["master"])
    player, killed = Player(server, guest, table), 0
    while not player.is_over:
        if player.options:
            player.choose(player.options[0])
            player.next("moved", "table")
        elif killed < 2 and (thinking := [each for each in multiprocessing.active_children() if each.name == "mulligan bot"]):
            thinking[0].kill()
            thinking[0].join()
            killed += 1
        else:
            player.receive()
    assert killed == 2 and player.table["seats"][1]["bot"] == "master"


def test_bots_of_a_table_play_among_each_other(server: RunningServer, guest: httpx.Client) -> None:
    """The person resigns, and the bots finish the game."""
    table = open_table(guest, "epic", mode="free_for_all", seats=4, format="sealed", bots=["random", "greedy", "random"])
    player = Player(server, guest, table)
    player.send("resign")
    player.until(lambda message: player.is_over)
    assert 0 not in player.table["winners"]
