"""The progress bar of long series of games."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(console: Console, as_json: bool) -> Progress:
    """A bar with the remaining time; hidden for programs and in files."""
    hidden = as_json or not console.is_terminal
    return Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console, disable=hidden)
