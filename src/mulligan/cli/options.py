"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mulligan.cli.errors import UserError
from mulligan.registry import GAMES

GAME_NAMES = f"The game: {' or '.join(GAMES)}."
OTHERS = "A wrong name lists the valid ones."
LEVEL_NAMES = "novice, easy, normal, hard, master, greedy or random"
_SETTINGS = "Game settings"  # the heading of their panel in the help


def setting(*names: str, **details: Any) -> Any:
    return typer.Option(*names, rich_help_panel=_SETTINGS, **details)


GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAME_NAMES)]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help=GAME_NAMES)]
LanguageCode = Annotated[str, typer.Option("--lang", metavar="LANGUAGE", help="Language: en, pl, ru, es or fr.")]
ModeName = Annotated[str | None, setting(metavar="NAME", help=f"The mode, such as duel or hydra. {OTHERS}")]
EndingName = Annotated[str | None, setting(metavar="NAME", help=f"How the mode ends, if it has several endings. {OTHERS}")]
VariantNames = Annotated[list[str] | None, setting(metavar="NAME", help="A variant of the mode, if it has any (repeatable).")]
SeatCount = Annotated[int | None, setting(min=1, metavar="N", help="Number of players (default: the mode's minimum).")]
TeamCount = Annotated[int | None, setting(min=2, metavar="N", help="Number of teams, in team modes (default: the minimum).")]
RulesetName = Annotated[str | None, setting(metavar="NAME", help=f"The edition of the rules. {OTHERS}")]
FormatName = Annotated[str | None, setting("--format", metavar="NAME", help=f"How decks are made. {OTHERS}")]
BoxCount = Annotated[
    int | None, setting(min=1, metavar="N", help="Number of boxes the cards come from (default: as many as needed).")
]
PoolSize = Annotated[
    int | None, setting(min=1, metavar="N", help="Number of cards to choose from, if the rules leave it open.")
]
SetName = Annotated[str | None, setting("--set", metavar="NAME", help=f"The set of cards, in limited formats. {OTHERS}")]
SwitchValues = Annotated[
    list[str] | None,
    setting(
        metavar="NAME=VALUE",
        help="A single rule that differs from the ruleset (repeatable). `mulligan play --list` shows them all.",
    ),
]
OpponentName = Annotated[
    str | None, typer.Option(metavar="NAME", help=f"Your opponents: person (at this screen), or a bot: {LEVEL_NAMES}.")
]
Seed = Annotated[
    int | None,
    typer.Option(min=0, max=2**64 - 1, metavar="N", help="Random seed; the same seed gives the same game."),
]
SavedGame = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")]
Listing = Annotated[
    bool, typer.Option("--list", help="List modes, formats, rulesets and switches with their meaning, and exit.")
]
InTerminal = Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]

DeckPath = Annotated[Path, typer.Argument(metavar="FILE", help="A deck file: lines such as `3 Palace Guard`.")]
DeckFormatName = Annotated[str | None, setting("--format", metavar="NAME", help=f"The format whose rules apply. {OTHERS}")]
OutPath = Annotated[Path | None, typer.Option(metavar="FILE", help="Write the deck to this file instead of printing it.")]


def switches(options: list[str] | None) -> dict[str, str]:
    """Parse `--switch NAME=VALUE` options; the game checks the names and values."""
    found = {}
    for each in options or ():
        name, equals, value = each.partition("=")
        if not equals or name in found:
            problem = "is named twice" if equals else "has no value"
            raise UserError(
                f"--switch {each} {problem}; use --switch NAME=VALUE once per switch, such as blitz=removes_deploying"
            )
        found[name.strip()] = value.strip()
    return found
