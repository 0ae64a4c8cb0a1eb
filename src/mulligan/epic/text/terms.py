"""The words of the game: those of `mulligan.core.text.terms`."""

from mulligan.core.text.terms import Language, has_term, term, terms

__all__ = ["Language", "has_term", "term", "terms"]
