"""All subcommands. Each imports its own modules, so that `mulligan --help` is fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mulligan.cli.errors import UserError
from mulligan.cli.hosting import PerAddress, Proxies
from mulligan.cli.options import (
    GAME_NAMES,
    LEVEL_NAMES,
    OTHERS,
    AsJson,
    BoxCount,
    DeckFormatName,
    DeckPath,
    EndingName,
    FormatName,
    GameName,
    GameOption,
    InTerminal,
    LanguageCode,
    Listing,
    ModeName,
    OpponentName,
    OutPath,
    PoolSize,
    RulesetName,
    SavedGame,
    SeatCount,
    Seed,
    SetName,
    SwitchValues,
    TeamCount,
    VariantNames,
    setting,
    switches,
)
from mulligan.core.settings import GameSettings
from mulligan.registry import DEFAULT, GAMES

app = typer.Typer(
    help="Epic and Gwent, played by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
console = Console()

deck_app = typer.Typer(help="Check, fix and share decks.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")


@app.command()
def play(
    game: GameName = DEFAULT,
    terminal: InTerminal = False,
    lang: LanguageCode = "en",
    mode: ModeName = None,
    ending: EndingName = None,
    variant: VariantNames = None,
    seats: SeatCount = None,
    teams: TeamCount = None,
    ruleset: RulesetName = None,
    against: OpponentName = None,
    format: FormatName = None,
    boxes: BoxCount = None,
    pool: PoolSize = None,
    set: SetName = None,
    switch: SwitchValues = None,
    take: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAMES",
            help="Your piles, faction or leader, or random (repeat for other players). Asked if omitted.",
        ),
    ] = None,
    deck: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="A deck file (repeatable; yours first).")] = None,
    seed: Seed = None,
    load: SavedGame = None,
    lists: Listing = False,
) -> None:
    """Play in the browser, or in this terminal with --terminal.

    In the browser you choose the game on the page: every option except --list needs --terminal.
    """
    if lists:
        from mulligan.cli.commands.choices import list_choices

        list_choices(console, game, lang)
        return
    named = [mode, ending, variant, seats, teams, ruleset, against, format, boxes, pool, set, switch, take, deck, seed, load]
    if not terminal:
        _play_in_browser(any(each is not None for each in named))
        return
    from mulligan.cli.commands.play import Request
    from mulligan.cli.commands.play import play as play_in_terminal

    settings = GameSettings(
        mode=mode,
        ending=ending,
        ruleset=ruleset,
        switches=switches(switch),
        format=format,
        variants=tuple(variant or ()),
        set=set,
        boxes=boxes,
        pool=pool,
        seats=seats,
        teams=teams,
    )
    request = Request(game, settings, lang, against, seed, tuple(deck or ()), tuple(take or ()), load)
    play_in_terminal(console, request)


@app.command()
def draft(
    game: GameName = DEFAULT,
    terminal: InTerminal = False,
    lang: LanguageCode = "en",
    format: Annotated[str, setting(metavar="NAME", help=f"How cards are drafted. {OTHERS}")] = "dark",
    seats: SeatCount = None,
    mode: ModeName = None,
    ending: EndingName = None,
    teams: TeamCount = None,
    ruleset: RulesetName = None,
    against: OpponentName = None,
    boxes: BoxCount = None,
    pool: PoolSize = None,
    set: SetName = None,
    switch: SwitchValues = None,
    seed: Seed = None,
) -> None:
    """Draft decks, then play with them.

    With --terminal, it is `mulligan play --terminal` with a draft format. In the browser you choose the draft on the page.
    """
    named = [seats, mode, ending, teams, ruleset, against, boxes, pool, set, switch, seed]
    if not terminal:
        _play_in_browser(any(each is not None for each in named))
        return
    from mulligan.cli.commands.play import Request, check_draft
    from mulligan.cli.commands.play import play as play_in_terminal

    check_draft(game, format, ruleset, lang)
    settings = GameSettings(
        mode=mode,
        ending=ending,
        ruleset=ruleset,
        switches=switches(switch),
        format=format,
        set=set,
        boxes=boxes,
        pool=pool,
        seats=seats,
        teams=teams,
    )
    play_in_terminal(console, Request(game, settings, lang, against, seed))


def _play_in_browser(chosen: bool) -> None:
    """Open the page, where players choose the game themselves."""
    if chosen:
        raise UserError("these options need --terminal; in the browser, you choose the game on the page")
    from mulligan.cli.commands.serve import play as play_in_browser

    play_in_browser(console)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets other machines connect.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="Port (0 picks a free one).")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="postgresql://… or the path to a SQLite file (default: a file in your data folder)."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://…, needed when several servers share a database.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="Worker processes; use one per CPU core for many players.")
    ] = 1,
    proxies: Proxies = "127.0.0.1,::1",
    per_address: PerAddress = 300,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = False,
) -> None:
    """Host tables for others, in the browser."""
    from mulligan.cli.commands.serve import Place
    from mulligan.cli.commands.serve import serve as run_server

    run_server(console, Place(host, port), database, redis, processes, opens, proxies, per_address)


@app.command("compile")
def compile_games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"{GAME_NAMES} Default: all games.")] = None,
) -> None:
    """Compile the rules for this machine now, so that the first game starts right away."""
    from mulligan.cli.commands.compile import compile_rules

    compile_rules(console, [game] if game else list(GAMES))


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, downloaded after a game.")]) -> None:
    """Replay a game record and verify its key, decks and moves."""
    from mulligan.cli.commands.verify import verify as verify_record

    if not verify_record(console, file):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 10_000,
    players: Annotated[
        str | None, typer.Option(metavar="BOTS", help=f"The bots that play, with commas: {LEVEL_NAMES} (default: random).")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=2**64 - 1, metavar="N", help="Random seed; the same seed gives the same games.")
    ] = 0,
    format: FormatName = None,
    ruleset: RulesetName = None,
    mode: ModeName = None,
    ending: EndingName = None,
    variant: VariantNames = None,
    seats: SeatCount = None,
    teams: TeamCount = None,
    boxes: BoxCount = None,
    pool: PoolSize = None,
    set: SetName = None,
    switch: SwitchValues = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against bots, and report win rates, speed and a digest of all games."""
    from mulligan.cli.commands.bots.simulate import run_simulation

    settings = GameSettings(
        mode=mode,
        ending=ending,
        ruleset=ruleset,
        switches=switches(switch),
        format=format,
        variants=tuple(variant or ()),
        set=set,
        boxes=boxes,
        pool=pool,
        seats=seats,
        teams=teams,
    )
    run_simulation(console, game, games, players, seed, settings, as_json)


@app.command()
def ladder(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option(min=2, metavar="N", help="Games for each pair of players; an even number.")] = 400,
    players: Annotated[
        str | None, typer.Option(metavar="BOTS", help=f"The bots that play, with commas: {LEVEL_NAMES} (default: all levels).")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=2**64 - 1, metavar="N", help="Random seed; the same seed gives the same games.")
    ] = 0,
    format: FormatName = None,
    ruleset: RulesetName = None,
    mode: ModeName = None,
    boxes: BoxCount = None,
    pool: PoolSize = None,
    set: SetName = None,
    switch: SwitchValues = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="Save results to this file, and resume from it.")] = None,
    plot: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="Also draw the ratings, as .svg or .png.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play every pair of bots on mirrored decks and seats; print Elo ratings and a table of wins."""
    from mulligan.cli.commands.bots.ladder import run_ladder

    settings = GameSettings(
        mode=mode,
        ruleset=ruleset,
        switches=switches(switch),
        format=format,
        set=set,
        boxes=boxes,
        pool=pool,
    )
    run_ladder(console, game, games, players, seed, settings, results, tuple(plot or ()), as_json)


@app.command()
def values(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option(min=20, metavar="N", help="Number of games; more give narrower intervals.")] = 100_000,
    player: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays both decks.")] = "greedy",
    seed: Annotated[
        int, typer.Option(min=0, max=2**64 - 1, metavar="N", help="Random seed; the same seed gives the same games.")
    ] = 0,
    format: FormatName = None,
    ruleset: RulesetName = None,
    mode: ModeName = None,
    set: SetName = None,
    switch: SwitchValues = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the module that the bots read.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure what each card adds to the win rate, in games between random decks."""
    from mulligan.cli.commands.bots.values import run_values

    settings = GameSettings(mode=mode, ruleset=ruleset, switches=switches(switch), format=format, set=set)
    run_values(console, game, games, player, seed, settings, write, as_json)


@deck_app.command("check")
def deck_check(
    file: DeckPath,
    game: GameOption = DEFAULT,
    format: DeckFormatName = None,
    ruleset: RulesetName = None,
    variant: VariantNames = None,
    switch: SwitchValues = None,
    lang: LanguageCode = "en",
) -> None:
    """Check whether a deck is legal: list the rules it breaks, and how to fix it."""
    from mulligan.cli.commands.decks import DeckFile, check_file

    if not check_file(console, DeckFile.open(file, game, _deck_rules(format, ruleset, variant, switch), lang)):
        raise typer.Exit(1)


@deck_app.command("fix")
def deck_fix(
    file: DeckPath,
    game: GameOption = DEFAULT,
    format: DeckFormatName = None,
    ruleset: RulesetName = None,
    variant: VariantNames = None,
    switch: SwitchValues = None,
    out: OutPath = None,
    lang: LanguageCode = "en",
) -> None:
    """Fix all problems of a deck, and complete it."""
    from mulligan.cli.commands.decks import DeckFile, fix_file

    fix_file(console, DeckFile.open(file, game, _deck_rules(format, ruleset, variant, switch), lang), out)


@deck_app.command("fill")
def deck_fill(
    file: DeckPath,
    game: GameOption = DEFAULT,
    format: DeckFormatName = None,
    ruleset: RulesetName = None,
    variant: VariantNames = None,
    switch: SwitchValues = None,
    out: OutPath = None,
    lang: LanguageCode = "en",
) -> None:
    """Complete a deck with the cards that the bots value most."""
    from mulligan.cli.commands.decks import DeckFile, fill_file

    fill_file(console, DeckFile.open(file, game, _deck_rules(format, ruleset, variant, switch), lang), out)


@deck_app.command("export")
def deck_export(file: DeckPath, game: GameOption = DEFAULT, format: DeckFormatName = None, lang: LanguageCode = "en") -> None:
    """Print a deck with the names of its cards in another language."""
    from mulligan.cli.commands.decks import DeckFile, list_file

    list_file(console, DeckFile.open(file, game, _deck_rules(format), lang))


@deck_app.command("share")
def deck_share(
    file: DeckPath,
    game: GameOption = DEFAULT,
    format: DeckFormatName = None,
    ruleset: RulesetName = None,
    variant: VariantNames = None,
    lang: LanguageCode = "en",
) -> None:
    """Print the code of a share link; the code contains the deck, and opens at /d#CODE on any server."""
    from mulligan.cli.commands.decks import DeckFile, share_file

    share_file(console, DeckFile.open(file, game, _deck_rules(format, ruleset, variant), lang))


@deck_app.command("import")
def deck_import(
    link: Annotated[str, typer.Argument(metavar="LINK", help="A share link, or its code.")],
    out: OutPath = None,
    lang: LanguageCode = "en",
) -> None:
    """Print the deck of a share link as a deck file."""
    from mulligan.cli.commands.decks import open_code

    open_code(console, link, lang, out)


def _deck_rules(
    format: str | None, ruleset: str | None = None, variant: list[str] | None = None, switch: list[str] | None = None
) -> GameSettings:
    return GameSettings(ruleset=ruleset, format=format, variants=tuple(variant or ()), switches=switches(switch))


@app.command()
def card(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The card's name, in any language.")],
    lang: LanguageCode = "en",
    game: Annotated[str | None, typer.Option(metavar="GAME", help=f"{GAME_NAMES} Default: search all games.")] = None,
) -> None:
    """Show a card: its text, its program and its tests."""
    from mulligan.cli.commands.cards import show_card

    show_card(console, name, game, lang)


@app.command()
def cards(
    game: GameName = DEFAULT,
    lang: LanguageCode = "en",
    group: Annotated[
        str | None, typer.Option("--filter", metavar="NAME", help=f"Only cards of one alignment or faction. {OTHERS}")
    ] = None,
) -> None:
    """Browse the cards of a game."""
    from mulligan.cli.commands.cards import list_cards

    list_cards(console, game, lang, group)


@app.command()
def scenario(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="Scenario files, or folders of them.")] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="RECORD", help="Write this game's position as a scenario: a downloaded record, or a saved game."
        ),
    ] = None,
    ply: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="With --from: the number of answers to replay (default: all).")
    ] = None,
) -> None:
    """Run scenarios and report failures, or write one from a game."""
    from mulligan.cli.commands.scenarios import run_files, written

    if record is not None:
        if files:
            raise UserError("either run scenario files, or write one with --from")
        typer.echo(written(record, ply), nl=False)
        return
    if ply is not None:
        raise UserError("--ply goes with --from RECORD")
    if not files:
        raise UserError("name scenario files to run, or a game with --from RECORD")
    if failures := run_files(console, files):
        raise typer.Exit(min(failures, 100))


@app.command()
def audit(as_json: AsJson = False) -> None:
    """List rules without a test, and cards without a scenario or a text."""
    from mulligan.cli.commands.audit import show_json, show_text

    if not (show_json() if as_json else show_text(console)):
        raise typer.Exit(1)


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure speed on this machine, compiled and interpreted."""
    from mulligan.cli.commands.bench import run_bench

    run_bench(console, as_json)
