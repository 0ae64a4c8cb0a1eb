"""Read, check, fix, fill and share decks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.commands.cards import language
from mulligan.cli.errors import UserError, refusals
from mulligan.core.decks import builder
from mulligan.core.decks.builder import BuiltFormat
from mulligan.core.decks.building import BrokenRule, CardValue, DeckSet
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.sharing import SharedDeck, is_code, read_code, write_code
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import Value
from mulligan.core.settings import GameSettings
from mulligan.core.text import Language
from mulligan.core.text.refusals import filled, problem_text, problems_text
from mulligan.core.text.terms import term
from mulligan.players.playouts import playouts_of
from mulligan.registry import plugin_for


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck file, and the rules that apply to it."""

    path: Path
    plugin: GamePlugin
    built: BuiltFormat
    language: Language
    deck: Deck

    @classmethod
    def open(cls, path: Path, game: str, settings: GameSettings, code: str) -> DeckFile:
        """Read a file; UserError says what is wrong with it or with the settings."""
        tongue = language(code)
        with refusals(language=tongue):
            plugin = plugin_for(game)
        with refusals(language=tongue, words=plugin):
            name = settings.format.name if isinstance(settings.format, Format) else settings.format
            built = builder.format_for(plugin, name, settings.ruleset, settings.variants, settings.switches)
        return cls(path, plugin, built, tongue, read_deck(plugin, path, tongue))

    @property
    def decks(self) -> DeckSet:
        return builder.decks_for(self.plugin, self.built.format, self.plugin.building.split(self.built.format, self.deck))


def check_file(console: Console, file: DeckFile) -> bool:
    """Print the problems of a deck with their fixes; True if there are none."""
    plugin, format, tongue = file.plugin, file.built.format, file.language
    refused = plugin.check_deck(file.deck, format, None)
    if not refused:
        values: dict[str, Value] = {"count": len(file.deck.cards), "format": format.word}
        legal = filled(term("deck.legal", tongue), values, tongue, words=plugin)
        console.print(Text(f"✓ {file.path.name}: {legal}", style="green"))
        return True
    decks = file.decks
    broken = builder.check(plugin, format, decks)
    problems = builder.described(plugin, format, decks, broken, playouts_of(plugin.name).card_value, tongue)
    fixes = {each.key: problem.fixes for each, problem in zip(broken, problems, strict=True)}
    for refusal in refused:
        console.print(Text("✗ ", style="red"), Text(problem_text(refusal, tongue, words=plugin)), sep="")
        for fix in fixes.get(BrokenRule.of(refusal).key, ()):
            console.print(Text(f"  → {fix.words}", style="dim"))
    return False


def fill_file(console: Console, file: DeckFile, out: Path | None) -> None:
    """Complete a deck with the cards that the bots value most."""
    _change(console, file, out, builder.fill)


def fix_file(console: Console, file: DeckFile, out: Path | None) -> None:
    """Fix all problems of a deck, then complete it."""
    _change(console, file, out, builder.fix_all)


def _change(
    console: Console, file: DeckFile, out: Path | None, change: Callable[[GamePlugin, Format, DeckSet, CardValue], DeckSet]
) -> None:
    decks = change(file.plugin, file.built.format, file.decks, playouts_of(file.plugin.name).card_value)
    _put(console, file.plugin.cards.catalogue().write(Deck.of_set(decks, file.path.stem)), out)


def share_file(console: Console, file: DeckFile) -> None:
    """Print the code of a share link: behind /d# on any server, it opens the deck."""
    built = file.built
    shared = SharedDeck(file.plugin.name, built.format.name, built.ruleset, built.variants, file.path.stem, file.decks)
    _put(console, f"{write_code(shared)}\n", None)


def list_file(console: Console, file: DeckFile) -> None:
    """Print a deck with the names of its cards in a language."""
    whole = Deck.of_set(file.decks)
    names = {card: file.plugin.card_name(card, file.language) for card in whole.counts}
    _put(console, file.plugin.cards.catalogue().written(whole, names), None)


def open_code(console: Console, link: str, code: str, out: Path | None) -> None:
    """Print the deck file of a share link, or of its code."""
    tongue = language(code)
    if not is_code(link):
        raise UserError("this is not a share link or code; a code begins with m1.")
    with refusals(language=tongue):
        shared = read_code(link, lambda game: plugin_for(game).cards.catalogue().names)
    text = plugin_for(shared.game).cards.catalogue().write(Deck.of_set(shared.decks, shared.name))
    _put(console, f"{text}# left out: {shared.unknown} unknown\n" if shared.unknown else text, out)


def _put(console: Console, text: str, out: Path | None) -> None:
    """Print a deck as it is, or write it to a file."""
    if out is None:
        console.out(text, end="", highlight=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot write {out}: {error.strerror}") from error


def read_deck(plugin: GamePlugin, file: Path, tongue: Language) -> Deck:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file} is not a text file: {error.reason} at byte {error.start}") from error
    with refusals(f"{file}: ", tongue, plugin):
        return plugin.cards.catalogue().read(text, file.name)


def legal_deck(plugin: GamePlugin, file: Path, format: Format, tongue: Language) -> Deck:
    """Read a deck; UserError if the format does not allow it."""
    deck = read_deck(plugin, file, tongue)
    if found := plugin.check_deck(deck, format, None):
        raise UserError(f"{file}: {problems_text(found, tongue, words=plugin)}")
    return Deck.of_set(builder.decks_for(plugin, format, plugin.building.split(format, deck)), deck.name)
