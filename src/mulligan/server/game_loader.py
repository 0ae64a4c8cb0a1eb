"""Loads and compiles games in threads, so that one table's compile doesn't block another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from mulligan.core.client.view import view_builder
from mulligan.core.game import InvalidInput
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.scenario.rulings import settings_at
from mulligan.core.settings import GameSettings
from mulligan.core.text.refusals import SLUGS
from mulligan.players.compile import compile_table
from mulligan.players.playouts import Playouts, playouts_of
from mulligan.registry import GAMES, plugin_for
from mulligan.server.errors import RefusedInput, RequestError
from mulligan.server.wire import Code, Settings

T = TypeVar("T")
_waiting: WeakKeyDictionary[asyncio.AbstractEventLoop, set[asyncio.Future[Any]]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game and its compiled bots."""

    plugin: GamePlugin
    playouts: Playouts


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A table's game with its rules compiled, ready to play."""

    plugin: GamePlugin
    chosen: GameSetup
    teams: tuple[int, ...]  # of each seat
    bots: tuple[str, ...]  # available bots
    stand_in: str  # the bot that plays for absent people
    thinking: Mapping[str, float]  # the most seconds of thought per answer, by bot; bots not listed answer immediately


async def loaded(game: str) -> LoadedGame:
    """Load a game by name; RefusedInput lists the valid names."""
    try:
        return await _result(_loading(game))
    except InvalidInput as error:
        raise RefusedInput(Code.SETTINGS, error.refusals) from error


async def prepared(settings: Settings) -> PreparedGame:
    """The game for these settings, with its rules compiled; RefusedInput says what is wrong with them."""
    try:
        return await _result(_preparing(settings.game, GameSettings.of(settings), frozenset(settings.bots)))
    except InvalidInput as error:
        words = plugin_for(settings.game) if settings.game in GAMES else SLUGS
        raise RefusedInput(Code.SETTINGS, error.refusals, words) from error


async def at_ruling(settings: Settings) -> tuple[Settings, tuple[str, ...]]:
    """The settings of a table that begins at a ruling, and its position; only rulings of the package can be named."""
    plugin = (await loaded(settings.game)).plugin
    ruling = plugin.rulings().get(settings.ruling)
    if ruling is None:
        raise RequestError(Code.NOT_FOUND, "no such ruling")
    position = ruling.position(plugin.table)
    at = settings_at(plugin.table, position)
    complete = Settings(
        game=settings.game,
        mode=at.mode,
        ruleset=at.ruleset,
        variants=at.variants,
        seats=at.seats,
        teams=at.teams,
        switches=dict(at.switches),
        hot_seat=True,
        ruling=ruling.id,
    )
    return complete, position


def chosen(settings: Settings) -> GameSetup:
    """Resolve the settings to a setup; InvalidSettings says what is wrong with them."""
    return plugin_for(settings.game).choose(GameSettings.of(settings))


async def _result(future: Future[T]) -> T:
    waiting = asyncio.wrap_future(future)
    here = _waiting.setdefault(asyncio.get_running_loop(), set())
    here.add(waiting)
    try:
        return await waiting
    except asyncio.CancelledError:
        if waiting in here:  # the request itself was cancelled
            raise
        raise RequestError(Code.NOT_NOW, "the server is shutting down; try again later") from None
    finally:
        here.discard(waiting)


def cancel_waits() -> None:
    """Stop waiting for games that are being loaded or compiled, because the server is shutting down."""
    here = _waiting.get(asyncio.get_running_loop(), set())
    while here:
        here.pop().cancel()


def _in_thread(work: Callable[[], T]) -> Future[T]:
    """Run `work` in a daemon thread, so that a stopping server does not wait for a long compilation."""
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()  # so that a cancelled wait cannot cancel it for other waiters

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, name="rules", daemon=True).start()
    return future


@lru_cache(64)
def _loading(game: str) -> Future[LoadedGame]:
    return _in_thread(lambda: LoadedGame(plugin_for(game), playouts_of(game)))


@lru_cache(512)
def _preparing(game: str, settings: GameSettings, bots: frozenset[str]) -> Future[PreparedGame]:
    return _in_thread(lambda: _prepare(game, settings, bots))


def _prepare(game: str, settings: GameSettings, bots: frozenset[str]) -> PreparedGame:
    plugin, playouts = plugin_for(game), playouts_of(game)
    setup, sample = compile_table(game, settings, bots=bots & set(playouts.names))
    teams = tuple(view_builder(plugin, sample.stage).teams(sample))
    searching = {name: playouts.player(name) for name in playouts.names if playouts.searches(name)}
    thinking = {name: float(player.seconds) for name, player in searching.items()}
    return PreparedGame(plugin, setup, teams, playouts.names, playouts.stand_in, thinking)
