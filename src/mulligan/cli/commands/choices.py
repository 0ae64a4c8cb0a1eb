"""Print all settings of a game, with their meaning."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mulligan.cli.commands.cards import language
from mulligan.cli.errors import refusals
from mulligan.core.player_counts import span
from mulligan.core.plugin import GamePlugin
from mulligan.core.text import Language
from mulligan.registry import plugin_for


def list_choices(console: Console, game: str, lang: str) -> None:
    tongue = language(lang)
    with refusals(language=tongue):
        plugin = plugin_for(game)
    for table in (_modes(plugin, tongue), _formats(plugin, tongue), _rulesets(plugin, tongue), _switches(plugin, tongue)):
        console.print(table)


def _table(*columns: str) -> Table:
    table = Table(title_justify="left", show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _modes(plugin: GamePlugin, tongue: Language) -> Table:
    table = _table("--mode", "--seats", "")
    for mode in plugin.modes:
        table.add_row(mode.name, span(*mode.players), plugin.about("mode", mode.name, tongue))
        for ending in mode.endings:
            table.add_row(f"  --ending {ending}", "", plugin.about("ending", ending, tongue))
        for variant in mode.variants:
            table.add_row(f"  --variant {variant}", "", plugin.about("variant", variant, tongue))
    return table


def _formats(plugin: GamePlugin, tongue: Language) -> Table:
    table = _table("--format", "--seats", "")
    formats = {name: each for ruleset in plugin.rulesets for name, each in plugin.formats(ruleset).items()}
    for name, format in formats.items():
        sizes = [f"--pool {format.pools.least}–{format.pools.most} ({format.pools.default})"] if format.pools else []
        sizes += [f"--boxes {span(*format.boxes.limits)}"] if format.boxes else []
        sizes += [f"--set {'|'.join(format.sets)}"] if format.sets else []
        table.add_row(name, span(*format.players), "\n".join((plugin.about("format", name, tongue), *sizes)))
    return table


def _rulesets(plugin: GamePlugin, tongue: Language) -> Table:
    table = _table("--ruleset", "")
    for name in plugin.rulesets:
        table.add_row(name, f"{plugin.word('ruleset', name, tongue)}. {plugin.about('ruleset', name, tongue)}")
    return table


def _switches(plugin: GamePlugin, tongue: Language) -> Table:
    table = _table("--switch", "", "--ruleset", "")
    for switch, values in plugin.rules.switches.items():
        table.add_row(Text(switch, style="bold"), Text(plugin.word("switch", switch, tongue), style="bold"), "", "")
        for value in values:
            editions = ", ".join(plugin.played_by(switch, value)) or "–"
            words = plugin.word("switch", f"{switch}.{value}", tongue)
            table.add_row(f"  {switch}={value}", words, editions, plugin.rule_of(switch, value))
    return table
