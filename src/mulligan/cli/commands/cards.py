"""Print cards."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mulligan.audit import NoCheckout, checkout
from mulligan.cli.errors import UserError, refusals
from mulligan.core.game import UnknownCard
from mulligan.core.lookup import language_named, look_up
from mulligan.core.plugin import GamePlugin
from mulligan.core.scenario.scenario import read_scenarios, scenario_files
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language
from mulligan.core.text.refusals import problems_text
from mulligan.registry import DEFAULT, GAMES, plugin_for


def language(code: str) -> Language:
    """Look up a language by its code."""
    with refusals():
        return language_named(code)


def cards_named(games: Iterable[str], name: str, tongue: Language = Language.EN) -> list[tuple[GamePlugin, str]]:
    """Find cards of these games by slug, or by name in any language."""
    found, missed = [], []
    for game in games:
        plugin = plugin_for(game)
        try:
            found.append((plugin, plugin.cards.catalogue().find(name)))
        except UnknownCard as error:
            missed.append(f"{problems_text(error.refusals, tongue)} (`mulligan cards {game}`)")
    if not found:
        raise UserError("\n".join(missed))
    return found


def colour(plugin: GamePlugin, card: str) -> str:
    return plugin.cards.groups[plugin.cards.group_of(card)]


def panel(plugin: GamePlugin, card: str, tongue: Language) -> Panel:
    """A panel with a card's text, program and tests."""
    text = plugin.cards.text(card, tongue)
    body = Text(f"{text.original}\n" if text.original else "", style="dim italic")
    body.append(f"{text.type_line}\n", style="not italic")
    body.append("\n".join(text.lines), style="default")
    return Panel(body, title=text.name, title_align="left", border_style=colour(plugin, card), width=72)


def show_card(console: Console, name: str, game: str | None, code: str) -> None:
    """Print a card. Without a game, print all matches: games share some names."""
    tongue = language(code)
    with refusals(language=tongue):
        found = cards_named(GAMES if game is None else (game,), name, tongue)
    for plugin, card in found:
        console.print(panel(plugin, card, tongue))
        for line in plugin.cards.program(card):
            console.print(Text("program  ", style="dim"), Text(line), sep="")
        rulings = [each for each in plugin.rulings().values() if card in each.cards]
        for ruling in rulings:
            spoken = tongue if tongue in ruling.asked else Language.EN
            console.print(Text("ruling   ", style="dim"), Text(f"{ruling.asked[spoken]} {ruling.said[spoken]}"), sep="")
        for title in (*(ruling.scenario.name for ruling in rulings), *_scenarios(plugin, card)):
            console.print(Text("test     ", style="dim"), Text(title), sep="")


def _scenarios(plugin: GamePlugin, card: str) -> list[str]:
    try:
        root = checkout()
    except NoCheckout:
        return []
    return [
        scenario.name
        for file in scenario_files([root / "tests"])
        for scenario in read_scenarios(file.read_text(encoding="utf-8"), str(file), DEFAULT)
        if scenario.game == plugin.name and card in scenario.about
    ]


def list_cards(console: Console, game: str, code: str, group: str | None) -> None:
    tongue = language(code)
    with refusals(language=tongue):
        plugin = plugin_for(game)
        cards = plugin.cards
        if group is not None:
            look_up(SettingsReason.UNKNOWN_GROUP, group.lower(), cards.groups)
    table = Table(show_lines=True, expand=True)
    for title in ("", "", ""):
        table.add_column(title)
    table.show_header = False
    for card in cards.catalogue().names:
        if group is None or cards.group_of(card) == group.lower():
            text = cards.text(card, tongue)
            name = Text(text.name, style=f"bold {colour(plugin, card)}")
            if text.original:
                name.append(f"\n{text.original}", style="default not bold dim italic")
            table.add_row(name, Text(text.type_line), Text("\n".join(text.lines)))
    console.print(table)
