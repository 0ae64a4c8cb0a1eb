"""Win probabilities from the values of a search, whose playouts flatter the seat that thinks.

`python -m bench.calibration GAME` measures and fits these numbers on the search's own games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

CERTAIN = 1e-3  # values closer to 0 or 1 than this stay as they are


@dataclass(frozen=True, slots=True)
class Calibration:
    """A line between the logits of a value and of the win probability."""

    slope: float = 1.0
    shift: float = 0.0

    def chance(self, value: float) -> float:
        """The probability to win at a value from 0 to 1.

        >>> Calibration().chance(0.75), Calibration(0.8, -0.4).chance(1.0)
        (0.75, 1.0)
        """
        if not CERTAIN < value < 1.0 - CERTAIN or self == AS_IT_IS:
            return value
        return 1.0 / (1.0 + exp(-self.slope * log(value / (1.0 - value)) - self.shift))


AS_IT_IS = Calibration()
CALIBRATIONS: Mapping[str, Calibration] = {"gwent": Calibration(0.891, -0.589)}  # by game; others need none


def calibration_of(game: str) -> Calibration:
    return CALIBRATIONS.get(game, AS_IT_IS)
