"""Reading and checking deck files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.errors import UserError, refusals
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.lookup import look_up
from mulligan.core.plugin import GamePlugin
from mulligan.games import plugin_for


def check_file(
    console: Console,
    file: Path,
    game: str,
    format: str | None,
    ruleset: str | None,
    variants: Sequence[str] = (),
    switches: Mapping[str, str] | None = None,
) -> bool:
    """Say what is wrong with a deck; True when nothing is."""
    with refusals():
        plugin = plugin_for(game)
        chosen = _format(plugin, format, ruleset, variants, switches)
    deck = read_deck(plugin, file)
    violations = plugin.check_deck(deck, chosen, None)
    for violation in violations:
        console.print(Text("✗ ", style="red"), Text(str(violation)), sep="")
    if not violations:
        console.print(Text(f"✓ {file.name}: {len(deck.cards)} cards, legal in {chosen.name}", style="green"))
    return not violations


def _format(
    plugin: GamePlugin, name: str | None, ruleset: str | None, variants: Sequence[str], switches: Mapping[str, str] | None
) -> Format:
    """Of any mode; without a name the one that decks are built for, where there is one."""
    edition = look_up("ruleset", ruleset, {each: each for each in plugin.rulesets})
    there = plugin.formats(edition, plugin.rules.chosen(edition, switches))
    built = next((format.name for format in there.values() if format.brought), None)
    found = look_up("format", name or built, there)
    offered = {variant: variant for mode in plugin.modes if found.name in mode.formats for variant in mode.variants}
    return found.with_variants([look_up(f"variant of {found.name}", variant, offered) for variant in variants])


def read_deck(plugin: GamePlugin, file: Path) -> Deck:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file} is not a text file: {error.reason} at byte {error.start}") from error
    with refusals(f"{file}: "):
        return plugin.cards.catalogue().read(text, file.name)


def legal_deck(plugin: GamePlugin, file: Path, format: Format, pool: Deck | None = None) -> Deck:
    """A deck that may be played with; `pool` is what the player was dealt."""
    deck = read_deck(plugin, file)
    if found := plugin.check_deck(deck, format, pool):
        raise UserError(f"{deck.name} is not legal in {format.name}: {'; '.join(map(str, found))}")
    return deck
