"""Errors that the user can fix."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from mulligan.core.game import InvalidInput
from mulligan.core.text import Language
from mulligan.core.text.refusals import SLUGS, GameWords, problems_text


class UserError(Exception):
    """A message that says what is wrong and what to do."""


@contextmanager
def refusals(where: str = "", language: Language = Language.EN, words: GameWords = SLUGS) -> Iterator[None]:
    """Convert refused input to a UserError in the user's language."""
    try:
        yield
    except InvalidInput as error:
        raise UserError(f"{where}{problems_text(error.refusals, language, words=words)}") from error
    except ValueError as error:
        raise UserError(f"{where}{error}") from error


def say(message: str) -> None:
    Console(stderr=True).print(Text("mulligan: ", style="bold red"), Text(message), sep="")
