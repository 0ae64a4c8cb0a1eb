"""Carries out programs: the dispatcher is built from the registered kernels; an operation without one fails at import."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.effects import asking, cards, champions, flow, marks, players
from mulligan.epic.rules.registry import DONE, KERNELS, STAY, Kernel, go_on
from mulligan.epic.rules.targets import must_name_member, top
from mulligan.epic.state import State

REGISTERED = (asking, cards, champions, flow, marks, players)  # importing them registers their kernels
_BRANCHES = 8


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
def _nothing(book: Book, state: State, output: Output, row: Instruction) -> int:
    return DONE


def _one_of(first: int, width: int, kernels: Sequence[Kernel]) -> Kernel:
    """Branch to one of up to eight kernels, each of which serves `width` operations, counted from operation `first`."""
    a, b, c, d, e, f, g, h = [*kernels] + [_nothing] * (_BRANCHES - len(kernels))

    @native
    def one_of(book: Book, state: State, output: Output, row: Instruction) -> int:
        match (int(row.op) - first) // width:
            case 0:
                return a(book, state, output, row)
            case 1:
                return b(book, state, output, row)
            case 2:
                return c(book, state, output, row)
            case 3:
                return d(book, state, output, row)
            case 4:
                return e(book, state, output, row)
            case 5:
                return f(book, state, output, row)
            case 6:
                return g(book, state, output, row)
            case _:
                return h(book, state, output, row)

    return one_of


def dispatcher() -> Kernel:
    """A tree with eight branches at every fork, which the compiler flattens."""
    if missing := [op.name for op in Op if op not in KERNELS]:
        raise TypeError(f"no kernel carries out {', '.join(missing)}: decorate one in rules/effects/")
    kernels = [_for_a_member(KERNELS[op]) if op.facts.each_member else KERNELS[op] for op in Op]
    width = 1
    while len(kernels) > 1:
        forks = range(0, len(kernels), _BRANCHES)
        kernels = [_one_of(first * width, width, kernels[first : first + _BRANCHES]) for first in forks]
        width *= _BRANCHES
    return kernels[0]


carry_out = dispatcher()


@native
def run_instruction(book: Book, state: State, output: Output) -> None:
    """One instruction of the top program. One that must ask leaves its program where it is; the answer moves it on."""
    done = carry_out(book, state, output, book.code[top(state).pc])
    if done != STAY:
        go_on(book, state, done)
