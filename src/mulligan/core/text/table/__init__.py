"""Text at the table of any game: names for players, templates, and shared labels."""

from mulligan.core.text.table.labels import AnyLabel, TableLabel
from mulligan.core.text.table.scene import NOBODY, Scene, Who
from mulligan.core.text.table.speech import Mention, Speech

__all__ = ["NOBODY", "AnyLabel", "Mention", "Scene", "Speech", "TableLabel", "Who"]
