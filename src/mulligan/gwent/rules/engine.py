"""Answer the open question, then run rules until the next one or the end."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput
from mulligan.gwent.rules.dispatch import answer, carry_on
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.solo_search import best_answer
from mulligan.gwent.rules.zones import plays_itself
from mulligan.gwent.state import Ask, State


@native
def step(book: Book, state: State, choice: int, output: GwentOutput) -> None:
    """The choice must be one of `legal`. If the next question's options are written already, `output.option_count` is not 0."""
    answer(book, state, choice, output)
    run(book, state, output)


@native
def run(book: Book, state: State, output: GwentOutput) -> None:
    """Carry out rules until a person is asked something that has more than one answer, or the game is over."""
    while True:
        output.option_count = 0
        carry_on(book, state, output)
        if state.over != 0:
            state.ask = Ask.NOTHING
            return
        if plays_itself(output, state, state.asked):
            answer(book, state, best_answer(book, state, output), output)
        elif answers_itself(book, state, output):
            answer(book, state, output.options[0], output)
        else:
            return


@native
def answers_itself(book: Book, state: State, output: GwentOutput) -> bool:
    """A question with exactly one answer is answered here and nowhere else, but only where everybody can see that it has one.

    If the options were computed, `output` holds them afterwards; otherwise it has none.
    """
    match state.ask:
        case Ask.REVIVE | Ask.DECOY | Ask.TAKE | Ask.OPPONENT:
            return legal(book, state, output) == 1
        case _:
            return False
