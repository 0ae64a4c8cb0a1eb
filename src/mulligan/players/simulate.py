"""Native games between bots, with a digest to compare runs, machines and backends."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mulligan.core.compiler.progress import compiling
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import DeckOrigin
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck, InvalidSettings
from mulligan.core.kernel.series import Box, Seeds, box_of_decks, most_cards, new_seeds
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.refusals import Refusal, SettingName
from mulligan.core.seeds import key_from_seed
from mulligan.core.settings import DEFAULTS, GameSettings, SettingsReason
from mulligan.players.playouts import Playouts, playouts_of
from mulligan.players.search.series import SearchSeries
from mulligan.players.stream import Stream, new_stream
from mulligan.players.types import MAX_DECISIONS
from mulligan.registry import plugin_for

SetUp: TypeAlias = Callable[[Any, Any, Box, Seeds, Any], None]  # book, tables, box, seeds, output
CHUNK = 5000  # games between calls of `progress`


@dataclass(frozen=True, slots=True)
class Simulation:
    """The result of a series of games."""

    games: int
    decisions: int
    seconds: float  # playing time, without compiling, shuffling and hashing
    wins: dict[str, int]  # by player, in the given order
    draws: int
    unfinished: int
    overflows: int  # effects dropped because the state was full: anything but 0 is a bug
    digest: str  # of all final states, in order

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


def simulate(
    game: str,
    games: int,
    players: Sequence[str] | None = None,
    seed: int = 0,
    settings: GameSettings = DEFAULTS,
    *,
    progress: Callable[[int, int], None] | None = None,
    decks: Sequence[Deck] | None = None,
    chunk: int = CHUNK,
    most: int = MAX_DECISIONS,
    playouts: Playouts | None = None,
) -> Simulation:
    """Play games between native players (by default random ones), who change seats from game to game.

    Decks come from the format and the seed, and each deal is played twice, with the seats swapped. If the format has a draft,
    the players draft before each game; only the decisions of the games are counted. With `decks` each player keeps the same
    deck. `playouts` replaces the game's own native players. `progress` is
    called with the number of finished games and the total. To replay game `i`, use the decks `format.decks(deal_key(seed, i))`
    and the key `game_key(seed, i)`.
    """
    key_from_seed(seed)  # refuses what a single game refuses
    plugin = plugin_for(game)
    playouts = playouts_of(game) if playouts is None else playouts
    chosen = plugin.choose(settings)
    named = _players(playouts, chosen, players)
    numbers = np.array([playouts.number_of(player) for player in named], np.int64)
    if games < 0 or chunk < 1:
        raise ValueError(f"games must be at least 0 and chunk at least 1, not {games} and {chunk}")
    box = _box_of(plugin, chosen, decks) if decks is not None else _box(chosen)
    kernels, cards, options = plugin.kernels, most_cards(box), chosen.options
    table = kernels.clear_tables(1, cards, options, chosen.decks)
    book, output, stream = kernels.book(), kernels.new_output(table[0], 0), new_stream()
    digest, wins = sha256(), np.zeros(chosen.seats, np.int64)
    decisions = draws = unfinished = 0
    seconds = 0.0
    set_up = _setting_up(playouts, chosen, numbers, stream) if decks is None else playouts.set_up_games
    series = _series(plugin, playouts, table, named, chosen.origin(range(chosen.seats) if decks is not None else ()))
    with compiling(f"the rules of {plugin.title}", kernels.functions + playouts.functions_of(named)):
        set_up(book, table[:0], box, new_seeds(seed), output)
        if series is None:
            playouts.play_games(book, table[:0], table, new_seeds(seed), numbers, output, stream, most, _counts(0))
        else:
            series.compile(table)
    for first in range(0, games, chunk):
        count = min(chunk, games - first)
        tables, counts, seeds = (
            kernels.clear_tables(count, cards, options, chosen.decks),
            _counts(count),
            new_seeds(seed, first),
        )
        set_up(book, tables, box, seeds, output)
        began = time.perf_counter()
        if series is None:
            playouts.play_games(book, tables, table, seeds, numbers, output, stream, most, counts)
        else:
            series.play(tables, seed, first, counts, _reporting(progress, first, games))
        seconds += time.perf_counter() - began
        digest.update(tables.tobytes())
        decisions += int(counts.sum())
        wins += _wins(tables, first, chosen.seats)
        draws += int(np.count_nonzero((tables["over"] != 0) & (tables["winners"] == 0)))
        unfinished += int(np.count_nonzero(tables["over"] == 0))
        if progress is not None:
            progress(first + count, games)
    won = {name: int(count) for name, count in zip(_numbered(named), wins)}
    overflows = int(output.overflows) + (series.overflows if series is not None else 0)
    return Simulation(games, decisions, seconds, won, draws, unfinished, overflows, digest.hexdigest()[:16])


def _players(playouts: Playouts, chosen: GameSetup, named: Sequence[str] | None) -> list[str]:
    """The names of the players, by default random ones."""
    players = playouts.players[:1] * chosen.seats if named is None else named
    if len(players) != chosen.seats:
        raise InvalidSettings(
            Refusal.of(
                SettingsReason.BOT_COUNT, "", mode=SettingName("mode", chosen.mode.name), seats=chosen.seats, count=len(players)
            )
        )
    return [playouts.check(player) for player in players]


def _numbered(players: Sequence[str]) -> list[str]:
    """The players' names in the result, numbered if they repeat."""
    names: list[str] = []
    for place, player in enumerate(players):
        before = list(players[:place]).count(player)
        names.append(f"{player} {before + 1}" if before else player)
    return names


def _series(
    plugin: GamePlugin, playouts: Playouts, table: NDArray[Any], players: Sequence[str], origin: DeckOrigin
) -> SearchSeries | None:
    """The series, if one of the players searches."""
    contenders = [playouts.player(player) for player in players]
    if playouts.searchers is None or all(each.iterations == 0 for each in contenders):
        return None
    return SearchSeries(plugin.kernels, playouts.searchers.search, table, contenders, origin)


def _reporting(progress: Callable[[int, int], None] | None, first: int, games: int) -> Callable[[int], None] | None:
    """Report games as they end, because a chunk takes long with players that search."""
    return None if progress is None else lambda done: progress(first + done, games)


def _box(chosen: GameSetup) -> Box:
    """The box that decks are dealt from, or an empty one with room for drafted decks."""
    plan = chosen.format.plan
    return chosen.format.box(chosen.decks) if plan is None else box_of_decks([[0] * plan.most] * chosen.decks)


def _setting_up(playouts: Playouts, chosen: GameSetup, players: NDArray[np.int64], stream: Stream) -> SetUp:
    """The function that sets up games: with a deal, or with a draft."""
    drafting, drafts = chosen.drafting, playouts.drafts
    if drafting is None or drafts is None:
        return playouts.set_up_games
    tables, draft = drafting.tables(2, chosen.format, chosen.seats), drafts.set_up_games

    def set_up(book: Any, states: Any, box: Box, seeds: Seeds, output: Any) -> None:
        draft(book, states, tables, box, seeds, players, output, stream)

    return set_up


def _box_of(plugin: GamePlugin, chosen: GameSetup, decks: Sequence[Deck]) -> Box:
    """A box with the players' own decks."""
    format = chosen.format
    if len(decks) != chosen.decks:
        mode, count = SettingName("mode", chosen.mode.name), str(chosen.decks)
        raise IllegalDeck(Refusal.of(CommonDeckReason.DECK_COUNT, mode=mode, span=count, most=chosen.decks, count=len(decks)))
    for place, deck in enumerate(decks):
        if found := plugin.check_deck(deck, format, None):
            name = deck.name or str(place + 1)
            raise IllegalDeck(*(problem.within(CommonDeckReason.OF_DECK, deck=name) for problem in found))
    return box_of_decks([[format.numbers[card] for card in deck.cards] for deck in decks])


def _counts(games: int) -> NDArray[np.int64]:
    return np.zeros(games, np.int64)


def _wins(tables: NDArray[Any], first: int, players: int) -> NDArray[np.int64]:
    """Wins by player; players move to the next seat in every game."""
    numbers = first + np.arange(len(tables))
    over, winners = tables["over"] != 0, tables["winners"].astype(np.int64)
    return np.array([np.count_nonzero(over & (winners >> (player - numbers) % players & 1 == 1)) for player in range(players)])
