"""The entry point of the rules for Python. There is only one, because each is compiled with everything it calls."""

from __future__ import annotations

from enum import IntEnum

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.rules.engine import leave_game, run, step
from mulligan.epic.rules.setup import begin_game
from mulligan.epic.state import State


class Action(IntEnum):
    BEGIN = 0  # with the seat of the first player, or `AT_RANDOM`
    ANSWER = 1  # with a choice that is legal
    LEAVE = 2  # a seat
    CONTINUE = 3  # until the next question, from any position


@native
def act(book: Book, state: State, output: Output, action: int, number: int) -> None:
    match action:
        case Action.BEGIN:
            begin_game(book, state, output, number)
        case Action.ANSWER:
            step(book, state, number, output)
        case Action.LEAVE:
            leave_game(book, state, output, number)
        case Action.CONTINUE:
            run(book, state, output)
