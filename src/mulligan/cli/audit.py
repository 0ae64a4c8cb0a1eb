"""The audit as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from mulligan.audit import CardsAudit, RulesAudit


def show(console: Console, rules: RulesAudit, cards: CardsAudit) -> None:
    table = Table(title="Epic")
    table.add_column("")
    table.add_column("total", justify="right")
    table.add_column("done", justify="right")
    table.add_row("rules of the duel with tests", str(rules.total), str(rules.tested))
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
