"""Loads and compiles games in threads, so that a table waits only for its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from mulligan.core.client.view import view_builder
from mulligan.core.game import InvalidInput
from mulligan.core.plugin import GamePlugin, GameSetup
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
    """A game and those who play it natively."""

    plugin: GamePlugin
    playouts: Playouts


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """What is played at a table, ready to be played at once."""

    plugin: GamePlugin
    chosen: GameSetup
    teams: tuple[int, ...]  # of each seat
    bots: tuple[str, ...]  # who may sit there


async def loaded(game: str) -> LoadedGame:
    """A game by its name; `RefusedInput` lists the valid names."""
    try:
        return await _result(_loading(game))
    except InvalidInput as error:
        raise RefusedInput(Code.SETTINGS, error.refusals) from error


async def prepared(settings: Settings) -> PreparedGame:
    """The game that settings describe, with its rules compiled; `RefusedInput` says what cannot be played."""
    try:
        return await _result(_preparing(settings.game, GameSettings.of(settings)))
    except InvalidInput as error:
        words = plugin_for(settings.game) if settings.game in GAMES else SLUGS
        raise RefusedInput(Code.SETTINGS, error.refusals, words) from error


def chosen(settings: Settings) -> GameSetup:
    """What is played; `InvalidSettings` says what cannot be."""
    return plugin_for(settings.game).choose(GameSettings.of(settings))


async def _result(future: Future[T]) -> T:
    waiting = asyncio.wrap_future(future)
    here = _waiting.setdefault(asyncio.get_running_loop(), set())
    here.add(waiting)
    try:
        return await waiting
    except asyncio.CancelledError:
        if waiting in here:  # whoever waited has gone
            raise
        raise RequestError(Code.NOT_NOW, "the server stops; come again when it is back") from None
    finally:
        here.discard(waiting)


def let_go() -> None:
    """Nobody waits here any longer for what is being loaded or compiled: the server stops."""
    here = _waiting.get(asyncio.get_running_loop(), set())
    while here:
        here.pop().cancel()


def _beside(work: Callable[[], T]) -> Future[T]:
    """Do it in a thread. A server that stops does not wait for it, however long it takes to compile."""
    future: Future[T] = Future()
    future.set_running_or_notify_cancel()  # from now on nobody who stops waiting can cancel it for the others

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, name="rules", daemon=True).start()
    return future


@lru_cache(64)
def _loading(game: str) -> Future[LoadedGame]:
    return _beside(lambda: LoadedGame(plugin_for(game), playouts_of(game)))


@lru_cache(512)
def _preparing(game: str, settings: GameSettings) -> Future[PreparedGame]:
    return _beside(lambda: _prepare(game, settings))


def _prepare(game: str, settings: GameSettings) -> PreparedGame:
    plugin, playouts = plugin_for(game), playouts_of(game)
    setup, sample = compile_table(game, settings)
    return PreparedGame(plugin, setup, tuple(view_builder(plugin, sample.stage).teams(sample)), playouts.players)
