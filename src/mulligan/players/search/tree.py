"""Records of a search: its tree, its settings and its working memory."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from mulligan.core.kernel.output import MAX_OPTIONS
from mulligan.core.kernel.record import F64, I32, I64, dtype_of

NONE = -1  # no node
MAX_DEPTH = 512  # answers on one path; matches reach about 40
MAX_SEATS = 8
MAX_FEATURES = 32  # of an evaluation


class Node:
    """An answer after a sequence of answers. Equal answers in different deals share a node."""

    key: I64  # identifies the answer among those of its parent
    value: F64  # sum of the results, for the player who answers
    visits: I32
    available: I32  # visits to the parent in which the answer was legal
    child: I32  # the first one, or NONE
    sibling: I32
    mover: I32  # the seat that answers
    streak: I32  # consecutive recent visits in which the mover won before another player answered


class Tree:
    root: I32
    used: I32  # number of nodes


class SearchSettings:
    """How to search. Two searches with the same settings and seed find the same answer."""

    explore: F64  # the constant of UCB1
    widening: F64  # a node visited n times tries 1 + widening * sqrt(n) answers
    horizon: I32  # turns that a playout lasts before the position is evaluated; 0: to the end of the game
    random: I32  # playouts choose at random instead of by the policy


class Contender:
    """A player in a series of games."""

    policy: I32  # index of the native player; for a player that does not search
    iterations: I32  # per answer; 0: the player does not search
    seconds: F64  # per answer at a table; a series of games ignores the clock
    settings: SearchSettings


class Scratch:
    """Working memory. The first `count` options with their visits and values are also the result of a search."""

    count: I32
    keys: Annotated[list[I64], MAX_OPTIONS]
    options: Annotated[list[I32], MAX_OPTIONS]
    children: Annotated[list[I32], MAX_OPTIONS]
    visits: Annotated[list[I32], MAX_OPTIONS]
    values: Annotated[list[F64], MAX_OPTIONS]
    path: Annotated[list[I32], MAX_DEPTH]
    results: Annotated[list[F64], MAX_SEATS]  # by seat, from 0 for a loss to 1 for a win
    features: Annotated[list[F64], MAX_FEATURES]


NODE, TREE, SETTINGS, SCRATCH = dtype_of(Node), dtype_of(Tree), dtype_of(SearchSettings), dtype_of(Scratch)
CONTENDER = dtype_of(Contender)
NODE_BYTES = np.dtype(NODE).itemsize
