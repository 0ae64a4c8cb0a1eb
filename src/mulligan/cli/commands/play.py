"""Play in the terminal: people at one screen, or one person against bots."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from mulligan.cli.commands.cards import language
from mulligan.cli.deck_selection import Setting, choices_for
from mulligan.cli.errors import UserError, refusals
from mulligan.cli.screen import Screen
from mulligan.cli.terminal import Quit, Terminal
from mulligan.core.compiler.progress import compiling
from mulligan.core.decks.formats import PUBLIC, DeckOrigin
from mulligan.core.decks.selection import DeckChoices, brought, decks_at_table
from mulligan.core.game import InvalidSettings
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.lookup import look_up
from mulligan.core.plugin import GamePlugin, GameSetup, PlayableGame
from mulligan.core.refusals import Refusal
from mulligan.core.seeds import key_from_seed
from mulligan.core.settings import GameSettings, SettingsReason
from mulligan.players.bot import Bot
from mulligan.players.compile import warm_up
from mulligan.players.playouts import Playouts, playouts_of
from mulligan.registry import plugin_for

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Request:
    """The options of the command line."""

    game: str
    settings: GameSettings
    lang: str
    against: str | None = None
    seed: int | None = None
    decks: tuple[Path, ...] = ()
    take: tuple[str, ...] = ()
    load: Path | None = None


def play(console: Console, request: Request) -> None:
    """Set up a game and play it to the end."""
    tongue = language(request.lang)
    with refusals(language=tongue):
        plugin = plugin_for(request.game)
    with refusals(language=tongue, words=plugin):
        playouts, chosen = playouts_of(plugin.name), plugin.choose(request.settings)
        against = _opponent(playouts, chosen, request.against)
    screen = Screen(console, plugin, tongue)
    key = secrets.token_bytes(KEY_BYTES) if request.seed is None else key_from_seed(request.seed)
    setting = Setting(chosen, chosen.decks if against is None else 1, key, request.decks, request.take)
    try:
        with refusals(language=tongue, words=plugin):
            choices = {} if request.load else choices_for(screen, setting)
            decks = () if request.load else decks_at_table(chosen, choices, key)
            functions = plugin.kernels.functions + playouts.functions_of([] if against is None else [against])
            with compiling(f"the rules of {plugin.title}", functions):
                game = _load(plugin, request.load) if request.load else chosen.new(decks, key)
                seeded, origin = key if request.seed is not None else None, _origin(request, chosen, choices)
                bot = None if against is None else Bot(plugin, playouts, against, seeded, origin=origin)
                warm_up(plugin, game, bot or Bot(plugin, playouts, playouts.stand_in))
        _forget_typed()
        Terminal(screen, game, bot, chosen.seats if bot is None else 1).run()
    except (Quit, EOFError):
        console.print()


def check_draft(game: str, format: str, ruleset: str | None, lang: str) -> None:
    """UserError if the format has no draft, naming those that have one."""
    with refusals(language=language(lang)):
        plugin = plugin_for(game)
        there = plugin.formats(look_up(SettingsReason.UNKNOWN_RULESET, ruleset, {each: each for each in plugin.rulesets}))
        drafted = {name: each for name, each in there.items() if each.drafted}
        if not drafted:
            raise InvalidSettings(Refusal.of(SettingsReason.NO_DRAFTS, game=plugin.title))
        look_up(SettingsReason.UNKNOWN_DRAFT, format, drafted)


def _opponent(playouts: Playouts, chosen: GameSetup, against: str | None) -> str | None:
    """The bot for the other seats; None if people have them, or if there are none."""
    if chosen.seats == 1:
        if against is not None:
            raise UserError(f"{chosen.mode.name} has one player; leave out --against")
        return None
    return look_up(
        SettingsReason.UNKNOWN_BOT, against or playouts.stand_in, {PERSON: None, **{each: each for each in playouts.names}}
    )


def _origin(request: Request, chosen: GameSetup, choices: DeckChoices) -> DeckOrigin:
    """A saved game doesn't say how its decks were made: they are public, unless the command names a format."""
    if request.load is None:
        return chosen.origin(brought(choices))
    return PUBLIC if request.settings.format is None else chosen.origin(range(chosen.seats))


def _load(plugin: GamePlugin, path: Path) -> PlayableGame:
    try:
        saved = path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from error
    with refusals(f"{path}: "):
        return plugin.load(saved)


def _forget_typed() -> None:
    """Discard keys typed while the rules were compiled; they were not meant as an answer."""
    if sys.stdin.isatty():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
