"""What languages are made of: `mulligan.core.text.words`."""

from mulligan.core.text.words import capital

__all__ = ["capital"]
