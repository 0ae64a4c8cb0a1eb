"""What is said at any table: who is you and who the opponent, templates, and the labels that no game has for itself."""

from mulligan.core.text.table.labels import AnyLabel, Label
from mulligan.core.text.table.scene import NOBODY, Scene, Who
from mulligan.core.text.table.speech import Person, Speech

__all__ = ["NOBODY", "AnyLabel", "Label", "Person", "Scene", "Speech", "Who"]
