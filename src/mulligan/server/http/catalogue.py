"""The catalogue in each language: games with their modes, formats and rulesets, their cards and rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mulligan.core.decks.formats import Format
from mulligan.core.plugin import GameMode, GamePlugin
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.game_loader import LoadedGame
from mulligan.server.http import rulebook
from mulligan.server.http.static import Served, served
from mulligan.server.room.signals import SIGNALS
from mulligan.server.wire import FormatInfo, GameInfo, Games, ModeInfo, PoolInfo, SwitchInfo

JSON = "application/json"


async def games(language: Language) -> Games:
    return Games(games=tuple([_game(await game_loader.loaded(game), language) for game in GAMES]), signals=SIGNALS)


async def faces(game: str, language: Language) -> Served:
    """All cards of a game, encoded for sending."""
    await game_loader.loaded(game)
    return _faces(game, language)


@lru_cache(len(GAMES) * len(Language))
def _faces(game: str, language: Language) -> Served:
    return served(msgspec.json.encode(plugin_for(game).cards.faces(language)), JSON)


@lru_cache(len(GAMES) * len(Language))
def rules(game: str, language: Language) -> Served:
    """The rules of a game, encoded for sending."""
    return served(msgspec.json.encode(rulebook.rules(game, language)), JSON)


def _game(loaded: LoadedGame, language: Language) -> GameInfo:
    plugin = loaded.plugin
    offered = {ruleset: plugin.formats(ruleset) for ruleset in plugin.rulesets}
    formats = {name: format for there in offered.values() for name, format in there.items()}
    return GameInfo(
        name=plugin.name,
        title=plugin.title,
        modes=tuple(_mode(plugin, mode, language) for mode in plugin.modes),
        formats=tuple(
            FormatInfo(
                name=name,
                words=plugin.word("format", name, language),
                rulesets=tuple(ruleset for ruleset, there in offered.items() if name in there),
                players=format.players,
                drafted=format.drafted,
                brought=format.brought,
                takes=format.takes if format.taken else 0,
                built=format.built,
                boxes=format.sized is not None,
                pool=_pool(format),
                sets=_words(plugin, "set", format.sets, language),
            )
            for name, format in formats.items()
        ),
        rulesets=_words(plugin, "ruleset", plugin.rulesets, language),
        switches=tuple(_switch(plugin, name, values) for name, values in plugin.rules.switches.items()),
        bots=loaded.playouts.players,
        windows=_words(plugin, "window", plugin.views.windows, language),
    )


def _pool(format: Format) -> PoolInfo | None:
    return None if format.pools is None else PoolInfo(**format.pools._asdict())


def _switch(plugin: GamePlugin, name: str, values: tuple[str, ...]) -> SwitchInfo:
    return SwitchInfo(
        name=name,
        values=values,
        rulesets={ruleset: switches[name] for ruleset, switches in plugin.rules.rulesets.items()},
    )


def _mode(plugin: GamePlugin, mode: GameMode, language: Language) -> ModeInfo:
    return ModeInfo(
        name=mode.name,
        words=plugin.word("mode", mode.name, language),
        players=mode.players,
        team_size=mode.team_size,
        formats=mode.formats,
        variants=_words(plugin, "variant", mode.variants, language),
    )


def _words(plugin: GamePlugin, kind: str, names: tuple[str, ...], language: Language) -> tuple[tuple[str, str], ...]:
    return tuple((name, plugin.word(kind, name, language)) for name in names)
