"""Types shared by the loops of all players, and the limit on the length of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from mulligan.core.kernel.types import Book, Output, State
from mulligan.players.stream import Stream

MAX_DECISIONS = 5000  # per game: a limit of the environment, not a rule; random games take about 200

Counts: TypeAlias = NDArray[np.int64]
Policy: TypeAlias = Callable[[int, Book, State, Output, Stream], int]  # answers for a native player, by its number
