"""The values of cards, measured: what each copy in a deck adds to the chance to win.

Random decks play each other. A linear model of the differences between their features is fitted to the results; the features of
a deck are its cards and, where a game says so, what goes together in it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from math import sqrt

import numpy as np

from mulligan.core.compiler.progress import compiling
from mulligan.core.decks.builder import fill
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.kernel.series import box_of_decks, deal_key, most_cards, new_seeds
from mulligan.core.kernel.types import Tables
from mulligan.core.plugin import GamePlugin, GameSetup
from mulligan.core.settings import DEFAULTS, GameSettings
from mulligan.players.playouts import POLICY, Playouts, playouts_of
from mulligan.players.stream import new_stream
from mulligan.players.types import MAX_DECISIONS
from mulligan.registry import plugin_for

GAMES_PER_PAIR = 20  # of decks, half of them with the seats swapped
CONFIDENT = 1.96  # standard errors on each side of a 95 % interval
POINTS = 50  # percentage points of the win rate for a score of 1
ROWS = 1000  # pairs whose features are added together


@dataclass(frozen=True, slots=True)
class Value:
    """The share of a copy in the win rate, compared with an average card: percentage points, and half of the 95 % interval."""

    name: str  # a card, or a combination
    points: float
    margin: float


def measure(
    game: str,
    games: int,
    player: str = POLICY,
    seed: int = 0,
    settings: GameSettings = DEFAULTS,
    *,
    progress: Callable[[int], None] | None = None,
) -> Sequence[Value]:
    """Measure all features that occurred, the highest value first. `progress` is called with the number of finished games."""
    if games < GAMES_PER_PAIR:
        raise ValueError(f"at least {GAMES_PER_PAIR} games are needed, not {games}")
    plugin, playouts = plugin_for(game), playouts_of(game)
    if settings.format is None:
        settings = replace(settings, format=_random_format(plugin).name)
    chosen = plugin.choose(settings)
    if chosen.decks != 2:
        raise ValueError("values are measured in games between two decks")
    match, fit = _Match(plugin, playouts, chosen, player, seed), Fit()
    with compiling(f"the rules of {plugin.title}", plugin.kernels.functions):
        match.score(0, next(random_decks(plugin, chosen.format, seed)))
    for number, decks in enumerate(islice(random_decks(plugin, chosen.format, seed), games // GAMES_PER_PAIR)):
        one, other = (playouts.features(deck.counts) for deck in decks)
        fit.add(one, other, match.score(number, decks))
        if progress is not None:
            progress((number + 1) * GAMES_PER_PAIR)
    return fit.values()


def module(values: Sequence[Value], command: str) -> str:
    """The source of a module with measured values; `command` is the one that measured them."""
    lines = (
        f'    "{each.name}": ({each.points:.3f}, {each.margin:.3f}),\n' for each in sorted(values, key=lambda each: each.name)
    )
    return (
        f'"""Written by `{command}`.\n\nPercentage points of the win rate, and half of the 95 % interval."""\n\n'
        f"VALUES = {{\n{''.join(lines)}}}\n"
    )


def _random_format(plugin: GamePlugin) -> Format:
    """The first format whose decks are random cards, or else the first for which decks are built."""
    formats = plugin.formats(plugin.rulesets[0])
    named = [formats[name] for name in plugin.modes[0].formats if name in formats]
    return next((each for each in named if _deals_cards(each)), None) or next(each for each in named if each.built)


def _deals_cards(format: Format) -> bool:
    return format.ready and not format.taken


def random_decks(plugin: GamePlugin, format: Format, seed: int) -> Iterator[Sequence[Deck]]:
    """Pairs of decks: dealt, or built from a random order of the cards."""
    chance = random.Random(seed)
    for number in count():
        if _deals_cards(format):
            yield format.decks(deal_key(seed, 2 * number))
        else:
            yield [_built(plugin, format, chance) for _ in range(2)]


def _built(plugin: GamePlugin, format: Format, chance: random.Random) -> Deck:
    leaders = plugin.building.leaders(format)
    led = Deck((chance.choice(leaders[chance.choice(sorted(leaders))]),)) if leaders else Deck(())
    (deck,) = fill(plugin, format, (led,), lambda card, deck: chance.randrange(1 << 30))
    return deck


class _Match:
    """Games between two decks, both played by the same player."""

    def __init__(self, plugin: GamePlugin, playouts: Playouts, setup: GameSetup, player: str, seed: int) -> None:
        self._plugin, self._playouts, self._setup, self._seed = plugin, playouts, setup, seed
        self._players = np.full(2, playouts.number_of(playouts.check(player)), np.int64)
        self._stream = new_stream()
        self._tables: dict[int, Tables] = {}  # clear ones, by the size of the largest deck

    def score(self, number: int, decks: Sequence[Deck]) -> float:
        """The first deck's wins less its losses, as a share of all games."""
        numbers = self._setup.format.numbers
        box = box_of_decks([[numbers[card] for card in deck.cards] for deck in decks])
        kernels, playouts = self._plugin.kernels, self._playouts
        clear = self._cleared(most_cards(box))
        tables, table = np.repeat(clear, GAMES_PER_PAIR), clear.copy()
        first = number * GAMES_PER_PAIR
        book, output = kernels.book(), kernels.new_output(table[0], 0)
        playouts.set_up_games(book, tables, box, new_seeds(self._seed, first), output)
        counts, seeds = np.zeros(GAMES_PER_PAIR, np.int64), new_seeds(self._seed, first)
        playouts.play_games(book, tables, table, seeds, self._players, output, self._stream, MAX_DECISIONS, counts)
        seats = (np.arange(first, first + GAMES_PER_PAIR) % 2)[:, None] ^ np.arange(
            2
        )  # of both decks: they move with each game
        wins = (tables["over"] != 0)[:, None] & (tables["winners"].astype(np.int64)[:, None] >> seats & 1 == 1)
        return float((wins[:, 0].sum() - wins[:, 1].sum()) / GAMES_PER_PAIR)

    def _cleared(self, cards: int) -> Tables:
        if cards not in self._tables:
            self._tables[cards] = self._plugin.kernels.clear_tables(1, cards, self._setup.options, self._setup.decks)
        return self._tables[cards]


class Fit:
    """The sums of a least-squares fit of scores to differences of features."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._waiting: list[tuple[Mapping[str, int], float]] = []
        self._squares, self._products, self._total, self._rows = np.zeros((0, 0)), np.zeros(0), 0.0, 0

    def add(self, one: Counter[str], other: Counter[str], score: float) -> None:
        difference = Counter(one)
        difference.subtract(other)
        self._waiting.append((difference, score))
        if len(self._waiting) >= ROWS:
            self._take()

    def values(self) -> Sequence[Value]:
        self._take()
        inverse = np.linalg.pinv(self._squares, hermitian=True)  # decks of one size: only differences of values are known
        found = inverse @ self._products
        rest = self._total - float(found @ self._products)
        variance = max(0.0, rest) / max(1, self._rows - len(found))
        points = {
            name: Value(name, POINTS * float(found[place]), POINTS * CONFIDENT * sqrt(variance * float(inverse[place, place])))
            for name, place in self._places.items()
        }
        return sorted(points.values(), key=lambda value: (-value.points, value.name))

    def _take(self) -> None:
        """Add the waiting rows to the sums."""
        for name in sorted({name for row, _ in self._waiting for name in row} - self._places.keys()):
            self._places[name] = len(self._places)
        rows, scores = np.zeros((len(self._waiting), len(self._places))), np.array([score for _, score in self._waiting])
        for row, (difference, _) in zip(rows, self._waiting, strict=True):
            for name, copies in difference.items():
                row[self._places[name]] = copies
        new = len(self._places) - len(self._products)
        self._squares = np.pad(self._squares, (0, new)) + rows.T @ rows
        self._products = np.pad(self._products, (0, new)) + rows.T @ scores
        self._total += float(scores @ scores)
        self._rows += len(scores)
        self._waiting.clear()
