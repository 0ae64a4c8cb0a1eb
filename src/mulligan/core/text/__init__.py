"""What both games' words are made of: the terms, the grammar of each language, and the way a card is printed.

A game has one grammar per language that reads its declarations aloud; here is what those share. `table` has the same for what
is said while a game is played.
"""

from mulligan.core.text.card import CardText
from mulligan.core.text.language import Language
from mulligan.core.text.terms import term
from mulligan.core.text.typesetting import typeset

__all__ = ["CardText", "Language", "term", "typeset"]
