"""Types shared by the loops of all players, and the limit on the length of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mulligan.players.stream import Stream

MAX_DECISIONS = 5000  # per game: a limit of the environment, not a rule; random games take about 200

Counts: TypeAlias = NDArray[np.int64]
Tables: TypeAlias = NDArray[np.void]
Book: TypeAlias = Any  # the game's own records
State: TypeAlias = Any
Output: TypeAlias = Any
Choose: TypeAlias = Callable[[int, Book, State, Output, Stream], int]
