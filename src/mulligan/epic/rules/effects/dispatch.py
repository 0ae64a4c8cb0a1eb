"""Carries out programs: the dispatcher is built from the registered kernels; an operation without one fails at import."""

from __future__ import annotations

from mulligan.core.kernel.dispatch import dispatch
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.effects import asking, cards, champions, flow, marks, players
from mulligan.epic.rules.effects.registry import KERNELS, STAY, Kernel, advance_program
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import must_name_member
from mulligan.epic.state import State

REGISTERED = (asking, cards, champions, flow, marks, players)  # importing them registers their kernels


def _for_a_member(kernel: Kernel) -> Kernel:
    """E-TEAM-01: a team that is named first says which of its players is meant."""

    @native
    def named(book: Book, state: State, output: Output, row: Instruction) -> int:
        if must_name_member(state, row.who):
            asking.ask_member(state, row.who)
            return STAY
        return kernel(book, state, output, row)

    return named


@native
def _operation(row: Instruction) -> int:
    return row.op


def dispatcher() -> Kernel:
    if missing := [op.name for op in Op if op not in KERNELS]:
        raise TypeError(f"no kernel carries out {', '.join(missing)}: decorate one in rules/effects/")
    kernels = [_for_a_member(KERNELS[op]) if op.facts.each_member else KERNELS[op] for op in Op]
    return dispatch(kernels, _operation)


carry_out = dispatcher()


@native
def run_instruction(book: Book, state: State, output: Output) -> None:
    """Carry out one instruction of the top program. If it asks, the program stays there until the answer moves it on."""
    done = carry_out(book, state, output, book.code[top(state).pc])
    if done != STAY:
        advance_program(book, state, done)
