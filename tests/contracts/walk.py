"""A walk through a random game that checks every state on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Any

import numpy as np

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import SPECTATOR, Output, knows
from mulligan.core.kernel.random import Random, below, seed
from mulligan.core.kernel.record import dtype_of, new_record
from tests.contracts.subject import Subject

MOST_DECISIONS = 5000  # random games of Epic take about 250
GAME, TWIN, RESAMPLED = 0, 1, 2
SAME, PARTED, LEAK = 0, 1, 2


class Contract(IntEnum):
    """The contract that a walk found broken."""

    NONE = 0
    INVARIANT = 1
    INVARIANT_OF_A_RESAMPLED_STATE = 2
    NO_ANSWER = 3
    OPTIONS_NOT_ASCENDING = 4
    COPY_DIFFERS = 5
    TOO_LONG = 6
    VIEW_SHOWS_HIDDEN_CARDS = 7
    VIEW_OF_A_RESAMPLED_STATE = 8
    RESAMPLING_CHANGED_A_LIST = 9
    OPTIONS_SHOWN = 10
    JOURNAL_FULL = 11
    VIEW_TELLS_MORE_THAN_THE_EVENTS = 12
    EVENTS_TELL_HIDDEN_CARDS = 13
    EFFECT_LOST = 14


def new_random(number: int) -> Random:
    stream: Random = new_record(dtype_of(Random))[0]
    seed(stream, number.to_bytes(16, "little"))
    return stream


@dataclass(frozen=True)
class Walk:
    broken: Contract
    fault: IntEnum  # the broken invariant
    answers: list[int]  # choices; below 0 a seat left the game (`leaving`)


def leaving(answer: int) -> int:
    """Convert between a leaving seat and its negative code in `answers`; negative for a choice."""
    return -1 - answer


class Walker:
    """Shared buffers and kernels for walks through games of one layout."""

    def __init__(self, subject: Subject, game: Any) -> None:
        self.subject = subject
        self.tables = np.zeros(3, game.state.dtype)
        self.views = np.zeros(2, subject.new_view(game.state).dtype)
        self.answers = np.zeros(MOST_DECISIONS, np.int64)
        self.asked = np.zeros(len(subject.ask), np.int64)  # questions of each kind, in all walks
        self.left = np.zeros(len(subject.ask), np.int64)  # players who left at each kind
        self.outputs = [subject.new_output(game.state) for _ in range(3)]
        self.outputs[1].limit = 0  # a game without a journal must be the same game
        self.pools = subject.pools()

    def walk(self, game: Any, number: int) -> Walk:
        self.tables[GAME] = game.state
        raw_tables = self.tables.view(np.uint8).reshape(3, -1)
        raw_views = self.views.view(np.uint8).reshape(2, -1)
        found, decisions = walk_of(self.subject)(
            self.subject.book(),
            self.tables,
            raw_tables,
            self.views,
            raw_views,
            *self.outputs,
            self.pools[number % len(self.pools)],
            new_random(number),
            self.answers,
            self.asked,
            self.left,
            number % 2 == 1,
        )
        return Walk(Contract(found), self._fault(found), [int(choice) for choice in self.answers[:decisions]])

    def _fault(self, broken: int) -> IntEnum:
        """The game's own name for a broken invariant."""
        table = {Contract.INVARIANT: GAME, Contract.INVARIANT_OF_A_RESAMPLED_STATE: RESAMPLED}.get(Contract(broken))
        return self.subject.faults(0 if table is None else self.subject.fault(self.subject.book(), self.tables[table]))


@cache
def walk_of(subject: Subject) -> Callable[..., tuple[int, int]]:
    """Build the kernel that walks through a game from the game's own kernels."""
    legal, step, view, resample = subject.legal, subject.step, subject.view, subject.resample
    fault, seats, half_decided, choices = subject.fault, subject.seats, subject.half_decided, subject.choices
    leaver_of, leave = subject.leaver, subject.leave
    view_fault, is_legal, compare_events = view_fault_of(subject), is_legal_of(subject), compare_events_of(subject)

    @native
    def go_on(book: Any, state: Any, choice: int, leaver: int, output: Output) -> None:
        output.event_count = 0
        if leaver >= 0:
            leave(book, state, output, leaver)
        else:
            step(book, state, choice, output)

    @native
    def walk(
        book: Any,
        tables: Any,
        raw_tables: Any,
        views: Any,
        raw_views: Any,
        output: Output,
        twin_output: Output,
        other_output: Output,
        pool: Any,
        random: Random,
        answers: Any,
        asked: Any,
        left: Any,
        may_leave: bool,
    ) -> tuple[int, int]:
        """Play a random game and check it; players leave if the game allows it.

        In every state: the invariants, the options, the views of all seats and of a spectator.

        After every answer: a copy reaches the same state. And a game that differs only in what a seat does not know looks the
        same to it until a card is revealed or chance decides: events and questions reveal nothing else.
        """
        state, twin, other = tables[GAME], tables[TWIN], tables[RESAMPLED]
        decisions, leaver = 0, -1
        while True:
            if state.over != 0 and leaver >= 0:  # a choice may be left unfinished
                return Contract.NONE, decisions
            if fault(book, state) != 0:
                return Contract.INVARIANT, decisions
            for seat in range(SPECTATOR, seats(state)):
                found = view_fault(book, tables, raw_tables, views, raw_views, output, pool, random, seat)
                if found != Contract.NONE:
                    return found, decisions
            if state.over != 0:
                return Contract.NONE, decisions
            if decisions == len(answers):
                return Contract.TOO_LONG, decisions
            count = legal(book, state, output)
            if count == 0:
                return Contract.NO_ANSWER, decisions
            for i in range(count):
                if not 0 <= output.options[i] < choices or (i > 0 and output.options[i] <= output.options[i - 1]):
                    return Contract.OPTIONS_NOT_ASCENDING, decisions
            choice = output.options[below(random, count)]
            leaver = leaver_of(state, random) if may_leave else -1
            answers[decisions] = choice if leaver < 0 else -1 - leaver
            asked[state.ask] += 1
            if leaver >= 0:
                left[state.ask] += 1
            decisions += 1
            tables[TWIN] = tables[GAME]
            tables[RESAMPLED] = tables[GAME]
            go_on(book, state, choice, leaver, output)
            go_on(book, twin, choice, leaver, twin_output)
            if differ(raw_tables[GAME], raw_tables[TWIN]):
                return Contract.COPY_DIFFERS, decisions
            if output.event_count == output.limit:
                return Contract.JOURNAL_FULL, decisions
            if output.overflows > 0:
                return Contract.EFFECT_LOST, decisions
            seat = below(random, seats(state) + 1) - 1
            comparable = not half_decided(other, seat)
            resample(book, other, seat, pool, random)
            if comparable and (leaver >= 0 or is_legal(book, other, choice, other_output)):
                go_on(book, other, choice, leaver, other_output)
                compared = compare_events(output, other_output, seat)
                if compared == LEAK:
                    return Contract.EVENTS_TELL_HIDDEN_CARDS, decisions
                if compared == SAME:
                    view(book, state, output, seat, views[0])
                    view(book, other, output, seat, views[1])
                    if differ(raw_views[0], raw_views[1]):
                        return Contract.VIEW_TELLS_MORE_THAN_THE_EVENTS, decisions

    return walk


def is_legal_of(subject: Subject) -> Callable[..., bool]:
    legal = subject.legal

    @native
    def is_legal(book: Any, state: Any, choice: int, output: Output) -> bool:
        for i in range(legal(book, state, output)):
            if output.options[i] == choice:
                return True
        return False

    return is_legal


def view_fault_of(subject: Subject) -> Callable[..., int]:
    legal, step, view, resample = subject.legal, subject.step, subject.view, subject.resample
    fault, exchange_hidden_cards, lists_differ = subject.fault, subject.exchange_hidden_cards, subject.lists_differ
    is_asked = subject.is_asked

    @native
    def view_fault(
        book: Any,
        tables: Any,
        raw_tables: Any,
        views: Any,
        raw_views: Any,
        output: Output,
        pool: Any,
        random: Random,
        seat: int,
    ) -> int:
        """Check that a seat's view stays the same when hidden information changes."""
        state, other = tables[GAME], tables[RESAMPLED]
        view(book, state, output, seat, views[0])
        if (views[0].option_count > 0) != is_asked(state, seat):
            return Contract.OPTIONS_SHOWN

        tables[RESAMPLED] = tables[GAME]
        other.random.key0, other.random.key1 = random.key1, random.key0
        exchange_hidden_cards(other, seat, random)
        view(book, other, output, seat, views[1])
        if differ(raw_views[0], raw_views[1]):
            return Contract.VIEW_SHOWS_HIDDEN_CARDS

        tables[RESAMPLED] = tables[GAME]
        resample(book, other, seat, pool, random)
        view(book, other, output, seat, views[1])
        if differ(raw_views[0], raw_views[1]):
            return Contract.VIEW_OF_A_RESAMPLED_STATE
        if fault(book, other) != 0:
            return Contract.INVARIANT_OF_A_RESAMPLED_STATE
        if lists_differ(state, other, pool, seat):
            return Contract.RESAMPLING_CHANGED_A_LIST
        if state.over == 0:
            if legal(book, other, output) == 0:
                return Contract.NO_ANSWER
            for _ in range(3):  # the resampled state can be played on
                if other.over == 0:
                    step(book, other, output.options[below(random, legal(book, other, output))], output)
            if fault(book, other) != 0:
                return Contract.INVARIANT_OF_A_RESAMPLED_STATE
        return Contract.NONE

    return view_fault


def compare_events_of(subject: Subject) -> Callable[..., int]:
    by_chance, shows_number = subject.by_chance, subject.shows_number

    @native
    def compare_events(output: Output, other: Output, seat: int) -> int:
        """Compare two games that a seat cannot tell apart, after the same answer; only a reveal or chance may part them."""
        for i in range(min(output.event_count, other.event_count)):
            a, b = output.events[i], other.events[i]
            difference = PARTED if a.kind == b.kind and by_chance(a.kind) else LEAK
            if a.kind != b.kind and (shows_number(a.kind) or shows_number(b.kind)):
                return PARTED
            if a.kind != b.kind or a.seat != b.seat or a.known != b.known:
                return difference
            if knows(a.known, seat) and a.card != b.card:
                return PARTED
            if a.place != b.place or a.amount != b.amount or a.other != b.other:
                return difference
        if output.event_count == other.event_count:
            return SAME
        longer = output if output.event_count > other.event_count else other
        return PARTED if shows_number(longer.events[min(output.event_count, other.event_count)].kind) else LEAK

    return compare_events


@native
def differ(one: Any, other: Any) -> bool:
    different = 0
    for i in range(len(one)):
        different |= one[i] ^ other[i]
    return different != 0
