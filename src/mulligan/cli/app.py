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


deck_app = typer.Typer(help="Decks and deck files.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")


@app.command()
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    lang: Lang = "en",
    ruleset: Annotated[str, typer.Option(help="duels2022, revised or base2016.")] = "duels2022",
    against: Annotated[str, typer.Option(help="person (at this screen), random or greedy.")] = "random",
    format: Annotated[str, typer.Option(help="starter, sealed, sealed_choice, precon, precon_two or constructed.")] = "starter",
    take: Annotated[str, typer.Option(help="The alignments you take, such as good,wild; asked for otherwise.")] = "",
    deck: Annotated[list[Path] | None, typer.Option(help="A deck file; twice, yours first.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same game.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game of Epic."""
    from mulligan.cli.play import Request
    from mulligan.cli.play import play as play_in_terminal

    if not terminal:
        raise UserError("the table in the browser is not built yet; play in this terminal with `mulligan play --terminal`")
    play_in_terminal(console, Request(lang, ruleset, seed, format, against, tuple(deck or ()), take, load))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game: epic.")] = "epic",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    players: Annotated[str, typer.Option(help="Two players with a comma between them: random, greedy.")] = "random,random",
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same games.")] = 0,
    format: Annotated[str, typer.Option(help="How decks come to be.")] = "starter",
    ruleset: Annotated[str, typer.Option(help="duels2022, revised or base2016.")] = "duels2022",
    as_json: AsJson = False,
) -> None:
    """Bots against bots: win rates, speed, digest."""
    from mulligan.cli.simulate import run_simulation

    run_simulation(console, game, games, players, seed, format, ruleset, as_json)


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file: lines such as `3 Palace Guard`.")],
    game: Annotated[str, typer.Option(help="The game: epic.")] = "epic",
    format: Annotated[str, typer.Option(help="The format whose rules apply.")] = "constructed",
) -> None:
    """Is a deck legal, and which rule says no?"""
    from mulligan.cli.decks import check_file

    if not check_file(console, file, game, format):
        raise typer.Exit(1)


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
