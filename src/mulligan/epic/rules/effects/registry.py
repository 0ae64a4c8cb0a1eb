"""Kernels by operation: a kernel is decorated with the operation it carries out, and `dispatch` builds the dispatcher.

A kernel returns whether it did anything. That is a rule of the game: a row with a `jump` continues there if nothing was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from mulligan.core.kernel.masks import includes
from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.epic.book.layout import Book
from mulligan.epic.book.operations import Instruction, Op
from mulligan.epic.rules.programs.frames import top
from mulligan.epic.rules.programs.targets import is_subject, once_per_team, players_meant
from mulligan.epic.rules.seating import seats_of
from mulligan.epic.state import NOBODY, State

DONE = 1
UNDONE = 0  # nothing could be done, or it was declined
STAY = -1  # the program waits for an answer, has ended, or the kernel moved it itself

Kernel: TypeAlias = Callable[[Book, State, Output, Instruction], int]
EachKernel: TypeAlias = Callable[[Book, State, Output, Instruction, int], int]
K = TypeVar("K", bound=Kernel)
E = TypeVar("E", bound=EachKernel)

KERNELS: dict[Op, Kernel] = {}


def _register(op: Op, kernel: Kernel) -> None:
    if op in KERNELS:
        raise TypeError(f"{op.name} has two kernels")
    KERNELS[op] = kernel


def carries_out(op: Op) -> Callable[[K], K]:
    """The kernel carries out the whole operation."""

    def register(kernel: K) -> K:
        _register(op, kernel)
        return kernel

    return register


def to_each_champion(op: Op) -> Callable[[E], E]:
    """The kernel carries out the operation on one champion; it is called for each that the sentence is about."""

    def register(one: E) -> E:
        @native
        def each(book: Book, state: State, output: Output, row: Instruction) -> int:
            done = UNDONE
            for slot in range(state.slots):
                if is_subject(state, slot):
                    done |= one(book, state, output, row, slot)
            return done

        _register(op, each)
        return one

    return register


def to_each_player(op: Op) -> Callable[[E], E]:
    """The kernel carries out the operation for one player; it is called for each of `who`, in turn order.

    E-TEAM-01: a team has its health together, so it is called once for each team, unless each member has their own.
    """
    each_member = op.facts.each_member

    def register(one: E) -> E:
        @native
        def each(book: Book, state: State, output: Output, row: Instruction) -> int:
            mask = players_meant(state, row.who)
            if not each_member:
                mask = once_per_team(state, mask)
            done = UNDONE
            for offset in range(seats_of(state)):
                seat = (int(state.turn_player) + offset) % seats_of(state)
                if includes(mask, seat):
                    done |= one(book, state, output, row, seat)
            return done

        _register(op, each)
        return one

    return register


@native
def advance_program(book: Book, state: State, done: int) -> None:
    """Move the top program on: to the next instruction or, if nothing was done, to the instruction's `jump`."""
    frame = top(state)
    jump = book.code[frame.pc].jump
    frame.pc = jump if done == UNDONE and jump != 0 else frame.pc + 1
    frame.member = NOBODY
