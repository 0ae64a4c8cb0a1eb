"""Text at the table of any game: names for players, templates, and shared labels."""

from mulligan.core.text.table.labels import AnyLabel, TableLabel
from mulligan.core.text.table.scene import NOBODY, Scene, Who
from mulligan.core.text.table.speech import Person, Speech

__all__ = ["NOBODY", "AnyLabel", "Person", "Scene", "Speech", "TableLabel", "Who"]
