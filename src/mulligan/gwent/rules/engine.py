"""The engine: `step` answers the open question and runs the rules until the next question or the end."""

from __future__ import annotations

from mulligan.core.kernel.native import native
from mulligan.gwent.book.layout import Book
from mulligan.gwent.output import GwentOutput, Pause
from mulligan.gwent.rules.dispatch import answer, end_round, run_until_asked
from mulligan.gwent.rules.options import legal
from mulligan.gwent.rules.searches import count_bonds
from mulligan.gwent.rules.solo.search import best_answer
from mulligan.gwent.rules.zones import plays_itself
from mulligan.gwent.state import Ask, State


@native
def step(book: Book, state: State, choice: int, output: GwentOutput) -> None:
    """`choice` must be legal. Afterwards `output.option_count` is 0 unless the next question's options are written already."""
    answer(book, state, choice, output)
    run(book, state, output)


@native
def resume(book: Book, state: State, output: GwentOutput) -> None:
    """Run on after a pause: score the round, then everything up to the next question or pause."""
    output.pause = Pause.BEFORE_SCORING
    end_round(book, state, output)
    run(book, state, output)


@native
def run(book: Book, state: State, output: GwentOutput) -> None:
    """Run the rules until a person is asked a question with more than one answer, or the game is over."""
    while True:
        output.option_count = 0
        run_until_asked(book, state, output)
        if output.pause == Pause.NOW:
            return
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
    """Whether the engine answers for the player: the question has one answer, and everybody can see that (decision 0005).

    If this computes the options, `output` holds them afterwards; otherwise it holds none.
    """
    match state.ask:
        case Ask.REVIVE | Ask.DECOY | Ask.TAKE | Ask.OPPONENT | Ask.DISCARD:
            pass
        case Ask.PICK:  # a deck is hidden, but not its size
            if state.players[state.asked].deck.count > 1:
                return False
        case Ask.BOND:  # which units have a copy in the deck is hidden
            if count_bonds(book, state, state.players[state.asked].side) > 1:
                return False
        case _:
            return False
    return legal(book, state, output) == 1
