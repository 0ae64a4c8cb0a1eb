"""All subcommands. Each loads its own modules, so that `mulligan --help` is quick."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mulligan.cli.errors import UserError

app = typer.Typer(
    help="Epic and Gwent, played by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
console = Console()

Lang = Annotated[str, typer.Option("--lang", help="Language: en, pl, ru, es or fr.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: print JSON.")]


@app.command()
def card(name: str, lang: Lang = "en") -> None:
    """Show a card: its words, its program, its tests."""
    from mulligan.cli.cards import show_card

    show_card(console, name, lang)


@app.command()
def cards(
    game: Annotated[str, typer.Argument(help="The game: epic.")] = "epic",
    lang: Lang = "en",
    alignment: Annotated[str | None, typer.Option(help="Only good, wild, evil or sage.")] = None,
) -> None:
    """Browse the cards of a game."""
    from mulligan.cli.cards import list_cards

    list_cards(console, game, lang, alignment)


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]) -> None:
    """Run scenarios and say what did not hold."""
    from mulligan.cli.scenarios import run_files

    if failures := run_files(console, files):
        raise typer.Exit(min(failures, 100))


@app.command()
def audit(as_json: AsJson = False) -> None:
    """Rules with and without tests, cards with and without scenarios and text."""
    from mulligan import audit as audits
    from mulligan.cli.audit import show

    try:
        root = audits.checkout()
    except audits.NoCheckout as error:
        raise UserError(str(error)) from error
    rules, found = audits.audit_rules(root), audits.audit_cards(root)
    if as_json:
        print(json.dumps(audits.as_json(rules, found), indent=2))
    else:
        show(console, rules, found)
    if rules.missing or rules.unknown or found.without_scenario:
        raise typer.Exit(1)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure the speed on this machine, native and interpreted."""
    from mulligan.cli.bench import run_bench

    run_bench(console, as_json)
