"""The interface between the contracts and a game, or one of its modes or layouts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from mulligan.core.kernel.native import native
from mulligan.core.kernel.output import Output
from mulligan.core.kernel.random import Random
from mulligan.core.scenario.transcript import Words

NOBODY = -1


@native
def is_asked(state: Any, seat: int) -> bool:
    """The default: one player is asked at a time."""
    return state.over == 0 and state.asked == seat


@native
def nobody_leaves(state: Any, random: Random) -> int:
    return NOBODY


@native
def cannot_leave(book: Any, state: Any, output: Output, seat: int) -> None:
    pass


@native
def never(kind: int) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class Subject:
    """States of every game have `ask`, `asked`, `over` and `random`; views have `option_count`."""

    game: Any  # the class: the face of a game with `load`, `undo`, `key` and `state`
    ask: type[IntEnum]  # kinds of questions, numbered from 0
    never_asked: Collection[IntEnum]  # those its random games never reach: NOTHING, and those of other modes
    choices: int
    words: Words[Any]
    book: Callable[[], Any]
    new_output: Callable[[Any], Any]  # for a state; with a journal
    new_view: Callable[[Any], Any]  # of a state

    new_game: Callable[[int], Any]  # random game by number, always the same; all have one layout
    # All kinds of knowledge a seat may have of the cards that resampling deals; walks use them in turn.
    pools: Callable[[], Sequence[Any]]
    faults: type[IntEnum]  # results of `fault`; NONE is 0

    # Kernels of the game.
    legal: Callable[[Any, Any, Output], int]
    step: Callable[[Any, Any, int, Output], None]
    view: Callable[[Any, Any, Output, int, Any], None]
    resample: Callable[[Any, Any, int, Any, Random], None]

    # Kernels for the contracts.
    fault: Callable[[Any, Any], int]  # (book, state): the first broken invariant, or NONE
    seats: Callable[[Any], int]  # (state): number of players
    # (state, seat): whether another player has given part of an answer that the seat cannot see; resampling changes it.
    half_decided: Callable[[Any, int], bool]
    # (state, seat, random): exchange cards that the seat cannot tell apart. Independent of resampling.
    exchange_hidden_cards: Callable[[Any, int, Random], None]
    # (kind of event): whether chance decides it in public; from there, games that were equal so far may differ.
    by_chance: Callable[[int], bool]
    # (state, other, pool, seat): whether resampling has changed a list of cards that the seat knows.
    lists_differ: Callable[[Any, Any, Any, int], bool]
    # (kind of event): whether it shows one of a number of cards that private decks decide.
    shows_number: Callable[[int], bool] = never
    # (state, seat): whether the seat has an open question.
    is_asked: Callable[[Any, int], bool] = is_asked
    # (state, random): the seat that leaves instead of an answer, or NOBODY; only in games with odd numbers.
    leaver: Callable[[Any, Random], int] = nobody_leaves
    leave: Callable[[Any, Any, Output, int], None] = cannot_leave
    seldom_left: Collection[IntEnum] = ()  # kinds of questions at which leaving is not required to occur

    walks: int = 400  # random games that are checked in every state
