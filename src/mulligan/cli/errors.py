"""What a user did wrong, said kindly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text


class UserError(Exception):
    """Names what is wrong and what to do."""


@contextmanager
def refusals(where: str = "") -> Iterator[None]:
    """A name or a deck that is refused here (`ValueError`) came from the user."""
    try:
        yield
    except ValueError as error:
        raise UserError(f"{where}{error}") from error


def say(message: str) -> None:
    Console(stderr=True).print(Text("mulligan: ", style="bold red"), Text(message), sep="")
