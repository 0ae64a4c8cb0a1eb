"""The catalogue in each language: games with their modes, formats and rulesets, their cards and rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from mulligan.core.client.card_index import CardPage
from mulligan.core.decks.formats import Format
from mulligan.core.player_counts import team_counts
from mulligan.core.plugin import GameMode, GamePlugin
from mulligan.core.text import Language
from mulligan.registry import GAMES, plugin_for
from mulligan.server import game_loader
from mulligan.server.game_loader import LoadedGame
from mulligan.server.http import rulebook
from mulligan.server.http.static import Served, served
from mulligan.server.room.clients.signals import SIGNALS
from mulligan.server.wire import (
    BoxesInfo,
    EndingInfo,
    FormatInfo,
    GameInfo,
    Games,
    ModeInfo,
    PoolInfo,
    RulesetInfo,
    SwitchInfo,
    TableSize,
    ValueInfo,
    VariantInfo,
)

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


async def card_index(game: str, language: Language) -> Served:
    """The index to search and filter the cards of a game, encoded for sending."""
    await game_loader.loaded(game)
    return _card_index(game, language)


@lru_cache(len(GAMES) * len(Language))
def _card_index(game: str, language: Language) -> Served:
    return served(msgspec.json.encode(plugin_for(game).cards.index(language)), JSON)


async def card_page(game: str, card: str, language: Language) -> CardPage | None:
    await game_loader.loaded(game)
    return plugin_for(game).cards.page(card, language)


@lru_cache(len(GAMES) * len(Language))
def rules(game: str, language: Language) -> Served:
    """The rules of a game, encoded for sending."""
    return served(msgspec.json.encode(rulebook.rules(game, language)), JSON)


def _game(loaded: LoadedGame, language: Language) -> GameInfo:
    plugin = loaded.plugin
    formats = {name: format for ruleset in plugin.rulesets for name, format in plugin.formats(ruleset).items()}
    return GameInfo(
        name=plugin.name,
        title=plugin.title,
        modes=tuple(_mode(plugin, mode, language) for mode in plugin.modes),
        formats=tuple(_format(plugin, format, language) for format in formats.values()),
        rulesets=tuple(
            RulesetInfo(name=name, words=plugin.word("ruleset", name, language), about=plugin.about("ruleset", name, language))
            for name in plugin.rulesets
        ),
        switches=tuple(_switch(plugin, name, language) for name in plugin.rules.switches),
        bots=loaded.playouts.levels,
        windows=_words(plugin, "window", plugin.views.windows, language),
    )


def _format(plugin: GamePlugin, format: Format, language: Language) -> FormatInfo:
    return FormatInfo(
        name=format.name,
        words=plugin.word("format", format.name, language),
        about=plugin.about("format", format.name, language),
        rule=format.rules[0],
        minutes=plugin.durations.formats.get(format.name, 0),
        requires=_requires(plugin, format.name),
        players=format.players,
        drafted=format.drafted,
        brought=format.brought,
        takes=format.takes if format.taken else 0,
        built=format.built,
        boxes=_boxes(format),
        pool=None if format.pools is None else PoolInfo(**format.pools._asdict()),
        sets=_words(plugin, "set", format.sets, language),
    )


def _requires(plugin: GamePlugin, format: str) -> dict[str, tuple[str, ...]]:
    """The switches without which a format does not exist, with the values that have it."""
    found = {}
    ruleset = next(each for each in plugin.rulesets if format in plugin.formats(each))
    for switch, values in plugin.rules.switches.items():
        fitting = tuple(value for value in values if format in plugin.formats(ruleset, {switch: value}))
        if fitting != values:
            found[switch] = fitting
    return found


def _boxes(format: Format) -> BoxesInfo | None:
    if format.boxes is None:
        return None
    (least, most), holds, each, shared = format.boxes
    return BoxesInfo(least=least, most=most, holds=dict(holds), each=each, shared=shared)


def _switch(plugin: GamePlugin, name: str, language: Language) -> SwitchInfo:
    return SwitchInfo(
        name=name,
        words=plugin.word("switch", name, language),
        values=tuple(
            ValueInfo(
                name=value,
                words=plugin.word("switch", f"{name}.{value}", language),
                rule=plugin.rule_of(name, value),
                rulesets=plugin.played_by(name, value),
            )
            for value in plugin.rules.switches[name]
        ),
    )


def _variant(plugin: GamePlugin, mode: GameMode, name: str, language: Language) -> VariantInfo:
    formats = [plugin.formats(plugin.rulesets[0])[format] for format in mode.formats]
    return VariantInfo(
        name=name,
        words=plugin.word("variant", name, language),
        about=plugin.about("variant", name, language),
        builds=any(format.with_variants((name,)).built and not format.built for format in formats),
    )


def _mode(plugin: GamePlugin, mode: GameMode, language: Language) -> ModeInfo:
    minutes = plugin.durations.modes
    return ModeInfo(
        name=mode.name,
        words=plugin.word("mode", mode.name, language),
        about=plugin.about("mode", mode.name, language),
        rule=mode.rule,
        attacks=_attacks(mode),
        minutes=minutes.get(mode.named(mode.endings[0] if mode.endings else None), 0),
        players=mode.players,
        sizes=tuple(_sizes(mode)),
        formats=mode.formats,
        variants=tuple(_variant(plugin, mode, name, language) for name in mode.variants),
        endings=tuple(
            EndingInfo(
                name=name,
                words=plugin.word("ending", name, language),
                about=plugin.about("ending", name, language),
                minutes=minutes.get(mode.named(name), 0),
                alias=mode.named(name),
            )
            for name in mode.endings
        ),
    )


def _attacks(mode: GameMode) -> str:
    if mode.virtual:
        return "virtual"
    return "teams" if mode.team_size != (1, 1) else "left" if mode.leftward else "all"


def _sizes(mode: GameMode) -> Iterator[TableSize]:
    for seats in range(mode.players[0], mode.players[1] + 1):
        teams = team_counts(mode.team_size, seats)
        if mode.team_size == (1, 1) or teams:
            yield TableSize(seats=seats, teams=teams)


def _words(plugin: GamePlugin, kind: str, names: tuple[str, ...], language: Language) -> tuple[tuple[str, str], ...]:
    return tuple((name, plugin.word(kind, name, language)) for name in names)
