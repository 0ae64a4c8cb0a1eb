"""Replay a game record and verify it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mulligan.cli.errors import UserError
from mulligan.server.exports.record import InvalidRecord, Verdict, verified
from mulligan.server.wire import Settings


def verify(console: Console, file: Path) -> bool:
    """Print the result of verifying a record; True if it is valid."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {file}: {error.strerror}") from error
    try:
        verdict = verified(text)
    except InvalidRecord as error:
        console.print(Text(f"✗ {file.name}: {error}", style="red"))
        return False
    settings, names = verdict.record.settings, ", ".join(verdict.record.names)
    console.print(Text(f"{verdict.plugin.title}, {', '.join(_used(settings))}: {names}"))
    console.print(Text("✓ the key matches the fingerprint shown before the deal", style="green"))
    console.print(Text("✓ the decks match the settings and the key", style="green"))
    console.print(Text(f"✓ {len(verdict.game.answers)} moves, all legal, lead to the recorded position", style="green"))
    console.print(Text(_result(verdict), style="bold"))
    return True


def _used(settings: Settings) -> Iterator[str]:
    """The settings of the game, without defaults."""
    for name in (settings.mode, settings.ending, *settings.variants, settings.format, settings.set):
        if name is not None:
            yield name
    for what in ("teams", "boxes", "pool"):
        if (number := getattr(settings, what)) is not None:
            yield f"{what}={number}"
    yield str(settings.ruleset)
    yield from (f"{name}={value}" for name, value in settings.switches.items())


def _result(verdict: Verdict) -> str:
    winners = verdict.winners
    if winners is None:
        return f"The game ended early: {verdict.ending}"
    return f"Won by {' and '.join(winners)}" if winners else "A draw"
