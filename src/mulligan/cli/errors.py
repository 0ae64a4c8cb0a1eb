"""What a user did wrong, said kindly."""

from __future__ import annotations

from rich.console import Console


class UserError(Exception):
    """Names what is wrong and what to do."""


def say(message: str) -> None:
    Console(stderr=True).print(f"[bold red]mulligan:[/] {message}", highlight=False)
