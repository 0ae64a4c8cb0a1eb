"""What a user did wrong, said kindly."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


class UserError(Exception):
    """Names what is wrong and what to do."""


def say(message: str) -> None:
    Console(stderr=True).print(Text("mulligan: ", style="bold red"), Text(message), sep="")
