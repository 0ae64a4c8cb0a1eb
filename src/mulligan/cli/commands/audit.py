"""Print the audit of all games, as tables or JSON."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from mulligan.audit import Audit, NoCheckout, as_json, audit, checkout
from mulligan.cli.errors import UserError
from mulligan.registry import GAMES, plugin_for


def show_text(console: Console) -> bool:
    """Print a table per game; True if nothing is missing."""
    audits = audit_all()
    for game, found in audits.items():
        _show(console, plugin_for(game).title, found)
    return all(found.complete for found in audits.values())


def show_json() -> bool:
    """Print JSON; True if nothing is missing."""
    audits = audit_all()
    print(json.dumps({game: as_json(found) for game, found in audits.items()}, indent=2))
    return all(found.complete for found in audits.values())


def audit_all() -> dict[str, Audit]:
    try:
        root = checkout()
        return {game: audit(root, plugin_for(game)) for game in GAMES}
    except NoCheckout as error:
        raise UserError(str(error)) from error


def _show(console: Console, title: str, found: Audit) -> None:
    rules, cards = found.rules, found.cards
    table = Table(title=title)
    table.add_column("")
    table.add_column("total", justify="right")
    table.add_column("done", justify="right")
    table.add_row("rules with tests", str(rules.total), str(rules.tested))
    table.add_row("cards with scenarios", str(cards.total), str(cards.scenarios))
    for language, count in cards.text.items():
        table.add_row(f"cards with text in {language}", str(cards.total), str(count))
    console.print(table)
    for title, names in (
        ("Rules without a test", rules.missing),
        ("Tests that name no rule", rules.unknown),
        ("Cards without a scenario", cards.without_scenario),
    ):
        if names:
            console.print(f"[red]{title}:[/] {', '.join(names)}", highlight=False)
