"""Read and check deck files."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.cards import language
from mulligan.cli.errors import UserError, refusals
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.lookup import look_up
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import Value
from mulligan.core.settings import GameSettings, SettingsReason
from mulligan.core.text import Language
from mulligan.core.text.refusals import filled, problem_text, problems_text
from mulligan.core.text.terms import term
from mulligan.registry import plugin_for


def check_file(console: Console, file: Path, game: str, settings: GameSettings, code: str) -> bool:
    """Print the problems of a deck; True if there are none."""
    tongue = language(code)
    with refusals(language=tongue):
        plugin = plugin_for(game)
    with refusals(language=tongue, words=plugin):
        chosen = _format(plugin, settings)
    deck = read_deck(plugin, file, tongue)
    problems = plugin.check_deck(deck, chosen, None)
    for problem in problems:
        console.print(Text("✗ ", style="red"), Text(problem_text(problem, tongue, words=plugin)), sep="")
    if not problems:
        values: dict[str, Value] = {"count": len(deck.cards), "format": chosen.word}
        legal = filled(term("deck.legal", tongue), values, tongue, words=plugin)
        console.print(Text(f"✓ {file.name}: {legal}", style="green"))
    return not problems


def _format(plugin: GamePlugin, settings: GameSettings) -> Format:
    """Look up a format, by default the first one that players bring decks to."""
    ruleset = look_up(SettingsReason.UNKNOWN_RULESET, settings.ruleset, {each: each for each in plugin.rulesets})
    there = plugin.formats(ruleset, plugin.rules.chosen(ruleset, settings.switches))
    if isinstance(settings.format, Format):
        return settings.format
    built = next((format.name for format in there.values() if format.brought), None)
    found = look_up(SettingsReason.UNKNOWN_FORMAT, settings.format or built, there)
    offered = {variant: variant for mode in plugin.modes if found.name in mode.formats for variant in mode.variants}
    return found.with_variants([look_up(SettingsReason.UNKNOWN_VARIANT, variant, offered) for variant in settings.variants])


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
    return deck
