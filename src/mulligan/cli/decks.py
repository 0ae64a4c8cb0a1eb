"""Checking deck files."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.errors import UserError
from mulligan.core.game import IllegalDeck
from mulligan.epic.decks import catalogue
from mulligan.epic.formats import check_deck, format_named


def check_file(console: Console, file: Path, game: str, format: str) -> bool:
    """Say what is wrong with a deck; True when nothing is."""
    if game != "epic":
        raise UserError(f"no game {game!r}; there is epic")
    try:
        chosen = format_named(format)
        deck = catalogue().read(file.read_text(encoding="utf-8"), file.name)
    except OSError as error:
        raise UserError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file} is not a text file: {error.reason} at byte {error.start}") from error
    except (IllegalDeck, ValueError) as error:
        raise UserError(f"{file}: {error}") from error
    violations = check_deck(deck, chosen)
    for violation in violations:
        console.print(Text("✗ ", style="red"), Text(str(violation)), sep="")
    if not violations:
        console.print(Text(f"✓ {file.name}: {len(deck.cards)} cards, legal in {chosen.name}", style="green"))
    return not violations
