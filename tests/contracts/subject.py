"""What the contracts need of a game, or of a mode or a layout of one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.perft import CountLines
from mulligan.core.kernel.random import Random
from mulligan.core.scenario.transcript import Words

NOBODY = -1


@native
def is_asked(state: Any, seat: int) -> bool:
    """In most games one player is asked at a time."""
    return state.over == 0 and state.asked == seat


@native
def nobody_leaves(state: Any, random: Random) -> int:
    return NOBODY


@native
def cannot_leave(book: Any, state: Any, output: Output, seat: int) -> None:
    pass


@dataclass(frozen=True, eq=False)
class Subject:
    """States of every game have `ask`, `asked`, `over` and `random`; views have `option_count`."""

    game: Any  # the class: the face of a game with `load`, `take_back`, `key` and `state`
    ask: type[IntEnum]  # kinds of questions, numbered from 0
    never_asked: Collection[IntEnum]  # those that its random games do not meet: NOTHING, and what another mode asks
    choices: int
    words: Words[Any]
    book: Callable[[], Any]
    new_output: Callable[[Any], Any]  # for a state; with a journal
    new_view: Callable[[Any], Any]  # of a state

    new_game: Callable[[int], Any]  # random game number so and so: always the same; all have one layout
    # What a seat may know of the cards that resampling deals, in all ways there are: the walks use them in turn.
    pools: Callable[[], Sequence[Any]]
    faults: type[IntEnum]  # what `fault` can find; NONE is 0

    # Kernels of the game.
    legal: Callable[[Any, Any, Output], int]
    step: Callable[[Any, Any, int, Output], None]
    count_lines: CountLines
    view: Callable[[Any, Any, Output, int, Any], None]
    resample: Callable[[Any, Any, int, Any, Random], None]

    # Kernels for the contracts.
    fault: Callable[[Any, Any], int]  # (book, state): the first invariant that does not hold, or NONE
    seats: Callable[[Any], int]  # (state): how many players there are
    # (state, seat): has another player given a part of an answer that the seat cannot see? Resampling gives another.
    half_decided: Callable[[Any, int], bool]
    # (state, seat, random): some cards change places that the seat cannot tell apart. Independent of resampling.
    exchange_hidden_cards: Callable[[Any, int, Random], None]
    # (kind of event): does chance decide it before everybody's eyes? There two games part that were the same so far.
    by_chance: Callable[[int], bool]
    # (state, other, pool, seat): has resampling changed a list of cards that the seat knows?
    lists_differ: Callable[[Any, Any, Any, int], bool]
    # (state, seat): has the seat an open question?
    is_asked: Callable[[Any, int], bool] = is_asked
    # (state, random): the seat that leaves the game instead of an answer, or NOBODY; only in games with odd numbers.
    leaver: Callable[[Any, Random], int] = nobody_leaves
    leave: Callable[[Any, Any, Output, int], None] = cannot_leave
    seldom_left: Collection[IntEnum] = ()  # kinds of questions that leavers may miss; none at all where nobody can leave

    walks: int = 400  # so many random games are looked at in every state
