"""Compile the rules of a game ahead of play: for tables, and for series between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from threading import Lock

from mulligan.core.compiler.progress import compiling
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.core.settings import DEFAULTS, GameSettings
from mulligan.players.bot import Bot
from mulligan.players.playouts import Playouts, playouts_of
from mulligan.players.simulate import simulate
from mulligan.registry import plugin_for

_one_at_a_time = Lock()  # two threads would compile the same functions


def compile_table(
    game: str,
    settings: GameSettings = DEFAULTS,
    report: Callable[[int], None] | None = None,
    bots: Iterable[str] = (),
) -> tuple[GameSetup, PlayableGame]:
    """Compile everything a table with these bots needs, unless it is cached. Raises `InvalidSettings`.

    Returns the resolved settings, and a new game with them. `report` is called with the progress in percent.
    """
    plugin, playouts = plugin_for(game), playouts_of(game)
    setup, opponents = plugin.choose(settings), {playouts.stand_in, *_first_searching(playouts, bots)}
    functions = plugin.kernels.functions + playouts.functions_of(opponents)
    with _one_at_a_time, compiling(f"the rules of {plugin.title}", functions, report):
        sample = _sample(plugin, setup)
        for bot in opponents:
            warm_up(plugin, sample, Bot(plugin, playouts, bot))
    return setup, sample


def compile_series(game: str, settings: GameSettings = DEFAULTS, report: Callable[[int], None] | None = None) -> None:
    """Compile everything `simulate` needs."""
    plugin = plugin_for(game)
    with _one_at_a_time, compiling(f"the rules of {plugin.title}", plugin.kernels.functions, report):
        simulate(game, 0, settings=settings)


def _first_searching(playouts: Playouts, bots: Iterable[str]) -> Sequence[str]:
    """The first bot that searches, if any: all that search share their code."""
    return [bot for bot in bots if playouts.searches(bot)][:1]


def warm_up(plugin: GamePlugin, game: PlayableGame, bot: Bot) -> None:
    """Call every kernel that a table needs on a copy of the game, playing a draft to its end."""
    twin = game.copy()
    while plugin.is_draft(twin) and twin.question is not None:
        bot.answer(twin, twin.question.seat)
    if twin.question is not None:
        bot.answer(twin, twin.question.seat)
    twin.view(0)


def _sample(plugin: GamePlugin, setup: GameSetup) -> PlayableGame:
    """A game with this setup and its ready-made decks."""
    key = bytes(KEY_BYTES)
    if setup.format.drafted:
        return setup.new((setup.format.cards,), key)
    return setup.new([deck.cards for deck in setup.format.decks(key, setup.decks)], key)
