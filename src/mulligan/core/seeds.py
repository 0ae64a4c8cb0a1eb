"""Seeds that users choose."""

from __future__ import annotations

from mulligan.core.game import InvalidSettings
from mulligan.core.kernel.random import KEY_BYTES
from mulligan.core.refusals import Refusal
from mulligan.core.settings import SettingsReason


def key_from_seed(seed: int) -> bytes:
    """The key of a seed; `InvalidSettings` for a seed that is out of range."""
    try:
        return seed.to_bytes(KEY_BYTES, "little")
    except OverflowError:
        raise InvalidSettings(Refusal.of(SettingsReason.SEED, seed=str(seed))) from None
