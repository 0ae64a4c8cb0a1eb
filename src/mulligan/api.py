"""Mulligan for programs. `import mulligan` offers everything here; docs/python.md is the guide.

>>> import mulligan
>>> game = mulligan.new_game("gwent", seed=7)
>>> bot = mulligan.bot("gwent", "greedy", seed=1)
>>> mulligan.play(game, [bot, bot]).winners
(1,)
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mulligan.core.decks.deck import Deck, DeckFileError
from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import (
    CorruptGame,
    IllegalAnswer,
    IllegalDeck,
    InvalidInput,
    InvalidSettings,
    Question,
    Result,
    UnknownCard,
    check_seat,
)
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.lookup import language_named
from mulligan.core.plugin import GamePlugin, PlayableGame
from mulligan.core.refusals import Refusal, SettingName
from mulligan.core.scenario.scenario import Failure, read_scenarios
from mulligan.core.scenario.scenario import run_scenario as _run_scenario
from mulligan.core.seeds import key_from_seed
from mulligan.core.settings import DEFAULTS, GameSettings
from mulligan.core.text import CardText, Language
from mulligan.players.bot import Bot, Determinizer
from mulligan.players.playouts import playouts_of
from mulligan.players.simulate import Simulation
from mulligan.players.simulate import simulate as _simulate
from mulligan.players.teaching.advice import Advice, Adviser, WeighedAnswer
from mulligan.registry import DEFAULT, GAMES, plugin_for

__all__ = [
    "Advice",
    "Bot",
    "Card",
    "CardText",
    "CorruptGame",
    "Deck",
    "DeckFileError",
    "Failure",
    "GameSettings",
    "IllegalAnswer",
    "IllegalDeck",
    "InvalidInput",
    "InvalidSettings",
    "Language",
    "PlayableGame",
    "Player",
    "Question",
    "Result",
    "Simulation",
    "UnknownCard",
    "WeighedAnswer",
    "advise",
    "bot",
    "bots",
    "card",
    "cards",
    "decks",
    "games",
    "load",
    "new_game",
    "play",
    "read_deck",
    "resample",
    "run_scenarios",
    "simulate",
]

Player: TypeAlias = Callable[[PlayableGame, int], int]  # from a game and a seat to one of the seat's options


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> games()
    ('epic', 'gwent')
    """
    return tuple(GAMES)


# --- playing -----------------------------------------------------------------------------------------


def new_game(
    game: str = DEFAULT,
    settings: GameSettings = DEFAULTS,
    *,
    decks: Sequence[Deck | Sequence[str]] | None = None,
    seed: int | None = None,
) -> PlayableGame:
    """Start a game. The same seed, a number below 2**128, deals the same cards; without a seed the deal is unpredictable.

    The format supplies the decks, unless you pass your own. Formats in which players bring decks require them. Raises
    IllegalDeck or InvalidSettings.

    >>> game = new_game("epic", seed=1)
    >>> game.question.ask, game.question.seat, len(game.question.options)
    ('MULLIGAN', 1, 6)
    >>> solo = new_game("gwent", GameSettings(mode="solo", variants=("leaders",)), seed=1)
    >>> solo.seats
    2
    """
    setup = plugin_for(game).choose(settings)
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    if setup.drafting is not None:
        if decks is not None:
            raise IllegalDeck(Refusal.of(CommonDeckReason.DRAFTED, format=SettingName("format", setup.format.name)))
        return setup.new([setup.format.cards], key)
    brought = setup.format.decks(key, setup.decks) if decks is None else decks
    return setup.new([deck.cards if isinstance(deck, Deck) else deck for deck in brought], key)


def load(saved: bytes) -> PlayableGame:
    """Restore a game from `game.save()`; anything else raises CorruptGame.

    >>> game = new_game("gwent", seed=3)
    >>> load(game.save()).digest() == game.digest()
    True
    """
    for name in GAMES:
        plugin = plugin_for(name)
        if plugin.has_saved(saved):
            return plugin.load(saved)
    raise CorruptGame("not a saved game of Mulligan")


def play(game: PlayableGame, players: Sequence[Player | Bot]) -> Result:
    """Play a game to its end. Player `i` answers for seat `i`; a virtual opponent needs none.

    A player gets the true game, so a fair one reads only `view`.

    >>> def first(game, seat):
    ...     return next(question for question in game.questions if question.seat == seat).options[0]
    >>> play(new_game("gwent", seed=5), [first, bot("gwent", "random", seed=2)]).is_draw
    False
    """
    while (question := game.question) is not None:
        if not question.seat < len(players) <= game.seats:
            raise ValueError(f"this game needs {game.seats} players, not {len(players)}")
        player = players[question.seat]
        choice = player.choice(game, question.seat) if isinstance(player, Bot) else player(game, question.seat)
        game.answer(question.seat, choice)
    assert game.result is not None
    return game.result


# --- bots --------------------------------------------------------------------------------------------


def bots(game: str) -> tuple[str, ...]:
    """The names of a game's bots: players for programs, and the five levels for people.

    >>> bots("epic")
    ('random', 'novice', 'easy', 'greedy', 'normal', 'hard', 'master')
    """
    return playouts_of(game).names


def bot(
    game: str, name: str, seed: int | None = None, settings: GameSettings | None = None, *, brought: Iterable[int] = ()
) -> Bot:
    """A bot that can play any seat. It decides on a resampled deal, so it never sees hidden cards.

    With `settings`, it knows of other decks what players know in that format; `brought` are the seats with decks of their own.
    Without settings, all decklists are public.

    >>> game = new_game("epic", seed=1)
    >>> bot("epic", "greedy", seed=1).choice(game, game.question.seat) in game.question.options
    True
    """
    plugin = plugin_for(game)
    key = None if seed is None else key_from_seed(seed)
    return Bot(plugin, playouts_of(game), name, key, origin=_origin(plugin, settings, brought))


def advise(
    game: PlayableGame,
    seat: int,
    *,
    iterations: int | None = None,
    seed: int | None = None,
    settings: GameSettings | None = None,
    brought: Iterable[int] = (),
) -> Advice:
    """Weigh a seat's answers to its open question by search, from what the seat knows; best first, with chances to win.

    By default it thinks as long as the bot `master`. The same seed gives the same advice. Drafts have no advice: ValueError.
    `settings` and `brought` are those of `bot`.

    >>> game = new_game("gwent", seed=7)
    >>> advice = advise(game, game.question.seat, iterations=200, seed=1)
    >>> advice.best.choice in game.question.options, 0 <= advice.best.chance <= 1
    (True, True)
    """
    plugin = _plugin_of(game)
    if plugin.is_draft(game) or all(question.seat != seat for question in game.questions):
        raise ValueError(f"P{seat + 1} is not asked anything that can be searched")
    if iterations is not None and iterations < 1:
        raise ValueError(f"{iterations} iterations are too few; give at least 1")
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed)
    return Adviser(plugin, playouts_of(plugin.name), key, iterations, _origin(plugin, settings, brought)).advise(game, seat)


def resample(
    game: PlayableGame,
    seat: int,
    seed: int | None = None,
    settings: GameSettings | None = None,
    *,
    brought: Iterable[int] = (),
) -> PlayableGame:
    """Copy a game and deal everything hidden from a seat again, consistent with what it has seen. Search on such copies.

    `settings` and `brought` are those of `bot`.

    >>> game = new_game("epic", seed=1)
    >>> twin = resample(game, 0, seed=2)
    >>> twin.view(0).tobytes() == game.view(0).tobytes(), twin.digest() == game.digest()
    (True, False)
    """
    check_seat(seat, game.seats)
    plugin, key = _plugin_of(game), None if seed is None else key_from_seed(seed)
    return Determinizer(plugin, key, _origin(plugin, settings, brought)).resampled(game, seat)


def simulate(
    game: str,
    games: int,
    players: Sequence[str] | None = None,
    seed: int = 0,
    settings: GameSettings = DEFAULTS,
    *,
    decks: Sequence[Deck] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Play many games between bots, fast. Without `players`, all are random.

    The bots change seats from game to game, and every deal is played from both sides. In formats with a draft they draft first.
    With `decks`, each bot keeps its own deck; formats in which players bring decks require them. `progress` is called regularly
    with the number of finished games and the total. The same seed plays the same games, with the same `digest`.

    >>> result = simulate("gwent", 20, ["greedy", "random"], seed=1)
    >>> result.games, result.wins["greedy"] > result.wins["random"]
    (20, True)
    """
    return _simulate(game, games, players, seed, settings, decks=decks, progress=progress)


# --- cards, decks, scenarios -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card."""

    game: str
    slug: str  # its name in code, files and games

    def text(self, language: Language | str = Language.EN) -> CardText:
        """Name, type line and lines of text. InvalidSettings lists the languages if there is no such language.

        >>> card("epic", "Palace Guard").text("pl").lines
        ('Hołd → Możesz wypędzić wybranego czempiona.',)
        """
        return plugin_for(self.game).cards.text(self.slug, language_named(language))

    @property
    def group(self) -> str:
        """Its alignment or faction.

        >>> card("epic", "Palace Guard").group
        'good'
        """
        return plugin_for(self.game).cards.group_of(self.slug)

    @property
    def program(self) -> tuple[str, ...]:
        """The program its declaration compiles to, line by line.

        >>> "GAIN_HEALTH 10 you" in card("epic", "Inner Peace").program[0]
        True
        """
        return tuple(plugin_for(self.game).cards.program(self.slug))


def cards(game: str) -> Mapping[str, Card]:
    """All cards of a game by slug.

    >>> len(cards("epic")) >= 120, cards("gwent")["geralt_of_rivia"].group
    (True, 'neutral')
    """
    return {slug: Card(game, slug) for slug in plugin_for(game).cards.catalogue().names}


def card(game: str, name: str) -> Card:
    """A card by its slug or its name in any language. UnknownCard, a LookupError, suggests a similar name.

    >>> card("gwent", "Geralt z Rivii").slug
    'geralt_of_rivia'
    >>> card("epic", "Kongs")
    Traceback (most recent call last):
    mulligan.core.game.UnknownCard: there’s no card “Kongs”; the closest name is “Kong”
    """
    return Card(game, plugin_for(game).cards.catalogue().find(name))


def decks(game: str, settings: GameSettings = DEFAULTS) -> Mapping[str, Deck]:
    """The premade decks or piles of a format by name; empty if decks are built or drafted.

    >>> [len(deck.cards) for deck in decks("gwent").values()]
    [29, 30, 29, 30, 30]
    """
    format = plugin_for(game).choose(settings).format
    return {name: Deck(tuple(cards), name) for name, cards in format.piles}


def read_deck(game: str, text: str, name: str = "") -> Deck:
    """Read a deck from the text of a deck file: one `3 Palace Guard` per line, in any language.

    DeckFileError names the first line that cannot be read.

    >>> read_deck("epic", "3 Palace Guard\\n1 Kong").counts["palace_guard"]
    3
    """
    return plugin_for(game).cards.catalogue().read(text, name)


def run_scenarios(text: str, game: str = DEFAULT) -> list[Failure]:
    """Run all scenarios in a text and return the failures. docs/scenarios.md describes the notation.

    >>> run_scenarios('''
    ... scenario E-WIN-03: a player who has to draw from an empty deck wins
    ... P1 deck: -  hand: noble_unicorn
    ... turn P1
    ... P1 plays noble_unicorn
    ... expect P1 wins
    ... ''')
    []
    """
    scenarios = read_scenarios(text, "", game)
    tables = {name: plugin_for(name).table for name in GAMES}
    failures = (_run_scenario(scenario, tables) for scenario in scenarios)
    return [failure for failure in failures if failure is not None]


def _origin(plugin: GamePlugin, settings: GameSettings | None, brought: Iterable[int]) -> DeckOrigin:
    return PUBLIC if settings is None else plugin.choose(settings).origin(brought)


def _plugin_of(game: PlayableGame) -> GamePlugin:
    return next(plugin for plugin in map(plugin_for, GAMES) if plugin.plays(game))
