"""All subcommands. Each loads its own modules, so that `mulligan --help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mulligan.cli.errors import UserError
from mulligan.games import DEFAULT, GAMES

app = typer.Typer(
    help="Epic and Gwent, played by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
console = Console()

_GAMES = f"The game: {' or '.join(GAMES)}."
_OTHERS = "A name that is not there is answered with those that are."

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_GAMES)]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help=_GAMES)]
Lang = Annotated[str, typer.Option("--lang", help="Language: en, pl, ru, es or fr.")]
Mode = Annotated[str | None, typer.Option(help=f"How the game is played, such as duel. {_OTHERS}")]
Variant = Annotated[list[str] | None, typer.Option(help="A variant of the mode, where it has some; several times for more.")]
Seats = Annotated[int | None, typer.Option(min=1, help="How many players; the fewest of the mode without.")]
Teams = Annotated[int | None, typer.Option(min=2, help="How many teams, where teams play; the fewest without.")]
Ruleset = Annotated[str | None, typer.Option(help=f"The edition of the rules. {_OTHERS}")]
FormatName = Annotated[str | None, typer.Option("--format", help=f"How decks come to be. {_OTHERS}")]
Boxes = Annotated[int | None, typer.Option(min=1, help="How many boxes the cards come from; as many as are needed without.")]
Pool = Annotated[
    int | None, typer.Option(min=1, help="How many cards there are to choose from, where the rules leave it open.")
]
Against = Annotated[str | None, typer.Option(help="person (at this screen), random or another bot.")]
Seed = Annotated[int | None, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same game.")]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved game.")]
Terminal = Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: print JSON.")]


deck_app = typer.Typer(help="Decks and deck files.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")


@app.command()
def play(
    game: GameName = DEFAULT,
    terminal: Terminal = False,
    lang: Lang = "en",
    mode: Mode = None,
    variant: Variant = None,
    seats: Seats = None,
    teams: Teams = None,
    ruleset: Ruleset = None,
    against: Against = None,
    format: FormatName = None,
    boxes: Boxes = None,
    pool: Pool = None,
    take: Annotated[
        list[str] | None,
        typer.Option(help="What you take where decks lie ready, such as good,wild; then the others. Asked for otherwise."),
    ] = None,
    deck: Annotated[list[Path] | None, typer.Option(help="A deck file; several times, yours first.")] = None,
    seed: Seed = None,
    load: Load = None,
) -> None:
    """Play: on a page in the browser, or with --terminal here."""
    named = [mode, variant, seats, teams, ruleset, against, format, boxes, pool, take, deck, seed, load]
    if not terminal:
        _play_in_browser(any(each is not None for each in named))
        return
    from mulligan.cli.play import Request
    from mulligan.cli.play import play as play_in_terminal

    request = Request(
        game,
        mode,
        lang,
        ruleset,
        seed,
        format,
        against,
        variants=tuple(variant or ()),
        seats=seats,
        teams=teams,
        boxes=boxes,
        pool=pool,
        decks=tuple(deck or ()),
        take=tuple(take or ()),
        load=load,
    )
    play_in_terminal(console, request)


@app.command()
def draft(
    game: GameName = DEFAULT,
    terminal: Terminal = False,
    lang: Lang = "en",
    format: Annotated[str, typer.Option(help=f"How cards are drafted. {_OTHERS}")] = "dark",
    seats: Seats = None,
    mode: Mode = None,
    teams: Teams = None,
    ruleset: Ruleset = None,
    against: Against = None,
    boxes: Boxes = None,
    pool: Pool = None,
    seed: Seed = None,
) -> None:
    """Draft decks, then play with them: `play` with a format in which cards are drafted."""
    named = [seats, mode, teams, ruleset, against, boxes, pool, seed]
    if not terminal:
        _play_in_browser(any(each is not None for each in named))
        return
    from mulligan.cli.play import drafts

    drafts(game, format, ruleset)
    play(game, True, lang, mode, None, seats, teams, ruleset, against, format, boxes, pool, seed=seed)


def _play_in_browser(chosen: bool) -> None:
    """What is played is chosen on the page."""
    if chosen:
        raise UserError("in the browser you choose what is played on the page; these options are for --terminal")
    from mulligan.cli.serve import play as play_in_browser

    play_in_browser(console)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere, for others to come.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 is any that is free.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="postgresql://… or the path of a SQLite file; without, a file in your data folder."),
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="For several servers on one database: redis://…")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help="That serve; one for each processor is best for a crowd.")] = 1,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
) -> None:
    """Run the server for the table in the browser."""
    from mulligan.cli.serve import Place
    from mulligan.cli.serve import serve as run_server

    run_server(console, Place(host, port), database, redis, processes, opens)


@app.command("compile")
def compile_games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"{_GAMES} All without.")] = None,
) -> None:
    """Compile the rules for this machine now, so that the first game begins at once."""
    from mulligan.cli.compiling import compile_rules

    compile_rules(console, [game] if game else list(GAMES))


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record, downloaded after a game.")]) -> None:
    """Play a record again: were the key, the decks and every answer as it says?"""
    from mulligan.cli.verify import verify as verify_record

    if not verify_record(console, file):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    players: Annotated[str | None, typer.Option(help="The players, such as random,greedy; random without.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same games.")] = 0,
    format: FormatName = None,
    ruleset: Ruleset = None,
    mode: Mode = None,
    variant: Variant = None,
    seats: Seats = None,
    teams: Teams = None,
    boxes: Boxes = None,
    pool: Pool = None,
    as_json: AsJson = False,
) -> None:
    """Bots against bots: win rates, speed, digest."""
    from mulligan.cli.simulate import run_simulation

    run_simulation(
        console,
        game,
        games,
        players,
        seed,
        format,
        ruleset,
        mode,
        tuple(variant or ()),
        seats,
        teams,
        boxes,
        pool,
        as_json,
    )


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file: lines such as `3 Palace Guard`.")],
    game: GameOption = DEFAULT,
    format: Annotated[str | None, typer.Option(help=f"The format whose rules apply. {_OTHERS}")] = None,
    ruleset: Ruleset = None,
) -> None:
    """Is a deck legal, and which rule says no?"""
    from mulligan.cli.decks import check_file

    if not check_file(console, file, game, format, ruleset):
        raise typer.Exit(1)


@app.command()
def card(
    name: str,
    lang: Lang = "en",
    game: Annotated[str | None, typer.Option(metavar="GAME", help=f"{_GAMES} Without one, all are searched.")] = None,
) -> None:
    """Show a card: its words, its program, its tests."""
    from mulligan.cli.cards import show_card

    show_card(console, name, game, lang)


@app.command()
def cards(
    game: GameName = DEFAULT,
    lang: Lang = "en",
    group: Annotated[
        str | None, typer.Option("--filter", help=f"Only those of one alignment, faction or the like. {_OTHERS}")
    ] = None,
) -> None:
    """Browse the cards of a game."""
    from mulligan.cli.cards import list_cards

    list_cards(console, game, lang, group)


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")]) -> None:
    """Run scenarios and say what did not hold."""
    from mulligan.cli.scenarios import run_files

    if failures := run_files(console, files):
        raise typer.Exit(min(failures, 100))


@app.command()
def audit(as_json: AsJson = False) -> None:
    """Rules with and without tests, cards with and without scenarios and text."""
    from mulligan.cli.audit import show_json, show_text

    if not (show_json() if as_json else show_text(console)):
        raise typer.Exit(1)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure the speed on this machine, native and interpreted."""
    from mulligan.cli.bench import run_bench

    run_bench(console, as_json)
